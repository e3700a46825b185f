// Variadic functions: an inactive log, active values through va_arg.
// differentiate: logged(x)  at: x = 1.3
// expect: refused: variadic function
// differentiate: summed(x, y)  at: x = 1.3, y = 0.4
#include <stdarg.h>
#include <stdio.h>

static int verbose = 0;

__attribute__((noinline)) static void note(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    if (verbose) vprintf(format, arguments);
    va_end(arguments);
}

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

double logged(double x) {
    note("x = %g\n", x);
    return x * x * x;
}

double summed(double x, double y) { return total(3, x, y, x * y); }
