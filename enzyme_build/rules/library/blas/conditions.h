/* Norms, condition numbers, and the expert drivers, which give them. */
/* Of a dense matrix: the greatest size of an element, sum of sizes in a column or a row, or the root of all squares. */
inline REAL NAME(norm_of)(const char *norm, long long m, long long n, const REAL *a, long long lda) {
  const int is_greatest = is(norm, 'M'), is_frobenius = is(norm, 'F') || is(norm, 'E'), is_row = is(norm, 'I');
  REAL found = 0;
  for (long long j = 0; j < (is_row ? m : n); ++j) {
    REAL sum = 0;
    for (long long i = 0; i < (is_row ? n : m); ++i) {
      const REAL size = SIZE(is_row ? AT(a, j, i, lda) : AT(a, i, j, lda));
      if (is_greatest) sum = size > sum ? size : sum;
      else sum += is_frobenius ? size * size : size;
    }
    if (is_frobenius) found += sum;
    else found = sum > found ? sum : found;
  }
  return is_frobenius && found > 0 ? ROOT(found) : found;
}
REAL NAME(lange)(const char *norm, const INT *m, const INT *n, const REAL *a, const INT *lda, REAL *work) {
  return *m > 0 && *n > 0 ? NAME(norm_of)(norm, *m, *n, a, *lda) : 0;
}
REAL NAME(lansy)(const char *norm, const char *uplo, const INT *n, const REAL *a, const INT *lda, REAL *work) {
  const long long n_ = *n;
  REAL *copy = NAME(block)(n_, n_);
  NAME(symmetric_copy)(is(uplo, 'U'), n_, a, *lda, copy);
  const REAL found = NAME(norm_of)(norm, n_, n_, copy, n_);
  free(copy);
  return found;
}
REAL NAME(langb)(const char *norm, const INT *n, const INT *kl, const INT *ku, const REAL *ab, const INT *ldab, REAL *work) {
  const long long n_ = *n, below = *kl, above = *ku, ld = *ldab;
  REAL *copy = NAME(block)(n_, n_);
  for (long long j = 0; j < n_; ++j)
    for (long long i = 0; i < n_; ++i) AT(copy, i, j, n_) = i - j <= below && j - i <= above ? AT(ab, above + i - j, j, ld) : 0;
  const REAL found = NAME(norm_of)(norm, n_, n_, copy, n_);
  free(copy);
  return found;
}
inline REAL NAME(norm_of_triangle)(const char *norm, int up, int unit, long long m, long long n, const REAL *a, long long lda) {
  REAL *copy = NAME(block)(m, n);
  for (long long j = 0; j < n; ++j)
    for (long long i = 0; i < m; ++i) AT(copy, i, j, m) = unit && i == j ? 1 : (up ? i <= j : i >= j) ? AT(a, i, j, lda) : 0;
  const REAL found = NAME(norm_of)(norm, m, n, copy, m);
  free(copy);
  return found;
}
REAL NAME(lantr)(const char *norm, const char *uplo, const char *diag, const INT *m, const INT *n, const REAL *a,
                 const INT *lda, REAL *work) {
  return NAME(norm_of_triangle)(norm, is(uplo, 'U'), is(diag, 'U'), *m, *n, a, *lda);
}

/* ---- condition numbers ------------------------------------------------------------------------------------------- */
enum NAME(factors) { NAME(general), NAME(definite), NAME(banded), NAME(triangular) };
inline void NAME(solve_one)(enum NAME(factors) kind, int t, int up, int unit, INT n, INT kl, INT ku, const REAL *a, INT lda,
                            const INT *pivots, REAL *x) {
  if (kind == NAME(general)) /* interchanges change no norm */
    for (int step = 0; step < 2; ++step) NAME(triangle_solve)(NAME(whole)(step != t, n, lda), t, step == t, a, x, 1);
  if (kind == NAME(definite)) NAME(solve_cholesky)(up, n, 1, a, lda, x, n);
  if (kind == NAME(banded)) NAME(solve_band)(t, n, kl, ku, a, lda, pivots, x);
  if (kind == NAME(triangular)) NAME(triangle_solve)(NAME(whole)(up, n, lda), t, unit, a, x, 1);
}
/* The sum of sizes of A^-1 x, for that x is overwritten. */
inline REAL NAME(size_of_solution)(enum NAME(factors) kind, int t, int up, int unit, INT n, INT kl, INT ku, const REAL *a, INT lda,
                                   const INT *pivots, REAL *x) {
  REAL sum = 0;
  NAME(solve_one)(kind, t, up, unit, n, kl, ku, a, lda, pivots, x);
  for (long long i = 0; i < n; ++i) sum += SIZE(x[i]);
  return sum;
}
/* The library estimates the norm of the inverse by N. Higham's method (1988): from which x, times what (the result).  These
   are unit vectors, chosen by the signs of the last solution, and at last one whose signs alternate. */
given REAL NAME(estimate_given)(enum NAME(factors) kind, int t, int up, int unit, INT n, INT kl, INT ku, const REAL *a, INT lda,
                                const INT *pivots, REAL *found) {
  REAL *x = NAME(block)(n, 1), *sign = NAME(block)(n, 1), estimate = 0;
  INT place = -1;
  NAME(unit_vector)(n, 0, found);
  for (INT i = 0; i < n; ++i) x[i] = (REAL)1 / (REAL)n;
  for (int step = 0; n > 1 && step < 5; ++step) {
    const REAL before = estimate;
    if (step) NAME(unit_vector)(n, place, x);
    estimate = NAME(size_of_solution)(kind, t, up, unit, n, kl, ku, a, lda, pivots, x);
    if (step) NAME(unit_vector)(n, place, found);
    int changes = 0;
    for (INT i = 0; i < n; ++i) {
      const REAL own = x[i] >= 0 ? 1 : -1;
      changes |= !step || own != sign[i];
      sign[i] = x[i] = own;
    }
    if (step && (!changes || estimate <= before)) break;
    if (step == 4) break;
    NAME(solve_one)(kind, !t, up, unit, n, kl, ku, a, lda, pivots, x);
    INT next = 0;
    for (INT i = 1; i < n; ++i)
      if (SIZE(x[i]) > SIZE(x[next])) next = i;
    if (step && x[place] == SIZE(x[next])) break;
    place = next;
  }
  REAL factor = 1;
  for (INT i = 0; i < n; ++i) x[i] = (i % 2 ? -1 : 1) * (1 + (n > 1 ? (REAL)i / (REAL)(n - 1) : 0));
  const REAL last = n > 1 ? 2 * (NAME(size_of_solution)(kind, t, up, unit, n, kl, ku, a, lda, pivots, x) / (REAL)(3 * n)) : 0;
  if (last > estimate) {
    factor = (REAL)2 / (REAL)(3 * n);
    for (INT i = 0; i < n; ++i) found[i] = (i % 2 ? -1 : 1) * (1 + (n > 1 ? (REAL)i / (REAL)(n - 1) : 0));
  }
  free(x);
  free(sign);
  return factor;
}
/* 1 / (|A| |A^-1|), by the sums of columns, or of rows (`t`) */
inline REAL NAME(reciprocal)(enum NAME(factors) kind, int t, int up, int unit, INT n, INT kl, INT ku, const REAL *a, INT lda,
                             const INT *pivots, REAL norm) {
  if (n <= 0) return 1;
  if (norm == 0) return 0;
  REAL *x = NAME(block)(n, 1);
  const REAL factor = NAME(estimate_given)(kind, t, up, unit, n, kl, ku, a, lda, pivots, x);
  const REAL size = factor * NAME(size_of_solution)(kind, t, up, unit, n, kl, ku, a, lda, pivots, x);
  free(x);
  return size - size == 0 ? 1 / size / norm : 0; /* 0 of a singular matrix */
}
void NAME(gecon)(const char *norm, const INT *n, const REAL *a, const INT *lda, const REAL *anorm, REAL *rcond, REAL *work,
                 INT *iwork, INT *info) {
  *info = 0;
  *rcond = NAME(reciprocal)(NAME(general), is(norm, 'I'), 0, 0, *n, 0, 0, a, *lda, 0, *anorm);
}
void NAME(pocon)(const char *uplo, const INT *n, const REAL *a, const INT *lda, const REAL *anorm, REAL *rcond, REAL *work,
                 INT *iwork, INT *info) {
  *info = 0;
  *rcond = NAME(reciprocal)(NAME(definite), 0, is(uplo, 'U'), 0, *n, 0, 0, a, *lda, 0, *anorm);
}
void NAME(gbcon)(const char *norm, const INT *n, const INT *kl, const INT *ku, const REAL *ab, const INT *ldab,
                 const INT *pivots, const REAL *anorm, REAL *rcond, REAL *work, INT *iwork, INT *info) {
  *info = 0;
  *rcond = NAME(reciprocal)(NAME(banded), is(norm, 'I'), 0, 0, *n, *kl, *ku, ab, *ldab, pivots, *anorm);
}
void NAME(trcon)(const char *norm, const char *uplo, const char *diag, const INT *n, const REAL *a, const INT *lda, REAL *rcond,
                 REAL *work, INT *iwork, INT *info) {
  const int up = is(uplo, 'U'), unit = is(diag, 'U'), t = is(norm, 'I');
  *info = 0;
  const REAL size = NAME(norm_of_triangle)(norm, up, unit, *n, *n, a, *lda);
  *rcond = NAME(reciprocal)(NAME(triangular), t, up, unit, *n, 0, 0, a, *lda, 0, size);
}

/* ---- expert drivers: scaled first, if that is worth while, and refined once ----------------------------------------- */
void NAME(library_gesvx)(const char *, const char *, const INT *, const INT *, REAL *, const INT *, REAL *, const INT *, INT *,
                         char *, REAL *, REAL *, REAL *, const INT *, REAL *, const INT *, REAL *, REAL *, REAL *, REAL *, INT *,
                         INT *, long, long, long) LIBRARY(TEXT("gesvx"));
void NAME(library_gbsvx)(const char *, const char *, const INT *, const INT *, const INT *, const INT *, REAL *, const INT *,
                         REAL *, const INT *, INT *, char *, REAL *, REAL *, REAL *, const INT *, REAL *, const INT *, REAL *,
                         REAL *, REAL *, REAL *, INT *, INT *, long, long, long) LIBRARY(TEXT("gbsvx"));
void NAME(library_posvx)(const char *, const char *, const INT *, const INT *, REAL *, const INT *, REAL *, const INT *, char *,
                         REAL *, REAL *, const INT *, REAL *, const INT *, REAL *, REAL *, REAL *, REAL *, INT *, INT *, long,
                         long, long) LIBRARY(TEXT("posvx"));

/* What the library says of a system: how it scales, whether it fails, and how great the errors are.  `growth`: of pivots. */
given INT NAME(expert_given)(enum NAME(factors) kind, const char *fact, const char *way, INT n, INT kl, INT ku, INT nrhs,
                             const REAL *a, long long lda, const REAL *af, long long ldaf, const INT *pivots, char *equed,
                             const REAL *r, const REAL *c, const REAL *b, long long ldb, REAL *ferr, REAL *berr, REAL *growth) {
  const long long rows = kind == NAME(banded) ? kl + ku + 1 : n, factor_rows = kind == NAME(banded) ? rows + kl : n;
  const INT ld = (INT)(rows > 0 ? rows : 1), ldf = (INT)(factor_rows > 0 ? factor_rows : 1), ldx = n > 0 ? n : 1;
  REAL *a_ = NAME(block)(rows, n), *af_ = NAME(block)(factor_rows, n), *r_ = NAME(block)(n, 1), *c_ = NAME(block)(n, 1);
  REAL *b_ = NAME(block)(n, nrhs), *x_ = NAME(block)(n, nrhs), *work = NAME(block)(4 * n, 1), rcond;
  INT *own = malloc((n > 0 ? n : 1) * sizeof(INT)), *places = malloc((n > 0 ? n : 1) * sizeof(INT)), info;
  NAME(copy_part)(rows, n, a, lda, a_, ld);
  NAME(copy_part)(n, nrhs, b, ldb, b_, n);
  if (is(fact, 'F')) {
    NAME(copy_part)(factor_rows, n, af, ldaf, af_, ldf);
    for (INT i = 0; i < n; ++i) {
      if (pivots) own[i] = pivots[i];
      if (!is(equed, 'N')) r_[i] = r[i], c_[i] = c[i];
    }
  }
  if (kind == NAME(general))
    NAME(library_gesvx)(fact, way, &n, &nrhs, a_, &ld, af_, &ldf, own, equed, r_, c_, b_, &ldx, x_, &ldx, &rcond, ferr, berr, work,
                        places, &info, 1, 1, 1);
  if (kind == NAME(banded))
    NAME(library_gbsvx)(fact, way, &n, &kl, &ku, &nrhs, a_, &ld, af_, &ldf, own, equed, r_, c_, b_, &ldx, x_, &ldx, &rcond, ferr,
                        berr, work, places, &info, 1, 1, 1);
  if (kind == NAME(definite))
    NAME(library_posvx)(fact, way, &n, &nrhs, a_, &ld, af_, &ldf, equed, r_, b_, &ldx, x_, &ldx, &rcond, ferr, berr, work, places,
                        &info, 1, 1, 1);
  *growth = work[0];
  free(a_);
  free(af_);
  free(r_);
  free(c_);
  free(b_);
  free(x_);
  free(work);
  free(own);
  free(places);
  return info;
}

/* Element (i, j) of the system, in its own triangle */
#define E_(i, j) a[kind == NAME(banded) ? ku + (i) - (j) + (j) * lda : (i) + (j) * lda]
/* The rows that column j has */
#define COLUMN(i, j) \
  for (long long i = kind == NAME(definite) && !up ? j : kind == NAME(banded) && j > ku ? j - ku : 0, \
                 last_##i = kind == NAME(definite) && up ? j + 1 : kind == NAME(banded) && j + kl + 1 < n ? j + kl + 1 : n; \
       i < last_##i; ++i)

inline void NAME(expert)(enum NAME(factors) kind, const char *fact, const char *way, long long n, long long kl, long long ku,
                         long long nrhs, REAL *a, long long lda, REAL *af, long long ldaf, INT *pivots, char *equed, REAL *r,
                         REAL *c, REAL *b, long long ldb, REAL *x, long long ldx, REAL *rcond, REAL *ferr, REAL *berr, REAL *growth,
                         INT *info) {
  const int t = kind != NAME(definite) && is_transposed(way), up = is(way, 'U'), is_new = !is(fact, 'F');
  const INT found = NAME(expert_given)(kind, fact, way, (INT)n, (INT)kl, (INT)ku, (INT)nrhs, a, lda, af, ldaf, pivots, equed, r, c, b,
                                       ldb, ferr, berr, growth);
  const int by_rows = is(equed, 'R') || is(equed, 'B') || is(equed, 'Y'), by_columns = is(equed, 'C') || is(equed, 'B') || is(equed, 'Y');
  *info = found;
  *growth = NAME(same_given)(*growth);
  if (is(fact, 'E') && kind == NAME(definite))
    for (long long i = 0; i < n; ++i) r[i] = 1 / ROOT(E_(i, i));
  if (is(fact, 'E') && kind != NAME(definite)) {
    for (long long i = 0; i < n; ++i) r[i] = c[i] = 0;
    for (long long j = 0; j < n; ++j) COLUMN(i, j) r[i] = SIZE(E_(i, j)) > r[i] ? SIZE(E_(i, j)) : r[i];
    for (long long i = 0; i < n; ++i) r[i] = r[i] > 0 ? 1 / r[i] : 0;
    for (long long j = 0; j < n; ++j) {
      COLUMN(i, j) c[j] = SIZE(E_(i, j)) * r[i] > c[j] ? SIZE(E_(i, j)) * r[i] : c[j];
      c[j] = c[j] > 0 ? 1 / c[j] : 0;
    }
  }
  if (is(fact, 'E') && (by_rows || by_columns))
    for (long long j = 0; j < n; ++j) COLUMN(i, j) E_(i, j) *= (by_rows ? r[i] : 1) * (by_columns ? c[j] : 1);
  if (t ? by_columns : by_rows)
    for (long long j = 0; j < nrhs; ++j)
      for (long long i = 0; i < n; ++i) AT(b, i, j, ldb) *= t ? c[i] : r[i];
  if (is_new) {
    for (long long j = 0; j < n; ++j) COLUMN(i, j) AT(af, kind == NAME(banded) ? kl + ku + i - j : i, j, ldaf) = E_(i, j);
    if (kind == NAME(general)) NAME(factorize)((INT)n, (INT)n, af, (INT)ldaf, pivots);
    if (kind == NAME(banded)) NAME(factorize_band)(n, n, kl, ku, af, ldaf, pivots);
    if (kind == NAME(definite)) NAME(cholesky)(up, (INT)n, af, (INT)ldaf);
  }
  const char norm = t ? 'I' : '1';
  *rcond = 0;
  if (found > 0 && found <= n) return;
  REAL *dense = NAME(block)(n, n), *rest = NAME(block)(n, 1);
  for (long long k = 0; k < n * n; ++k) dense[k] = 0;
  for (long long j = 0; j < n; ++j)
    COLUMN(i, j) {
      AT(dense, i, j, n) = E_(i, j);
      if (kind == NAME(definite)) AT(dense, j, i, n) = E_(i, j);
    }
  *rcond = NAME(reciprocal)(kind, t, up, 0, (INT)n, (INT)kl, (INT)ku, af, (INT)ldaf, pivots, NAME(norm_of)(&norm, n, n, dense, n));
  for (long long j = 0; j < nrhs; ++j) {
    REAL *y = &AT(x, 0, j, ldx);
    for (long long i = 0; i < n; ++i) y[i] = 0;
    for (int step = 0; step < 2; ++step) {
      for (long long i = 0; i < n; ++i) {
        REAL total = AT(b, i, j, ldb);
        for (long long k = 0; k < n; ++k) total -= (t ? AT(dense, k, i, n) : AT(dense, i, k, n)) * y[k];
        rest[i] = total;
      }
      if (kind == NAME(general)) NAME(solve_factorized)(t, (INT)n, 1, af, (INT)ldaf, pivots, rest, (INT)n);
      else NAME(solve_one)(kind, t, up, 0, (INT)n, (INT)kl, (INT)ku, af, (INT)ldaf, pivots, rest);
      for (long long i = 0; i < n; ++i) y[i] += rest[i];
    }
    REAL error = 0; /* bounds of errors have no derivative */
    for (long long i = 0; i < n; ++i) error += NAME(lost)(y[i]);
    ferr[j] = NAME(same_given)(ferr[j]) + error;
    berr[j] = NAME(same_given)(berr[j]) + error;
    if (t ? by_rows : by_columns)
      for (long long i = 0; i < n; ++i) y[i] *= t ? r[i] : c[i];
  }
  free(dense);
  free(rest);
}
#undef E_
#undef COLUMN
void NAME(gesvx)(const char *fact, const char *trans, const INT *n, const INT *nrhs, REAL *a, const INT *lda, REAL *af,
                 const INT *ldaf, INT *pivots, char *equed, REAL *r, REAL *c, REAL *b, const INT *ldb, REAL *x, const INT *ldx,
                 REAL *rcond, REAL *ferr, REAL *berr, REAL *work, INT *iwork, INT *info) {
  NAME(expert)(NAME(general), fact, trans, *n, 0, 0, *nrhs, a, *lda, af, *ldaf, pivots, equed, r, c, b, *ldb, x, *ldx, rcond, ferr,
               berr, work, info);
}
void NAME(gbsvx)(const char *fact, const char *trans, const INT *n, const INT *kl, const INT *ku, const INT *nrhs, REAL *ab,
                 const INT *ldab, REAL *afb, const INT *ldafb, INT *pivots, char *equed, REAL *r, REAL *c, REAL *b, const INT *ldb,
                 REAL *x, const INT *ldx, REAL *rcond, REAL *ferr, REAL *berr, REAL *work, INT *iwork, INT *info) {
  NAME(expert)(NAME(banded), fact, trans, *n, *kl, *ku, *nrhs, ab, *ldab, afb, *ldafb, pivots, equed, r, c, b, *ldb, x, *ldx, rcond,
               ferr, berr, work, info);
}
void NAME(posvx)(const char *fact, const char *uplo, const INT *n, const INT *nrhs, REAL *a, const INT *lda, REAL *af,
                 const INT *ldaf, char *equed, REAL *s, REAL *b, const INT *ldb, REAL *x, const INT *ldx, REAL *rcond, REAL *ferr,
                 REAL *berr, REAL *work, INT *iwork, INT *info) {
  REAL growth;
  NAME(expert)(NAME(definite), fact, uplo, *n, 0, 0, *nrhs, a, *lda, af, *ldaf, 0, equed, s, s, b, *ldb, x, *ldx, rcond, ferr, berr,
               &growth, info);
}
