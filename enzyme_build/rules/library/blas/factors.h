/* Derivatives of factorisations and of solves with factors, in the places of the derivatives of their results.

   Cholesky: I. Murray, Differentiation of the Cholesky decomposition, 2016.  LU: F. de Hoog, R. Anderssen, M. Lukas,
   Differentiation of matrix functionals using triangular factorization, 2011.  X' is the transpose of X, dX its
   derivative: tangent or adjoint. */

/* A = L L', of which L is stored, or L' if `up`: there d holds dL and gets dA, or the other way. */
shared void PART(cholesky)(int phase, int up, int n, const REAL *l, int ldl, REAL *d, int ldd) {
  int ld = at_least_one(n);
  REAL *w = D(new)((long long)n * n);
  D(fill)(WHOLE, n, n, 0, w, ld);
  if (up) D(copy_transposed)(LOWER, n, n, d, ldd, w, ld);
  else D(copy)(LOWER, n, n, d, ldd, w, ld);
  if (phase == TANGENT) {
    D(mirror)(n, w, ld);
    CALL(trsm)(1, up, up, 0, n, n, 1, l, ldl, w, ld);
    CALL(trsm)(0, up, !up, 0, n, n, 1, l, ldl, w, ld);
  } else CALL(trmm)(1, up, !up, 0, n, n, 1, l, ldl, w, ld);
  D(fill)(ABOVE, n, n, 0, w, ld);
  D(scale_diagonal)(n, (REAL)0.5, w, ld);
  if (phase == TANGENT) CALL(trmm)(1, up, up, 0, n, n, 1, l, ldl, w, ld);
  else {
    CALL(trsm)(1, up, !up, 0, n, n, 1, l, ldl, w, ld);
    CALL(trsm)(0, up, up, 0, n, n, 1, l, ldl, w, ld);
    D(fold)(n, w, ld);
  }
  if (up) D(copy_transposed)(UPPER, n, n, w, ld, d, ldd);
  else D(copy)(LOWER, n, n, w, ld, d, ldd);
  drop_block(w);
}

/* L L' X = B, X in the place of B */
shared void PART(solve_cholesky)(int phase, int up, int n, int nrhs, const REAL *l, int ldl, REAL *l_d, int ldl_d, const REAL *x,
                                 int ldx, REAL *d, int ldd) {
  int ld = at_least_one(n);
  long long count = (long long)n * nrhs;
  if (phase == TANGENT && l_d) { /* dB -= (dL L' + L dL') X */
    REAL *p = D(new)(count), *q = D(new)(count);
    D(copy)(WHOLE, n, nrhs, x, ldx, p, ld);
    D(copy)(WHOLE, n, nrhs, x, ldx, q, ld);
    CALL(trmm)(1, up, !up, 0, n, nrhs, 1, l, ldl, p, ld);
    CALL(trmm)(1, up, up, 0, n, nrhs, 1, l_d, ldl_d, p, ld);
    CALL(trmm)(1, up, !up, 0, n, nrhs, 1, l_d, ldl_d, q, ld);
    CALL(trmm)(1, up, up, 0, n, nrhs, 1, l, ldl, q, ld);
    D(add)(WHOLE, n, nrhs, -1, p, ld, d, ldd);
    D(add)(WHOLE, n, nrhs, -1, q, ld, d, ldd);
    drop_block(p);
    drop_block(q);
  }
  CALL(potrs)(up, n, nrhs, l, ldl, d, ldd);
  if (phase == ADJOINT && l_d) { /* dL -= S (L' X)' + X (L' S)', where S is what dB has become */
    REAL *p = D(new)(count), *q = D(new)(count), *w = D(new)((long long)n * n);
    D(copy)(WHOLE, n, nrhs, x, ldx, p, ld);
    D(copy)(WHOLE, n, nrhs, d, ldd, q, ld);
    D(fill)(WHOLE, n, n, 0, w, ld);
    CALL(trmm)(1, up, !up, 0, n, nrhs, 1, l, ldl, p, ld);
    CALL(trmm)(1, up, !up, 0, n, nrhs, 1, l, ldl, q, ld);
    if (up) CALL(gemm)(0, 1, n, n, nrhs, 1, p, ld, d, ldd, 1, w, ld);
    if (up) CALL(gemm)(0, 1, n, n, nrhs, 1, q, ld, x, ldx, 1, w, ld);
    if (!up) CALL(gemm)(0, 1, n, n, nrhs, 1, d, ldd, p, ld, 1, w, ld);
    if (!up) CALL(gemm)(0, 1, n, n, nrhs, 1, x, ldx, q, ld, 1, w, ld);
    D(add)(up ? UPPER : LOWER, n, n, -1, w, ld, l_d, ldl_d);
    drop_block(p);
    drop_block(q);
    drop_block(w);
  }
}

/* The tangents of L and U, P A = L U, from those of A: square first, then what is below or beside. */
shared void PART(lu_tangent)(int m, int n, const REAL *f, int ldf, const int *pivots, REAL *d, int ldd) {
  int k = smaller(m, n), ld = at_least_one(k);
  REAL *lower = D(new)((long long)k * k), *upper = D(new)((long long)k * k);
  D(interchange)(0, k, pivots, n, d, ldd);
  D(fill)(WHOLE, k, k, 0, lower, ld);
  D(fill)(WHOLE, k, k, 0, upper, ld);
  CALL(trsm)(1, 0, 0, 1, k, k, 1, f, ldf, d, ldd);
  CALL(trsm)(0, 1, 0, 0, k, k, 1, f, ldf, d, ldd);
  D(copy)(BELOW, k, k, d, ldd, lower, ld);
  D(copy)(UPPER, k, k, d, ldd, upper, ld);
  CALL(trmm)(1, 0, 0, 1, k, k, 1, f, ldf, lower, ld);
  CALL(trmm)(0, 1, 0, 0, k, k, 1, f, ldf, upper, ld);
  D(copy)(BELOW, k, k, lower, ld, d, ldd);
  D(copy)(UPPER, k, k, upper, ld, d, ldd);
  if (m > k) {
    CALL(gemm)(0, 0, m - k, k, k, -1, f + k, ldf, upper, ld, 1, d + k, ldd);
    CALL(trsm)(0, 1, 0, 0, m - k, k, 1, f, ldf, d + k, ldd);
  }
  if (n > k) {
    CALL(gemm)(0, 0, k, n - k, k, -1, lower, ld, &AT(f, 0, k, ldf), ldf, 1, &AT(d, 0, k, ldd), ldd);
    CALL(trsm)(1, 0, 0, 1, k, n - k, 1, f, ldf, &AT(d, 0, k, ldd), ldd);
  }
  drop_block(lower);
  drop_block(upper);
}

/* The adjoint of A from those of L and U. */
shared void PART(lu_adjoint)(int m, int n, const REAL *f, int ldf, const int *pivots, REAL *d, int ldd) {
  int k = smaller(m, n), ld = at_least_one(k);
  REAL *lower = D(new)((long long)k * k), *upper = D(new)((long long)k * k);
  D(fill)(WHOLE, k, k, 0, lower, ld);
  D(fill)(WHOLE, k, k, 0, upper, ld);
  D(copy)(BELOW, k, k, d, ldd, lower, ld);
  D(copy)(UPPER, k, k, d, ldd, upper, ld);
  if (m > k) {
    CALL(trsm)(0, 1, 1, 0, m - k, k, 1, f, ldf, d + k, ldd);
    CALL(gemm)(1, 0, k, k, m - k, -1, f + k, ldf, d + k, ldd, 1, upper, ld);
    D(fill)(BELOW, k, k, 0, upper, ld);
  }
  if (n > k) {
    CALL(trsm)(1, 0, 1, 1, k, n - k, 1, f, ldf, &AT(d, 0, k, ldd), ldd);
    CALL(gemm)(0, 1, k, k, n - k, -1, &AT(d, 0, k, ldd), ldd, &AT(f, 0, k, ldf), ldf, 1, lower, ld);
    D(fill)(UPPER, k, k, 0, lower, ld);
  }
  CALL(trmm)(1, 0, 1, 1, k, k, 1, f, ldf, lower, ld);
  CALL(trmm)(0, 1, 1, 0, k, k, 1, f, ldf, upper, ld);
  D(copy)(BELOW, k, k, lower, ld, d, ldd);
  D(copy)(UPPER, k, k, upper, ld, d, ldd);
  CALL(trsm)(1, 0, 1, 1, k, k, 1, f, ldf, d, ldd);
  CALL(trsm)(0, 1, 1, 0, k, k, 1, f, ldf, d, ldd);
  D(interchange)(1, k, pivots, n, d, ldd);
  drop_block(lower);
  drop_block(upper);
}

/* op(A) X = B with P A = L U, X in the place of B */
shared void PART(solve_lu)(int phase, int t, int n, int nrhs, const REAL *f, int ldf, REAL *f_d, int ldf_d, const int *pivots,
                           const REAL *x, int ldx, REAL *d, int ldd) {
  int ld = at_least_one(n);
  long long count = (long long)n * nrhs;
  if (phase == TANGENT && f_d) { /* dB -= P' (dL U + L dU) X, or (U' dL' + dU' L') P X */
    REAL *p = D(new)(count), *q = D(new)(count), *r = D(new)(count);
    D(copy)(WHOLE, n, nrhs, x, ldx, p, ld);
    if (t) D(interchange)(0, n, pivots, nrhs, p, ld);
    D(copy)(WHOLE, n, nrhs, p, ld, q, ld);
    D(fill)(WHOLE, n, nrhs, 0, r, ld);
    if (t) {
      PART(add_product)(1, 0, 1, 1, n, nrhs, 1, f_d, ldf_d, p, ld, r, ld);
      CALL(trmm)(1, 1, 1, 0, n, nrhs, 1, f, ldf, r, ld);
      CALL(trmm)(1, 0, 1, 1, n, nrhs, 1, f, ldf, q, ld);
      CALL(trmm)(1, 1, 1, 0, n, nrhs, 1, f_d, ldf_d, q, ld);
    } else {
      CALL(trmm)(1, 1, 0, 0, n, nrhs, 1, f, ldf, p, ld);
      PART(add_product)(1, 0, 0, 1, n, nrhs, 1, f_d, ldf_d, p, ld, r, ld);
      CALL(trmm)(1, 1, 0, 0, n, nrhs, 1, f_d, ldf_d, q, ld);
      CALL(trmm)(1, 0, 0, 1, n, nrhs, 1, f, ldf, q, ld);
    }
    D(add)(WHOLE, n, nrhs, 1, q, ld, r, ld);
    if (!t) D(interchange)(1, n, pivots, nrhs, r, ld);
    D(add)(WHOLE, n, nrhs, -1, r, ld, d, ldd);
    drop_block(p);
    drop_block(q);
    drop_block(r);
  }
  CALL(getrs)(phase == TANGENT ? t : !t, n, nrhs, f, ldf, pivots, d, ldd);
  if (phase == ADJOINT && f_d) { /* P dA = -p q': p = P S, q = X, or p = P X, q = S, where S is what dB has become */
    REAL *p = D(new)(count), *q = D(new)(count), *r = D(new)(count), *w = D(new)((long long)n * n);
    D(copy)(WHOLE, n, nrhs, t ? x : d, t ? ldx : ldd, p, ld);
    D(copy)(WHOLE, n, nrhs, t ? d : x, t ? ldd : ldx, q, ld);
    D(interchange)(0, n, pivots, nrhs, p, ld);
    D(copy)(WHOLE, n, nrhs, q, ld, r, ld);
    CALL(trmm)(1, 1, 0, 0, n, nrhs, 1, f, ldf, r, ld);
    D(fill)(WHOLE, n, n, 0, w, ld);
    CALL(gemm)(0, 1, n, n, nrhs, 1, p, ld, r, ld, 1, w, ld);
    D(add)(BELOW, n, n, -1, w, ld, f_d, ldf_d);
    CALL(trmm)(1, 0, 1, 1, n, nrhs, 1, f, ldf, p, ld);
    D(fill)(WHOLE, n, n, 0, w, ld);
    CALL(gemm)(0, 1, n, n, nrhs, 1, p, ld, q, ld, 1, w, ld);
    D(add)(UPPER, n, n, -1, w, ld, f_d, ldf_d);
    drop_block(p);
    drop_block(q);
    drop_block(r);
    drop_block(w);
  }
}

/* The same for a factorisation with a pivot that is zero, step by step: it stopped nothing, but U has no inverse. */
shared void PART(lu_by_steps)(int phase, int m, int n, const REAL *f, int ldf, const int *pivots, REAL *d, int ldd) {
  int k = smaller(m, n);
  if (phase == TANGENT) D(interchange)(0, k, pivots, n, d, ldd);
  for (long long step = 0; step < k; ++step) {
    long long j = phase == TANGENT ? step : k - 1 - step;
    REAL pivot = AT(f, j, j, ldf);
    if (pivot == 0) continue;
    for (long long i = j + 1; i < m; ++i) {
      REAL factor = AT(f, i, j, ldf);
      if (phase == TANGENT) {
        REAL change = (AT(d, i, j, ldd) - factor * AT(d, j, j, ldd)) / pivot;
        AT(d, i, j, ldd) = change;
        for (long long l = j + 1; l < n; ++l) AT(d, i, l, ldd) -= change * AT(f, j, l, ldf) + factor * AT(d, j, l, ldd);
      } else {
        REAL change = AT(d, i, j, ldd);
        for (long long l = j + 1; l < n; ++l) {
          change -= AT(d, i, l, ldd) * AT(f, j, l, ldf);
          AT(d, j, l, ldd) -= factor * AT(d, i, l, ldd);
        }
        AT(d, i, j, ldd) = change / pivot;
        AT(d, j, j, ldd) -= change * factor / pivot;
      }
    }
  }
  if (phase == ADJOINT) D(interchange)(1, k, pivots, n, d, ldd);
}

inline void PART(lu)(int phase, int info, int m, int n, const REAL *f, int ldf, const int *pivots, REAL *d, int ldd) {
  if (info != 0) PART(lu_by_steps)(phase, m, n, f, ldf, pivots, d, ldd);
  else if (phase == TANGENT) PART(lu_tangent)(m, n, f, ldf, pivots, d, ldd);
  else PART(lu_adjoint)(m, n, f, ldf, pivots, d, ldd);
}

/* A = V diag(w) V', A symmetric: with M = V' dA V, dw is the diagonal of M, and dV = V C with C_ij = M_ij / (w_j - w_i).
   What depends on the vectors of an eigenvalue that is there twice has no derivative: it is no number. */
inline REAL D(over_gap)(REAL x, REAL gap) { return x == 0 ? 0 : x / gap; }
shared void PART(eigen_tangent)(int has_vectors, int up, int n, const REAL *v, int ldv, const REAL *w, REAL *d, int ldd, REAL *w_d) {
  int ld = at_least_one(n);
  REAL *m = D(new)((long long)n * n), *t = D(new)((long long)n * n);
  D(fill)(WHOLE, n, n, 0, t, ld);
  if (up) D(copy_transposed)(LOWER, n, n, d, ldd, m, ld);
  else D(copy)(LOWER, n, n, d, ldd, m, ld);
  D(mirror)(n, m, ld);
  CALL(gemm)(0, 0, n, n, n, 1, m, ld, v, ldv, 0, t, ld);
  CALL(gemm)(1, 0, n, n, n, 1, v, ldv, t, ld, 0, m, ld);
  for (long long i = 0; w_d && i < n; ++i) w_d[i] = AT(m, i, i, ld);
  D(fill)(has_vectors ? WHOLE : up ? UPPER : LOWER, n, n, 0, d, ldd);
  if (has_vectors) {
    EACH(WHOLE, n, n) AT(m, i, j, ld) = i == j ? 0 : D(over_gap)(AT(m, i, j, ld), w[j] - w[i]);
    CALL(gemm)(0, 0, n, n, n, 1, v, ldv, m, ld, 0, d, ldd);
  }
  drop_block(m);
  drop_block(t);
}

shared void PART(eigen_adjoint)(int has_vectors, int up, int n, const REAL *v, int ldv, const REAL *w, REAL *d, int ldd, REAL *w_d) {
  int ld = at_least_one(n);
  REAL *m = D(new)((long long)n * n), *t = D(new)((long long)n * n);
  D(fill)(WHOLE, n, n, 0, m, ld);
  D(fill)(WHOLE, n, n, 0, t, ld);
  if (has_vectors) CALL(gemm)(1, 0, n, n, n, 1, v, ldv, d, ldd, 0, m, ld);
  EACH(WHOLE, n, n) AT(m, i, j, ld) = i == j ? 0 : D(over_gap)(AT(m, i, j, ld), w[j] - w[i]);
  for (long long i = 0; w_d && i < n; ++i) {
    AT(m, i, i, ld) = w_d[i];
    w_d[i] = 0;
  }
  CALL(gemm)(0, 0, n, n, n, 1, v, ldv, m, ld, 0, t, ld);
  CALL(gemm)(0, 1, n, n, n, 1, t, ld, v, ldv, 0, m, ld);
  D(fold)(n, m, ld);
  D(fill)(has_vectors ? WHOLE : up ? UPPER : LOWER, n, n, 0, d, ldd);
  EACH(LOWER, n, n) AT(d, up ? j : i, up ? i : j, ldd) = AT(m, i, j, ld);
  drop_block(m);
  drop_block(t);
}
