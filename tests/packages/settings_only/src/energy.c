#include <stddef.h>

#include "term.h"

double energy(const double *x, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; ++i)
        sum += term(x[i]);
    return sum;
}
