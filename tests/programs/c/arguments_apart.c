// Functions whose arguments point to different arrays, or to parts of one: what they read is read again.
// differentiate: work(p, q)         at: p = 0.3 -0.4 0.6, q = 1.1 0.2 -0.7
// differentiate: layers(w, x)       at: w = 0.3 -0.4 0.6 0.2 0.1 0.5 -0.3 0.8 0.4 0.7 -0.1 0.9 0.2 0.3 -0.6 0.5 0.35 0.15, x = 1.1 0.2 -0.7
// expect: no tape
#include <math.h>

__attribute__((noinline)) static void cross(const double *a, const double *b, double *c) {
    c[0] = a[1] * b[2] - a[2] * b[1], c[1] = a[2] * b[0] - a[0] * b[2], c[2] = a[0] * b[1] - a[1] * b[0];
}
double work(const double *p, const double *q) {
    double turned[3];
    cross(p, q, turned);
    return turned[0] * 0.5 + turned[1] * 2 - turned[2];
}

enum { N = 3 };
__attribute__((noinline)) static void layer(const double *w, const double *from, double *to) {
    for (int i = 0; i < N; i++) {
        double sum = 0;
        for (int j = 0; j < N; j++) sum += w[N * i + j] * from[j];
        to[i] = sum;
    }
}
double layers(const double *w, const double *x) {
    double parts[2 * N], *first = parts, *second = parts + N, sum = 0;
    layer(w, x, first);
    layer(w + N * N, first, second);
    for (int i = 0; i < N; i++) sum += second[i];
    return sum;
}
