// Loops that run backwards, by steps, and with two indices.
// differentiate: backwards(x, n)  at: x = 1 2 3 4 5, n = 5
// differentiate: by_three(x, n)  at: x = linspace(0.5, 3, 11), n = 11
// differentiate: meet(x, n)  at: x = 1 2 3 4 5, n = 5
double backwards(const double *x, int n) {
    double s = 1;
    for (int i = n - 1; i >= 0; i--) s = s * 0.5 + x[i] * s;
    return s;
}

double by_three(const double *x, int n) {
    double s = 0;
    for (int i = 1; i < n; i += 3) s += x[i] * x[i - 1];
    return s;
}

double meet(const double *x, int n) {
    double s = 0;
    for (int i = 0, j = n - 1; i < j; i++, j--) s += x[i] * x[i] * x[j];
    return s;
}
