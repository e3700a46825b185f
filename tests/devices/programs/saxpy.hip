// y += a·sin(x)·x[0] on AMD's devices.
#include "hip.h"

__device__ void scale(const double *x, double *y, double a, int n) {
    int i = block() * 32 + thread();
    if (i < n) y[i] += a * __ocml_sin_f64(x[i]) * x[0];
}

extern "C" __global__ void primal(const double *x, double *y, double a, int n) { scale(x, y, a, n); }
extern "C" __global__ void gradient(const double *x, double *dx, double *y, double *dy, double a, int n) {
    __enzyme_autodiff<void>((void *)scale, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, a, enzyme_const, n);
}
extern "C" __global__ void tangent(const double *x, double *dx, double *y, double *dy, double a, int n) {
    __enzyme_fwddiff<void>((void *)scale, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, a, enzyme_const, n);
}
