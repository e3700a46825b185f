#include "../modes/check.h"
#include "functions.h"
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

/* weights are inactive: they have no shadow in the other file either */
double everything(double *x, int n) {
    double weights[3] = {1, 2, 3};
    keep(x[0] * x[1]);
    double most = *largest(x, n);
    return energy(x, weights, n) * most + total * x[2] + kept() + sum_of_list(x, n) + table_value(x, &n);
}

int main(void) {
    double x[3] = {0.4, 1.2, 0.9}, dx[3] = {0}, e = 1e-6;
    __enzyme_autodiff((void *)everything, x, dx, 3);
    double again[3] = {0};
    __enzyme_autodiff((void *)everything, x, again, 3);
    for (int i = 0; i < 3; ++i) {
        double up[3] = {0.4, 1.2, 0.9}, down[3] = {0.4, 1.2, 0.9}, direction[3] = {0};
        up[i] += e, down[i] -= e, direction[i] = 1;
        nearly(dx[i], (everything(up, 3) - everything(down, 3)) / (2 * e));
        check(again[i], dx[i]);
        check(__enzyme_fwddiff((void *)everything, x, direction, 3), dx[i]);
    }
    double one[1] = {3}, weight[1] = {2}, dweight[1] = {0};
    __enzyme_autodiff((void *)energy, enzyme_const, one, enzyme_dup, weight, dweight, 1);
    double value = energy(one, weight, 1);
    if (fabs(value - 4 * sin(3)) > 1e-12) return printf("energy(3) is %g\n", value), 1;
    check(dweight[0], 2 * sin(3));
    return failures();
}
