// What CUDA has and C has not: norms, products that are not fused, bits of numbers, approximations.
#include <cassert>
#include <enzyme.h>

__device__ void compute(const double *x, const float *v, double *y, float *w, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    assert(n > 0);
    if (i >= n) return;
    double a = x[i], b = x[(i + 1) % n], c = x[(i + 2) % n];
    double bits = __hiloint2double(__double2hiint(a), __double2loint(a));
    y[i] = norm3d(a, b, c) + rnorm3d(a, b, 1.0) * __dmul_rn(a, b) + __fma_rn(a, b, c) + j1(a) * __ddiv_rn(c, b) +
           __longlong_as_double(__double_as_longlong(bits)) * __dsqrt_rn(b) + erfcx(a) + normcdf(c);
    float s, p, q = v[i];
    __sincosf(q, &s, &p);
    w[i] = s * p + __fdividef(q, 1.0f + q * q) + __saturatef(q * 0.3f) + __expf(-q) + __powf(q, 1.5f) + __frsqrt_rn(q);
}

extern "C" __global__ void primal(const double *x, const float *v, double *y, float *w, int n) { compute(x, v, y, w, n); }
extern "C" __global__ void gradient(const double *x, double *dx, const float *v, float *dv, double *y, double *dy,
                                    float *w, float *dw, int n) {
    __enzyme_autodiff<void>((void *)compute, enzyme_dup, x, dx, enzyme_dup, v, dv, enzyme_dup, y, dy, enzyme_dup, w,
                            dw, enzyme_const, n);
}
extern "C" __global__ void tangent(const double *x, double *dx, const float *v, float *dv, double *y, double *dy,
                                   float *w, float *dw, int n) {
    __enzyme_fwddiff<void>((void *)compute, enzyme_dup, x, dx, enzyme_dup, v, dv, enzyme_dup, y, dy, enzyme_dup, w,
                           dw, enzyme_const, n);
}
