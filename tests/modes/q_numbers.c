// reference: custom derivatives: `<enzyme/qnumber.h>`: integers that stand for n / 2ᶠ
/* Every operation of Q numbers, in all modes; a number is rounded, its derivative is not. */
#include <enzyme/qnumber.h>
#include "check.h"
extern int enzyme_width, enzyme_dup, enzyme_const;
struct two { double a, b; };
struct two __enzyme_fwddiff_two(void *, ...);
struct two __enzyme_autodiff_two(void *, ...);
enum { F = 16, G = 40 };

static double near(double found, double wanted) { return fabs(found - wanted) < 1e-4 * (1 + fabs(wanted)); }
/* x y + x / y - y */
static double f(double x, double y) {
    enzyme_q32 a = enzyme_q32_from(x, F), b = enzyme_q32_from(y, F);
    enzyme_q32 sum = enzyme_q32_add(enzyme_q32_mul(a, b, F), enzyme_q32_div(a, b, F));
    return enzyme_q32_to(enzyme_q32_sub(sum, b, F), F);
}
static double g(double x, double y) {
    enzyme_q64 a = enzyme_q64_from(x, G), b = enzyme_q64_from(y, G);
    enzyme_q64 sum = enzyme_q64_add(enzyme_q64_mul(a, b, G), enzyme_q64_div(a, b, G));
    return enzyme_q64_to(enzyme_q64_sub(sum, b, G), G);
}
/* Σ x², numbers and sums in memory; the larger ones count twice */
static double in_memory(const double *x, int n) {
    enzyme_q32 numbers[4], sum = enzyme_q32_of_raw(0);
    for (int k = 0; k < n; ++k) numbers[k] = enzyme_q32_from(x[k], F);
    for (int k = 0; k < n; ++k) {
        sum = enzyme_q32_add(sum, enzyme_q32_mul(numbers[k], numbers[k], F));
        if (enzyme_q32_is_less(enzyme_q32_from(1, F), numbers[k])) sum = enzyme_q32_add(sum, numbers[k]);
    }
    return enzyme_q32_to(sum, F);
}
static double cut(double x) {
    enzyme_q32 a = enzyme_q32_from(x, F);
    return enzyme_q32_to(enzyme_q32_mul(a, a, F), F);
}
static double df(double x, double y) { return __enzyme_fwddiff((void *)f, x, 1.0, y, 0.0); }
static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)in_memory, x, dx, enzyme_const, 3); }

int main(void) {
    check(sizeof(enzyme_q32), 4);
    check(enzyme_q32_raw(enzyme_q32_from(0.75, F)), 49152);
    check(enzyme_q32_raw(enzyme_q32_from(-1e9, F)), INT32_MIN);
    check(enzyme_q64_to(enzyme_q64_from(1.0 / 3, G), G), round(ldexp(1, G) / 3) / ldexp(1, G));
    check(enzyme_q32_raw(enzyme_q32_div(enzyme_q32_from(-1, F), enzyme_q32_from(3, F), F)), -21845);
    check(enzyme_q32_raw(enzyme_q32_div(enzyme_q32_from(2, F), enzyme_q32_from(-3, F), F)), -43691);
    double x = 1.7, y = 0.6;
    check(near(f(x, y), x * y + x / y - y), 1);
    struct two t = __enzyme_autodiff_two((void *)f, x, y);
    check(near(t.a, y + 1 / y), 1);
    check(near(t.b, x - x / y / y - 1), 1);
    check(near(__enzyme_fwddiff((void *)f, x, 1.0, y, 2.0), t.a + 2 * t.b), 1);
    t = __enzyme_autodiff_two((void *)g, x, y);
    check(fabs(t.a - (y + 1 / y)) < 1e-10, 1);
    check(fabs(t.b - (x - x / y / y - 1)) < 1e-10, 1);
    t = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, x, 1.0, 0.0, y, 0.0, 1.0);
    check(near(t.a, y + 1 / y), 1);
    check(near(t.b, x - x / y / y - 1), 1);
    check(near(__enzyme_fwddiff((void *)df, x, 0.0, y, 1.0), 1 - 1 / y / y), 1); /* ∂²/∂x∂y */
    double v[3] = {0.5, 1.5, 2.25}, dv[3] = {0}, w[3] = {1, 0, 0}, dw[3] = {0}, e[3] = {0};
    check(near(in_memory(v, 3), 0.25 + 2.25 + 1.5 + 5.0625 + 2.25), 1);
    gradient(v, dv);
    check(near(dv[0], 1) && near(dv[1], 4) && near(dv[2], 5.5), 1);
    __enzyme_fwddiff((void *)gradient, enzyme_dup, v, w, enzyme_dup, dw, e);
    check(near(e[0], 2) && e[1] == 0, 1);
    check(__enzyme_autodiff((void *)cut, 300.0), 0); /* its square is too large */
    check(near(__enzyme_autodiff((void *)cut, 100.0), 200), 1);
    return failures();
}
