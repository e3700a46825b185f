// BLAS in all its storages: full, band and packed; every order, triangle, side, transposition and diagonal.
// link: -lopenblas
// levels: O2
// differentiate: triangular(a, x, n)  at: a = random(36, 0.6, 1.7), x = random(5, -1, 1), n = 5
// differentiate: symmetric(a, x, y, n)  at: a = random(36, -1, 1), x = random(5, -1, 1), y = random(5, -1, 1), n = 5
// differentiate: banded(a, x, m, n)  at: a = random(40, -1, 1), x = random(6, -1, 1), m = 6, n = 4
// differentiate: level_three(a, b, n)  at: a = random(36, 0.6, 1.7), b = random(20, -1, 1), n = 4
// differentiate: rotations(x, y, n)  at: x = random(6, -1, 1), y = random(6, 0.2, 1), n = 6
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 101, COLUMNS = 102, PLAIN = 111, TRANSPOSED = 112, UPPER = 121, LOWER = 122, LEFT = 141, RIGHT = 142 };
void cblas_dtrmv(int, int, int, int, int, const double *, int, double *, int);
void cblas_dtrsv(int, int, int, int, int, const double *, int, double *, int);
void cblas_dtbmv(int, int, int, int, int, int, const double *, int, double *, int);
void cblas_dtbsv(int, int, int, int, int, int, const double *, int, double *, int);
void cblas_dtpmv(int, int, int, int, int, const double *, double *, int);
void cblas_dtpsv(int, int, int, int, int, const double *, double *, int);
void cblas_dsymv(int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dsbmv(int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dspmv(int, int, int, double, const double *, const double *, int, double, double *, int);
void cblas_dsyr(int, int, int, double, const double *, int, double *, int);
void cblas_dspr(int, int, int, double, const double *, int, double *);
void cblas_dsyr2(int, int, int, double, const double *, int, const double *, int, double *, int);
void cblas_dspr2(int, int, int, double, const double *, int, const double *, int, double *);
void cblas_dgbmv(int, int, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dsymm(int, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dsyrk(int, int, int, int, int, double, const double *, int, double, double *, int);
void cblas_dsyr2k(int, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dtrmm(int, int, int, int, int, int, int, double, const double *, int, double *, int);
void cblas_dtrsm(int, int, int, int, int, int, int, double, const double *, int, double *, int);
void cblas_drot(int, double *, int, double *, int, double, double);
void cblas_drotg(double *, double *, double *, double *);
void cblas_drotm(int, double *, int, double *, int, const double *);

static double weighted(const double *v, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += (1 + 0.3 * i) * v[i] + 0.05 * v[i] * v[i];
    return s;
}

double triangular(const double *a, const double *x, int n) {
    double s = 0, v[9];
    for (int which = 0; which < 16; which++) {
        int order = which & 1 ? ROWS : COLUMNS, uplo = which & 2 ? UPPER : LOWER;
        int trans = which & 4 ? PLAIN : TRANSPOSED, diag = which & 8 ? 131 : 132;
        memset(v, 0, sizeof v);
        for (int i = 0; i < n; i++) v[i] = x[i];
        cblas_dtrmv(order, uplo, trans, diag, n, a, 6, v, 1);
        cblas_dtrsv(order, uplo, trans, diag, n, a + 1, 6, v, -1);
        s += weighted(v, n);
        cblas_dtbmv(order, uplo, trans, diag, n, 2, a, 3, v, 1);
        cblas_dtbsv(order, uplo, trans, diag, n, 1, a + 2, 3, v, 1);
        s += weighted(v, n);
        cblas_dtpmv(order, uplo, trans, diag, n, a, v, 1);
        cblas_dtpsv(order, uplo, trans, diag, n, a + 3, v, 1);
        s += weighted(v, n) * 0.01;
    }
    return s;
}

double symmetric(double *a, const double *x, const double *y, int n) {
    double s = 0, v[10];
    for (int which = 0; which < 4; which++) {
        int order = which & 1 ? ROWS : COLUMNS, uplo = which & 2 ? UPPER : LOWER;
        for (int i = 0; i < 10; i++) v[i] = 0.1 * i * y[i % n];
        cblas_dsyr(order, uplo, n, 0.2, x, 1, a, 6);
        cblas_dspr(order, uplo, n, 0.1, y, -1, a);
        cblas_dsyr2(order, uplo, n, 0.3, x, 1, y, 1, a, 6);
        cblas_dspr2(order, uplo, n, 0.2, x, 1, y, -1, a);
        cblas_dsymv(order, uplo, n, 0.5, a, 6, x, 1, 0.7, v, 2);
        cblas_dsbmv(order, uplo, n, 2, 0.5, a, 4, y, 1, 0.6, v, -1);
        cblas_dspmv(order, uplo, n, 0.4, a, x, -1, 0.9, v, 2);
        s += weighted(v, 10);
    }
    return s;
}

double banded(const double *a, const double *x, int m, int n) {
    double s = 0, v[6];
    for (int which = 0; which < 4; which++) {
        int order = which & 1 ? ROWS : COLUMNS, trans = which & 2 ? PLAIN : TRANSPOSED;
        for (int i = 0; i < 6; i++) v[i] = x[5 - i];
        cblas_dgbmv(order, trans, m, n, 2, 1, 0.8, a, 5, x, 1, 0.5, v, 1);
        cblas_dgbmv(order, trans, m, n, 1, 2, 1.1, a + 3, 5, x, -1, 0, v, 1);
        s += weighted(v, trans == PLAIN ? m : n);
    }
    return s;
}

double level_three(const double *a, const double *b, int n) {
    double s = 0, c[20], d[20];
    for (int which = 0; which < 32; which++) {
        int order = which & 1 ? ROWS : COLUMNS, uplo = which & 2 ? UPPER : LOWER;
        int trans = which & 4 ? PLAIN : TRANSPOSED, diag = which & 8 ? 131 : 132, side = which & 16 ? LEFT : RIGHT;
        memcpy(c, b, sizeof c);
        memcpy(d, b, sizeof d);
        cblas_dtrmm(order, side, uplo, trans, diag, n, n - 1, 0.7, a, 6, c, 5);
        cblas_dtrsm(order, side, uplo, trans, diag, n - 1, n, 0.9, a + 1, 6, c, 5);
        cblas_dsymm(order, side, uplo, n, n - 1, 0.5, a, 6, c, 5, 0.3, d, 5);
        cblas_dsyrk(order, uplo, trans, n - 1, n, 0.2, a, 6, 0.8, d, 5);
        cblas_dsyr2k(order, uplo, trans, n, n - 1, 0.1, a, 6, b, 5, 0.9, d, 5);
        s += weighted(d, 20) + weighted(c, 20);
    }
    return s;
}

double rotations(const double *x, const double *y, int n) {
    double u[6], v[6], a = x[0], b = y[1], c, s, h[5] = {-1, x[1], x[2], y[0], y[2]}, total = 0;
    memcpy(u, x, n * sizeof *u);
    memcpy(v, y, n * sizeof *v);
    cblas_drotg(&a, &b, &c, &s);
    cblas_drot(n, u, 1, v, 1, c, s);
    cblas_drot(n / 2, u, 2, v, -1, s, c);
    for (h[0] = -2; h[0] < 2; h[0] += 1) cblas_drotm(n, u, 1, v, -1, h);
    total = weighted(u, n) + weighted(v, n) * a + b;
    return total;
}
