// Rectangular and triangular nests; bounds that depend on outer indices.
// differentiate: pairs(x, n)  at: x = 0.5 1.5 -0.3 2.2 0.9, n = 5
// differentiate: quadratic_form(a, x, n)  at: a = random(16, -1, 1), x = 0.2 0.4 -0.6 0.8, n = 4
// differentiate: depth_three(x, n)  at: x = 0.3 0.7 1.1, n = 3
double pairs(const double *x, int n) {
    double e = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) {
            double d = x[i] - x[j];
            e += d * d * d * d - d * d;
        }
    return e;
}

double quadratic_form(const double *a, const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++)
        for (int j = i; j < n; j++) s += x[i] * a[i * n + j] * x[j];
    return s;
}

double depth_three(const double *x, int n) {
    double s = 1;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            for (int k = j; k < n; k++) s += x[i] * x[j] * x[k] * s / (3 + i + j + k);
    return s;
}
