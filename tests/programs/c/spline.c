// A natural cubic spline: a tridiagonal solve, a search of the interval, an evaluation.
// differentiate: at_point(x, y, n, t)  at: x = 0 1 2.5 3 4.2, y = 1 0.5 2 1.5 0.25, n = 5, t = 2.7
// differentiate: tridiagonal(a, b, c, d, n)  at: a = 0 1 1 1, b = 4 5 4 6, c = 1 0.5 1 0, d = 1 2 3 4, n = 4
void tridiagonal(const double *a, double *b, const double *c, double *d, int n) {
    for (int i = 1; i < n; i++) {
        double m = a[i] / b[i - 1];
        b[i] -= m * c[i - 1];
        d[i] -= m * d[i - 1];
    }
    d[n - 1] /= b[n - 1];
    for (int i = n - 2; i >= 0; i--) d[i] = (d[i] - c[i] * d[i + 1]) / b[i];
}

double at_point(const double *x, const double *y, int n, double t) {
    double a[16], b[16], c[16], m[16];
    for (int i = 0; i < n; i++) a[i] = c[i] = m[i] = 0, b[i] = 1;
    for (int i = 1; i < n - 1; i++) {
        a[i] = x[i] - x[i - 1];
        c[i] = x[i + 1] - x[i];
        b[i] = 2 * (a[i] + c[i]);
        m[i] = 6 * ((y[i + 1] - y[i]) / c[i] - (y[i] - y[i - 1]) / a[i]);
    }
    tridiagonal(a, b, c, m, n);
    int low = 0, high = n - 1;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        if (x[middle] > t) high = middle;
        else low = middle;
    }
    double h = x[high] - x[low], p = (x[high] - t) / h, q = (t - x[low]) / h;
    return p * y[low] + q * y[high] + ((p * p * p - p) * m[low] + (q * q * q - q) * m[high]) * h * h / 6;
}
