// Products are summed over warps by shuffles, over the block in shared memory: the norm of each block's part.
#include <enzyme.h>

__device__ double sum_of_warp(double value) {
    for (int offset = 16; offset > 0; offset /= 2) value += __shfl_down_sync(0xffffffffu, value, offset);
    return value;
}

__device__ void norms(const double *x, double *norm, int n) {
    __shared__ double part[4];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    double mine = i < n ? x[i] : 0.0;
    double sum = sum_of_warp(mine * mine * (1.0 + 0.1 * t));
    if (t % 32 == 0) part[t / 32] = sum;
    __syncthreads();
    if (t < 32) {
        sum = sum_of_warp(t < blockDim.x / 32 ? part[t] : 0.0);
        if (t == 0) norm[blockIdx.x] = sqrt(sum);
    }
}

extern "C" __global__ void primal(const double *x, double *norm, int n) { norms(x, norm, n); }
extern "C" __global__ void gradient(const double *x, double *dx, double *norm, double *dnorm, int n) {
    __enzyme_autodiff<void>((void *)norms, enzyme_dup, x, dx, enzyme_dup, norm, dnorm, enzyme_const, n);
}
extern "C" __global__ void tangent(const double *x, double *dx, double *norm, double *dnorm, int n) {
    __enzyme_fwddiff<void>((void *)norms, enzyme_dup, x, dx, enzyme_dup, norm, dnorm, enzyme_const, n);
}
