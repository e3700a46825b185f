// Loop-carried values that the reverse sweep needs: recorded or recomputed.
// differentiate: logistic_map(x, r, n)  at: x = 0.3, r = 3.1, n = 12
// differentiate: product(x, n)  at: x = 1.1 0.9 -1.3 2 0.7, n = 5
// differentiate: fibonacci(a, b, n)  at: a = 0.6, b = 0.8, n = 8
double logistic_map(double x, double r, int n) {
    for (int i = 0; i < n; i++) x = r * x * (1 - x);
    return x;
}

double product(const double *x, int n) {
    double p = 1;
    for (int i = 0; i < n; i++) p *= x[i];
    return p;
}

double fibonacci(double a, double b, int n) {
    for (int i = 0; i < n; i++) {
        double next = a * b + a / (1 + b * b);
        a = b;
        b = next;
    }
    return b;
}
