// Returns from inside branches and loops, with different values live on each way.
// differentiate: clipped(x, low, high)  at: x = 3.4, low = 0, high = 2
// differentiate: clipped(x, low, high)  at: x = 1.4, low = 0, high = 2
// differentiate: quadratic(a, b, c)  at: a = 1.5, b = 4, c = 1
// differentiate: quadratic(a, b, c)  at: a = 0, b = 4, c = 1  const: a
#include <math.h>

double clipped(double x, double low, double high) {
    if (x < low) return low * low;
    if (x > high) return high * high + x;
    return x * x * x;
}

double quadratic(double a, double b, double c) {
    if (a == 0) {
        if (b == 0) return c;
        return -c / b;
    }
    double d = b * b - 4 * a * c;
    if (d < 0) return a + b + c;
    double root = sqrt(d);
    return b > 0 ? (-b - root) / (2 * a) : (-b + root) / (2 * a);
}
