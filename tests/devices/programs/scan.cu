// Running products of each block in shared memory, which every step overwrites: what was there is on the tape.
#include <enzyme.h>

#define SIZE 64

__device__ __noinline__ void pass(double *value, int t, int distance) {
    double other = t >= distance ? value[t - distance] : 1.0;
    __syncthreads();
    value[t] *= other;
    __syncthreads();
}

__device__ void products(const double *x, double *y, int n) {
    __shared__ double value[SIZE];
    int t = threadIdx.x, i = blockIdx.x * SIZE + t;
    value[t] = i < n ? 1.0 + 0.1 * x[i] : 1.0;
    __syncthreads();
    for (int distance = 1; distance < SIZE; distance *= 2) pass(value, t, distance);
    if (i < n) y[i] = value[t] * value[SIZE - 1];
}

extern "C" __global__ void primal(const double *x, double *y, int n) { products(x, y, n); }
extern "C" __global__ void gradient(const double *x, double *dx, double *y, double *dy, int n) {
    __enzyme_autodiff<void>((void *)products, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
}
extern "C" __global__ void tangent(const double *x, double *dx, double *y, double *dy, int n) {
    __enzyme_fwddiff<void>((void *)products, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
}
