// Trip counts that are known only when the loop ends, by data.
// differentiate: halve(x)  at: x = 37.5
// differentiate: first_negative(x, n)  at: x = 3 1.5 0.75 -2 5, n = 5
// differentiate: collatz(x, n)  at: x = 1.1, n = 27
double halve(double x) {
    double s = 0;
    while (x > 1) {
        s += x * x;
        x *= 0.5;
    }
    return s + x;
}

double first_negative(const double *x, int n) {
    double p = 1;
    int i = 0;
    while (i < n && x[i] > 0) p *= x[i++] + 0.5;
    return p;
}

double collatz(double x, int n) {
    while (n != 1) {
        n = n % 2 ? 3 * n + 1 : n / 2;
        x = n % 2 ? x * 1.01 : x + 0.01 * x * x;
    }
    return x;
}
