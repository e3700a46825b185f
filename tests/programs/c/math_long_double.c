// x87 values: arithmetic, library functions, arrays of 16-byte elements.
// differentiate: functions(x, y)  at: x = 0.37, y = 1.2
// differentiate: norm(x, n)  at: x = 1 -2 0.5 3, n = 4
#include <math.h>

long double functions(long double x, long double y) {
    return sinl(x) * expl(y) + sqrtl(x + y) - logl(y) / x + powl(x, y) + fabsl(x - y);
}

long double norm(const long double *x, int n) {
    long double s = 0;
    for (int i = 0; i < n; ++i) s += x[i] * x[i] * (i + 1);
    return sqrtl(s);
}
