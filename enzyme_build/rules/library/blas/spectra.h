/* Eigenvalues and singular values.  The library's own results are taken as they are, in its order and with its signs, and
   two steps of Newton's method from there carry the derivatives: each step squares the error (T. Ogita and K. Aishima,
   2018 and 2020), so that derivatives are right up to the third order.  Vectors of eigenvalues that coincide have none:
   it is infinite or not a number. */

/* Over the gap between two eigenvalues; if they coincide 0, whose derivative is lost in the last step. */
inline REAL NAME(over_gap)(int is_last, REAL x, REAL gap, REAL greatest) {
  if (SIZE(gap) > 64 * EPSILON * greatest) return x / gap;
  return is_last ? NAME(lost)(x) : 0;
}
apart REAL NAME(greatest_size)(long long n, const REAL *x, long long step) {
  REAL found = 0;
  for (long long i = 0; i < n; ++i) found = SIZE(x[i * step]) > found ? SIZE(x[i * step]) : found;
  return NAME(same_given)(found);
}
/* R = I - X'X */
apart void NAME(defect)(long long m, long long n, const REAL *x, REAL *r) {
  NAME(product)(1, 0, n, n, m, x, m, x, m, r);
  for (long long j = 0; j < n; ++j)
    for (long long i = 0; i < n; ++i) AT(r, i, j, n) = (i == j) - AT(r, i, j, n);
}

/* A = X diag(w) X' of a full symmetric matrix, X nearly orthogonal */
apart void NAME(refine_eigen)(int has_vectors, long long n, const REAL *a, REAL *x, REAL *w) {
  REAL *t = NAME(block)(n, n), *r = NAME(block)(n, n), *e = NAME(block)(n, n), *found = NAME(block)(n, 1);
  for (int step = 0; step < 2; ++step) {
    NAME(product)(0, 0, n, n, n, a, n, x, n, e);
    NAME(product)(1, 0, n, n, n, x, n, e, n, t);
    NAME(defect)(n, n, x, r);
    for (long long i = 0; i < n; ++i) found[i] = AT(t, i, i, n) / (1 - AT(r, i, i, n));
    if (step && !has_vectors) break;
    const REAL greatest = NAME(greatest_size)(n, found, 1);
    for (long long j = 0; j < n; ++j)
      for (long long i = 0; i < n; ++i)
        AT(r, i, j, n) = i == j ? AT(r, i, i, n) / 2
                                : NAME(over_gap)(step, AT(t, i, j, n) + found[j] * AT(r, i, j, n), found[j] - found[i], greatest);
    NAME(product)(0, 0, n, n, n, x, n, r, n, e);
    for (long long k = 0; k < n * n; ++k) x[k] += e[k];
  }
  for (long long i = 0; i < n; ++i) w[i] = NAME(with_derivative)(w[i], found[i]);
  free(t);
  free(r);
  free(e);
  free(found);
}

/* ---- symmetric --------------------------------------------------------------------------------------------------- */
void NAME(library_syev)(const char *, const char *, const INT *, REAL *, const INT *, REAL *, REAL *, const INT *, INT *, long,
                        long) LIBRARY(TEXT("syev"));
void NAME(library_syevd)(const char *, const char *, const INT *, REAL *, const INT *, REAL *, REAL *, const INT *, INT *,
                         const INT *, INT *, long, long) LIBRARY(TEXT("syevd"));
void NAME(library_syevr)(const char *, const char *, const char *, const INT *, REAL *, const INT *, const REAL *, const REAL *,
                         const INT *, const INT *, const REAL *, INT *, REAL *, REAL *, const INT *, INT *, REAL *, const INT *,
                         INT *, const INT *, INT *, long, long, long) LIBRARY(TEXT("syevr"));
void NAME(library_syevx)(const char *, const char *, const char *, const INT *, REAL *, const INT *, const REAL *, const REAL *,
                         const INT *, const INT *, const REAL *, INT *, REAL *, REAL *, const INT *, REAL *, const INT *, INT *,
                         INT *, INT *, long, long, long) LIBRARY(TEXT("syevx"));
void NAME(library_stev)(const char *, const INT *, REAL *, REAL *, REAL *, const INT *, REAL *, INT *, long) LIBRARY(TEXT("stev"));

/* All eigenvalues and vectors, as they are found from this triangle. */
given INT NAME(eigen_given)(int divides, const char *uplo, INT n, const REAL *a, REAL *x, REAL *w) {
  INT size = 1 + 6 * n + 2 * n * n, places = 3 + 5 * n, info;
  char vectors = 'V';
  REAL *work = NAME(block)(size, 1);
  INT *own = malloc(places * sizeof(INT));
  NAME(copy_part)(n, n, a, n, x, n);
  if (divides) NAME(library_syevd)(&vectors, uplo, &n, x, &n, w, work, &size, own, &places, &info, 1, 1);
  else NAME(library_syev)(&vectors, uplo, &n, x, &n, w, work, &size, &info, 1, 1);
  free(work);
  free(own);
  return info;
}

inline INT NAME(eigen)(int divides, const char *jobz, const char *uplo, long long n, REAL *a, long long lda, REAL *w) {
  REAL *s = NAME(block)(n, n), *x = NAME(block)(n, n);
  NAME(symmetric_copy)(is(uplo, 'U'), n, a, lda, s);
  const INT info = NAME(eigen_given)(divides, uplo, (INT)n, s, x, w);
  NAME(refine_eigen)(is(jobz, 'V'), n, s, x, w);
  if (is(jobz, 'V')) NAME(copy_part)(n, n, x, n, a, lda);
  free(s);
  free(x);
  return info;
}
void NAME(syev)(const char *jobz, const char *uplo, const INT *n, REAL *a, const INT *lda, REAL *w, REAL *work, const INT *lwork,
                INT *info) {
  *info = 0;
  work[0] = (REAL)(*n > 1 ? 3 * *n - 1 : 1);
  if (*lwork != -1 && *n > 0) *info = NAME(eigen)(0, jobz, uplo, *n, a, *lda, w);
}
void NAME(syevd)(const char *jobz, const char *uplo, const INT *n, REAL *a, const INT *lda, REAL *w, REAL *work,
                 const INT *lwork, INT *iwork, const INT *liwork, INT *info) {
  *info = 0;
  work[0] = (REAL)(1 + 6 * *n + 2 * *n * *n);
  iwork[0] = 3 + 5 * *n;
  if (*lwork != -1 && *liwork != -1 && *n > 0) *info = NAME(eigen)(1, jobz, uplo, *n, a, *lda, w);
}

/* The first of some eigenvalues found among all of them, whose vectors become those that were found. */
given INT NAME(place_given)(INT n, INT m, const REAL *some, const REAL *vectors, REAL *w, REAL *x) {
  INT first = 0;
  for (INT i = 1; i + m <= n; ++i)
    if (SIZE(w[i] - some[0]) < SIZE(w[first] - some[0])) first = i;
  for (INT j = 0; j < m; ++j) {
    w[first + j] = some[j];
    for (long long i = 0; vectors && i < n; ++i) AT(x, i, first + j, n) = AT(vectors, i, j, n);
  }
  return first;
}
/* As the program asks (`asked`), or all with their vectors. */
given INT NAME(range_given)(int robust, int asked, const char *jobz, const char *range, const char *uplo, INT n, const REAL *a,
                            const REAL *vl, const REAL *vu, const INT *il, const INT *iu, const REAL *abstol, INT *m, REAL *w,
                            REAL *z, INT *places) {
  INT size = -1, count = -1, info, best_count, *own = malloc((n > 0 ? 5 * n : 1) * sizeof(INT));
  REAL *copy = NAME(block)(n, n), best;
  char job = asked ? *jobz : 'V', which = asked ? *range : 'A';
  NAME(copy_part)(n, n, a, n, copy, n);
  for (int pass = 0; pass < 2; ++pass) {
    REAL *work = pass ? NAME(block)(size, 1) : &best;
    INT *integers = pass ? malloc(count * sizeof(INT)) : &best_count;
    if (robust)
      NAME(library_syevr)(&job, &which, uplo, &n, copy, &n, vl, vu, il, iu, abstol, m, w, z, &n,
                          places ? places : own, work, &size, integers, &count, &info, 1, 1, 1);
    else
      NAME(library_syevx)(&job, &which, uplo, &n, copy, &n, vl, vu, il, iu, abstol, m, w, z, &n, work,
                          &size, own, places ? places : own, &info, 1, 1, 1);
    size = (INT)best;
    count = robust ? best_count : 1;
    if (pass) {
      free(work);
      free(integers);
    }
  }
  free(copy);
  free(own);
  return info;
}
inline INT NAME(eigen_range)(int robust, const char *jobz, const char *range, const char *uplo, INT n, const REAL *a, long long lda,
                             const REAL *vl, const REAL *vu, const INT *il, const INT *iu, const REAL *abstol, INT *m, REAL *w,
                             REAL *z, long long ldz, INT *places) {
  const int has_vectors = is(jobz, 'V');
  REAL *s = NAME(block)(n, n), *x = NAME(block)(n, n), *all = NAME(block)(n, 1), *some = NAME(block)(n, 1), *own = NAME(block)(n, n);
  INT count;
  NAME(symmetric_copy)(is(uplo, 'U'), n, a, lda, s);
  INT info = NAME(range_given)(robust, 1, jobz, range, uplo, n, s, vl, vu, il, iu, abstol, m, some, own, places);
  NAME(range_given)(robust, 0, jobz, range, uplo, n, s, vl, vu, il, iu, abstol, &count, all, x, 0);
  const INT first = *m > 0 ? NAME(place_given)(n, *m, some, has_vectors ? own : 0, all, x) : 0;
  NAME(refine_eigen)(has_vectors, n, s, x, all);
  for (long long j = 0; j < *m; ++j) {
    w[j] = all[first + j];
    for (long long i = 0; has_vectors && i < n; ++i) AT(z, i, j, ldz) = AT(x, i, first + j, n);
  }
  free(s);
  free(x);
  free(all);
  free(some);
  free(own);
  return info;
}
void NAME(syevr)(const char *jobz, const char *range, const char *uplo, const INT *n, REAL *a, const INT *lda, const REAL *vl,
                 const REAL *vu, const INT *il, const INT *iu, const REAL *abstol, INT *m, REAL *w, REAL *z, const INT *ldz,
                 INT *isuppz, REAL *work, const INT *lwork, INT *iwork, const INT *liwork, INT *info) {
  *info = 0;
  work[0] = (REAL)(*n > 0 ? 26 * *n : 1);
  iwork[0] = *n > 0 ? 10 * *n : 1;
  if (*lwork == -1 || *liwork == -1) return;
  *m = 0;
  if (*n > 0) *info = NAME(eigen_range)(1, jobz, range, uplo, *n, a, *lda, vl, vu, il, iu, abstol, m, w, z, *ldz, isuppz);
}
void NAME(syevx)(const char *jobz, const char *range, const char *uplo, const INT *n, REAL *a, const INT *lda, const REAL *vl,
                 const REAL *vu, const INT *il, const INT *iu, const REAL *abstol, INT *m, REAL *w, REAL *z, const INT *ldz,
                 REAL *work, const INT *lwork, INT *iwork, INT *ifail, INT *info) {
  *info = 0;
  work[0] = (REAL)(*n > 0 ? 8 * *n : 1);
  if (*lwork == -1) return;
  *m = 0;
  if (*n > 0) *info = NAME(eigen_range)(0, jobz, range, uplo, *n, a, *lda, vl, vu, il, iu, abstol, m, w, z, *ldz, ifail);
}

/* A tridiagonal matrix; `e` is overwritten. */
given INT NAME(tridiagonal_given)(INT n, const REAL *d, const REAL *e, REAL *w, REAL *x) {
  REAL *beside = NAME(block)(n, 1), *work = NAME(block)(2 * n, 1);
  char vectors = 'V';
  INT info;
  NAME(copy_part)(n, 1, d, n, w, n);
  NAME(copy_part)(n - 1, 1, e, n, beside, n);
  NAME(library_stev)(&vectors, &n, w, beside, x, &n, work, &info, 1);
  free(beside);
  free(work);
  return info;
}
inline REAL *NAME(tridiagonal_as_full)(long long n, const REAL *d, const REAL *e) {
  REAL *s = NAME(block)(n, n);
  for (long long j = 0; j < n; ++j)
    for (long long i = 0; i < n; ++i) AT(s, i, j, n) = i == j ? d[i] : i == j + 1 ? e[j] : j == i + 1 ? e[i] : 0;
  return s;
}
void NAME(stev)(const char *jobz, const INT *n, REAL *d, REAL *e, REAL *z, const INT *ldz, REAL *work, INT *info) {
  const long long n_ = *n;
  REAL *s = NAME(tridiagonal_as_full)(n_, d, e), *x = NAME(block)(n_, n_), *w = NAME(block)(n_, 1);
  *info = 0;
  if (n_ > 0) {
    *info = NAME(tridiagonal_given)((INT)n_, d, e, w, x);
    NAME(refine_eigen)(is(jobz, 'V'), n_, s, x, w);
    for (long long i = 0; i < n_; ++i) d[i] = w[i];
    for (long long i = 0; i + 1 < n_; ++i) e[i] = 0;
    if (is(jobz, 'V')) NAME(copy_part)(n_, n_, x, n_, z, *ldz);
  }
  free(s);
  free(x);
  free(w);
}

inline INT NAME(tridiagonal_range)(int robust, const char *jobz, const char *range, INT n, const REAL *d, const REAL *e,
                                   const REAL *vl, const REAL *vu, const INT *il, const INT *iu, const REAL *abstol, INT *m, REAL *w,
                                   REAL *z, INT ldz, INT *places) {
  *m = 0;
  if (n <= 0) return 0;
  REAL *s = NAME(tridiagonal_as_full)(n, d, e);
  const INT info = NAME(eigen_range)(robust, jobz, range, "U", n, s, n, vl, vu, il, iu, abstol, m, w, z, ldz, places);
  free(s);
  return info;
}
void NAME(stevr)(const char *jobz, const char *range, const INT *n, REAL *d, REAL *e, const REAL *vl, const REAL *vu, const INT *il,
                 const INT *iu, const REAL *abstol, INT *m, REAL *w, REAL *z, const INT *ldz, INT *isuppz, REAL *work, const INT *lwork,
                 INT *iwork, const INT *liwork, INT *info) {
  *info = 0;
  work[0] = (REAL)(*n > 0 ? 20 * *n : 1);
  iwork[0] = *n > 0 ? 10 * *n : 1;
  if (*lwork == -1 || *liwork == -1) return;
  *info = NAME(tridiagonal_range)(1, jobz, range, *n, d, e, vl, vu, il, iu, abstol, m, w, z, *ldz, isuppz);
}
void NAME(stevx)(const char *jobz, const char *range, const INT *n, REAL *d, REAL *e, const REAL *vl, const REAL *vu, const INT *il,
                 const INT *iu, const REAL *abstol, INT *m, REAL *w, REAL *z, const INT *ldz, REAL *work, INT *iwork, INT *ifail,
                 INT *info) {
  *info = NAME(tridiagonal_range)(0, jobz, range, *n, d, e, vl, vu, il, iu, abstol, m, w, z, *ldz, ifail);
}

/* A x = w B x, A B x = w x or B A x = w x with B = L L': of the vectors y of L^-1 A L^-T or L' A L, x = L^-T y or L y. */
inline void NAME(eigen_of_pair)(int divides, INT kind, const char *jobz, const char *uplo, long long n, REAL *a, long long lda, REAL *b,
                                long long ldb, REAL *w, INT *info) {
  const int up = is(uplo, 'U');
  const INT failed = NAME(cholesky)(up, (INT)n, b, (INT)ldb);
  *info = failed ? (INT)n + failed : 0;
  if (failed) return;
  REAL *c = NAME(block)(n, n), *s = NAME(block)(n, n);
  const NAME(triangle) l = NAME(whole)(up, n, ldb);
  NAME(symmetric_copy)(up, n, a, lda, c);
  for (long long k = 0; k < 2 * n; ++k) { /* columns, then rows */
    REAL *x = k < n ? c + k * n : c + k - n;
    if (kind == 1) NAME(triangle_solve)(l, up, 0, b, x, k < n ? 1 : n);
    else NAME(triangle_times)(l, !up, 0, b, x, k < n ? 1 : n);
  }
  NAME(symmetric_copy)(up, n, c, n, s);
  *info = NAME(eigen)(divides, jobz, uplo, n, s, n, w);
  if (is(jobz, 'V')) {
    for (long long j = 0; j < n; ++j) {
      if (kind == 3) NAME(triangle_times)(l, up, 0, b, &AT(s, 0, j, n), 1);
      else NAME(triangle_solve)(l, !up, 0, b, &AT(s, 0, j, n), 1);
    }
    NAME(copy_part)(n, n, s, n, a, lda);
  }
  free(c);
  free(s);
}
void NAME(sygv)(const INT *itype, const char *jobz, const char *uplo, const INT *n, REAL *a, const INT *lda, REAL *b,
                const INT *ldb, REAL *w, REAL *work, const INT *lwork, INT *info) {
  *info = 0;
  work[0] = (REAL)(*n > 1 ? 3 * *n - 1 : 1);
  if (*lwork != -1 && *n > 0) NAME(eigen_of_pair)(0, *itype, jobz, uplo, *n, a, *lda, b, *ldb, w, info);
}
void NAME(sygvd)(const INT *itype, const char *jobz, const char *uplo, const INT *n, REAL *a, const INT *lda, REAL *b,
                 const INT *ldb, REAL *w, REAL *work, const INT *lwork, INT *iwork, const INT *liwork, INT *info) {
  *info = 0;
  work[0] = (REAL)(1 + 6 * *n + 2 * *n * *n);
  iwork[0] = 3 + 5 * *n;
  if (*lwork != -1 && *liwork != -1 && *n > 0) NAME(eigen_of_pair)(1, *itype, jobz, uplo, *n, a, *lda, b, *ldb, w, info);
}

/* ---- singular values --------------------------------------------------------------------------------------------- */
void NAME(library_gesvd)(const char *, const char *, const INT *, const INT *, REAL *, const INT *, REAL *, REAL *, const INT *,
                         REAL *, const INT *, REAL *, const INT *, INT *, long, long) LIBRARY(TEXT("gesvd"));
void NAME(library_gesdd)(const char *, const INT *, const INT *, REAL *, const INT *, REAL *, REAL *, const INT *, REAL *,
                         const INT *, REAL *, const INT *, INT *, INT *, long) LIBRARY(TEXT("gesdd"));

/* A = U diag(s) V', with as many columns of U and rows of V' as the jobs say: all, or min(m, n). */
given INT NAME(svd_given)(int divides, char u_job, char v_job, INT m, INT n, const REAL *a, REAL *s, REAL *u, REAL *vt) {
  const INT k = m < n ? m : n, v_rows = v_job == 'A' ? n : k;
  REAL *copy = NAME(block)(m, n), best;
  INT *own = malloc(8 * k * sizeof(INT)), size = -1, info;
  NAME(copy_part)(m, n, a, m, copy, m);
  for (int pass = 0; pass < 2; ++pass) {
    REAL *work = pass ? NAME(block)(size, 1) : &best;
    if (divides) NAME(library_gesdd)(&u_job, &m, &n, copy, &m, s, u, &m, vt, &v_rows, work, &size, own, &info, 1);
    else NAME(library_gesvd)(&u_job, &v_job, &m, &n, copy, &m, s, u, &m, vt, &v_rows, work, &size, &info, 1, 1);
    size = (INT)best;
    if (pass) free(work);
  }
  free(copy);
  free(own);
  return info;
}

/* A tall matrix B = U diag(s) V', U and V nearly orthogonal */
apart void NAME(refine_svd)(int has_vectors, long long m, long long n, const REAL *b, REAL *u, REAL *v, REAL *s) {
  REAL *bv = NAME(block)(m, n), *t = NAME(block)(n, n), *ru = NAME(block)(n, n), *rv = NAME(block)(n, n);
  REAL *uf = NAME(block)(m, n), *vg = NAME(block)(n, n), *found = NAME(block)(n, 1);
  for (int step = 0; step < 2; ++step) {
    NAME(product)(0, 0, m, n, n, b, m, v, n, bv);
    NAME(product)(1, 0, n, n, m, u, m, bv, m, t);
    NAME(defect)(m, n, u, ru);
    NAME(defect)(n, n, v, rv);
    for (long long i = 0; i < n; ++i) found[i] = AT(t, i, i, n) / (1 - (AT(ru, i, i, n) + AT(rv, i, i, n)) / 2);
    if (step && !has_vectors) break;
    const REAL greatest = NAME(greatest_size)(n, found, 1);
    NAME(product)(0, 0, n, n, n, ru, n, t, n, vg); /* what is not spanned by U: BV - U (I + R) U'BV */
    for (long long k = 0; k < n * n; ++k) vg[k] += t[k];
    NAME(product)(0, 0, m, n, n, u, m, vg, n, uf);
    for (long long j = 0; j < n; ++j)
      for (long long i = 0; i < m; ++i) AT(bv, i, j, m) = NAME(over_gap)(step, AT(bv, i, j, m) - AT(uf, i, j, m), found[j], greatest);
    for (long long j = 0; j < n; ++j)
      for (long long i = 0; i < n; ++i) {
        if (i == j) {
          AT(ru, i, i, n) /= 2;
          AT(rv, i, i, n) /= 2;
          continue;
        }
        const REAL alpha = AT(t, i, j, n) + found[j] * AT(ru, i, j, n), beta = AT(t, j, i, n) + found[j] * AT(rv, i, j, n);
        const REAL gap = found[j] - found[i], sum = found[j] + found[i];
        const int is_apart = SIZE(sum) > 64 * EPSILON * greatest;
        AT(ru, i, j, n) = NAME(over_gap)(step, (alpha * found[j] + beta * found[i]) / (is_apart ? sum : 1), is_apart ? gap : 0, greatest);
        AT(rv, i, j, n) = NAME(over_gap)(step, (alpha * found[i] + beta * found[j]) / (is_apart ? sum : 1), is_apart ? gap : 0, greatest);
      }
    NAME(product)(0, 0, m, n, n, u, m, ru, n, uf);
    NAME(product)(0, 0, n, n, n, v, n, rv, n, vg);
    for (long long k = 0; k < m * n; ++k) u[k] += uf[k] + bv[k];
    for (long long k = 0; k < n * n; ++k) v[k] += vg[k];
  }
  for (long long i = 0; i < n; ++i) s[i] = NAME(with_derivative)(s[i], found[i]);
  free(bv);
  free(t);
  free(ru);
  free(rv);
  free(uf);
  free(vg);
  free(found);
}

/* Vectors go to `u` and `vt` by their leading dimensions, or nowhere (0); those of a full basis beyond the first min(m, n)
   have no derivative. */
inline INT NAME(svd)(int divides, char u_job, char v_job, long long m, long long n, const REAL *a, long long lda, REAL *s, REAL *u,
                     long long ldu, REAL *vt, long long ldvt) {
  const long long tall = m >= n, rows = tall ? m : n, k = tall ? n : m, v_rows = v_job == 'A' ? n : k;
  const long long u_columns = u_job == 'A' ? m : k;
  REAL *b = NAME(block)(rows, k), *copy = NAME(block)(m, n), *own_u = NAME(block)(m, m), *own_vt = NAME(block)(n, n);
  REAL *x = NAME(block)(rows, k), *y = NAME(block)(k, k), changes = 0;
  NAME(copy_part)(m, n, a, lda, copy, m);
  for (long long j = 0; j < k; ++j)
    for (long long i = 0; i < rows; ++i) AT(b, i, j, rows) = tall ? AT(a, i, j, lda) : AT(a, j, i, lda);
  const INT info = NAME(svd_given)(divides, u_job, v_job, (INT)m, (INT)n, copy, s, own_u, own_vt);
  for (long long j = 0; j < k; ++j) {
    for (long long i = 0; i < rows; ++i) AT(x, i, j, rows) = tall ? AT(own_u, i, j, m) : AT(own_vt, j, i, v_rows);
    for (long long i = 0; i < k; ++i) AT(y, i, j, k) = tall ? AT(own_vt, j, i, v_rows) : AT(own_u, i, j, m);
  }
  NAME(refine_svd)(u || vt, rows, k, b, x, y, s);
  for (long long j = 0; (u && u_columns > k) || (vt && v_rows > k) ? j < k : 0; ++j)
    for (long long i = 0; i < rows; ++i) changes += NAME(lost)(AT(b, i, j, rows));
  for (long long j = 0; u && j < u_columns; ++j)
    for (long long i = 0; i < m; ++i)
      AT(u, i, j, ldu) = j >= k ? AT(own_u, i, j, m) + changes : tall ? AT(x, i, j, rows) : AT(y, i, j, k);
  for (long long j = 0; vt && j < n; ++j)
    for (long long i = 0; i < v_rows; ++i)
      AT(vt, i, j, ldvt) = i >= k ? AT(own_vt, i, j, v_rows) + changes : tall ? AT(y, j, i, k) : AT(x, j, i, rows);
  free(b);
  free(copy);
  free(own_u);
  free(own_vt);
  free(x);
  free(y);
  return info;
}

void NAME(gesvd)(const char *jobu, const char *jobvt, const INT *m, const INT *n, REAL *a, const INT *lda, REAL *s, REAL *u,
                 const INT *ldu, REAL *vt, const INT *ldvt, REAL *work, const INT *lwork, INT *info) {
  const long long m_ = *m, n_ = *n, lda_ = *lda, k = m_ < n_ ? m_ : n_;
  const int u_in_a = is(jobu, 'O'), v_in_a = is(jobvt, 'O');
  *info = 0;
  work[0] = (REAL)(5 * (m_ + n_ + 1));
  if (*lwork == -1 || k <= 0) return;
  *info = NAME(svd)(0, is(jobu, 'A') ? 'A' : 'S', is(jobvt, 'A') ? 'A' : 'S', m_, n_, a, lda_, s,
                    u_in_a ? a : is(jobu, 'N') ? 0 : u, u_in_a ? lda_ : *ldu, v_in_a ? a : is(jobvt, 'N') ? 0 : vt,
                    v_in_a ? lda_ : *ldvt);
}
/* 'O': the vectors of the longer side lie in A. */
void NAME(gesdd)(const char *jobz, const INT *m, const INT *n, REAL *a, const INT *lda, REAL *s, REAL *u, const INT *ldu,
                 REAL *vt, const INT *ldvt, REAL *work, const INT *lwork, INT *iwork, INT *info) {
  const long long m_ = *m, n_ = *n, lda_ = *lda, k = m_ < n_ ? m_ : n_;
  const int none = is(jobz, 'N'), u_in_a = is(jobz, 'O') && m_ >= n_, v_in_a = is(jobz, 'O') && m_ < n_;
  const char job = is(jobz, 'A') ? 'A' : 'S';
  *info = 0;
  work[0] = (REAL)(4 * k * k + 7 * k + m_ + n_ + 1);
  if (*lwork == -1 || k <= 0) return;
  *info = NAME(svd)(1, job, job, m_, n_, a, lda_, s, none ? 0 : u_in_a ? a : u, u_in_a ? lda_ : *ldu,
                    none ? 0 : v_in_a ? a : vt, v_in_a ? lda_ : *ldvt);
}

/* ---- least squares by singular values, or by columns as they are pivoted -------------------------------------------- */
void NAME(library_gelss)(const INT *, const INT *, const INT *, REAL *, const INT *, REAL *, const INT *, REAL *, const REAL *,
                         INT *, REAL *, const INT *, INT *) LIBRARY(TEXT("gelss"));
void NAME(library_gelsd)(const INT *, const INT *, const INT *, REAL *, const INT *, REAL *, const INT *, REAL *, const REAL *,
                         INT *, REAL *, const INT *, INT *, INT *) LIBRARY(TEXT("gelsd"));
void NAME(library_gelsy)(const INT *, const INT *, const INT *, REAL *, const INT *, REAL *, const INT *, INT *, const REAL *,
                         INT *, REAL *, const INT *, INT *) LIBRARY(TEXT("gelsy"));

/* The library's solution and the rank that it finds: 0 by gelss, 1 by gelsd, 2 by gelsy. */
given INT NAME(least_given)(int which, INT m, INT n, INT nrhs, const REAL *a, REAL *x, REAL *s, INT *jpvt, const REAL *rcond,
                            INT *rank) {
  INT size = -1, info, ldx = m > n ? m : n, own_size, *own = &own_size;
  REAL *copy = NAME(block)(m, n), best;
  NAME(copy_part)(m, n, a, m, copy, m);
  for (int pass = 0; pass < 2; ++pass) {
    REAL *work = pass ? NAME(block)(size, 1) : &best;
    if (which == 0) NAME(library_gelss)(&m, &n, &nrhs, copy, &m, x, &ldx, s, rcond, rank, work, &size, &info);
    if (which == 1) NAME(library_gelsd)(&m, &n, &nrhs, copy, &m, x, &ldx, s, rcond, rank, work, &size, own, &info);
    if (which == 2) NAME(library_gelsy)(&m, &n, &nrhs, copy, &m, x, &ldx, jpvt, rcond, rank, work, &size, &info);
    if (pass) free(work);
    else own = malloc((which == 1 && own_size > 0 ? own_size : 1) * sizeof(INT));
    size = (INT)best;
  }
  free(copy);
  free(own);
  return info;
}
/* Of full rank by reflections; of a lower one the solution is the library's, and has no derivative. */
inline INT NAME(least)(int which, long long m, long long n, long long nrhs, REAL *a, long long lda, REAL *b, long long ldb, REAL *s,
                       INT *jpvt, const REAL *rcond, INT *rank) {
  const long long k = m < n ? m : n, rows = m > n ? m : n;
  REAL *copy = NAME(block)(m, n), *found = NAME(block)(rows, nrhs), *tau = NAME(block)(k, 1), *values = NAME(block)(k, 1), error = 0;
  NAME(copy_part)(m, n, a, lda, copy, m);
  for (long long j = 0; j < nrhs; ++j)
    for (long long i = 0; i < rows; ++i) AT(found, i, j, rows) = i < m ? AT(b, i, j, ldb) : 0;
  REAL *x = NAME(block)(rows, nrhs);
  NAME(copy_given)(rows * nrhs, found, x);
  const INT info = NAME(least_given)(which, (INT)m, (INT)n, (INT)nrhs, copy, x, values, jpvt, rcond, rank);
  if (which != 2) {
    NAME(svd)(0, 'S', 'S', m, n, copy, m, s, 0, 0, 0, 0);
    for (long long i = 0; i < k; ++i) s[i] = NAME(with_derivative)(values[i], s[i]);
  }
  const int is_full = info == 0 && *rank == k;
  if (is_full) {
    NAME(least_squares)(0, m, n, nrhs, a, lda, b, ldb, tau);
  } else {
    for (long long i = 0; i < m * n; ++i) error += NAME(lost)(copy[i]);
    for (long long i = 0; i < rows * nrhs; ++i) error += NAME(lost)(found[i]);
    for (long long j = 0; j < nrhs; ++j)
      for (long long i = 0; i < rows; ++i) AT(b, i, j, ldb) = AT(x, i, j, rows) + error;
  }
  free(copy);
  free(found);
  free(tau);
  free(values);
  free(x);
  return info;
}
void NAME(gelss)(const INT *m, const INT *n, const INT *nrhs, REAL *a, const INT *lda, REAL *b, const INT *ldb, REAL *s,
                 const REAL *rcond, INT *rank, REAL *work, const INT *lwork, INT *info) {
  const long long m_ = *m, n_ = *n, k = m_ < n_ ? m_ : n_, rows = m_ > n_ ? m_ : n_;
  *info = 0;
  work[0] = (REAL)(3 * k + (2 * k > rows ? 2 * k : rows) + *nrhs);
  if (*lwork == -1) return;
  *rank = 0;
  if (k > 0) *info = NAME(least)(0, m_, n_, *nrhs, a, *lda, b, *ldb, s, 0, rcond, rank);
}
void NAME(gelsd)(const INT *m, const INT *n, const INT *nrhs, REAL *a, const INT *lda, REAL *b, const INT *ldb, REAL *s,
                 const REAL *rcond, INT *rank, REAL *work, const INT *lwork, INT *iwork, INT *info) {
  const long long m_ = *m, n_ = *n, k = m_ < n_ ? m_ : n_, rows = m_ > n_ ? m_ : n_;
  *info = 0;
  work[0] = (REAL)(12 * k + 3 * rows + (*nrhs + 32) * k + 1024);
  iwork[0] = (INT)(110 * k + 1);
  if (*lwork == -1) return;
  *rank = 0;
  if (k > 0) *info = NAME(least)(1, m_, n_, *nrhs, a, *lda, b, *ldb, s, 0, rcond, rank);
}
void NAME(gelsy)(const INT *m, const INT *n, const INT *nrhs, REAL *a, const INT *lda, REAL *b, const INT *ldb, INT *jpvt,
                 const REAL *rcond, INT *rank, REAL *work, const INT *lwork, INT *info) {
  const long long m_ = *m, n_ = *n, k = m_ < n_ ? m_ : n_, rows = m_ > n_ ? m_ : n_;
  *info = 0;
  work[0] = (REAL)(k + 3 * rows + 1 + *nrhs);
  if (*lwork == -1) return;
  *rank = 0;
  if (k > 0) *info = NAME(least)(2, m_, n_, *nrhs, a, *lda, b, *ldb, 0, jpvt, rcond, rank);
}

/* ---- eigenvalues of any real matrix ------------------------------------------------------------------------------- */
void NAME(library_geev)(const char *, const char *, const INT *, REAL *, const INT *, REAL *, REAL *, REAL *, const INT *, REAL *,
                        const INT *, REAL *, const INT *, INT *, long, long) LIBRARY(TEXT("geev"));

/* A complex matrix is its real part and behind it its imaginary part. */
apart void NAME(complex_product)(long long n, const REAL *a, const REAL *b, REAL *c) {
  const long long all = n * n;
  for (long long j = 0; j < n; ++j)
    for (long long i = 0; i < n; ++i) {
      REAL real = 0, imaginary = 0;
      for (long long l = 0; l < n; ++l) {
        const REAL ar = AT(a, i, l, n), ai = AT(a + all, i, l, n), br = AT(b, l, j, n), bi = AT(b + all, l, j, n);
        real += ar * br - ai * bi;
        imaginary += ar * bi + ai * br;
      }
      AT(c, i, j, n) = real;
      AT(c + all, i, j, n) = imaginary;
    }
}

/* X, its inverse Y and the left vectors, as the library finds them: conjugate pairs lie side by side. */
given INT NAME(general_given)(char v_job, INT n, const REAL *a, REAL *wr, REAL *wi, REAL *vl, REAL *x, REAL *y) {
  const long long all = (long long)n * n;
  REAL *copy = NAME(block)(n, n), *vr = NAME(block)(n, n), best;
  REAL *m = NAME(block)(2 * n, 2 * n), *right = NAME(block)(2 * n, n);
  INT size = -1, info, twice = 2 * n;
  char vectors = 'V';
  NAME(copy_part)(n, n, a, n, copy, n);
  for (int pass = 0; pass < 2; ++pass) {
    REAL *work = pass ? NAME(block)(size, 1) : &best;
    NAME(library_geev)(&v_job, &vectors, &n, copy, &n, wr, wi, vl, &n, vr, &n, work, &size, &info, 1, 1);
    size = (INT)best;
    if (pass) free(work);
  }
  for (long long j = 0; j < n; ++j)
    for (long long i = 0; i < n; ++i) {
      const long long first = wi[j] < 0 ? j - 1 : j;
      AT(x, i, j, n) = AT(vr, i, first, n);
      AT(x + all, i, j, n) = wi[j] == 0 ? 0 : wi[j] < 0 ? -AT(vr, i, j, n) : AT(vr, i, j + 1, n);
    }
  for (long long j = 0; j < n; ++j) /* [X_r -X_i; X_i X_r] [Y_r; Y_i] = [I; 0] */
    for (long long i = 0; i < n; ++i) {
      AT(m, i, j, twice) = AT(m, n + i, n + j, twice) = AT(x, i, j, n);
      AT(m, n + i, j, twice) = AT(x + all, i, j, n);
      AT(m, i, n + j, twice) = -AT(x + all, i, j, n);
      AT(right, i, j, twice) = i == j;
      AT(right, n + i, j, twice) = 0;
    }
  INT *pivots = malloc(twice * sizeof(INT));
  NAME(factorize)(twice, twice, m, twice, pivots);
  NAME(solve_factorized)(0, twice, n, m, twice, pivots, right, twice);
  for (long long j = 0; j < n; ++j)
    for (long long i = 0; i < n; ++i) AT(y, i, j, n) = AT(right, i, j, twice), AT(y + all, i, j, n) = AT(right, n + i, j, twice);
  free(pivots);
  free(copy);
  free(vr);
  free(m);
  free(right);
  return info;
}

/* A = X diag(w) X^-1, Y nearly X^-1 */
apart void NAME(refine_general)(int has_vectors, long long n, const REAL *a, REAL *x, REAL *y, REAL *wr, REAL *wi) {
  const long long all = n * n;
  REAL *t = NAME(block)(n, 2 * n), *r = NAME(block)(n, 2 * n), *e = NAME(block)(n, 2 * n), *own = NAME(block)(n, 2);
  for (int step = 0; step < 2; ++step) {
    NAME(complex_product)(n, a, x, e);
    NAME(complex_product)(n, y, e, t);
    NAME(complex_product)(n, y, x, r);
    for (long long k = 0; k < 2 * all; ++k) r[k] = (k < all && k % (n + 1) == 0) - r[k];
    NAME(complex_product)(n, r, t, e);
    for (long long k = 0; k < 2 * all; ++k) t[k] += e[k]; /* (I + R) Y A X */
    for (long long i = 0; i < n; ++i) own[i] = AT(t, i, i, n), own[n + i] = AT(t + all, i, i, n);
    if (step && !has_vectors) break;
    const REAL greatest = NAME(greatest_size)(2 * n, own, 1);
    for (long long j = 0; j < n; ++j)
      for (long long i = 0; i < n; ++i) {
        const REAL real = own[j] - own[i], imaginary = own[n + j] - own[n + i], tr = AT(t, i, j, n), ti = AT(t + all, i, j, n);
        const int is_apart = i != j && SIZE(real) + SIZE(imaginary) > 64 * EPSILON * greatest;
        const REAL square = is_apart ? real * real + imaginary * imaginary : 1;
        AT(r, i, j, n) = is_apart ? (tr * real + ti * imaginary) / square : i == j || !step ? 0 : NAME(lost)(tr);
        AT(r + all, i, j, n) = is_apart ? (ti * real - tr * imaginary) / square : i == j || !step ? 0 : NAME(lost)(ti);
      }
    NAME(complex_product)(n, x, r, e);
    for (long long k = 0; k < 2 * all; ++k) x[k] += e[k];
    NAME(complex_product)(n, y, x, r);
    for (long long k = 0; k < 2 * all; ++k) r[k] = 2 * (k < all && k % (n + 1) == 0) - r[k];
    NAME(complex_product)(n, r, y, e);
    for (long long k = 0; k < 2 * all; ++k) y[k] = e[k];
  }
  for (long long i = 0; i < n; ++i) {
    wr[i] = NAME(with_derivative)(wr[i], own[i]);
    wi[i] = NAME(with_derivative)(wi[i], own[n + i]);
  }
  free(t);
  free(r);
  free(e);
  free(own);
}

/* The element of a complex vector that the library makes real: the greatest. */
given long long NAME(real_given)(long long n, const REAL *real, const REAL *imaginary) {
  long long found = 0;
  for (long long i = 1; i < n; ++i)
    if (real[i] * real[i] + imaginary[i] * imaginary[i] > real[found] * real[found] + imaginary[found] * imaginary[found]) found = i;
  return found;
}
/* Vector j of length 1, and the second column of a pair, with the direction of the one that is `known`. */
inline void NAME(put_vector)(int is_pair, long long n, const REAL *real, const REAL *imaginary, long long step, int conjugate,
                             const REAL *known, REAL *v, long long ldv) {
  const long long k = is_pair ? NAME(real_given)(n, known, known + n) : NAME(real_given)(n, known, known);
  REAL square = 0, kr = real[k * step], ki = imaginary[k * step];
  for (long long i = 0; i < n; ++i) square += real[i * step] * real[i * step] + (is_pair ? imaginary[i * step] * imaginary[i * step] : 0);
  if (conjugate) ki = -ki;
  const REAL size = is_pair ? ROOT(kr * kr + ki * ki) : SIZE(kr), length = ROOT(square) * (known[k] < 0 ? -size : size);
  for (long long i = 0; i < n; ++i) {
    const REAL re = real[i * step], im = conjugate ? -imaginary[i * step] : imaginary[i * step];
    v[i] = is_pair ? (re * kr + im * ki) / length : re * (kr < 0 ? -size : size) / length;
    if (is_pair) v[ldv + i] = i == k ? 0 : (im * kr - re * ki) / length;
  }
}

void NAME(geev)(const char *jobvl, const char *jobvr, const INT *n, REAL *a, const INT *lda, REAL *wr, REAL *wi, REAL *vl,
                const INT *ldvl, REAL *vr, const INT *ldvr, REAL *work, const INT *lwork, INT *info) {
  const long long n_ = *n, all = n_ * n_, ldl = *ldvl, ldr = *ldvr, has_left = is(jobvl, 'V'), has_right = is(jobvr, 'V');
  *info = 0;
  work[0] = (REAL)(4 * n_ + 1);
  if (*lwork == -1 || n_ <= 0) return;
  REAL *c = NAME(block)(n_, 2 * n_), *x = NAME(block)(n_, 2 * n_), *y = NAME(block)(n_, 2 * n_), *left = NAME(block)(n_, n_);
  REAL *right = NAME(block)(n_, 2 * n_);
  NAME(copy_part)(n_, n_, a, *lda, c, n_);
  for (long long k = 0; k < all; ++k) c[all + k] = 0;
  *info = NAME(general_given)(has_left ? 'V' : 'N', (INT)n_, c, wr, wi, left, x, y);
  NAME(copy_given)(2 * all, x, right);
  NAME(refine_general)(has_left || has_right, n_, c, x, y, wr, wi);
  for (long long j = 0; j < n_; ++j) {
    const int is_pair = wi[j] > 0;
    if (wi[j] < 0) continue;
    REAL *known = NAME(block)(n_, 2);
    if (has_right) {
      NAME(copy_given)(n_, right + j * n_, known);
      NAME(copy_given)(n_, right + all + j * n_, known + n_);
      NAME(put_vector)(is_pair, n_, x + j * n_, x + all + j * n_, 1, 0, known, vr + j * ldr, ldr);
    }
    if (has_left) {
      NAME(copy_given)(is_pair ? 2 * n_ : n_, left + j * n_, known);
      NAME(put_vector)(is_pair, n_, y + j, y + all + j, n_, 1, known, vl + j * ldl, ldl);
    }
    free(known);
  }
  free(c);
  free(x);
  free(y);
  free(left);
  free(right);
}
