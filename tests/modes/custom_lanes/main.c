// reference: custom derivatives: in lanes
/* Rules of one lane, called in several. */
#include "../check.h"
#include "functions.h"
extern int enzyme_width, enzyme_dup, enzyme_const;
struct two { double a, b; };
struct four { double xa, xb, ya, yb; };
struct two __enzyme_fwddiff_two(void *, ...);
struct four __enzyme_autodiff_four(void *, ...);
void __enzyme_autodiff(void *, ...);

struct result { double tape, value; };
static struct result scaled_augmented(double x, double y) {
    struct result made = {x + y, x * y};
    return made;
}
struct pair { double x, y; };
static struct pair scaled_reverse(double x, double y, double seed, double tape) {
    struct pair made = {10 * seed * tape, 100 * seed * x};
    return made;
}
static double scaled_forward(double x, double dx, double y, double dy) { return 10 * (x + y) * dx + 100 * x * dy; }
void *__enzyme_register_gradient_scaled[] = {(void *)scaled, (void *)scaled_augmented, (void *)scaled_reverse};
void *__enzyme_register_derivative_scaled[] = {(void *)scaled, (void *)scaled_forward};
static double dot_augmented(const double *x, double *dx, int n) { return dot(x, n); }
static void dot_reverse(const double *x, double *dx, int n, double seed) {
    for (int i = 0; i < n; ++i) dx[i] += 7 * x[i] * seed;
}
void *__enzyme_register_gradient_dot[] = {(void *)dot, (void *)dot_augmented, (void *)dot_reverse};

double f(double x, double y) { return 2 * scaled(x, y) * scaled(1, 1); }
double g(double *x) { return 3 * dot(x, 2); }

int main(void) {
    struct two t = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, 2.0, 1.0, 0.0, enzyme_dup, 3.0, 0.0, 1.0);
    check(t.a, 2 * 10 * 5);
    check(t.b, 2 * 100 * 2);
    struct four o = __enzyme_autodiff_four((void *)f, enzyme_width, 2, 2.0, 3.0);
    check(o.xa, 100);
    check(o.xb, 100);
    check(o.ya, 400);
    check(o.yb, 400);
    o = __enzyme_autodiff_four((void *)scaled, enzyme_width, 2, 2.0, 3.0);
    check(o.xb, 50);
    check(o.ya, 200);
    double x[2] = {1, 2}, a[2] = {0}, b[2] = {1, 1};
    __enzyme_autodiff((void *)g, enzyme_width, 2, enzyme_dup, x, a, b);
    check(a[1], 42);
    check(b[1], 43);
    return failures();
}
