#include <math.h>

double potential(const double *x, int n, double depth)
{
    double sum = 0;
    for (int i = 1; i < n; ++i)
        sum += depth * exp(-(x[i] - x[i - 1]) * (x[i] - x[i - 1]));
    return sum;
}
