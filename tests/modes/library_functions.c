// reference: reverse, forward: library functions themselves, by name
/* Derivatives that are asked of the C library's functions themselves, in all modes. */
#include "check.h"
#include <stdlib.h>

extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_width, enzyme_primal_return, enzyme_vector;
double __enzyme_autodiff(void *, ...);
float __enzyme_autodiff_f(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct pair { double x, y; };
struct pair __enzyme_autodiff_pair(void *, ...);
struct pair __enzyme_fwddiff_pair(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
struct pair __enzyme_batch(void *, ...);

static double slope(double x) { return __enzyme_autodiff((void *)sin, x); }

int main(void) {
    check(__enzyme_autodiff((void *)sin, 0.7), cos(0.7));
    check(__enzyme_fwddiff((void *)exp, 0.7, 2.0), 2 * exp(0.7));
    check(__enzyme_autodiff((void *)pow, enzyme_out, 1.3, enzyme_const, 2.5), 2.5 * pow(1.3, 1.5));
    check(__enzyme_autodiff((void *)floor, 1.3), 0);
    nearly(__enzyme_autodiff_f((void *)logf, 1.3f), 1 / 1.3);
    struct pair both = __enzyme_autodiff_pair((void *)atan2, 1.3, 0.4);
    check(both.x, 0.4 / (1.3 * 1.3 + 0.16));
    check(both.y, -1.3 / (1.3 * 1.3 + 0.16));
    both = __enzyme_fwddiff_pair((void *)tan, enzyme_primal_return, 0.3, 1.0);
    check(both.x, tan(0.3));
    check(both.y, 1 + tan(0.3) * tan(0.3));
    both = __enzyme_fwddiff_pair((void *)log, enzyme_width, 2, 0.3, 1.0, 3.0);
    check(both.x, 1 / 0.3);
    check(both.y, 3 / 0.3);
    void *tape = __enzyme_augmentfwd((void *)sqrt, 0.3);
    check(__enzyme_reverse((void *)sqrt, 0.3, 2.0, tape), 1 / sqrt(0.3));
    both = __enzyme_batch((void *)cos, enzyme_width, 2, enzyme_vector, 0.3, 0.4);
    check(both.y, cos(0.4));
    check(__enzyme_autodiff((void *)slope, 0.7), -sin(0.7));
    double whole, parts = 0;
    check(__enzyme_autodiff((void *)modf, enzyme_out, 2.3, enzyme_dup, &whole, &parts), 1);
    return failures();
}
