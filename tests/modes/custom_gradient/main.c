#include "../check.h"
double norm(const double *x, int n);
double scale(double a, double b);
void fill(const double *x, double *y, int n);
double *second(double *x);
double same(double x);

double uses_norm(double *x) { return 2 * norm(x, 3) * x[0]; }
double uses_scale(double a, double b) { return 3 * scale(a, b * b); }
double uses_fill(double *x) {
    double y[3];
    fill(x, y, 3);
    x[0] = 0; /* the tape keeps what it was */
    return y[0] + 2 * y[1] + 3 * y[2];
}
double uses_second(double *x) { return *second(x) * x[0]; }
double uses_same(double x) { return x * same(x); }
double of_constant(double a, double b) { return scale(a, 3) + scale(2, b); }

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct two { double a, b; };
struct two __enzyme_autodiff_two(void *, ...);

int main(void) {
    double x[3] = {1, 2, 2}, dx[3] = {0};
    __enzyme_autodiff((void *)uses_norm, x, dx);
    check(dx[0], 2 * 3 + 2 * 100); /* d(2 norm x0): norm itself, and 100 x times the seed 2 x0 */
    check(dx[1], 2 * 200);
    double direction[3] = {1, 0, 0};
    check(__enzyme_fwddiff((void *)uses_norm, x, direction), 206);
    struct two outs = __enzyme_autodiff_two((void *)uses_scale, 2.0, 3.0);
    check(outs.a, 21);
    check(outs.b, 33 * 6);
    check(__enzyme_fwddiff((void *)uses_scale, 2.0, 1.0, 3.0, 0.0), 21);
    outs = __enzyme_autodiff_two((void *)scale, 2.0, 3.0);
    check(outs.a, 7);
    check(outs.b, 11);
    double dy[3] = {0};
    __enzyme_autodiff((void *)uses_fill, x, dy);
    check(dy[0], 1000);
    check(dy[1], 4000);
    check(dy[2], 6000);
    x[0] = 1;
    double tangent[3] = {0, 1, 0};
    check(__enzyme_fwddiff((void *)uses_fill, x, tangent), 4000);
    x[0] = 3;
    double dz[3] = {0};
    __enzyme_autodiff((void *)uses_second, x, dz);
    check(dz[0], 2 + 5);
    check(dz[1], 3);
    check(__enzyme_autodiff((void *)uses_same, 3.0), 3 - 3);
    check(__enzyme_fwddiff((void *)uses_same, 3.0, 1.0), 3 - 3);
    outs = __enzyme_autodiff_two((void *)of_constant, 2.0, 3.0);
    check(outs.a, 7);
    check(outs.b, 11);
    return failures();
}
