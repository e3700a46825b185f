// The smallest example: a sum of squares.
// differentiate: energy(x, n)  at: x = 1 2 3, n = 3
// expect: no tape
double energy(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; ++i) s += x[i] * x[i];
    return s;
}
