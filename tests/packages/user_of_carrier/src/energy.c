double potential(const double *x, int n, double depth);

double energy(const double *x, int n)
{
    double bend = x[0] * x[n - 1];
    return bend * bend + potential(x, n, 2 * x[0]);
}
