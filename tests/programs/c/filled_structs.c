// Structs that a function fills with the addresses of memory that it makes.
// differentiate: halves(x, n)  at: x = 1.5 -0.5 2.5 0.7, n = 4
// differentiate: rows(x, n)  at: x = 1.5 -0.5 2.5 0.7, n = 4
// differentiate: linked(x, n)  at: x = 1.5 -0.5 2.5 0.7, n = 4
#include <stdlib.h>

typedef struct {
    int n;
    double *first, *second;
} work;

__attribute__((noinline)) static void reserve(work *w, int n) {
    double *block = calloc(n, 2 * sizeof *block);
    w->n = n;
    w->first = block;
    w->second = block + n;
}

double halves(const double *x, int n) {
    work w;
    reserve(&w, n);
    for (int i = 0; i < n; i++) w.first[i] = x[i], w.second[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += w.first[i] * w.second[n - 1 - i];
    free(w.first);
    return s;
}

__attribute__((noinline)) static void reserve_rows(double **rows, int n) {
    for (int i = 0; i < n; i++) rows[i] = malloc(n * sizeof *rows[i]);
}

double rows(const double *x, int n) {
    double *row[8], s = 0;
    reserve_rows(row, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) row[i][j] = x[i] * x[j] * (i + j);
    for (int i = 0; i < n; i++) s += row[i][n - 1 - i] * row[i][i];
    for (int i = 0; i < n; i++) free(row[i]);
    return s;
}

typedef struct node {
    const double *from;
    double value;
} node;

__attribute__((noinline)) static void make_node(node **to, const double *from) {
    *to = malloc(sizeof **to);
    (*to)->from = from;
}

double linked(const double *x, int n) {
    node *one;
    make_node(&one, x + 1);
    one->value = x[0] * x[0];
    double s = one->value * one->from[0] * one->from[n - 2];
    free(one);
    return s;
}
