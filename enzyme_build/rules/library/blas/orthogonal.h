/* A = Q R of Householder's reflections H = I - tau v v', and what else is made of them: v begins with 1, the rest of it lies
   below the diagonal.  Element (i, j) lies at a[i * down + j * right], so that rows of A are columns of A'. */
#define R_(i, j) a[(i) * down + (j) * right]

/* H x = (beta, 0, ...): the first element becomes beta, the rest v. */
inline REAL NAME(reflect)(long long n, REAL *first, REAL *rest, long long step) {
  const REAL alpha = *first;
  REAL below = 0;
  for (long long i = 0; i + 1 < n; ++i) below += rest[i * step] * rest[i * step];
  if (below == 0) return 0;
  const REAL length = ROOT(alpha * alpha + below), beta = alpha < 0 ? length : -length;
  for (long long i = 0; i + 1 < n; ++i) rest[i * step] /= alpha - beta;
  *first = beta;
  return (beta - alpha) / beta;
}
/* C = H C: row i of m at c[i * down], column j of n at c[j * right]; v has 1 in front. */
inline void NAME(apply)(long long m, long long n, const REAL *v, long long step, REAL tau, REAL *c, long long down, long long right) {
  for (long long j = 0; j < n; ++j) {
    REAL along = c[j * right];
    for (long long i = 1; i < m; ++i) along += v[i * step] * c[i * down + j * right];
    along *= tau;
    c[j * right] -= along;
    for (long long i = 1; i < m; ++i) c[i * down + j * right] -= along * v[i * step];
  }
}
inline void NAME(make_qr)(long long m, long long n, REAL *a, long long down, long long right, REAL *tau) {
  for (long long k = 0; k < (m < n ? m : n); ++k) {
    const REAL t = NAME(reflect)(m - k, &R_(k, k), &R_(k + 1, k), down);
    tau[k] = t;
    NAME(apply)(m - k, n - k - 1, &R_(k, k), down, t, &R_(k, k + 1), down, right);
  }
}
/* The first n columns of H_1 ... H_k */
inline void NAME(make_q)(long long m, long long n, long long k, REAL *a, long long down, long long right, const REAL *tau) {
  for (long long j = k; j < n; ++j)
    for (long long i = 0; i < m; ++i) R_(i, j) = i == j;
  for (long long l = k - 1; l >= 0; --l) {
    const REAL t = tau[l];
    NAME(apply)(m - l, n - l - 1, &R_(l, l), down, t, &R_(l, l + 1), down, right);
    for (long long i = 0; i < l; ++i) R_(i, l) = 0;
    R_(l, l) = 1 - t;
    for (long long i = l + 1; i < m; ++i) R_(i, l) *= -t;
  }
}
/* C = op(Q) C, of m rows */
inline void NAME(times_q)(int t, long long m, long long n, long long k, const REAL *a, long long down, long long right,
                          const REAL *tau, REAL *c, long long c_down, long long c_right) {
  for (long long step = 0; step < k; ++step) {
    const long long l = t ? step : k - 1 - step;
    NAME(apply)(m - l, n, &R_(l, l), down, tau[l], &c[l * c_down], c_down, c_right);
  }
}
#undef R_

void NAME(larfg)(const INT *n, REAL *alpha, REAL *x, const INT *incx, REAL *tau) {
  *tau = *n > 1 ? NAME(reflect)(*n, alpha, x, *incx) : 0;
}
void NAME(larf)(const char *side, const INT *m, const INT *n, const REAL *v, const INT *incv, const REAL *tau, REAL *c,
                const INT *ldc, REAL *work) {
  const long long m_ = *m, n_ = *n, step = *incv, ldc_ = *ldc, left = is(side, 'L'), count = left ? m_ : n_;
  const REAL t = *tau;
  v += FIRST(count, step);
  for (long long j = 0; j < (left ? n_ : m_); ++j) {
    REAL *x = left ? c + j * ldc_ : c + j, along = 0;
    for (long long i = 0; i < count; ++i) along += v[i * step] * x[i * (left ? 1 : ldc_)];
    along *= t;
    for (long long i = 0; i < count; ++i) x[i * (left ? 1 : ldc_)] -= along * v[i * step];
  }
}
void NAME(geqrf)(const INT *m, const INT *n, REAL *a, const INT *lda, REAL *tau, REAL *work, const INT *lwork, INT *info) {
  *info = 0;
  work[0] = (REAL)*n;
  if (*lwork != -1) NAME(make_qr)(*m, *n, a, 1, *lda, tau);
}
void NAME(gelqf)(const INT *m, const INT *n, REAL *a, const INT *lda, REAL *tau, REAL *work, const INT *lwork, INT *info) {
  *info = 0;
  work[0] = (REAL)*m;
  if (*lwork != -1) NAME(make_qr)(*n, *m, a, *lda, 1, tau);
}
void NAME(geqr2)(const INT *m, const INT *n, REAL *a, const INT *lda, REAL *tau, REAL *work, INT *info) {
  *info = 0;
  NAME(make_qr)(*m, *n, a, 1, *lda, tau);
}
void NAME(orgqr)(const INT *m, const INT *n, const INT *k, REAL *a, const INT *lda, const REAL *tau, REAL *work,
                 const INT *lwork, INT *info) {
  *info = 0;
  work[0] = (REAL)*n;
  if (*lwork != -1) NAME(make_q)(*m, *n, *k, a, 1, *lda, tau);
}
void NAME(orglq)(const INT *m, const INT *n, const INT *k, REAL *a, const INT *lda, const REAL *tau, REAL *work,
                 const INT *lwork, INT *info) {
  *info = 0;
  work[0] = (REAL)*m;
  if (*lwork != -1) NAME(make_q)(*n, *m, *k, a, *lda, 1, tau);
}
/* C Q is (Q' C')'. */
void NAME(ormqr)(const char *side, const char *trans, const INT *m, const INT *n, const INT *k, const REAL *a, const INT *lda,
                 const REAL *tau, REAL *c, const INT *ldc, REAL *work, const INT *lwork, INT *info) {
  const int left = is(side, 'L'), t = is_transposed(trans);
  *info = 0;
  work[0] = (REAL)(left ? *n : *m);
  if (*lwork == -1) return;
  NAME(times_q)(left ? t : !t, left ? *m : *n, left ? *n : *m, *k, a, 1, *lda, tau, c, left ? 1 : *ldc, left ? *ldc : 1);
}
void NAME(ormlq)(const char *side, const char *trans, const INT *m, const INT *n, const INT *k, const REAL *a, const INT *lda,
                 const REAL *tau, REAL *c, const INT *ldc, REAL *work, const INT *lwork, INT *info) {
  const int left = is(side, 'L'), t = !is_transposed(trans);
  *info = 0;
  work[0] = (REAL)(left ? *n : *m);
  if (*lwork == -1) return;
  NAME(times_q)(left ? t : !t, left ? *m : *n, left ? *n : *m, *k, a, *lda, 1, tau, c, left ? 1 : *ldc, left ? *ldc : 1);
}

/* A P = Q R: the library finds the columns' order, which has no derivative. */
void NAME(library_geqp3)(const INT *, const INT *, REAL *, const INT *, INT *, REAL *, REAL *, const INT *, INT *)
    LIBRARY(TEXT("geqp3"));
given void NAME(columns_given)(INT m, INT n, const REAL *a, INT *jpvt) {
  INT size = 3 * n + 1, info;
  REAL *copy = NAME(block)(m, n), *tau = NAME(block)(n, 1), *work = NAME(block)(size, 1);
  NAME(copy_part)(m, n, a, m, copy, m);
  NAME(library_geqp3)(&m, &n, copy, &m, jpvt, tau, work, &size, &info);
  free(copy);
  free(tau);
  free(work);
}
inline void NAME(make_pivoted_qr)(long long m, long long n, REAL *a, long long lda, INT *jpvt, REAL *tau) {
  REAL *copy = NAME(block)(m, n);
  NAME(copy_part)(m, n, a, lda, copy, m);
  NAME(columns_given)((INT)m, (INT)n, copy, jpvt);
  for (long long j = 0; j < n; ++j)
    for (long long i = 0; i < m; ++i) AT(a, i, j, lda) = AT(copy, i, jpvt[j] - 1, m);
  NAME(make_qr)(m, n, a, 1, lda, tau);
  free(copy);
}
void NAME(geqp3)(const INT *m, const INT *n, REAL *a, const INT *lda, INT *jpvt, REAL *tau, REAL *work, const INT *lwork,
                 INT *info) {
  *info = 0;
  work[0] = (REAL)(3 * *n + 1);
  if (*lwork != -1 && *m > 0 && *n > 0) NAME(make_pivoted_qr)(*m, *n, a, *lda, jpvt, tau);
}

/* ---- least squares ------------------------------------------------------------------------------------------------ */
/* min |op(A) X - B|, or the shortest X with op(A) X = B: the taller one of A and A' becomes Q R. */
inline INT NAME(least_squares)(int t, long long m, long long n, long long nrhs, REAL *a, long long lda, REAL *b, long long ldb,
                               REAL *tau) {
  const long long tall = m >= n, rows = tall ? m : n, columns = tall ? n : m, down = tall ? 1 : lda, right = tall ? lda : 1;
  const int is_least = t != tall;
  const NAME(triangle) r = NAME(whole)(tall, columns, lda);
  NAME(make_qr)(rows, columns, a, down, right, tau);
  for (long long k = 0; k < columns; ++k)
    if (AT(a, k, k, lda) == 0) return (INT)(k + 1);
  if (!is_least)
    for (long long j = 0; j < nrhs; ++j) {
      NAME(triangle_solve)(r, tall, 0, a, &AT(b, 0, j, ldb), 1);
      for (long long i = columns; i < rows; ++i) AT(b, i, j, ldb) = 0;
    }
  NAME(times_q)(is_least, rows, nrhs, columns, a, down, right, tau, b, 1, ldb);
  if (is_least)
    for (long long j = 0; j < nrhs; ++j) NAME(triangle_solve)(r, !tall, 0, a, &AT(b, 0, j, ldb), 1);
  return 0;
}
void NAME(gels)(const char *trans, const INT *m, const INT *n, const INT *nrhs, REAL *a, const INT *lda, REAL *b,
                const INT *ldb, REAL *work, const INT *lwork, INT *info) {
  const long long m_ = *m, n_ = *n, columns = m_ < n_ ? m_ : n_, rows = m_ < n_ ? n_ : m_, nrhs_ = *nrhs;
  *info = 0;
  work[0] = (REAL)(columns + (rows > nrhs_ ? rows : nrhs_));
  if (*lwork == -1) return;
  *info = NAME(least_squares)(is_transposed(trans), m_, n_, nrhs_, a, *lda, b, *ldb, work);
}
