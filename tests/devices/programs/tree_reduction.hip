// A sum over each block by halves in shared memory, squared into one number by atomic additions, on AMD's devices.
#include "hip.h"

__device__ void energy(const double *x, double *total, int n) {
    __shared__ double part[128];
    int t = thread(), i = block() * 128 + t;
    part[t] = i < n ? __ocml_exp_f64(-x[i] * x[i]) * x[i] : 0.0;
    wait();
    for (int width = 64; width > 0; width /= 2) {
        if (t < width) part[t] += part[t + width];
        wait();
    }
    if (t == 0) add(total, part[0] * part[0]);
}

extern "C" __global__ void primal(const double *x, double *total, int n) { energy(x, total, n); }
extern "C" __global__ void gradient(const double *x, double *dx, double *total, double *dtotal, int n) {
    __enzyme_autodiff<void>((void *)energy, enzyme_dup, x, dx, enzyme_dup, total, dtotal, enzyme_const, n);
}
extern "C" __global__ void tangent(const double *x, double *dx, double *total, double *dtotal, int n) {
    __enzyme_fwddiff<void>((void *)energy, enzyme_dup, x, dx, enzyme_dup, total, dtotal, enzyme_const, n);
}
