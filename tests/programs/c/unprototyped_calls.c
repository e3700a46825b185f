// Functions called through pointers without a prototype, as old C does: `int (*f)()`.
// differentiate: swept(x, n)  at: x = 0.3 0.8 0.5 0.9, n = 4
// differentiate: chosen(x, n)  at: x = 0.3 0.8 0.5 0.9, n = 4
#include <math.h>

typedef struct {
    double *values;
    int (*visit)();
    double (*weight)();
} sweep;

static int add(sweep *s, const double *x, int i) {
    s->values[i] += x[i] * exp(-x[i]);
    return 1;
}

static int square(sweep *s, const double *x, int i) {
    int k = add(s, x, i);
    s->values[i] *= s->values[i];
    return k;
}

static double even(double x) { return x * x; }
static double odd(double x) { return x * x * x; }

static int run(sweep *s, const double *x, int n) {
    int visited = 0;
    for (int i = 0; i < n; i++) visited += s->visit(s, x, i);
    return visited;
}

static void start(sweep *s, int (*visit)(), double (*weight)()) {
    s->visit = visit;
    s->weight = weight;
}

double swept(const double *x, int n) {
    double values[8] = {0}, sum = 0;
    sweep s = {values, 0, 0};
    start(&s, square, even);
    int visited = run(&s, x, n);
    for (int i = 0; i < n; i++) sum += values[i] * visited;
    return sum;
}

double chosen(const double *x, int n) {
    sweep s = {0, 0, 0};
    double sum = 0;
    for (int i = 0; i < n; i++) {
        start(&s, add, i % 2 ? odd : even);
        sum += s.weight(x[i]);
    }
    return sum;
}
