// A callee that stays one is given arrays of each thread's own, and shared ones: both are added to in the same code.
#include <enzyme.h>

struct Law {
    double stiffness, damping;
};

__device__ __noinline__ double dot(const double *a, const double *b, int n) {
    double sum = 0.0;
    for (int k = 0; k < n; k++) sum += a[k] * b[k] * b[k];
    return sum;
}

__device__ void respond(const double *x, const Law *law, double *y, int n) {
    __shared__ double table[4];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    if (t < 4) table[t] = law->stiffness * (t + 1) + law->damping;
    __syncthreads();
    if (i >= n) return;
    double own[4], kept[4];
    for (int k = 0; k < 4; k++) own[k] = x[(i + k) % n] * (k + 1), kept[k] = own[k] * own[k];
    double first = dot(own, table, 4), second = dot(kept, own, 4), third = dot(table, kept, 4);
    own[i % 4] = first;
    y[i] = own[0] + second * own[3] + third * law->stiffness;
}

extern "C" __global__ void primal(const double *x, const Law *law, double *y, int n) { respond(x, law, y, n); }
extern "C" __global__ void gradient(const double *x, double *dx, const Law *law, Law *dlaw, double *y, double *dy,
                                    int n) {
    __enzyme_autodiff<void>((void *)respond, enzyme_dup, x, dx, enzyme_dup, law, dlaw, enzyme_dup, y, dy, enzyme_const,
                            n);
}
extern "C" __global__ void tangent(const double *x, double *dx, const Law *law, Law *dlaw, double *y, double *dy,
                                   int n) {
    __enzyme_fwddiff<void>((void *)respond, enzyme_dup, x, dx, enzyme_dup, law, dlaw, enzyme_dup, y, dy, enzyme_const,
                           n);
}
