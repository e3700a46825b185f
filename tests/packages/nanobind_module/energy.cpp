#include "energy.h"

double energy(const double *x, std::size_t n)
{
    double sum = 0;
    for (std::size_t i = 0; i + 1 < n; ++i)
        sum += std::pow(x[i + 1] - x[i], 3) - 2 * x[i];
    return sum;
}
