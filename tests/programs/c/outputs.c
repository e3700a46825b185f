// Void functions with output arrays: outputs that are set, added to, left alone, and read back.
// differentiate: set(x, y, n)  at: x = 1 2 3, y = 9 9 9, n = 3
// differentiate: add(x, y, a, n)  at: x = 1 2 3, y = 0.5 1.5 2.5, a = 0.7, n = 3
// differentiate: partly(x, y, n)  at: x = 1 -2 3, y = 0.5 1.5 2.5, n = 3
// differentiate: matvec(a, x, y, n)  at: a = random(9, -1, 1), x = 1 2 3, y = zeros(3), n = 3
void set(const double *x, double *y, int n) {
    for (int i = 0; i < n; i++) y[i] = x[i] * x[n - 1 - i];
}

void add(const double *x, double *y, double a, int n) {
    for (int i = 0; i < n; i++) y[i] += a * x[i];
}

void partly(const double *x, double *y, int n) {
    for (int i = 0; i < n; i++)
        if (x[i] > 0) y[i] = x[i] * x[i];
}

void matvec(const double *a, const double *x, double *y, int n) {
    for (int i = 0; i < n; i++) {
        y[i] = 0;
        for (int j = 0; j < n; j++) y[i] += a[i * n + j] * x[j];
    }
}
