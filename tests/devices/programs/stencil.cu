// A nonlinear stencil over a tile with a halo in shared memory; blocks share the halo's values.
#include <enzyme.h>

#define TILE 64

__device__ void smooth(const double *u, double *v, int n) {
    __shared__ double tile[TILE + 2];
    int t = threadIdx.x, i = blockIdx.x * TILE + t;
    tile[t + 1] = i < n ? u[i] : 0.0;
    if (t == 0) tile[0] = i > 0 ? u[i - 1] : 0.0;
    if (t == TILE - 1) tile[TILE + 1] = i + 1 < n ? u[i + 1] : 0.0;
    __syncthreads();
    if (i < n) v[i] = tile[t + 1] + 0.1 * (tile[t] - 2.0 * tile[t + 1] + tile[t + 2]) * tile[t + 1];
}

extern "C" __global__ void primal(const double *u, double *v, int n) { smooth(u, v, n); }
extern "C" __global__ void gradient(const double *u, double *du, double *v, double *dv, int n) {
    __enzyme_autodiff<void>((void *)smooth, enzyme_dup, u, du, enzyme_dup, v, dv, enzyme_const, n);
}
extern "C" __global__ void tangent(const double *u, double *du, double *v, double *dv, int n) {
    __enzyme_fwddiff<void>((void *)smooth, enzyme_dup, u, du, enzyme_dup, v, dv, enzyme_const, n);
}
