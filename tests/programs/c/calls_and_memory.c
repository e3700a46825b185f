// Calls and memory as C programs have them: aliases, weak functions, tail calls, arrays of variable length, static state.
// differentiate: aliased(x)  at: x = 0.7
// differentiate: weakly(x)  at: x = 0.7
// differentiate: tails(x, n)  at: x = 0.9, n = 12
// differentiate: points(p, n)  at: p = 0.1 0.2 0.9 1.1 2.2 0.4, n = 3
// differentiate: pick(x, y, which)  at: x = 1.5, y = 0.5, which = 1
// differentiate: partly(x, y, n)  at: x = 0.1 0.5 0.9, y = 1.0 2.0 3.0, n = 3
// differentiate: vla(x, n)  at: x = 0.5 1.5 2.5 3.5, n = 4
// differentiate: posix(x, n)  at: x = 0.5 1.5 2.5, n = 3
// differentiate: guarded(x, n)  at: x = 0.5 1.5 2.5, n = 3
// differentiate: static_state(x, n)  at: x = 0.6, n = 4
// differentiate: shifted(x, n)  at: x = 1.0 2.0 3.0 4.0 5.0, n = 5
// differentiate: horner(c, n, x)  at: c = 1.0 -0.5 0.25 2.0, n = 4, x = 0.3
// differentiate: infinite(x)  at: x = 1.7
// differentiate: dp(x, n)  at: x = 0.3 -0.2 0.9 -1.1 0.6, n = 5
#define _POSIX_C_SOURCE 200809L
#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static double real_impl(double x) { return x * exp(-x); }
double alias_impl(double x) __attribute__((alias("real_name")));
double real_name(double x) { return real_impl(x) * 2; }
double aliased(double x) { return alias_impl(x) + x; }
__attribute__((weak)) double weak_scale(double x) { return 3 * x * x; }
double weakly(double x) { return weak_scale(sin(x)); }
static double go_b(double x, int n);
__attribute__((noinline)) static double go_a(double x, int n) { return n == 0 ? x : go_b(x * 1.1, n - 1); }
__attribute__((noinline)) static double go_b(double x, int n) { return n == 0 ? sin(x) : go_a(x + 0.01 * x * x, n - 1); }
double tails(double x, int n) { return go_a(x, n); }
typedef struct { double x, y; } point;
typedef struct { point lo, hi; int count; char tag[5]; } box;
__attribute__((noinline)) static box bounds(const point *p, int n) {
    box b = {{1e9, 1e9}, {-1e9, -1e9}, n, "box"};
    for (int i = 0; i < n; i++) { b.lo.x = fmin(b.lo.x, p[i].x); b.lo.y = fmin(b.lo.y, p[i].y); b.hi.x = fmax(b.hi.x, p[i].x); b.hi.y = fmax(b.hi.y, p[i].y); }
    return b;
}
__attribute__((noinline)) static double area(box b) { b.hi.x -= b.lo.x; b.hi.y -= b.lo.y; return b.hi.x * b.hi.y * b.count; }
double points(const double *p, int n) { return area(bounds((const point *)p, n)); }
__attribute__((noinline)) static double *choose(double *a, double *b, int w) { return w ? a : b; }
double pick(double x, double y, int which) { double *p = choose(&x, &y, which); *p *= *p; return x * y; }
__attribute__((noinline)) static void axpy(double a, const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] += a * x[i]; }
double partly(const double *x, const double *y, int n) {
    double t[8], u[8] = {1, 2, 3}; memcpy(t, y, n * sizeof *t);
    axpy(2.0, x, t, n); axpy(x[0], u, t, n); axpy(0.5, u, u, n);
    double s = 0; for (int i = 0; i < n; i++) s += t[i] * t[i] * u[i]; return s;
}
double vla(const double *x, int n) { double a[n][n], s = 0; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i][j] = x[i] * x[j] + (i == j); for (int k = 0; k < n; k++) for (int i = k + 1; i < n; i++) { double f = a[i][k] / a[k][k]; for (int j = k; j < n; j++) a[i][j] -= f * a[k][j]; } for (int i = 0; i < n; i++) s += log(a[i][i]); return s; }
double posix(const double *x, int n) { void *v; if (posix_memalign(&v, 64, n * sizeof(double))) abort(); double *p = v, s = 0; for (int i = 0; i < n; i++) p[i] = x[i] * x[i]; for (int i = 0; i < n; i++) s += sqrt(p[i] + p[(i + 1) % n]); free(v); return s; }
static void fail(const char *format, ...) { va_list a; va_start(a, format); vfprintf(stderr, format, a); va_end(a); exit(3); }
double guarded(const double *x, int n) { assert(n > 0); double s = 1; for (int i = 0; i < n; i++) { if (x[i] <= 0) fail("bad %d %g\n", i, x[i]); s *= log(1 + x[i]); } if (isnan(s)) { fputs("nan", stderr); return 0; } return s; }
static double step(double x) { static double total = 0; static int calls; calls++; total = 0.5 * total + x; return total; }
double static_state(double x, int n) { double s = 0; for (int i = 0; i < 200; i++) step(0); for (int i = 0; i < n; i++) s += step(x * i) * x; return s; }
double shifted(double *x, int n) { memmove(x + 1, x, (n - 1) * sizeof *x); x[0] *= 2; memmove(x, x + 2, (n - 2) * sizeof *x); double s = 0; for (int i = 0; i < n; i++) s += (i + 1) * x[i] * x[i]; return s; }
double horner(const double *c, int n, double x) { double p = 0, d = 0; const double *e = c + n; while (e-- != c) { d = d * x + p; p = p * x + *e; } return p * d; }
double infinite(double x) { double a = x; for (;;) { double b = (a + x / a) / 2; if (fabs(b - a) < 1e-14) return b * b * a; a = b; } }
double dp(const double *x, int n) { double best = -INFINITY, end = 0; for (int i = 0; i < n; i++) { end = end > 0 ? end + x[i] : x[i]; if (end > best) best = end; } double t[6][6] = {{0}}; for (int i = 1; i <= n; i++) for (int j = 1; j <= n; j++) t[i][j] = x[i-1] * x[j-1] > 0.1 ? t[i-1][j-1] + x[i-1] * x[j-1] : (t[i-1][j] > t[i][j-1] ? t[i-1][j] : t[i][j-1]); return best * t[n][n]; }
