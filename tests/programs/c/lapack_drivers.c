// LAPACK's inverses, condition numbers, orthogonal factors, singular values, and eigenvalues of any matrix.
// link: -lopenblas
// levels: O2
// differentiate: inverse(a, n)     at: a = 4 1 0.5 2 5 -1 0.3 0.7 6, n = 3
// differentiate: definite(a, n)    at: a = 4 1 0.5 1 5 -1 0.5 -1 6, n = 3
// differentiate: indefinite(a, b, n)  at: a = 0.1 2 0.5 2 0.2 -1 0.5 -1 0.3, b = 1 2 3, n = 3
// differentiate: projected(a, b, m, n)  at: a = random(12, -1, 1), b = 1 2 3 4, m = 4, n = 3
// differentiate: singular(a, m, n)  at: a = random(12, -1, 1), m = 4, n = 3
// differentiate: divided(a, m, n)  at: a = random(12, -1, 1), m = 3, n = 4
// differentiate: spectrum(a, n)    at: a = 1 -2 0.5 0.2 2 1.5 -1 0.7 0.5 -1 3 0.3 0.2 0.7 0.3 -1, n = 4
// differentiate: fit(a, b, m, n)   at: a = random(12, -1, 1), b = 1 2 3 4, m = 4, n = 3
#include <math.h>
#include <stdlib.h>
#include <string.h>

void dgetrf_(const int *, const int *, double *, const int *, int *, int *);
void dgetri_(const int *, double *, const int *, const int *, double *, const int *, int *);
void dgecon_(const char *, const int *, const double *, const int *, const double *, double *, double *, int *, int *);
double dlange_(const char *, const int *, const int *, const double *, const int *, double *);
void dpotrf_(const char *, const int *, double *, const int *, int *);
void dpotri_(const char *, const int *, double *, const int *, int *);
void dpocon_(const char *, const int *, const double *, const int *, const double *, double *, double *, int *, int *);
double dlansy_(const char *, const char *, const int *, const double *, const int *, double *);
void dsytrf_(const char *, const int *, double *, const int *, int *, double *, const int *, int *);
void dsytrs_(const char *, const int *, const int *, const double *, const int *, const int *, double *, const int *, int *);
void dgeqrf_(const int *, const int *, double *, const int *, double *, double *, const int *, int *);
void dormqr_(const char *, const char *, const int *, const int *, const int *, const double *, const int *, const double *,
             double *, const int *, double *, const int *, int *);
void dorgqr_(const int *, const int *, const int *, double *, const int *, const double *, double *, const int *, int *);
void dgesvd_(const char *, const char *, const int *, const int *, double *, const int *, double *, double *, const int *,
             double *, const int *, double *, const int *, int *);
void dgesdd_(const char *, const int *, const int *, double *, const int *, double *, double *, const int *, double *,
             const int *, double *, const int *, int *, int *);
void dgeev_(const char *, const char *, const int *, double *, const int *, double *, double *, double *, const int *, double *,
            const int *, double *, const int *, int *);
void dgelsd_(const int *, const int *, const int *, double *, const int *, double *, const int *, double *, const double *,
             int *, double *, const int *, int *, int *);

// The workspace is asked for first.
double inverse(const double *a, int n) {
  double x[9], *work, most, rest[12], condition, sum = 0;
  int pivots[3], places[3], info, size = -1;
  double norm = dlange_("1", &n, &n, a, &n, rest);
  memcpy(x, a, sizeof x);
  dgetrf_(&n, &n, x, &n, pivots, &info);
  dgecon_("1", &n, x, &n, &norm, &condition, rest, places, &info);
  dgetri_(&n, x, &n, pivots, &most, &size, &info);
  size = (int)most;
  work = malloc(size * sizeof *work);
  dgetri_(&n, x, &n, pivots, work, &size, &info);
  free(work);
  for (int i = 0; i < n * n; i++) sum += x[i] * x[i] * (i + 1);
  return condition < 1e-12 ? 0 : sum / condition;
}

double definite(const double *a, int n) {
  double x[9], work[9], condition, sum = 0;
  int places[3], info;
  double norm = dlansy_("1", "L", &n, a, &n, work);
  memcpy(x, a, sizeof x);
  dpotrf_("L", &n, x, &n, &info);
  dpocon_("L", &n, x, &n, &norm, &condition, work, places, &info);
  dpotri_("L", &n, x, &n, &info);
  for (int j = 0; j < n; j++)
    for (int i = j; i < n; i++) sum += x[i + j * n] * (1 + i + j);
  return sum * condition;
}

double indefinite(const double *a, const double *b, int n) {
  double s[9], x[3], work[64], sum = 0;
  int pivots[3], info, one = 1, size = 64;
  memcpy(s, a, sizeof s);
  memcpy(x, b, sizeof x);
  dsytrf_("L", &n, s, &n, pivots, work, &size, &info);
  dsytrs_("L", &n, &one, s, &n, pivots, x, &n, &info);
  for (int i = 0; i < n; i++) sum += x[i] * x[i] * (i + 1);
  return pivots[0] < 0 ? sum : 0;
}

// |Q'b|² and the columns of Q, whose signs are the library's
double projected(const double *a, const double *b, int m, int n) {
  double q[12], tau[3], c[4], work[64], sum = 0;
  int info, one = 1, size = 64;
  memcpy(q, a, sizeof q);
  memcpy(c, b, sizeof c);
  dgeqrf_(&m, &n, q, &m, tau, work, &size, &info);
  dormqr_("L", "T", &m, &one, &n, q, &m, tau, c, &m, work, &size, &info);
  dorgqr_(&m, &n, &n, q, &m, tau, work, &size, &info);
  for (int i = 0; i < n; i++) sum += c[i] * c[i];
  for (int i = 0; i < m * n; i++) sum += q[i] * (i + 1);
  return sum;
}

double singular(const double *a, int m, int n) {
  double c[12], s[3], u[12], v[9], work[64], sum = 0;
  int info, size = 64;
  memcpy(c, a, sizeof c);
  dgesvd_("S", "S", &m, &n, c, &m, s, u, &m, v, &n, work, &size, &info);
  for (int j = 0; j < n; j++)
    for (int i = 0; i < m; i++) sum += log(s[j]) * u[i + j * m] * (i + 1) + s[j] * v[j * n] * j;
  return sum;
}

double divided(const double *a, int m, int n) {
  double c[12], s[3], u[9], v[12], work[256], sum = 0;
  int info, size = 256, places[24];
  memcpy(c, a, sizeof c);
  dgesdd_("S", &m, &n, c, &m, s, u, &m, v, &m, work, &size, places, &info);
  for (int i = 0; i < m; i++) sum += s[i] * u[i] * v[i + 2 * m] * (i + 1);
  return sum;
}

// One pair of eigenvalues is complex.
double spectrum(const double *a, int n) {
  double c[16], re[4], im[4], left[16], right[16], work[64], sum = 0;
  int info, size = 64;
  memcpy(c, a, sizeof c);
  dgeev_("V", "V", &n, c, &n, re, im, left, &n, right, &n, work, &size, &info);
  for (int i = 0; i < n; i++) sum += re[i] * re[i] * (i + 1) + im[i] * im[i] * im[i] + im[i] * i;
  for (int i = 0; i < n * n; i++) sum += right[i] * (i % 3) + left[i] * (i % 5);
  return sum;
}

double fit(const double *a, const double *b, int m, int n) {
  double c[12], x[4], s[3], work[2048], least = -1, sum = 0;
  int info, rank, one = 1, size = 2048, places[128];
  memcpy(c, a, sizeof c);
  memcpy(x, b, sizeof x);
  dgelsd_(&m, &n, &one, c, &m, x, &m, s, &least, &rank, work, &size, places, &info);
  for (int i = 0; i < n; i++) sum += x[i] * x[i] * (i + 1);
  return sum + s[0] / s[2];
}
