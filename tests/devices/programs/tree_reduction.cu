// A sum over each block by halves in shared memory, squared into one number by atomic additions.
#include <enzyme.h>

__device__ void energy(const double *x, double *total, int n) {
    __shared__ double part[128];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    part[t] = i < n ? exp(-x[i] * x[i]) * x[i] : 0.0;
    __syncthreads();
    for (int width = blockDim.x / 2; width > 0; width >>= 1) {
        if (t < width) part[t] += part[t + width];
        __syncthreads();
    }
    if (t == 0) atomicAdd(total, part[0] * part[0]);
}

extern "C" __global__ void primal(const double *x, double *total, int n) { energy(x, total, n); }
extern "C" __global__ void gradient(const double *x, double *dx, double *total, double *dtotal, int n) {
    __enzyme_autodiff<void>((void *)energy, enzyme_dup, x, dx, enzyme_dup, total, dtotal, enzyme_const, n);
}
extern "C" __global__ void tangent(const double *x, double *dx, double *total, double *dtotal, int n) {
    __enzyme_fwddiff<void>((void *)energy, enzyme_dup, x, dx, enzyme_dup, total, dtotal, enzyme_const, n);
}
