// setjmp as error exit, as in libpng, Lua and Numerical Recipes: nobody jumps where the derivative goes.
// differentiate: decoded(x, n)  at: x = 0.5 0.8 1.5, n = 3
// differentiate: solved(x)  at: x = 1.3
// differentiate: protected_call(x, k)  at: x = 0.7, k = 2
// differentiate: switched(x)  at: x = 1.7
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct { jmp_buf out; char message[40]; void (*report)(const char *); } Decoder;
static int reports;
static void count(const char *text) { reports += text[0] != 0; }
__attribute__((noreturn, noinline)) static void fail(Decoder *d, const char *text) {
    snprintf(d->message, sizeof d->message, "%s", text);
    d->report(d->message);
    longjmp(d->out, 1);
}
__attribute__((noinline)) static void check(Decoder *d, int n) { if (n < 1) fail(d, "too short"); }
__attribute__((noinline)) static double sample(Decoder *d, double x) {
    if (x < 0) fail(d, "negative");
    return sqrt(x) * x;
}
double decoded(const double *x, int n) {
    Decoder d;
    d.report = count;
    double *row = malloc(n * sizeof *row);
    if (setjmp(d.out)) { free(row); return -1; }
    check(&d, n);
    double sum = 0;
    for (int i = 0; i < n; ++i) row[i] = sample(&d, x[i]);
    for (int i = 0; i < n; ++i) sum += row[i] * row[n - 1 - i];
    free(row);
    return sum;
}

static jmp_buf failed;
__attribute__((noinline)) static double newton(double x) {
    double y = x;
    for (int i = 0; i < 20; ++i) {
        double slope = 3 * y * y;
        if (slope == 0) longjmp(failed, 2);
        y -= (y * y * y - x) / slope;
    }
    return y;
}
double solved(double x) {
    double result = 0;
    switch (setjmp(failed)) {
    case 0: result = newton(x) * x; break;
    case 2: result = 1; break;
    default: abort();
    }
    return result;
}

typedef double (*Action)(double, jmp_buf *);
static double square(double x, jmp_buf *out) { if (x > 100) longjmp(*out, 1); return x * x; }
static double wave(double x, jmp_buf *out) { if (x != x) longjmp(*out, 3); return sin(x) * x; }
static double cube(double x, jmp_buf *out) { (void)out; return x * x * x; }
static const Action actions[] = {square, cube, wave};
double protected_call(double x, int k) {
    jmp_buf out;
    int status = setjmp(out);
    if (status != 0) return status;
    return actions[k](x, &out) + actions[0](x, &out);
}

double switched(double x) {
    sigjmp_buf out;
    volatile double tries = 0;
    double y = x;
    if (sigsetjmp(out, 1) == 0) { tries = tries + 1; y = exp(-x) * x; } else { y = 0; }
    return y * tries;
}
