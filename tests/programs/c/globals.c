// Active and inactive globals, static locals that are set before use, tables.
// differentiate: through_global(x)  at: x = 1.3
// differentiate: scratch(x, n)  at: x = 1 2 3, n = 3
// differentiate: with_constants(x)  at: x = 0.7
#include <math.h>

static double accumulator;
static double buffer[16];
double scale_factor = 2.5;
static const double table[] = {1, 0.5, 0.25, 0.125};
static int calls;

__attribute__((noinline)) static void add(double v) { accumulator += v * v; }

double through_global(double x) {
    accumulator = 0.5;
    add(x);
    add(sin(x));
    return accumulator * x;
}

double scratch(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) buffer[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += buffer[i] * buffer[n - 1 - i];
    calls++;
    return s;
}

double with_constants(double x) {
    static double first;
    first = x * scale_factor;
    double s = 0;
    for (int i = 0; i < 4; i++) s = s * first + table[i];
    return s;
}
