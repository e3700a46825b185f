// Fortran libraries under the prototypes that C programs give them: int results (f2c), no prototype, lengths of
// texts that are missing, int or long; CBLAS with wide sizes; results that nobody can read are refused.
// link: -lopenblas
// differentiate: matvec(a, x, n)  at: a = random(9, 0.6, 1.7), x = random(3, -1, 1), n = 3
// differentiate: matmat(a, b, n)  at: a = random(9, 0.6, 1.7), b = random(9, -1, 1), n = 3
// differentiate: chol(a, b, n)  at: a = random(9, 0.6, 1.7), b = random(3, -1, 1), n = 3
// differentiate: solve(a, b, n)  at: a = random(9, 0.6, 1.7), b = random(3, -1, 1), n = 3
// differentiate: tri(a, b, n)  at: a = random(9, 0.6, 1.7), b = random(3, -1, 1), n = 3
// differentiate: unprototyped(a, x, n)  at: a = random(9, 0.6, 1.7), x = random(3, -1, 1), n = 3
// differentiate: factors(a, b, n)  at: a = random(9, 0.6, 1.7), b = random(3, -1, 1), n = 3
// differentiate: lengths(a, b, n)  at: a = random(9, 0.6, 1.7), b = random(9, -1, 1), n = 3
// differentiate: by_value(x, y, n)  at: x = random(4, 0.6, 1.7), y = random(4, -1, 1), n = 4
// differentiate: kept(a, b, n)  at: a = random(9, 0.6, 1.7), b = random(3, -1, 1), n = 3
// differentiate: unreadable(x, n)  at: x = 0.3 0.5, n = 2
// expect: refused: no derivative rule
#include <stdlib.h>
#include <string.h>
extern int dgemv_(char *, int *, int *, double *, double *, int *, double *, int *, double *, double *, int *);
extern int dgemm_(char *, char *, int *, int *, int *, double *, double *, int *, double *, int *, double *, double *, int *);
extern int dpotrf_(char *, int *, double *, int *, int *);
extern int dpotrs_(char *, int *, int *, double *, int *, double *, int *, int *);
extern int dgesv_(int *, int *, double *, int *, int *, double *, int *, int *);
extern int dtrsm_(char *, char *, char *, char *, int *, int *, double *, double *, int *, double *, int *);
static double sum(const double *v, int n) { double s = 0; for (int i = 0; i < n; i++) s += (i + 1) * v[i] * v[i]; return s; }
double matvec(double *a, double *x, int n) {
    double y[3] = {0}, one = 1, zero = 0; int inc = 1;
    dgemv_("N", &n, &n, &one, a, &n, x, &inc, &zero, y, &inc);
    return sum(y, n);
}
double matmat(double *a, double *b, int n) {
    double y[9] = {0}, one = 1, zero = 0;
    dgemm_("N", "T", &n, &n, &n, &one, a, &n, b, &n, &zero, y, &n);
    return sum(y, n * n);
}
double chol(double *a, double *b, int n) {
    double m[9], y[3]; int info, one = 1;
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { double s = i == j; for (int k = 0; k < n; k++) s += a[i + k * n] * a[j + k * n]; m[i + j * n] = s; }
    memcpy(y, b, n * sizeof *b);
    dpotrf_("L", &n, m, &n, &info);
    dpotrs_("L", &n, &one, m, &n, y, &n, &info);
    return sum(y, n);
}
double solve(double *a, double *b, int n) {
    double m[9], y[3]; int info, one = 1, p[3];
    memcpy(m, a, n * n * sizeof *b);
    for (int i = 0; i < n; i++) m[i + i * n] += 4;
    memcpy(y, b, n * sizeof *b);
    dgesv_(&n, &one, m, &n, p, y, &n, &info);
    return sum(y, n);
}
double tri(double *a, double *b, int n) {
    double y[3], alpha = 1.5; int one = 1;
    memcpy(y, b, n * sizeof *b);
    dtrsm_("L", "L", "N", "N", &n, &one, &alpha, a, &n, y, &n);
    return sum(y, n);
}
typedef long ftnlen;
double ddot_();
void dscal_();
extern long dposv_(char *, int *, int *, double *, int *, double *, int *, int *, ftnlen);
extern void dsymm_(char *, char *, int *, int *, double *, double *, int *, double *, int *, double *, double *, int *, int, int);
int dtrmv_();
extern int dtrtrs_(char *, char *, char *, int *, int *, double *, int *, double *, int *, int *);
extern double cblas_ddot(long, const double *, long, const double *, long);
extern void cblas_daxpy(size_t, double, const double *, size_t, double *, size_t);
double unprototyped(double *a, double *x, int n) {
    double y[3]; int inc = 1;
    memcpy(y, x, n * sizeof *x);
    dtrmv_("U", "T", "N", &n, a, &n, y, &inc);
    dscal_(&n, x, y, &inc);
    return sum(y, n) + ddot_(&n, x, &inc, y, &inc);
}
double factors(double *a, double *b, int n) {
    double m[9], y[3]; int info, one = 1;
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { double s = i == j; for (int k = 0; k < n; k++) s += a[i + k * n] * a[j + k * n]; m[i + j * n] = s; }
    memcpy(y, b, n * sizeof *b);
    dpotrf_("L", &n, m, &n, &info);
    dtrtrs_("L", "N", "N", &n, &one, m, &n, y, &n, &info);
    return sum(y, n);
}
double lengths(double *a, double *b, int n) {
    double y[9] = {0}, one = 1, zero = 0;
    dsymm_("L", "U", &n, &n, &one, a, &n, b, &n, &zero, y, &n, 1, 1);
    return sum(y, n * n);
}
double by_value(double *x, double *y, int n) {
    double z[4];
    memcpy(z, y, sizeof z);
    cblas_daxpy(n, x[1], x, 1, z, 1);
    return sum(z, n) * cblas_ddot(n, x, 1, z, -1);
}
double kept(double *a, double *b, int n) {
    double m[9], y[3]; int info, one = 1;
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { double s = i == j; for (int k = 0; k < n; k++) s += a[i + k * n] * a[j + k * n]; m[i + j * n] = s; }
    memcpy(y, b, n * sizeof *b);
    if (dposv_("U", &n, &one, m, &n, y, &n, &info, 1) > 1000000000 && info) return 0;
    return sum(y, n);
}
extern int dasum_(int *, double *, int *);
double unreadable(double *x, int n) {
    int inc = 1;
    return x[0] + dasum_(&n, x, &inc);
}
