// A barrier inside of a callee parts what the caller's threads read from what they overwrite behind the call.
#include <enzyme.h>

#define SIZE 32

__device__ __noinline__ void wait(int *count) {
    __syncthreads();
    if (count) *count += 1;
}

__device__ void turns(const double *__restrict__ x, double *__restrict__ y, int *count) {
    __shared__ double s[SIZE];
    int t = threadIdx.x;
    s[t] = x[blockIdx.x * SIZE + t];
    wait(0);
    double next = s[(t + 1) % SIZE];
    double first = next * next;
    wait(0);
    s[t] = first * 0.5;
    wait(0);
    double third = s[(t + 3) % SIZE];
    y[blockIdx.x * SIZE + t] = sin(third) * third + s[t] * next;
}

extern "C" __global__ void primal(const double *x, double *y) { turns(x, y, 0); }
extern "C" __global__ void gradient(const double *x, double *dx, double *y, double *dy) {
    __enzyme_autodiff<void>((void *)turns, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, (int *)0);
}
extern "C" __global__ void tangent(const double *x, double *dx, double *y, double *dy) {
    __enzyme_fwddiff<void>((void *)turns, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, (int *)0);
}
