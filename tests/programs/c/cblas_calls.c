// CBLAS by rows and by columns, and LAPACK by its Fortran names from C.
// link: -lopenblas
// levels: O2
// differentiate: by_rows(a, b, n)  at: a = random(9, -1, 1), b = random(9, -1, 1), n = 3
// differentiate: in_single(x, n)  at: x = 1.5 2.5 3.5, n = 3  tolerance: 5e-3  roundoff: 2e-5
// differentiate: solved(a, b, n)  at: a = 4 1 0.5 1 5 -1 0.5 -1 6, b = 1 2 3, n = 3
// differentiate: rectangular(a, m, n)  at: a = random(20, -1, 1), m = 5, n = 3
// differentiate: rectangular(a, m, n)  at: a = random(20, -1, 1), m = 3, n = 4
#include <math.h>

enum { ROWS = 101, COLUMNS = 102, PLAIN = 111, TRANSPOSED = 112 };
double cblas_ddot(int n, const double *x, int incx, const double *y, int incy);
double cblas_dnrm2(int n, const double *x, int incx);
void cblas_daxpy(int n, double a, const double *x, int incx, double *y, int incy);
void cblas_dgemv(int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
void cblas_dger(int, int, int, double, const double *, int, const double *, int, double *, int);
void cblas_dgemm(int, int, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
float cblas_sdot(int n, const float *x, int incx, const float *y, int incy);
void dposv_(const char *, const int *, const int *, double *, const int *, double *, const int *, int *);
void dgetrf_(const int *, const int *, double *, const int *, int *, int *);

double by_rows(const double *a, const double *b, int n) {
    double c[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9}, y[3] = {1, 2, 3};
    cblas_dgemm(ROWS, PLAIN, TRANSPOSED, n, n, n, 1.5, a, n, b, n, 0.5, c, n);
    cblas_dgemm(COLUMNS, TRANSPOSED, PLAIN, n, n, n, a[0], b, n, a, n, 1, c, n);
    cblas_dgemv(ROWS, PLAIN, n, n, 1, c, n, a, 2, 0.5, y, 1);
    cblas_dgemv(COLUMNS, TRANSPOSED, n, n, 1, c, n, b, 1, 0, y, -1);
    cblas_dger(ROWS, n, n, 0.3, y, 1, a, 1, c, n);
    cblas_daxpy(n, b[1], c, 1, y, 1);
    return cblas_ddot(n, y, 1, c, 3) + cblas_dnrm2(9, c, 1);
}

double in_single(const double *x, int n) {
    float y[8];
    for (int i = 0; i < n; ++i) y[i] = (float)(x[i] * x[0]);
    return cblas_sdot(n, y, 1, y, -1);
}

double solved(const double *a, const double *b, int n) {
    double m[9], x[3];
    int one = 1, info;
    for (int i = 0; i < 9; ++i) m[i] = a[i];
    for (int i = 0; i < 3; ++i) x[i] = b[i] * b[0];
    dposv_("L", &n, &one, m, &n, x, &n, &info);
    return info ? -1 : x[0] * x[1] + x[2] + m[0];
}

double rectangular(const double *a, int m, int n) {
    double f[20], s = 0;
    int info, pivots[4], lda = 5;
    for (int i = 0; i < 20; i++) f[i] = a[i];
    dgetrf_(&m, &n, f, &lda, pivots, &info);
    for (int i = 0; i < 20; i++) s += cos(0.3 * i) * f[i] * f[i];
    return s;
}
