// reference: checkpoints: in lanes and again
/* Checkpointed loops in lanes, and differentiated again. */
#include "check.h"
extern int enzyme_dup, enzyme_const, enzyme_out;
void __enzyme_checkpoint_for(void *, ...);
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct two { double a, b; };
struct two __enzyme_autodiff_two(void *, ...);
extern int enzyme_width;
void step(double *x, int i, double k) { *x = sin(*x * k) + 0.1 * i; }
double f(double x, double k) { double s = x; __enzyme_checkpoint_for((void *)step, 20, &s, sizeof s, k); return s; }
double plain(double x, double k) { double s = x; for (int i = 0; i < 20; ++i) step(&s, i, k); return s; }
double df(double x) { return __enzyme_autodiff((void *)f, enzyme_out, x, enzyme_const, 1.3); }
double dplain(double x) { return __enzyme_autodiff((void *)plain, enzyme_out, x, enzyme_const, 1.3); }
struct four { double a, b, c, d; };
struct four __enzyme_autodiff_four(void *, ...);
int main(void) {
    check(df(0.3), dplain(0.3));
    struct four l = __enzyme_autodiff_four((void *)f, enzyme_width, 2, 0.3, 1.3);
    struct two r = __enzyme_autodiff_two((void *)plain, 0.3, 1.3);
    check(l.a, r.a); check(l.b, r.a); check(l.c, r.b); check(l.d, r.b);
    check(__enzyme_fwddiff((void *)df, 0.3, 1.0), __enzyme_fwddiff((void *)dplain, 0.3, 1.0));
    return failures();
}
