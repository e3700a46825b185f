// reference: fixed points: `__enzyme_fixed_point(step, enzyme_fp_state, z, bytes, …)`
#include "../check.h"
#include "functions.h"
extern int enzyme_fp_state, enzyme_fp_tolerance, enzyme_fp_most, enzyme_dup, enzyme_out;
void __enzyme_fixed_point(void *, ...);
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
double solved(const double *p, double k) {
    double z[N] = {0.5, 0.5, 0.5};
    __enzyme_fixed_point((void *)relax, enzyme_fp_state, z, sizeof z, p, k);
    return z[0] * z[1] + z[2];
}
double precisely(const double *p, double k) {
    double z[N] = {p[0], p[1], p[2]};
    __enzyme_fixed_point((void *)relax, enzyme_fp_state, z, sizeof z, enzyme_fp_tolerance, 1e-15, enzyme_fp_most, 500, p, k);
    return z[0] * z[1] + z[2];
}
struct two { double a, b; };
struct two __enzyme_autodiff_two(void *, ...);
extern int enzyme_width;
double of_k(double k) {
    double p[N] = {0.1, 0.2, 0.3};
    return solved(p, k);
}
double slope(double k) { return __enzyme_autodiff((void *)of_k, k); }
int main(void) {
    double p[N] = {0.1, 0.2, 0.3}, a[N] = {0}, b[N] = {0}, c[N] = {0}, t[N] = {1, 0, 0};
    compare(solved(p, 1.1), unrolled(p, 1.1), 1e-12, "solved", __LINE__);
    double ka = __enzyme_autodiff((void *)solved, enzyme_dup, p, a, enzyme_out, 1.1);
    double kb = __enzyme_autodiff((void *)unrolled, enzyme_dup, p, b, enzyme_out, 1.1);
    double kc = __enzyme_autodiff((void *)precisely, enzyme_dup, p, c, enzyme_out, 1.1);
    check(ka, kb);
    check(kc, kb);
    for (int i = 0; i < N; ++i) check(a[i], b[i]), check(c[i], b[i]);
    check(__enzyme_fwddiff((void *)solved, p, t, 1.1, 0.0), b[0]);
    /* in lanes, and again */
    struct two lanes = __enzyme_autodiff_two((void *)of_k, enzyme_width, 2, 1.1);
    check(lanes.a, kb), check(lanes.b, kb);
    double second = (slope(1.1 + 1e-5) - slope(1.1 - 1e-5)) / 2e-5;
    nearly(__enzyme_fwddiff((void *)slope, 1.1, 1.0), second);
    nearly(__enzyme_autodiff((void *)slope, 1.1), second);
    return failures();
}
