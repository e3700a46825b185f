// differentiate: lu_solve(a, b)  at: a = 4 1 2 0.5 3 -1 1 0.7 5, b = 1 2 3  roundoff: 1e-10
// differentiate: qr_least_squares(a, b)  at: a = 4 1 2 0.5 3 -1 1 0.7 5 1.5 2.5 0.1, b = 1 2 3 4  roundoff: 1e-10
// differentiate: cholesky(a, b)  at: a = 4 1 0.5 1 3 -1 0.5 -1 5, b = 1 2 3  roundoff: 1e-10
// differentiate: eigenvalues(a, out)  at: a = 4 1 0.5 1 3 -1 0.5 -1 6, out = zeros(3)  roundoff: 1e-9
// differentiate: singular_values(a, out)  at: a = 4 1 2 0.5 3 -1 1 0.7 5 1.5 2.5 0.1, out = zeros(3)  roundoff: 1e-9
// differentiate: exponential(a)  at: a = 0.4 0.1 0.2 0.05 0.3 -0.1 0.1 0.07 0.5  roundoff: 1e-9
#include <matrix.h>
#include <matrix2.h>

static MAT *read(double *a, int m, int n) {
  MAT *made = m_get(m, n);
  for (int i = 0; i < m; i++) for (int j = 0; j < n; j++) made->me[i][j] = a[i * n + j];
  return made;
}

static VEC *read_vector(double *b, int n) {
  VEC *made = v_get(n);
  for (int i = 0; i < n; i++) made->ve[i] = b[i];
  return made;
}

static double weighted(VEC *x) {
  double r = 0;
  for (unsigned i = 0; i < x->dim; i++) r += (i + 1) * x->ve[i];
  return r;
}

double lu_solve(double *a, double *b) {
  MAT *A = read(a, 3, 3);
  VEC *x = read_vector(b, 3);
  PERM *pivot = px_get(3);
  LUfactor(A, pivot);
  VEC *y = LUsolve(A, pivot, x, VNULL);
  double r = weighted(y);
  M_FREE(A), V_FREE(x), V_FREE(y), PX_FREE(pivot);
  return r;
}

double qr_least_squares(double *a, double *b) {
  MAT *A = read(a, 4, 3);
  VEC *x = read_vector(b, 4), *diagonal = v_get(3);
  QRfactor(A, diagonal);
  VEC *y = QRsolve(A, diagonal, x, VNULL);
  double r = weighted(y);
  M_FREE(A), V_FREE(x), V_FREE(y), V_FREE(diagonal);
  return r;
}

double cholesky(double *a, double *b) {
  MAT *A = read(a, 3, 3);
  VEC *x = read_vector(b, 3);
  CHfactor(A);
  VEC *y = CHsolve(A, x, VNULL);
  double r = weighted(y);
  M_FREE(A), V_FREE(x), V_FREE(y);
  return r;
}

double eigenvalues(double *a, double *out) {
  MAT *A = read(a, 3, 3), *Q = m_get(3, 3);
  VEC *l = symmeig(A, Q, VNULL);
  for (int i = 0; i < 3; i++) out[i] = l->ve[i];
  double r = Q->me[0][0] * Q->me[0][0] + Q->me[1][1] * Q->me[1][1];
  M_FREE(A), M_FREE(Q), V_FREE(l);
  return r;
}

double singular_values(double *a, double *out) {
  MAT *A = read(a, 4, 3);
  VEC *s = svd(A, MNULL, MNULL, VNULL);
  for (int i = 0; i < 3; i++) out[i] = s->ve[i];
  double r = weighted(s);
  M_FREE(A), V_FREE(s);
  return r;
}

double exponential(double *a) {
  MAT *A = read(a, 3, 3);
  MAT *E = m_exp(A, 1e-12, MNULL);
  double r = m_norm_frob(E) + E->me[0][2];
  M_FREE(A), M_FREE(E);
  return r;
}
