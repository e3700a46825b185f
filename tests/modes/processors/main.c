// reference: split reverse: of functions for processors with longer vectors than the caller's
#include "../check.h"
#include "functions.h"
double __enzyme_autodiff(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
#define START {0.31, 0.9, 0.7, 0.8}
double driver(double *x) { return recorded_once(x) * x[1]; }
static void compare_with_differences(double (*f)(double *), const double *slope) {
    double e = 1e-6;
    for (int i = 0; i < 4; ++i) {
        double u[4] = START, v[4] = START;
        u[i] += e, v[i] -= e;
        nearly(slope[i], (f(u) - f(v)) / (2 * e));
    }
}
int main(void) {
    double x[4] = START, y[4] = START, dx[4] = {0}, dy[4] = {0};
    __enzyme_autodiff((void *)driver, x, dx);
    compare_with_differences(driver, dx);
    void *tape = __enzyme_augmentfwd((void *)recorded_once, y, dy);
    __enzyme_reverse((void *)recorded_once, y, dy, 1.0, tape);
    compare_with_differences(recorded_once, dy);
    return failures();
}
