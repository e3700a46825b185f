// Structs passed by value: the callee changes its copy, the caller keeps its own.
// differentiate: f(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4
// differentiate: g(x, y)  at: x = 1.3, y = 0.6
#include <math.h>
typedef struct { double a[6]; int n; double *p; } big;
__attribute__((noinline)) static double use(big b, int k) {
    double s = 0;
    for (int i = 0; i < b.n; i++) { b.a[i] *= b.a[(i + 1) % b.n]; s += b.a[i] * b.p[k]; }
    b.p[k] *= 2;
    for (int i = 0; i < b.n; i++) s += sin(b.a[i]);
    return s;
}
double f(double *x, int n) {
    big b = {{x[0], x[1], x[2], x[3], x[0] * x[1], 1}, 5, x};
    double s = use(b, 0);
    s += b.a[0] * 3;
    b.a[2] = s;
    s += use(b, 1);
    return s + b.a[2] * x[0];
}
typedef struct { double re, im; } cplx;
__attribute__((noinline)) static cplx mul(cplx a, cplx b) { return (cplx){a.re*b.re-a.im*b.im, a.re*b.im+a.im*b.re}; }
__attribute__((noinline)) static big make(double x, double y) { big b = {{x, y, x*y}, 3, 0}; for (int i=0;i<3;i++) b.a[i]*=b.a[0]; return b; }
double g(double x, double y) {
    cplx z = {x, y};
    for (int i = 0; i < 5; i++) z = mul(z, (cplx){x, 0.1 * i});
    big b = make(x, y), c = b;
    c.a[1] += z.im;
    return z.re + b.a[2] * c.a[1];
}
