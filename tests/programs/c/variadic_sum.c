// A variadic function that takes active values: refused.
// differentiate: summed(x, y)  at: x = 1.3, y = 0.4
// expect: refused: variadic function
#include <stdarg.h>

__attribute__((noinline)) static double total(int n, ...) {
    va_list arguments;
    va_start(arguments, n);
    double s = 0;
    for (int i = 0; i < n; i++) {
        double v = va_arg(arguments, double);
        s += v * v;
    }
    va_end(arguments);
    return s;
}

double summed(double x, double y) { return total(3, x, y, x * y); }
