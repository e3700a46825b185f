// Numbers are sorted in shared memory: what is compared is also what is differentiated.
#include <enzyme.h>

__device__ void sorted(const double *x, double *y) {
    __shared__ double s[64];
    int t = threadIdx.x, first = blockIdx.x * 64;
    s[t] = x[first + t], s[t + 32] = x[first + t + 32];
    for (int k = 2; k <= 64; k <<= 1)
        for (int j = k >> 1; j > 0; j >>= 1) {
            __syncthreads();
            int low = 2 * t - (t & (j - 1)), high = low + j;
            bool upwards = (low & k) == 0;
            if ((s[low] > s[high]) == upwards) {
                double kept = s[low];
                s[low] = s[high], s[high] = kept;
            }
        }
    __syncthreads();
    y[first + t] = (1.0 + 0.01 * t) * s[t] * s[t], y[first + t + 32] = s[t + 32] * s[63];
}

extern "C" __global__ void primal(const double *x, double *y) { sorted(x, y); }
extern "C" __global__ void gradient(const double *x, double *dx, double *y, double *dy) {
    __enzyme_autodiff<void>((void *)sorted, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
extern "C" __global__ void tangent(const double *x, double *dx, double *y, double *dy) {
    __enzyme_fwddiff<void>((void *)sorted, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
