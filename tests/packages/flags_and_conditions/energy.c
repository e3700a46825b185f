#ifdef __FAST_MATH__
#error this file is not
#endif
#if OTHER != 3
#error -DOTHER=3
#endif

double pair(double r);

double energy(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i + 1 < n; ++i)
        sum += pair(x[i + 1] - x[i]);
    return sum;
}
