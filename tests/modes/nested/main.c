// reference: modes in modes: forward over reverse, reverse over forward, lanes over reverse, over split halves
/* Any mode inside any other. */
#include "../check.h"
#include "functions.h"
extern int enzyme_dup, enzyme_const, enzyme_width, enzyme_out;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff_void(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
struct two { double a, b; };
struct two __enzyme_fwddiff_two(void *, ...);
struct two __enzyme_autodiff_two(void *, ...);

double reverse(double x) { return __enzyme_autodiff((void *)f, x); }
double forward(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }
double halves(double x) {
    void *tape = __enzyme_augmentfwd((void *)f, x);
    return __enzyme_reverse((void *)f, x, 1.0, tape);
}
struct two lanes(double x) { return __enzyme_fwddiff_two((void *)f, enzyme_width, 2, x, 1.0, 3.0); }
double first_lane(double x) { return lanes(x).a; }
double second_lane(double x) { return lanes(x).b; }

void gradient(const double *x, double *dx, int n) {
    for (int i = 0; i < n; ++i) dx[i] = 0;
    __enzyme_autodiff_void((void *)energy, enzyme_dup, x, dx, n);
}
/* perturbations must not mix: d/dx (x · d/dy (x + y)) = 1 */
double confused(double x) { return x * __enzyme_fwddiff((void *)sum, enzyme_const, x, enzyme_dup, 1.0, 1.0); }
double confused_back(double x) { return x * __enzyme_autodiff((void *)sum, enzyme_const, x, enzyme_out, 1.0); }
double third(double x) { return __enzyme_fwddiff((void *)reverse, x, 1.0); }

int main(void) {
    double x = 1.3;
    check(__enzyme_fwddiff((void *)reverse, x, 1.0), f2(x));
    check(__enzyme_fwddiff((void *)forward, x, 1.0), f2(x));
    check(__enzyme_autodiff((void *)forward, x), f2(x));
    check(__enzyme_autodiff((void *)reverse, x), f2(x));
    check(__enzyme_fwddiff((void *)halves, x, 1.0), f2(x));
    check(__enzyme_autodiff((void *)halves, x), f2(x));
    check(__enzyme_fwddiff((void *)first_lane, x, 1.0), f2(x));
    check(__enzyme_autodiff((void *)second_lane, x), 3 * f2(x));
    struct two over = __enzyme_fwddiff_two((void *)reverse, enzyme_width, 2, x, 1.0, 2.0);
    check(over.a, f2(x));
    check(over.b, 2 * f2(x));
    check(__enzyme_autodiff((void *)confused, 5.0), 1);
    check(__enzyme_fwddiff((void *)confused, 5.0, 1.0), 1);
    check(__enzyme_fwddiff((void *)confused_back, 5.0, 1.0), 1);
    check(__enzyme_autodiff((void *)confused_back, 5.0), 1);
    double e = 1e-6;
    nearly(__enzyme_fwddiff((void *)third, x, 1.0), (f2(x + e) - f2(x - e)) / (2 * e));

    /* a Hessian, two columns at once: vector mode over reverse mode */
    double p[3] = {0.3, -0.4, 1.1}, g[3], u[3] = {1, 0, 0}, v[3] = {0, 1, 0}, hu[3] = {0}, hv[3] = {0};
    __enzyme_fwddiff((void *)gradient, enzyme_width, 2, enzyme_dup, p, u, v, enzyme_dup, g, hu, hv, enzyme_const, 3);
    for (int i = 0; i < 3; ++i) {
        double up[3] = {0.3, -0.4, 1.1}, down[3] = {0.3, -0.4, 1.1}, gu[3], gd[3];
        up[1] += e, down[1] -= e;
        gradient(up, gu, 3), gradient(down, gd, 3);
        nearly(hv[i], (gu[i] - gd[i]) / (2 * e));
    }
    check(hu[1], hv[0]);
    return failures();
}
