#include <enzyme.h>

double energy(const double *x, int n);

void gradient(const double *x, double *result, int n)
{
    __enzyme_autodiff((void *)energy, enzyme_dup, x, result, enzyme_const, n);
}
