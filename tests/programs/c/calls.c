// Calls that are not inlined: by value, by pointer, results through pointers, called twice, active in some arguments.
// differentiate: combine(x, y)  at: x = 1.4, y = 0.3
// differentiate: by_pointers(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <math.h>

__attribute__((noinline)) static double mix(double a, double b, int k) { return a * sin(b) + k * a * a; }

__attribute__((noinline)) static void both(double a, double *s, double *p) {
    *s = a + *p;
    *p = a * *s;
}

double combine(double x, double y) {
    double u = mix(x, y, 2), v = mix(u, 0.5, 3), w = mix(2.0, u, 1);
    double s = v, p = w;
    both(x, &s, &p);
    both(s, &p, &s);
    return u + v * w + s * p + mix(0.3, 0.4, 5);
}

__attribute__((noinline)) static double weigh(const double *x, double *sum) {
    *sum += *x;
    return *x * *sum;
}

double by_pointers(const double *x, int n) {
    double sum = 0, total = 0;
    for (int i = 0; i < n; i++) total += weigh(x + i, &sum) * (i + 1);
    return total * sum;
}
