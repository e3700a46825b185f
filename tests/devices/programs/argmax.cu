// The greatest of a block and where it is: stores behind comparisons of what is in shared memory.
#include <enzyme.h>

__device__ void greatest(const double *x, double *found) {
    __shared__ double value[64];
    __shared__ int place[64];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    value[t] = x[i] * x[i], place[t] = i;
    __syncthreads();
    for (int width = 32; width > 0; width >>= 1) {
        if (t < width && value[t + width] > value[t]) value[t] = value[t + width], place[t] = place[t + width];
        __syncthreads();
    }
    if (t == 0) found[2 * blockIdx.x] = value[0], found[2 * blockIdx.x + 1] = sin(x[place[0]]) * value[0];
}

extern "C" __global__ void primal(const double *x, double *found) { greatest(x, found); }
extern "C" __global__ void gradient(const double *x, double *dx, double *found, double *dfound) {
    __enzyme_autodiff<void>((void *)greatest, enzyme_dup, x, dx, enzyme_dup, found, dfound);
}
extern "C" __global__ void tangent(const double *x, double *dx, double *found, double *dfound) {
    __enzyme_fwddiff<void>((void *)greatest, enzyme_dup, x, dx, enzyme_dup, found, dfound);
}
