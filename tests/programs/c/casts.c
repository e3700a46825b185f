// Conversions between precisions and to and from integers.
// differentiate: precisions(x, y)  at: x = 1.5, y = 0.25
// differentiate: counts(x, n, m)  at: x = 1.5, n = 3, m = 7
double precisions(double x, float y) {
    float a = (float)x * y;
    double b = (double)a * x;
    long double c = b + (long double)x;
    return (double)(c * c) + (float)b;
}

double counts(double x, int n, long m) {
    unsigned u = (unsigned)n;
    signed char c = (signed char)m;
    _Bool yes = x > 1;
    return x * n + x * x * (double)m + x * (float)u + x * x * x * c + yes * x;
}
