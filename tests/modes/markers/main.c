// reference: reverse, forward: `__enzyme_autodiff(f, [marker] x [, dx] …)`, `__enzyme_fwddiff(f, x, dx, …)`
// reference: markers: `enzyme_const`, `enzyme_dup`, `enzyme_dupnoneed`, `enzyme_out`, `enzyme_primal_return`, `enzyme_noret`, `enzyme_const_return`, `enzyme_active_return`, `enzyme_runtime_activity`, `enzyme_strong_zero`, `enzyme_byref`; declared or defined, in the same file or another
#include <string.h>
#include "../check.h"
#include "../markers.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff_void(void *, ...);
struct two { double a, b; };
struct two __enzyme_autodiff_two(void *, ...);
struct two __enzyme_fwddiff_two(void *, ...);
float __enzyme_autodiff_float(void *, ...);

double square(double x) { return x * x; }
float narrow(float x) { return x * x; }
double both(double x, double y) { return x * y; }
void result_in(double x, double *y) {
    *y = x * x;
    *y = *y * x; /* reads back what it left */
}
double *element(double *x) { return x + 1; }
/* a pointer inside that may not have a shadow of its own */
struct box { double *data; double scale; };
double boxed(struct box *b, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += b->data[i] * b->scale;
    return sum;
}
double steep(double x, double y) { return sqrt(x) * 0 + y * sqrt(x); }
double level(double x) {
    double c = cos(2 * x);
    return sqrt(1 - c * c) * exp(x);
}
double ratio(double x, double y) { return x > 0 ? y / x : y * 0; }

double shifted(double *x, int n) { /* the blocks overlap */
    memmove(x + 1, x, (n - 1) * sizeof *x);
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += x[i] * x[i] * (i + 1);
    return sum;
}
int main(int count, char **names) {
    int marker = count > 5 ? enzyme_const : enzyme_const;
    struct two t = __enzyme_autodiff_two((void *)square, enzyme_primal_return, enzyme_out, 3.0);
    check(t.a, 9);
    check(t.b, 6);
    t = __enzyme_fwddiff_two((void *)square, enzyme_primal_return, 3.0, 1.0);
    check(t.a, 9);
    check(t.b, 6);
    check(__enzyme_autodiff((void *)both, marker, 3.0, enzyme_out, 4.0), 3);
    check(__enzyme_autodiff((void *)both, enzyme_out, 3.0, enzyme_const, 4.0), 4);
    check(__enzyme_autodiff_float((void *)narrow, enzyme_out, 3.0f), 6);
    double y = 0, dy = 1;
    check(__enzyme_autodiff((void *)result_in, enzyme_out, 2.0, enzyme_dupnoneed, &y, &dy), 12);
    check(dy, 0);
    dy = 0;
    __enzyme_fwddiff((void *)result_in, enzyme_dup, 2.0, 1.0, enzyme_dupnoneed, &y, &dy);
    check(dy, 12);
    check(__enzyme_autodiff((void *)square, enzyme_const_return, enzyme_out, 3.0), 0);
    check(__enzyme_autodiff((void *)square, enzyme_noret, enzyme_active_return, enzyme_out, 3.0), 6);
    double data[2] = {1, 2};
    struct box b = {data, 3}, db = {data, 0}; /* the data is inactive: only the scale has a shadow */
    __enzyme_autodiff_void((void *)boxed, enzyme_runtime_activity, enzyme_dup, &b, &db, enzyme_const, 2);
    check(db.scale, 3);
    check(data[0], 1);
    t = __enzyme_autodiff_two((void *)steep, enzyme_strong_zero, 0.0, 0.0);
    check(t.a, 0); /* the seed of the first square root is zero, its slope infinite */
    check(t.b, 0);
    check(__enzyme_autodiff((void *)level, enzyme_strong_zero, 0.0), 0); /* the seed is infinite, the slope zero */
    check(__enzyme_fwddiff((void *)level, enzyme_strong_zero, 0.0, 1.0), 0);
    double by = 3;
    check(__enzyme_autodiff((void *)square, enzyme_byref, 8, &by), 6);
    double moved[4] = {1, 2, 3, 4}, dmoved[4] = {0};
    __enzyme_autodiff((void *)shifted, enzyme_runtime_activity, enzyme_dup, moved, dmoved, enzyme_const, 4);
    check(dmoved[0], 2 + 4);
    check(dmoved[1], 12);
    check(dmoved[2], 24);
    check(dmoved[3], 0);
    return failures();
}
