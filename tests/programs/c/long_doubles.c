// x87 values: arithmetic, functions, structs, arrays, complex numbers.
// differentiate: powers(x, n)  at: x = 1.5 2.5, n = 2
// differentiate: functions(x)  at: x = 0.73
// differentiate: complex_parts(x, y)  at: x = 0.7, y = 1.2
// differentiate: passed(x, y)  at: x = 0.7, y = 1.2
// differentiate: in_struct(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: copied(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <complex.h>
#include <math.h>
#include <string.h>
double powers(const double *x, int n) {
    long double s = 1;
    for (int i = 0; i < n; i++) s = s * x[i] + (long double)x[i] / (s + 1);
    return (double)s;
}
double functions(double x) {
    long double y = x;
    return (double)(sinl(y) * expl(-y) + fabsl(y - 2) * logl(y + 1) + powl(y, 2.5L) + fmodl(5 * y, 2) + copysignl(y, -y) + hypotl(y, 2) + fmaxl(y, y * y) + truncl(y * 10));
}
double complex_parts(double x, double y) {
    long double complex z = x + y * I, w = z * z + 1 / z;
    return (double)(creall(w) * cimagl(w) + cabsl(z));
}
__attribute__((noinline)) static long double complex square(long double complex z) { return z * z - conjl(z); }
__attribute__((noinline)) static long double mixed(long double a, double b, long double complex z) { return a * b + creall(z) * cimagl(z); }
double passed(double x, double y) {
    long double complex z = square(square(x + y * I));
    return (double)mixed(x, y, z);
}
typedef struct { int k; long double v; double f; } item;
double in_struct(const double *x, int n) {
    item it[8];
    for (int i = 0; i < n; i++) it[i] = (item){i, x[i] * x[i], x[i]};
    for (int i = 1; i < n; i++) { item t = it[i]; it[i] = it[i - 1]; it[i - 1] = t; }
    long double s = 0;
    for (int i = 0; i < n; i++) s = s * it[i].f + it[i].v * it[i].k;
    return (double)s;
}
double copied(const double *x, int n) {
    long double a[8], b[8];
    for (int i = 0; i < n; i++) a[i] = x[i];
    memcpy(b, a, n * sizeof *a);
    memmove(b + 1, b, n * sizeof *b);
    return (double)(b[0] * b[1] + b[2] * b[n]);
}
