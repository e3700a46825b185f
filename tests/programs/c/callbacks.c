// Callbacks: in-place kernels in a struct on the heap, recursion through pointers, functions of the library, a state machine.
// differentiate: pipeline(x, n, which)  at: x = 0.4 1.3 0.7 0.2, n = 4, which = 5
// differentiate: mutual(x, n)  at: x = 0.6, n = 6
// differentiate: library(x, which)  at: x = 0.8, which = 2
// differentiate: machine(x, n)  at: x = 0.9, n = 9
// differentiate: adaptive(a, b, k)  at: a = 0.1, b = 2.3, k = 1.4
// differentiate: never_called(x, safe)  at: x = 0.7, safe = 1
#include <math.h>
#include <stdlib.h>

typedef void (*kernel)(double *, int, void *);
typedef struct stage { kernel run; void *context; struct stage *next; } stage;

static void scale(double *x, int n, void *context) {
    for (int i = 0; i < n; i++) x[i] *= *(double *)context;
}
static void smooth(double *x, int n, void *context) {
    (void)context;
    for (int i = 1; i + 1 < n; i++) x[i] = 0.5 * x[i] + 0.25 * (x[i - 1] + x[i + 1]);
}
static void bend(double *x, int n, void *context) {
    (void)context;
    for (int i = 0; i < n; i++) x[i] = sin(x[i]) * x[(i + 1) % n];
}

static stage *push(stage *next, kernel run, void *context) {
    stage *made = malloc(sizeof *made);
    *made = (stage){run, context, next};
    return made;
}

double pipeline(double *x, int n, int which) {
    double factor = x[0] * 1.5;
    stage *first = NULL;
    for (int i = 0; i < 4; i++) first = push(first, (which >> i) & 1 ? bend : i % 2 ? smooth : scale, &factor);
    for (stage *s = first; s; s = s->next) s->run(x, n, s->context);
    while (first) {
        stage *next = first->next;
        free(first);
        first = next;
    }
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * (i + 1);
    return sum;
}

typedef double (*step)(double, int);
static double even(double x, int n);
static double odd(double x, int n);
static step steps[] = {even, odd};
void exchange(void) { step s = steps[0]; steps[0] = steps[1]; steps[1] = s; }

static double even(double x, int n) { return n <= 0 ? x * x : steps[(n + 1) % 2](x * 1.1, n - 1) + x; }
static double odd(double x, int n) { return n <= 0 ? x : steps[(n + 1) % 2](sin(x), n - 1) * x; }

double mutual(double x, int n) { return steps[n % 2](x, n); }

double library(double x, int which) {
    static double (*const known[])(double) = {sin, cos, exp, tanh};
    double (*f)(double) = known[which % 4];
    return f(x) * known[(which + 1) % 4](x * x);
}

struct context;
typedef void (*state)(struct context *);
struct context { double value, sum; int left; state next; };

static void grow(struct context *c);
static void shrink(struct context *c) {
    c->value *= 0.5;
    c->sum += c->value * c->value;
    c->next = c->left % 3 ? grow : shrink;
}
static void grow(struct context *c) {
    c->value = exp(0.3 * c->value);
    c->sum += c->value;
    c->next = shrink;
}

double machine(double x, int n) {
    struct context c = {x, 0, n, grow};
    while (c.left-- > 0) c.next(&c);
    return c.sum;
}

typedef double (*integrand)(double, const void *);
static double wave(double x, const void *k) { return sin(*(const double *)k * x) / (1 + x * x); }
__attribute__((noinline)) static double refine(integrand f, const void *context, double a, double b, double whole, int depth) {
    double m = (a + b) / 2, h = (b - a) / 12;
    double left = h / 2 * (f(a, context) + 4 * f((a + m) / 2, context) + f(m, context)) * 1.0;
    double right = h / 2 * (f(m, context) + 4 * f((m + b) / 2, context) + f(b, context));
    if (depth <= 0 || fabs(left + right - whole) < 1e-4) return left + right;
    return refine(f, context, a, m, left, depth - 1) + refine(f, context, m, b, right, depth - 1);
}

double adaptive(double a, double b, double k) { return refine(wave, &k, a, b, 0, 4); }

double external_simulator(double);
double fallback(double x) { return x * x * x; }
double unknown(double x) { return external_simulator(x) * x; }
double external_simulator(double x) { abort(); return x; }
double (*volatile_choice)(double) = unknown;

double never_called(double x, int safe) {
    volatile_choice = safe ? fallback : unknown;
    return volatile_choice(x) + x;
}
