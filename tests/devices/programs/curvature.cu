// Forward mode over reverse mode: the product of a Hessian and a vector of an energy that blocks sum in shared memory.
#include <enzyme.h>

__device__ void energy(const double *x, double *total, int n) {
    __shared__ double part[32];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    part[t] = i < n ? cos(x[i]) * x[i] : 0.0;
    __syncthreads();
    for (int width = 16; width > 0; width /= 2) {
        if (t < width) part[t] += part[t + width];
        __syncthreads();
    }
    if (t == 0) atomicAdd(total, part[0] * part[0]);
}

__device__ void slope(const double *x, double *dx, double *total, double *dtotal, int n) {
    __enzyme_autodiff<void>((void *)energy, enzyme_dup, x, dx, enzyme_dup, total, dtotal, enzyme_const, n);
}

// x → the gradient, which stands in for the result here: its Jacobian is symmetric, and its own transpose.
extern "C" __global__ void primal(const double *x, double *dx, double *total, double *dtotal, int n) {
    slope(x, dx, total, dtotal, n);
}
extern "C" __global__ void tangent(const double *x, double *vx, double *dx, double *vdx, double *total, double *vtotal,
                                   double *dtotal, double *vdtotal, int n) {
    __enzyme_fwddiff<void>((void *)slope, enzyme_dup, x, vx, enzyme_dup, dx, vdx, enzyme_dup, total, vtotal, enzyme_dup,
                           dtotal, vdtotal, enzyme_const, n);
}
