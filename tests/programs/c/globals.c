// Active and inactive globals, static locals that are set before use, tables.
// differentiate: through_global(x)  at: x = 1.3
// differentiate: scratch(x, n)  at: x = 1 2 3, n = 3
// differentiate: with_constants(x)  at: x = 0.7
// differentiate: chosen(x, k, t)  at: x = 0.507 0.413 0.223 -0.255, k = 3, t = -1.101
// differentiate: borrowed(x, k, t)  at: x = 0.507 0.413 0.223 -0.255, k = 2, t = -1.101
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

// What a function returns may be the address of a global, even if it touches no memory itself.
static double slots[4];
static __attribute__((noinline)) double *slot(int k) { return k & 1 ? slots + k % 3 : slots; }
static __attribute__((noinline)) double filled(double y, int k) {
    if (k <= 0) return y * slots[1];
    *slot(k) = y;
    return filled(y * y, k - 1);
}
double chosen(const double *x, int k, double t) {
    for (int i = 0; i < 4; i++) slots[i] = x[i];
    return filled(t, k);
}

static double *shelf[4];
static __attribute__((noinline)) double *lent(int k) { return shelf[k & 3]; }
static __attribute__((noinline)) void written(double y, int k) { *lent(k) = y * y; }
static __attribute__((noinline)) double seen(int k) { return *lent(k); }
double borrowed(const double *x, int k, double t) {
    double here[4];
    for (int i = 0; i < 4; i++) { here[i] = x[i]; shelf[i] = here + i; }
    written(t, k);
    return seen(k) * here[1] + here[2] * here[k];
}
