// The loop header's values are permuted: parallel copies in both directions.
// differentiate: rotate(a, b, c, n)  at: a = 1.2, b = 0.7, c = -0.4, n = 7
// differentiate: swap_scaled(a, b, n)  at: a = 1.2, b = 0.7, n = 5
double rotate(double a, double b, double c, int n) {
    for (int i = 0; i < n; i++) {
        double t = a;
        a = b;
        b = c;
        c = t * a;
    }
    return a + 2 * b + 3 * c;
}

double swap_scaled(double a, double b, int n) {
    while (n-- > 0) {
        double t = a;
        a = b * 0.9;
        b = t * t;
    }
    return a - b;
}
