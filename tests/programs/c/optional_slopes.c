// A solver takes a function and, if somebody has one, its slopes: only an entry that nobody here calls hands in any.
// differentiate: root(c, x)  at: c = 1.3 0.7 2.1, x = 0.8 0.9
// differentiate: by_another_name(x)  at: x = 1.3
#include <math.h>
#include <stddef.h>

typedef int (*function)(void *data, int n, double *x, double *f, int flag);
typedef int (*slopes)(void *data, int n, double *x, double *f, double **j);

__attribute__((noinline)) int solve(void *data, function f, slopes j, double **start, int n, double *x, double *v) {
    double s[2][2], w[2], *rows[2] = {s[0], s[1]};
    for (int k = 0; k < 30; k++) {
        f(data, n, x, v, 1);
        if (j != NULL) {
            j(data, n, x, v, rows);
        } else {
            for (int i = 0; i < 2; i++) {
                double h = 1e-7, old = x[i];
                x[i] = old + h;
                f(data, n, x, w, 2);
                x[i] = old;
                s[0][i] = (w[0] - v[0]) / h, s[1][i] = (w[1] - v[1]) / h;
            }
        }
        double d = s[0][0] * s[1][1] - s[0][1] * s[1][0];
        x[0] -= (s[1][1] * v[0] - s[0][1] * v[1]) / d, x[1] -= (s[0][0] * v[1] - s[1][0] * v[0]) / d;
        if (fabs(v[0]) + fabs(v[1]) < 1e-14) return 1;
    }
    return 2;
}

// the library's easier entry, which nobody here calls
int solve_easily(function f, slopes j, double *x, double *v) { return solve(NULL, f, j, NULL, 2, x, v); }

static int system_of(void *data, int n, double *x, double *f, int flag) {
    double *c = data;
    f[0] = x[0] * x[0] + c[0] * x[1] - c[2];
    f[1] = exp(0.3 * x[0]) - c[1] * x[1] * x[1] - 0.2;
    return 0;
}

double root(double *c, double *x) {
    double f[2];
    if (solve(c, system_of, NULL, NULL, 2, x, f) != 1) return NAN;
    return x[0] * x[1];
}

// An entry with another name, which requests call by that name.
typedef double (*of_one)(double);
__attribute__((noinline)) static double apply(of_one f, of_one slope, double x) { return slope ? slope(x) * x : f(x); }
static double sine(double x) { return sin(x); }
static double cosine(double x) { return cos(x) * x; }
static double exponential(double x) { return exp(x) * x; }
__attribute__((noinline)) double solve_by_slope(double x) { return apply(sine, cosine, x); }
extern double solve_one(double x) __attribute__((alias("solve_by_slope")));

double by_another_name(double x) { return solve_one(x * x) + apply(exponential, NULL, x); }
