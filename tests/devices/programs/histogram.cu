// Weights are added to bins of shared memory, and those to bins of global memory, atomically.
#include <enzyme.h>

#define BINS 16

__device__ void count(const double *__restrict__ weight, const int *__restrict__ bin, double *sums, int n) {
    __shared__ double own[BINS];
    int t = threadIdx.x;
    if (t < BINS) own[t] = 0.0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&own[bin[i]], weight[i] * weight[i]);
    __syncthreads();
    if (t < BINS) atomicAdd(&sums[t], sin(own[t]));
}

extern "C" __global__ void primal(const double *weight, const int *bin, double *sums, int n) {
    count(weight, bin, sums, n);
}
extern "C" __global__ void gradient(const double *weight, double *dweight, const int *bin, double *sums, double *dsums,
                                    int n) {
    __enzyme_autodiff<void>((void *)count, enzyme_dup, weight, dweight, enzyme_const, bin, enzyme_dup, sums, dsums,
                            enzyme_const, n);
}
extern "C" __global__ void tangent(const double *weight, double *dweight, const int *bin, double *sums, double *dsums,
                                   int n) {
    __enzyme_fwddiff<void>((void *)count, enzyme_dup, weight, dweight, enzyme_const, bin, enzyme_dup, sums, dsums,
                           enzyme_const, n);
}
