// Releases that the optimiser merges: of a table of integers on one way, of a struct with pointers on the other.
// differentiate: compressed(v, n)  at: v = 4 1 2 5, n = 4
// differentiate: relabelled(v, n)  at: v = 4 1 2 5, n = 4
// differentiate: chosen(v, n)  at: v = 4 1 2 5, n = 4
#include <stdlib.h>

typedef struct matrix {
    long rows, columns, *starts, *places;
    double *values;
    long count;
} matrix;

static void *release(void *p) {
    if (p) free(p);
    return NULL;
}
static matrix *release_matrix(matrix *a) {
    if (!a) return NULL;
    release(a->starts), release(a->places), release(a->values);
    return release(a);
}
matrix *allocate(long rows, long columns, long most, long is_list) {
    matrix *a = calloc(1, sizeof(matrix));
    if (!a) return NULL;
    a->rows = rows, a->columns = columns, a->count = is_list ? 0 : -1;
    a->starts = malloc((is_list ? most : columns + 1) * sizeof(long));
    a->places = malloc(most * sizeof(long));
    a->values = malloc(most * sizeof(double));
    return (!a->starts || !a->places || !a->values) ? release_matrix(a) : a;
}
static matrix *done(matrix *a, void *w, void *x, long is_fine) {
    release(w), release(x);
    return is_fine ? a : release_matrix(a);
}

static void fill(matrix *c, const matrix *t, long *w) {
    for (long k = 0; k < t->count; k++) w[t->starts[k]]++;
    long sum = 0;
    for (long k = 0; k < t->columns; k++) {
        c->starts[k] = sum;
        sum += w[k];
        w[k] = c->starts[k];
    }
    c->starts[t->columns] = sum;
    for (long k = 0; k < t->count; k++) {
        long at = w[t->starts[k]]++;
        c->places[at] = t->places[k];
        if (c->values) c->values[at] = t->values[k];
    }
}

static matrix *compress(const matrix *t) {
    matrix *c = allocate(t->rows, t->columns, t->count, 0);
    long *w = calloc(t->columns, sizeof(long));
    if (!c || !w) return done(c, w, NULL, 0);
    fill(c, t, w);
    return done(c, w, NULL, 1);
}

static matrix *list(double *v, int n) {
    matrix *t = allocate(n, n, n, 1);
    for (int k = 0; k < n; k++) t->values[k] = v[k], t->places[k] = n - 1 - k, t->starts[k] = k, t->count++;
    return t;
}

static double sum(matrix *a, int n) {
    double r = 0;
    for (long k = 0; k < n; k++) r += a->values[k] * a->values[k] * (a->places[k] + 1);
    return r;
}

double compressed(double *v, int n) {
    matrix *t = list(v, n), *a = compress(t);
    release_matrix(t);
    double r = sum(a, n);
    release_matrix(a);
    return r;
}

double relabelled(double *v, int n) {  // one store to either: the table's integers lie where the struct has addresses
    matrix *t = list(v, n), *a = allocate(n, n, n, 0);
    long *w = calloc(n, sizeof(long));
    fill(a, t, w);
    *(n > t->rows + 2 ? &a->columns : w) = n;
    free(w);
    release_matrix(t);
    double r = sum(a, n);
    release_matrix(a);
    return r;
}

double chosen(double *v, int n) {
    double *x = malloc(n * sizeof(double)), **rows = malloc(n * sizeof(double *)), r = 0;
    int *order = malloc(n * sizeof(int));
    for (int k = 0; k < n; k++) order[k] = (k * 3) % n, rows[k] = x + k;
    for (int k = 0; k < n; k++) *rows[order[k]] = v[k] * v[k];
    for (int k = 0; k < n; k++) r += x[k] * (order[k] + 1);
    void *first = rows, *second = order, *third = x;
    if (r > 50) first = order, second = x, third = rows;
    if (first) free(first);
    free(second), free(third);
    return r;
}
