// Indirect calls: chosen at run time, from a table, through a struct, with a context.
// differentiate: chosen(x, which)  at: x = 0.8, which = 1
// differentiate: by_table(x, n)  at: x = 0.8, n = 5
// differentiate: simpson(a, b, k, n)  at: a = 0.1, b = 1.2, k = 1.7, n = 10
// differentiate: converted(x, which)  at: x = 0.8, which = 2
#include <math.h>

static double square(double x) { return x * x; }
static double wave(double x) { return sin(x) + 0.5; }
static double inverse(double x) { return 1 / (1 + x); }

double chosen(double x, int which) {
    double (*f)(double) = which ? wave : square;
    return f(x) * f(x + 1);
}

static double (*const table[])(double) = {square, wave, inverse};

double by_table(double x, int n) {
    for (int i = 0; i < n; i++) x = table[i % 3](x) + 0.1 * x;
    return x;
}

typedef struct { double (*call)(double, void *); void *context; } integrand;

static double damped(double x, void *context) { return exp(-*(double *)context * x) * cos(x); }

__attribute__((noinline)) static double integrate(integrand f, double a, double b, int n) {
    double h = (b - a) / n, s = f.call(a, f.context) + f.call(b, f.context);
    for (int i = 1; i < n; i++) s += (i % 2 ? 4 : 2) * f.call(a + i * h, f.context);
    return s * h / 3;
}

double simpson(double a, double b, double k, int n) { return integrate((integrand){damped, &k}, a, b, n); }

static double damping(double x) { return exp(-x); }

// a member that is set through its address
typedef struct { int count; double (*convert)(double); } converter;

__attribute__((noinline)) static int converter_for(int which, double (**to)(double)) {
    if (which == 0) *to = square;
    else if (which == 1) *to = wave;
    else if (which == 2) *to = inverse;
    else return *to = 0, 1;
    return 0;
}

__attribute__((noinline)) static void reset(double (**to)(double)) { *to = damping; }

__attribute__((noinline)) static double convert(const converter *c, double x) { return c->count * c->convert(x) * x; }

double converted(double x, int which) {
    converter c = {3, 0};
    reset(&c.convert);
    return converter_for(which, &c.convert) ? 0 : convert(&c, x);
}
