// Loops that run no time, or a negative number of times.
// differentiate: total(x, y, n)  at: x = 1 2 3, y = 0.5, n = 0
// differentiate: total(x, y, n)  at: x = 1 2 3, y = 0.5, n = -4
// differentiate: total(x, y, n)  at: x = 1 2 3, y = 0.5, n = 1
double total(const double *x, double y, int n) {
    double s = y * y;
    for (int i = 0; i < n; i++)
        for (int j = 1; j < n; j++) s += x[i] * x[j];
    for (int i = n; i > 0; i -= 2) s *= x[i - 1];
    return s;
}
