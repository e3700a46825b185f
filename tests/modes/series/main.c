// reference: batch, helpers: `__enzyme_iter`: iterations are added by each differentiation
#include "../check.h"
#include "functions.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);

static double partial_sum(double x, int n, int order) { /* of the derivative of that order of sum x^i / i! */
    double sum = 0, term = 1;
    for (int i = 0; i < n - order; ++i) sum += term, term *= x / (i + 1);
    return sum;
}
double first(double x) { return __enzyme_autodiff((void *)series, x); }
double first_forward(double x) { return __enzyme_fwddiff((void *)series, x, 1.0); }
double second(double x) { return __enzyme_autodiff((void *)first, x); }
double third(double x) { return __enzyme_fwddiff((void *)second, x, 1.0); }
double variable(double x, int n, long k) { return longer(x, n, k); }

int main(void) {
    double x = 1.5;
    check(series(x), partial_sum(x, 4, 0));
    check(first(x), partial_sum(x, 5, 1));
    check(first_forward(x), partial_sum(x, 5, 1));
    check(second(x), partial_sum(x, 6, 2));
    check(__enzyme_fwddiff((void *)first_forward, x, 1.0), partial_sum(x, 6, 2));
    check(__enzyme_autodiff((void *)first_forward, x), partial_sum(x, 6, 2));
    check(third(x), partial_sum(x, 7, 3));
    check(__enzyme_autodiff((void *)variable, x, 3, 2L), partial_sum(x, 5, 1));
    check(__enzyme_fwddiff((void *)variable, x, 1.0, 3, 2L), partial_sum(x, 5, 1));
    void *tape = __enzyme_augmentfwd((void *)series, x);
    check(__enzyme_reverse((void *)series, x, 1.0, tape), partial_sum(x, 5, 1));
    return failures();
}
