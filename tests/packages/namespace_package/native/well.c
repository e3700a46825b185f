double well(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; ++i)
        sum += (x[i] * x[i] - 1) * (x[i] * x[i] - 1);
    return sum;
}
