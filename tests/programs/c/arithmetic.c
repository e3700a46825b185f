// Every arithmetic operation, once each and mixed.
// differentiate: operations(a, b, c)  at: a = 1.7, b = -2.3, c = 0.6
// differentiate: polynomial(x)  at: x = 0.7
// differentiate: rational(x, y)  at: x = 1.2, y = 2.5
double operations(double a, double b, double c) {
    double sum = a + b * c, difference = a - b, product = a * b * c, quotient = a / b;
    return -sum * difference + product / (quotient - c) - (3.0 - a) / (b + 0.5);
}

double polynomial(double x) { return ((2 * x - 3) * x + 4) * x - 5 / (x + 1); }

double rational(double x, double y) {
    double n = x * y + 1, d = x * x + y * y;
    n /= d;
    n -= x;
    n *= n + y;
    return n;
}
