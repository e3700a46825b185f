// Matrices as rows of pointers, allocated row by row, rows swapped by their pointers; a cube of three levels.
// differentiate: determinant(x, n)  at: x = 0.1 2 1 3 0.5 1.5 1 4 0.3, n = 3
// differentiate: cube(x, n)  at: x = 1.5 -0.5 2.5, n = 3
// differentiate: ragged(x, n)  at: x = 1.5 -0.5 2.5 0.7, n = 4
#include <math.h>
#include <stdlib.h>

static double **rows_of(const double *x, int n) {
    double **a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++) {
        a[i] = malloc(n * sizeof **a);
        for (int j = 0; j < n; j++) a[i][j] = x[i * n + j];
    }
    return a;
}

double determinant(const double *x, int n) {
    double **a = rows_of(x, n), det = 1;
    for (int k = 0; k < n; k++) {
        int best = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(a[i][k]) > fabs(a[best][k])) best = i;
        if (best != k) {
            double *t = a[best];
            a[best] = a[k];
            a[k] = t;
            det = -det;
        }
        det *= a[k][k];
        for (int i = k + 1; i < n; i++) {
            double *restrict low = a[i];
            const double *high = a[k], f = low[k] / high[k];
            for (int j = k; j < n; j++) low[j] -= f * high[j];
        }
    }
    for (int i = 0; i < n; i++) free(a[i]);
    free(a);
    return det;
}

double cube(const double *x, int n) {
    double ***c = malloc(n * sizeof *c), s = 0;
    for (int i = 0; i < n; i++) {
        c[i] = malloc(n * sizeof **c);
        for (int j = 0; j < n; j++) {
            c[i][j] = calloc(n, sizeof ***c);
            for (int k = 0; k <= j; k++) c[i][j][k] = x[i] * x[j] - x[k];
        }
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            for (int k = 0; k < n; k++) s += c[i][j][k] * c[k][j][i];
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) free(c[i][j]);
        free(c[i]);
    }
    free(c);
    return s;
}

double ragged(const double *x, int n) {
    double **a = calloc(n, sizeof *a), s = 0;
    int *length = calloc(n, sizeof *length);
    for (int i = 0; i < 3 * n; i++) {
        int r = i * i % n;
        a[r] = realloc(a[r], (length[r] + 1) * sizeof **a);
        a[r][length[r]] = x[i % n] * (length[r] ? a[r][length[r] - 1] : 1.5);
        length[r]++;
    }
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < length[i]; j++) s += a[i][j] * (j + 1);
        free(a[i]);
    }
    free(length);
    free(a);
    return s;
}
