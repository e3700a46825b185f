/* Inverses, and factorisations of symmetric and tridiagonal matrices. */
inline void NAME(unit_vector)(long long n, long long k, REAL *x) {
  for (long long i = 0; i < n; ++i) x[i] = i == k;
}

void NAME(getf2)(const INT *m, const INT *n, REAL *a, const INT *lda, INT *pivots, INT *info) {
  *info = NAME(factorize)(*m, *n, a, *lda, pivots);
}
void NAME(potf2)(const char *uplo, const INT *n, REAL *a, const INT *lda, INT *info) {
  *info = NAME(cholesky)(is(uplo, 'U'), *n, a, *lda);
}
void NAME(getri)(const INT *n, REAL *a, const INT *lda, const INT *pivots, REAL *work, const INT *lwork, INT *info) {
  const INT n_ = *n, lda_ = *lda;
  *info = 0;
  work[0] = (REAL)(n_ > 0 ? n_ : 1);
  if (*lwork == -1) return;
  for (INT i = n_ - 1; i >= 0; --i)
    if (AT(a, i, i, lda_) == 0) *info = i + 1;
  if (*info) return;
  REAL *x = NAME(block)(n_, n_);
  for (long long j = 0; j < n_; ++j) NAME(unit_vector)(n_, j, x + j * n_);
  NAME(solve_factorized)(0, n_, n_, a, lda_, pivots, x, n_);
  NAME(copy_part)(n_, n_, x, n_, a, lda_);
  free(x);
}
/* A triangle of the inverse: of op(L) L (`squared`), or of the triangle itself. */
inline INT NAME(invert_triangle)(NAME(triangle) m, int squared, int unit, REAL *a) {
  const long long n = m.n;
  for (long long i = 0; i < n; ++i)
    if (!unit && a[NAME(place)(m, i, i)] == 0) return (INT)(i + 1);
  REAL *x = NAME(block)(n, n);
  for (long long j = 0; j < n; ++j) {
    NAME(unit_vector)(n, j, x + j * n);
    if (squared) NAME(triangle_solve)(m, m.up, 0, a, x + j * n, 1);
    NAME(triangle_solve)(m, squared && !m.up, unit, a, x + j * n, 1);
  }
  for (long long j = 0; j < n; ++j)
    for (long long i = m.up ? 0 : j + unit; i < (m.up ? j + 1 - unit : n); ++i) a[NAME(place)(m, i, j)] = AT(x, i, j, n);
  free(x);
  return 0;
}
void NAME(potri)(const char *uplo, const INT *n, REAL *a, const INT *lda, INT *info) {
  *info = NAME(invert_triangle)(NAME(whole)(is(uplo, 'U'), *n, *lda), 1, 0, a);
}
void NAME(trtri)(const char *uplo, const char *diag, const INT *n, REAL *a, const INT *lda, INT *info) {
  *info = NAME(invert_triangle)(NAME(whole)(is(uplo, 'U'), *n, *lda), 0, is(diag, 'U'), a);
}
void NAME(pptri)(const char *uplo, const INT *n, REAL *ap, INT *info) {
  const NAME(triangle) m = {NAME(packed), is(uplo, 'U'), *n, 0, 0};
  *info = NAME(invert_triangle)(m, 1, 0, ap);
}
void NAME(tptri)(const char *uplo, const char *diag, const INT *n, REAL *ap, INT *info) {
  const NAME(triangle) m = {NAME(packed), is(uplo, 'U'), *n, 0, 0};
  *info = NAME(invert_triangle)(m, 0, is(diag, 'U'), ap);
}
void NAME(tptrs)(const char *uplo, const char *trans, const char *diag, const INT *n, const INT *nrhs, const REAL *ap, REAL *b,
                 const INT *ldb, INT *info) {
  const NAME(triangle) m = {NAME(packed), is(uplo, 'U'), *n, 0, 0};
  const int across = !is(trans, 'N'), unit = is(diag, 'U');
  const long long nrhs_ = *nrhs, ldb_ = *ldb;
  *info = 0;
  for (long long i = 0; i < m.n && !unit; ++i)
    if (ap[NAME(place)(m, i, i)] == 0) {
      *info = (INT)(i + 1);
      return;
    }
  for (long long j = 0; j < nrhs_; ++j) NAME(triangle_solve)(m, across, unit, ap, &AT(b, 0, j, ldb_), 1);
}

/* ---- positive definite: in bands, and packed ---------------------------------------------------------------------- */
inline long long NAME(lower_place)(NAME(triangle) m, long long i, long long j) {
  return m.up ? NAME(place)(m, j, i) : NAME(place)(m, i, j);
}
inline INT NAME(cholesky_of)(NAME(triangle) m, REAL *a) {
  for (long long j = 0; j < m.n; ++j)
    for (long long i = j; i < NAME(behind)(m, j); ++i) {
      REAL total = a[NAME(lower_place)(m, i, j)];
      for (long long k = NAME(first)(m, i); k < j; ++k) total -= a[NAME(lower_place)(m, i, k)] * a[NAME(lower_place)(m, j, k)];
      if (i == j && !(total > 0)) return (INT)(j + 1);
      a[NAME(lower_place)(m, i, j)] = i == j ? ROOT(total) : total / a[NAME(lower_place)(m, j, j)];
    }
  return 0;
}
inline void NAME(solve_cholesky_of)(NAME(triangle) m, long long nrhs, const REAL *a, REAL *b, long long ldb) {
  for (long long j = 0; j < nrhs; ++j) {
    NAME(triangle_solve)(m, m.up, 0, a, &AT(b, 0, j, ldb), 1);
    NAME(triangle_solve)(m, !m.up, 0, a, &AT(b, 0, j, ldb), 1);
  }
}
void NAME(pbtrf)(const char *uplo, const INT *n, const INT *kd, REAL *ab, const INT *ldab, INT *info) {
  const NAME(triangle) m = {NAME(band), is(uplo, 'U'), *n, *kd, *ldab};
  *info = NAME(cholesky_of)(m, ab);
}
void NAME(pbtrs)(const char *uplo, const INT *n, const INT *kd, const INT *nrhs, const REAL *ab, const INT *ldab, REAL *b,
                 const INT *ldb, INT *info) {
  const NAME(triangle) m = {NAME(band), is(uplo, 'U'), *n, *kd, *ldab};
  *info = 0;
  NAME(solve_cholesky_of)(m, *nrhs, ab, b, *ldb);
}
void NAME(pbsv)(const char *uplo, const INT *n, const INT *kd, const INT *nrhs, REAL *ab, const INT *ldab, REAL *b,
                const INT *ldb, INT *info) {
  const NAME(triangle) m = {NAME(band), is(uplo, 'U'), *n, *kd, *ldab};
  const long long nrhs_ = *nrhs, ldb_ = *ldb;
  *info = NAME(cholesky_of)(m, ab);
  if (*info == 0) NAME(solve_cholesky_of)(m, nrhs_, ab, b, ldb_);
}
void NAME(pptrf)(const char *uplo, const INT *n, REAL *ap, INT *info) {
  const NAME(triangle) m = {NAME(packed), is(uplo, 'U'), *n, 0, 0};
  *info = NAME(cholesky_of)(m, ap);
}
void NAME(pptrs)(const char *uplo, const INT *n, const INT *nrhs, const REAL *ap, REAL *b, const INT *ldb, INT *info) {
  const NAME(triangle) m = {NAME(packed), is(uplo, 'U'), *n, 0, 0};
  *info = 0;
  NAME(solve_cholesky_of)(m, *nrhs, ap, b, *ldb);
}
void NAME(ppsv)(const char *uplo, const INT *n, const INT *nrhs, REAL *ap, REAL *b, const INT *ldb, INT *info) {
  const NAME(triangle) m = {NAME(packed), is(uplo, 'U'), *n, 0, 0};
  const long long nrhs_ = *nrhs, ldb_ = *ldb;
  *info = NAME(cholesky_of)(m, ap);
  if (*info == 0) NAME(solve_cholesky_of)(m, nrhs_, ap, b, ldb_);
}

/* ---- tridiagonal -------------------------------------------------------------------------------------------------- */
void NAME(gttrf)(const INT *n, REAL *dl, REAL *d, REAL *du, REAL *du2, INT *pivots, INT *info) {
  const INT n_ = *n;
  *info = 0;
  for (INT i = 0; i < n_; ++i) pivots[i] = i + 1;
  for (INT i = 0; i + 2 < n_; ++i) du2[i] = 0;
  for (INT i = 0; i + 1 < n_; ++i) {
    if (SIZE(d[i]) >= SIZE(dl[i])) {
      if (d[i] == 0) continue;
      const REAL factor = dl[i] / d[i];
      dl[i] = factor;
      d[i + 1] -= factor * du[i];
      continue;
    }
    const REAL factor = d[i] / dl[i], above = du[i], below = d[i + 1];
    d[i] = dl[i];
    dl[i] = factor;
    du[i] = below;
    d[i + 1] = above - factor * below;
    if (i + 2 < n_) {
      const REAL next = du[i + 1];
      du2[i] = next;
      du[i + 1] = -factor * next;
    }
    pivots[i] = i + 2;
  }
  for (INT i = n_ - 1; i >= 0; --i)
    if (d[i] == 0) *info = i + 1;
}
void NAME(gttrs)(const char *trans, const INT *n, const INT *nrhs, const REAL *dl, const REAL *d, const REAL *du,
                 const REAL *du2, const INT *pivots, REAL *b, const INT *ldb, INT *info) {
  const long long n_ = *n, nrhs_ = *nrhs, ldb_ = *ldb;
  const int t = is_transposed(trans);
  *info = 0;
  for (long long j = 0; j < nrhs_; ++j) {
    REAL *x = &AT(b, 0, j, ldb_);
    for (long long i = 0; !t && i + 1 < n_; ++i) {
      const int swaps = pivots[i] != i + 1;
      const REAL here = x[i], next = x[i + 1], first = swaps ? next : here;
      x[i] = first;
      x[i + 1] = (swaps ? here : next) - dl[i] * first;
    }
    for (long long step = 0; step < n_; ++step) {
      const long long i = t ? step : n_ - 1 - step;
      REAL total = x[i];
      if (step > 0) total -= t ? du[i - 1] * x[i - 1] : du[i] * x[i + 1];
      if (step > 1) total -= t ? du2[i - 2] * x[i - 2] : du2[i] * x[i + 2];
      x[i] = total / d[i];
    }
    for (long long i = n_ - 2; t && i >= 0; --i) {
      const int swaps = pivots[i] != i + 1;
      const REAL last = x[i + 1], rest = x[i] - dl[i] * last;
      x[i] = swaps ? last : rest;
      if (swaps) x[i + 1] = rest;
    }
  }
}
void NAME(pttrf)(const INT *n, REAL *d, REAL *e, INT *info) {
  const long long n_ = *n;
  *info = NAME(factorize_tridiagonal)(n_, d, e);
}
void NAME(pttrs)(const INT *n, const INT *nrhs, const REAL *d, const REAL *e, REAL *b, const INT *ldb, INT *info) {
  const long long n_ = *n, nrhs_ = *nrhs, ldb_ = *ldb;
  *info = 0;
  NAME(solve_tridiagonal)(n_, nrhs_, d, e, b, ldb_);
}

/* ---- symmetric, P A P' = L D L' with blocks of one or two rows in D (J. Bunch and L. Kaufman, 1977) ------------------ */
/* The upper triangle is the lower one of the matrix whose rows and columns run backwards. */
#define S(i, j) AT(a, up ? n - 1 - (i) : (i), up ? n - 1 - (j) : (j), lda)
#define ROW(i) (up ? n - 1 - (i) : (i))
/* Two rows and columns from `last` on change places, and in the column `beside` (of the same block) their entries. */
inline void NAME(exchange_symmetric)(int up, long long n, REAL *a, long long lda, long long last, long long other,
                                     long long beside) {
  if (other == last) return;
  for (long long i = other + 1; i < n; ++i) {
    const REAL kept = S(i, last);
    S(i, last) = S(i, other);
    S(i, other) = kept;
  }
  for (long long i = last + 1; i < other; ++i) {
    const REAL kept = S(i, last);
    S(i, last) = S(other, i);
    S(other, i) = kept;
  }
  const REAL kept = S(last, last);
  S(last, last) = S(other, other);
  S(other, other) = kept;
  if (beside >= 0) {
    const REAL entry = S(last, beside);
    S(last, beside) = S(other, beside);
    S(other, beside) = entry;
  }
}
inline INT NAME(factorize_symmetric)(int up, long long n, REAL *a, long long lda, INT *pivots) {
  const REAL most = (REAL)0.6403882032022076; /* (1 + sqrt 17) / 8 */
  INT info = 0;
  for (long long k = 0; k < n;) {
    const REAL diagonal = SIZE(S(k, k));
    long long best = k, other = k, count = 1;
    REAL column = 0;
    for (long long i = k + 1; i < n; ++i) {
      const REAL size = SIZE(S(i, k));
      if (size > column || (up && size == column)) best = i, column = size;
    }
    if (diagonal == 0 && column == 0) {
      if (!info || up) info = (INT)(ROW(k) + 1);
    } else if (diagonal < most * column) {
      REAL row = 0;
      for (long long j = k; j < n; ++j) {
        const REAL size = j == best ? 0 : SIZE(j < best ? S(best, j) : S(j, best));
        row = size > row ? size : row;
      }
      if (diagonal < most * column * (column / row)) {
        other = best;
        if (SIZE(S(best, best)) < most * row) count = 2;
      }
    }
    const long long last = k + count - 1;
    NAME(exchange_symmetric)(up, n, a, lda, last, other, count == 2 ? k : -1);
    const REAL d = S(k, k);
    if (count == 1 && d != 0)
      for (long long j = k + 1; j < n; ++j) {
        const REAL factor = S(j, k) / d;
        for (long long i = j; i < n; ++i) S(i, j) -= S(i, k) * factor;
        S(j, k) = factor;
      }
    if (count == 2) {
      const REAL beside = S(k + 1, k), one = S(k + 1, k + 1) / beside, two = d / beside, scale = 1 / (one * two - 1) / beside;
      for (long long j = k + 2; j < n; ++j) {
        const REAL x = S(j, k), y = S(j, k + 1), p = scale * (one * x - y), q = scale * (two * y - x);
        for (long long i = j; i < n; ++i) S(i, j) -= S(i, k) * p + S(i, k + 1) * q;
        S(j, k) = p;
        S(j, k + 1) = q;
      }
    }
    for (long long i = k; i <= last; ++i) pivots[ROW(i)] = (INT)(count == 1 ? ROW(other) + 1 : -ROW(other) - 1);
    k += count;
  }
  return info;
}
inline void NAME(solve_symmetric)(int up, long long n, long long nrhs, const REAL *a, long long lda, const INT *pivots, REAL *b,
                                  long long ldb) {
  for (long long c = 0; c < nrhs; ++c) {
    REAL *x = &AT(b, 0, c, ldb);
    for (long long k = 0; k < n;) {
      const long long count = pivots[ROW(k)] > 0 ? 1 : 2, last = k + count - 1, place = pivots[ROW(k)];
      const long long other = place > 0 ? place - 1 : -place - 1;
      const REAL kept = x[ROW(last)];
      x[ROW(last)] = x[other];
      x[other] = kept;
      for (long long i = last + 1; i < n; ++i)
        x[ROW(i)] -= S(i, k) * x[ROW(k)] + (count == 2 ? S(i, last) * x[ROW(last)] : 0);
      if (count == 1) x[ROW(k)] /= S(k, k);
      else {
        const REAL beside = S(last, k), one = S(k, k) / beside, two = S(last, last) / beside, scale = one * two - 1;
        const REAL p = x[ROW(k)] / beside, q = x[ROW(last)] / beside;
        x[ROW(k)] = (two * p - q) / scale;
        x[ROW(last)] = (one * q - p) / scale;
      }
      k += count;
    }
    for (long long k = n - 1; k >= 0;) {
      const long long place = pivots[ROW(k)], count = place > 0 ? 1 : 2, other = place > 0 ? place - 1 : -place - 1;
      for (long long l = k - count + 1; l <= k; ++l) {
        REAL total = x[ROW(l)];
        for (long long i = k + 1; i < n; ++i) total -= S(i, l) * x[ROW(i)];
        x[ROW(l)] = total;
      }
      const REAL kept = x[ROW(k)];
      x[ROW(k)] = x[other];
      x[other] = kept;
      k -= count;
    }
  }
}
/* In place, from the last block on: each is bordered by the inverse of what stands behind it. */
inline INT NAME(invert_symmetric)(int up, long long n, REAL *a, long long lda, const INT *pivots, REAL *work) {
  for (long long k = 0; k < n; ++k)
    if (pivots[ROW(k)] > 0 && S(k, k) == 0) return (INT)(ROW(k) + 1);
  for (long long k = n - 1; k >= 0;) {
    const long long place = pivots[ROW(k)], count = place > 0 ? 1 : 2, first = k - count + 1;
    const long long other = ROW(place > 0 ? place - 1 : -place - 1);
    if (count == 1) S(k, k) = 1 / S(k, k);
    else {
      const REAL beside = S(k, first), one = S(first, first) / beside, two = S(k, k) / beside, scale = beside * (one * two - 1);
      S(first, first) = two / scale;
      S(k, k) = one / scale;
      S(k, first) = -1 / scale;
    }
    for (long long l = k; l >= first; --l) {
      for (long long i = k + 1; i < n; ++i) work[i] = S(i, l);
      for (long long i = k + 1; i < n; ++i) {
        REAL total = 0;
        for (long long j = k + 1; j <= i; ++j) total += S(i, j) * work[j];
        for (long long j = i + 1; j < n; ++j) total += S(j, i) * work[j];
        S(i, l) = -total;
      }
      for (long long i = k + 1; i < n; ++i) S(l, l) -= work[i] * S(i, l);
      if (l != first)
        for (long long i = k + 1; i < n; ++i) S(k, first) -= S(i, k) * S(i, first);
    }
    NAME(exchange_symmetric)(up, n, a, lda, k, other, count == 2 ? first : -1);
    k -= count;
  }
  return 0;
}
#undef S
#undef ROW
void NAME(sytrf)(const char *uplo, const INT *n, REAL *a, const INT *lda, INT *pivots, REAL *work, const INT *lwork, INT *info) {
  *info = 0;
  work[0] = (REAL)(*n > 0 ? *n : 1);
  if (*lwork != -1) *info = NAME(factorize_symmetric)(is(uplo, 'U'), *n, a, *lda, pivots);
}
void NAME(sytrs)(const char *uplo, const INT *n, const INT *nrhs, const REAL *a, const INT *lda, const INT *pivots, REAL *b,
                 const INT *ldb, INT *info) {
  *info = 0;
  NAME(solve_symmetric)(is(uplo, 'U'), *n, *nrhs, a, *lda, pivots, b, *ldb);
}
void NAME(sytri)(const char *uplo, const INT *n, REAL *a, const INT *lda, const INT *pivots, REAL *work, INT *info) {
  *info = NAME(invert_symmetric)(is(uplo, 'U'), *n, a, *lda, pivots, work);
}
void NAME(sysv)(const char *uplo, const INT *n, const INT *nrhs, REAL *a, const INT *lda, INT *pivots, REAL *b, const INT *ldb,
                REAL *work, const INT *lwork, INT *info) {
  const long long n_ = *n, nrhs_ = *nrhs, lda_ = *lda, ldb_ = *ldb;
  const int up = is(uplo, 'U');
  *info = 0;
  work[0] = (REAL)(n_ > 0 ? n_ : 1);
  if (*lwork == -1) return;
  *info = NAME(factorize_symmetric)(up, n_, a, lda_, pivots);
  if (*info == 0) NAME(solve_symmetric)(up, n_, nrhs_, a, lda_, pivots, b, ldb_);
}
