// Memory that is read and overwritten in the same sweep.
// differentiate: chain(x, n)  at: x = 1.1 0.9 1.3 0.8 1.2, n = 5
// differentiate: prefix(x, n)  at: x = 1.1 0.9 1.3 0.8 1.2, n = 5
// differentiate: repeated(x, n, times)  at: x = 0.4 0.2 0.6, n = 3, times = 4
void chain(double *x, int n) {
    for (int i = 0; i + 1 < n; i++) x[i] *= x[i + 1];
}

double prefix(double *x, int n) {
    for (int i = 1; i < n; i++) x[i] = x[i] * x[i - 1] + x[i];
    return x[n - 1] * x[0];
}

double repeated(double *x, int n, int times) {
    double s = 0;
    for (int t = 0; t < times; t++)
        for (int i = 0; i < n; i++) {
            x[i] = x[i] * x[(i + 1) % n] + 0.3;
            s += x[i] * x[i];
        }
    return s;
}
