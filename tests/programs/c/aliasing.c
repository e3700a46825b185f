// The same memory under two names, inside the program.
// differentiate: same_twice(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: overlapping(x, n)  at: x = 1.5 2.5 3.5 4.5 5.5, n = 5
// differentiate: chosen_pointer(x, y, which)  at: x = 1.5 2.5, y = 0.5 3.5, which = 1
__attribute__((noinline)) static void update(double *a, const double *b, int n) {
    for (int i = 0; i < n; i++) a[i] = a[i] * b[n - 1 - i] + b[0];
}

double same_twice(double *x, int n) {
    update(x, x, n);
    return x[0] + 2 * x[1] * x[2];
}

double overlapping(double *x, int n) {
    update(x + 1, x, n - 1);
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * (i + 1);
    return s;
}

double chosen_pointer(double *x, double *y, int which) {
    double *p = which ? x : y, *q = which ? y : x;
    *p = *q * p[1];
    q[1] = *p * *p;
    return x[0] * y[0] + x[1] * y[1];
}
