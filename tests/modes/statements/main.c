#include "../check.h"
#include "statements.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

double uses_inactive(double x) { return x * cutoff(x) * marked_inactive(x); }
double uses_like(double x) { return my_log1p(x) + other_log1p(x) + math_attribute(x); }
double uses_allocator(double *x, int n) {
    double *work = pool_get(0, n * sizeof(double), 3);
    for (int i = 0; i < n; ++i) work[i] = x[i] * x[i];
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += work[i] * x[n - 1 - i];
    pool_give(3, work);
    return sum;
}
double uses_counter(double x) {
    counter += x;
    marked_counter = x * counter;
    return x * x;
}
double reads_counter(double x) {  // what goes through an inactive global has no derivative
    counter = x * x;
    marked_counter = sin(x);
    for (int i = 0; i < 4; ++i) kept_rows[i] = i * x;
    return x + counter * marked_counter + kept_rows[0] + kept_rows[3];
}
double uses_recompute(double *x, int n) {
    double product = 1;
    for (int i = 0; i < n; ++i) {
        double u = costly(x[i]);
        product += u * u * x[i];
    }
    return product;
}
int main(void) {
    check(__enzyme_autodiff((void *)uses_inactive, 2.0), cutoff(2) * marked_inactive(2));
    check(__enzyme_fwddiff((void *)uses_inactive, 2.0, 1.0), cutoff(2) * marked_inactive(2));
    check(__enzyme_autodiff((void *)uses_like, 1.0), 1.5);
    check(__enzyme_fwddiff((void *)uses_like, 1.0, 1.0), 1.5);
    double x[3] = {1, 2, 3}, dx[3] = {0};
    __enzyme_autodiff((void *)uses_allocator, x, dx, 3);
    check(dx[0], 2 * 1 * 3 + 9);
    check(dx[1], 3 * 4);
    check(dx[2], 1 + 2 * 3 * 1);
    check(pool_live(), 0);
    double direction[3] = {1, 0, 0};
    check(__enzyme_fwddiff((void *)uses_allocator, x, direction, 3), 15);
    check(pool_live(), 0);
    check(__enzyme_autodiff((void *)uses_counter, 3.0), 6);
    check(__enzyme_autodiff((void *)reads_counter, 3.0), 1);
    check(__enzyme_fwddiff((void *)reads_counter, 3.0, 1.0), 1);
    double dy[3] = {0};
    __enzyme_autodiff((void *)uses_recompute, x, dy, 3);
    double e = 1e-6, y[3] = {1, 2 + e, 3}, z[3] = {1, 2 - e, 3};
    nearly(dy[1], (uses_recompute(y, 3) - uses_recompute(z, 3)) / (2 * e));
    return failures();
}
