// A growing tape inside a loop of known length, and a nest of two unknown ones.
// differentiate: inner_unknown(x, n)  at: x = 9.1 3.3 17.2, n = 3
// differentiate: both_unknown(x)  at: x = 20.3
double inner_unknown(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double y = x[i];
        while (y > 1) {
            s += y * x[i];
            y = y / 2 - 0.01 * y * y / (1 + y * y);
        }
    }
    return s;
}

double both_unknown(double x) {
    double s = 0;
    do {
        double y = x;
        do {
            y *= 0.4;
            s += y * y;
        } while (y > 0.5);
        x *= 0.6;
    } while (x > 2);
    return s;
}
