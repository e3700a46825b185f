// Headers of short integers before numbers: read only, or moved to another block; short factors beside a float.
// differentiate: squared(x, n)  at: x = 1.5 0.7, n = 2
// differentiate: tiny(x, n)  at: x = 1.5 0.7, n = 2
// differentiate: staged(x, n)  at: x = 1.5 0.7 0.3 0.9 -0.2 1.1, n = 6  tolerance: 1e-4  roundoff: 1e-5
#include <stdarg.h>
#include <stdlib.h>

#define KEPT __attribute__((noinline)) static

typedef struct {
    unsigned short rows, cols;
    double v[];
} matrix;

KEPT matrix *make(int rows, int cols, ...) {
    va_list list;
    matrix *m = malloc(sizeof *m + sizeof(double) * rows * cols);
    m->rows = rows;
    m->cols = cols;
    va_start(list, cols);
    for (int i = 0; i < rows * cols; i++) m->v[i] = va_arg(list, double);
    va_end(list);
    return m;
}
KEPT matrix *square(const matrix *a) {
    matrix *c = malloc(sizeof *c + sizeof(double) * a->cols);
    c->rows = a->rows;
    c->cols = a->cols;
    for (int j = 0; j < a->cols; j++) c->v[j] = a->v[j] * a->v[0];
    return c;
}
static matrix *of(double a, double b) {
    matrix *m = malloc(sizeof *m + 2 * sizeof(double));
    m->rows = 1, m->cols = 2;
    m->v[0] = a, m->v[1] = b;
    return m;
}
double squared(const double *x, int n) {
    matrix *a = of(x[0], x[1]), *c = square(a), *k = make(1, 2, 1.0, 2.0);
    double s = c->v[0] * c->rows + c->v[1] * k->v[1];
    free(a);
    free(c);
    free(k);
    return s;
}

typedef struct {
    unsigned char rows, cols;
    double v[];
} small;
KEPT small *doubled(const small *a) {
    small *c = malloc(sizeof *c + sizeof(double) * a->cols);
    c->rows = a->rows, c->cols = a->cols;
    for (int j = 0; j < a->cols; j++) c->v[j] = 2 * a->v[j];
    return c;
}
double tiny(const double *x, int n) {
    small *a = malloc(sizeof *a + n * sizeof(double));
    a->rows = 1, a->cols = n;
    for (int j = 0; j < n; j++) a->v[j] = x[j] * x[j];
    small *c = doubled(a);
    double s = 0;
    for (int j = 0; j < c->cols; j++) s += c->v[j] * (j + c->rows);
    free(a);
    free(c);
    return s;
}

// a plan with factors beside a float that scales
typedef struct {
    int n;
    float scale;
    int shift;
    short factors[8];
    const float *turns;
} plan;
static const float turns[6] = {1, 0.5f, -0.5f, -1, -0.5f, 0.5f};
static const plan plans[2] = {{6, 0.25f, 0, {2, 3, 3, 1}, turns}, {4, 0.5f, 1, {4, 1}, turns}};

KEPT void stages(const plan *p, float *data) {
    int m = 0, at = 0, stride[8] = {1};
    do {
        m = p->factors[2 * at + 1];
        stride[at + 1] = stride[at] * p->factors[2 * at];
        at++;
    } while (m != 1);
    for (int k = at - 1; k >= 0; k--)
        for (int i = 0; i + stride[k] < p->n; i++) data[i] += p->turns[(i * p->factors[2 * k]) % 6] * data[i + stride[k]];
}
double staged(const double *x, int n) {
    float data[6];
    const plan *p = &plans[n == 4];
    for (int i = 0; i < n; i++) data[i] = p->scale * (float)(x[i] * x[i]);
    stages(p, data);
    double s = 0;
    for (int i = 0; i < n; i++) s += data[i] * (i + 1);
    return s;
}
