#ifndef __FAST_MATH__
#error this file is compiled with -ffast-math
#endif
#ifndef NDEBUG
#error a release build
#endif

double well(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; ++i)
        sum += (x[i] * x[i] - MINIMUM) * (x[i] * x[i] - MINIMUM);
    return sum;
}
