/* Factorisations and what they solve, in one precision and with one size of integers (see lapack.c). */
inline INT NAME(cholesky)(int up, INT n, REAL *a, INT lda) {
  for (long long j = 0; j < n; ++j)
    for (long long i = j; i < n; ++i) {
      REAL total = up ? AT(a, j, i, lda) : AT(a, i, j, lda);
      for (long long k = 0; k < j; ++k)
        total -= up ? AT(a, k, i, lda) * AT(a, k, j, lda) : AT(a, i, k, lda) * AT(a, j, k, lda);
      if (i == j && !(total > 0)) return (INT)(j + 1);
      REAL found = i == j ? ROOT(total) : total / AT(a, j, j, lda);
      if (up) AT(a, j, i, lda) = found;
      else AT(a, i, j, lda) = found;
    }
  return 0;
}

void NAME(potrf)(const char *uplo, const INT *n, REAL *a, const INT *lda, INT *info) {
  const INT n_ = *n;
  const INT lda_ = *lda;
  *info = NAME(cholesky)(is(uplo, 'U'), n_, a, lda_);
}

inline void NAME(solve_cholesky)(int up, INT n, INT nrhs, const REAL *a, INT lda, REAL *b, INT ldb) {
  for (long long j = 0; j < nrhs; ++j) {
    NAME(triangle_solve)(NAME(whole)(up, n, lda), up, 0, a, &AT(b, 0, j, ldb), 1);
    NAME(triangle_solve)(NAME(whole)(up, n, lda), !up, 0, a, &AT(b, 0, j, ldb), 1);
  }
}

void NAME(potrs)(const char *uplo, const INT *n, const INT *nrhs, const REAL *a, const INT *lda, REAL *b,
                 const INT *ldb, INT *info) {
  const INT n_ = *n;
  const INT nrhs_ = *nrhs;
  const INT lda_ = *lda;
  const INT ldb_ = *ldb;
  NAME(solve_cholesky)(is(uplo, 'U'), n_, nrhs_, a, lda_, b, ldb_);
  *info = 0;
}

void NAME(posv)(const char *uplo, const INT *n, const INT *nrhs, REAL *a, const INT *lda, REAL *b, const INT *ldb,
                INT *info) {
  const INT n_ = *n;
  const INT nrhs_ = *nrhs;
  const INT lda_ = *lda;
  const INT ldb_ = *ldb;
  *info = NAME(cholesky)(is(uplo, 'U'), n_, a, lda_);
  if (*info == 0) NAME(solve_cholesky)(is(uplo, 'U'), n_, nrhs_, a, lda_, b, ldb_);
}

inline INT NAME(factorize)(INT m, INT n, REAL *a, INT lda, INT *pivots) {
  INT info = 0;
  for (long long j = 0; j < (m < n ? m : n); ++j) {
    long long best = j;
    for (long long i = j + 1; i < m; ++i)
      if (SIZE(AT(a, i, j, lda)) > SIZE(AT(a, best, j, lda))) best = i;
    pivots[j] = (INT)(best + 1);
    if (AT(a, best, j, lda) == 0) {
      if (!info) info = (INT)(j + 1);
      continue;
    }
    if (best != j)
      for (long long k = 0; k < n; ++k) {
        REAL kept = AT(a, j, k, lda);
        AT(a, j, k, lda) = AT(a, best, k, lda);
        AT(a, best, k, lda) = kept;
      }
    for (long long i = j + 1; i < m; ++i) {
      REAL factor = AT(a, i, j, lda) / AT(a, j, j, lda);
      AT(a, i, j, lda) = factor;
      for (long long k = j + 1; k < n; ++k) AT(a, i, k, lda) -= factor * AT(a, j, k, lda);
    }
  }
  return info;
}

void NAME(getrf)(const INT *m, const INT *n, REAL *a, const INT *lda, INT *pivots, INT *info) {
  const INT m_ = *m;
  const INT n_ = *n;
  const INT lda_ = *lda;
  *info = NAME(factorize)(m_, n_, a, lda_, pivots);
}

inline void NAME(solve_factorized)(int t, INT n, INT nrhs, const REAL *a, INT lda, const INT *pivots, REAL *b, INT ldb) {
  for (long long j = 0; j < nrhs; ++j) {
    REAL *x = &AT(b, 0, j, ldb);
    if (t) {
      NAME(triangle_solve)(NAME(whole)(1, n, lda), 1, 0, a, x, 1);
      NAME(triangle_solve)(NAME(whole)(0, n, lda), 1, 1, a, x, 1);
    }
    for (long long step = 0; step < n; ++step) {
      long long i = t ? n - 1 - step : step, other = pivots[i] - 1;
      REAL kept = x[i];
      x[i] = x[other];
      x[other] = kept;
    }
    if (!t) {
      NAME(triangle_solve)(NAME(whole)(0, n, lda), 0, 1, a, x, 1);
      NAME(triangle_solve)(NAME(whole)(1, n, lda), 0, 0, a, x, 1);
    }
  }
}

void NAME(getrs)(const char *trans, const INT *n, const INT *nrhs, const REAL *a, const INT *lda, const INT *pivots,
                 REAL *b, const INT *ldb, INT *info) {
  const INT n_ = *n;
  const INT nrhs_ = *nrhs;
  const INT lda_ = *lda;
  const INT ldb_ = *ldb;
  NAME(solve_factorized)(is_transposed(trans), n_, nrhs_, a, lda_, pivots, b, ldb_);
  *info = 0;
}

void NAME(gesv)(const INT *n, const INT *nrhs, REAL *a, const INT *lda, INT *pivots, REAL *b, const INT *ldb, INT *info) {
  const INT n_ = *n;
  const INT nrhs_ = *nrhs;
  const INT lda_ = *lda;
  const INT ldb_ = *ldb;
  *info = NAME(factorize)(n_, n_, a, lda_, pivots);
  if (*info == 0) NAME(solve_factorized)(0, n_, nrhs_, a, lda_, pivots, b, ldb_);
}

void NAME(trtrs)(const char *uplo, const char *trans, const char *diag, const INT *n, const INT *nrhs, const REAL *a,
                 const INT *lda, REAL *b, const INT *ldb, INT *info) {
  const INT n_ = *n;
  const INT nrhs_ = *nrhs;
  const INT lda_ = *lda;
  const INT ldb_ = *ldb;
  *info = 0;
  for (long long i = 0; i < n_; ++i)
    if (!is(diag, 'U') && AT(a, i, i, lda_) == 0) {
      *info = (INT)(i + 1);
      return;
    }
  for (long long j = 0; j < nrhs_; ++j)
    NAME(triangle_solve)(NAME(whole)(is(uplo, 'U'), n_, lda_), is_transposed(trans), is(diag, 'U'), a, &AT(b, 0, j, ldb_), 1);
}

/* Tridiagonal: eliminated with interchanges of neighbours, whose fill-in, a second diagonal above, lies in dl. */
void NAME(gtsv)(const INT *n, const INT *nrhs, REAL *dl, REAL *d, REAL *du, REAL *b, const INT *ldb, INT *info) {
  const long long n_ = *n, nrhs_ = *nrhs, ldb_ = *ldb;
  *info = 0;
  for (long long i = 0; i + 1 < n_; ++i) {
    if (SIZE(d[i]) >= SIZE(dl[i])) {
      if (d[i] == 0) {
        *info = (INT)(i + 1);
        return;
      }
      const REAL factor = dl[i] / d[i];
      d[i + 1] -= factor * du[i];
      for (long long j = 0; j < nrhs_; ++j) AT(b, i + 1, j, ldb_) -= factor * AT(b, i, j, ldb_);
      if (i + 2 < n_) dl[i] = 0;
      continue;
    }
    const REAL factor = d[i] / dl[i], below = d[i + 1], above = du[i];
    d[i] = dl[i];
    d[i + 1] = above - factor * below;
    du[i] = below;
    if (i + 2 < n_) {
      const REAL next = du[i + 1];
      dl[i] = next;
      du[i + 1] = -factor * next;
    }
    for (long long j = 0; j < nrhs_; ++j) {
      const REAL kept = AT(b, i, j, ldb_), other = AT(b, i + 1, j, ldb_);
      AT(b, i, j, ldb_) = other;
      AT(b, i + 1, j, ldb_) = kept - factor * other;
    }
  }
  if (n_ > 0 && d[n_ - 1] == 0) {
    *info = (INT)n_;
    return;
  }
  for (long long j = 0; j < nrhs_; ++j)
    for (long long i = n_ - 1; i >= 0; --i) {
      REAL x = AT(b, i, j, ldb_);
      if (i + 1 < n_) x -= du[i] * AT(b, i + 1, j, ldb_);
      if (i + 2 < n_) x -= dl[i] * AT(b, i + 2, j, ldb_);
      AT(b, i, j, ldb_) = x / d[i];
    }
}

/* Symmetric, positive definite and tridiagonal: L D L', L's entries in e. */
inline INT NAME(factorize_tridiagonal)(long long n, REAL *d, REAL *e) {
  for (long long i = 0; i < n; ++i) {
    if (d[i] <= 0) return (INT)(i + 1);
    if (i + 1 < n) {
      const REAL beside = e[i];
      e[i] = beside / d[i];
      d[i + 1] -= e[i] * beside;
    }
  }
  return 0;
}

inline void NAME(solve_tridiagonal)(long long n, long long nrhs, const REAL *d, const REAL *e, REAL *b, long long ldb) {
  for (long long j = 0; j < nrhs; ++j) {
    for (long long i = 1; i < n; ++i) AT(b, i, j, ldb) -= e[i - 1] * AT(b, i - 1, j, ldb);
    for (long long i = n - 1; i >= 0; --i) {
      REAL x = AT(b, i, j, ldb) / d[i];
      if (i + 1 < n) x -= e[i] * AT(b, i + 1, j, ldb);
      AT(b, i, j, ldb) = x;
    }
  }
}

void NAME(ptsv)(const INT *n, const INT *nrhs, REAL *d, REAL *e, REAL *b, const INT *ldb, INT *info) {
  const long long n_ = *n, nrhs_ = *nrhs, ldb_ = *ldb;
  *info = NAME(factorize_tridiagonal)(n_, d, e);
  if (*info == 0) NAME(solve_tridiagonal)(n_, nrhs_, d, e, b, ldb_);
}

/* Band matrices: A(i, j) lies in row kl + ku + i - j of column j, below kl rows for what interchanges fill in. */
#define BAND(ab, i, j, ld, top) (ab)[(top) + (i) - (j) + (j) * (ld)]

inline INT NAME(factorize_band)(long long m, long long n, long long kl, long long ku, REAL *ab, long long ld, INT *pivots) {
  const long long top = kl + ku;
  INT info = 0;
  for (long long j = ku + 1; j < n; ++j)
    for (long long i = j - top > 0 ? j - top : 0; i < j - ku && i < m; ++i) BAND(ab, i, j, ld, top) = 0;
  long long last = 0; /* the last column that interchanges have come to */
  for (long long j = 0; j < (m < n ? m : n); ++j) {
    const long long end = j + kl + 1 < m ? j + kl + 1 : m;
    long long best = j;
    for (long long i = j + 1; i < end; ++i)
      if (SIZE(BAND(ab, i, j, ld, top)) > SIZE(BAND(ab, best, j, ld, top))) best = i;
    pivots[j] = (INT)(best + 1);
    if (BAND(ab, best, j, ld, top) == 0) {
      if (!info) info = (INT)(j + 1);
      continue;
    }
    const long long right = best + ku < n - 1 ? best + ku : n - 1;
    last = right > last ? right : last;
    if (best != j)
      for (long long k = j; k <= last; ++k) {
        const REAL kept = BAND(ab, j, k, ld, top);
        BAND(ab, j, k, ld, top) = BAND(ab, best, k, ld, top);
        BAND(ab, best, k, ld, top) = kept;
      }
    for (long long i = j + 1; i < end; ++i) {
      const REAL factor = BAND(ab, i, j, ld, top) / BAND(ab, j, j, ld, top);
      BAND(ab, i, j, ld, top) = factor;
      for (long long k = j + 1; k <= last; ++k) BAND(ab, i, k, ld, top) -= factor * BAND(ab, j, k, ld, top);
    }
  }
  return info;
}

inline void NAME(solve_band)(int t, long long n, long long kl, long long ku, const REAL *ab, long long ld, const INT *pivots,
                             REAL *x) {
  const long long top = kl + ku;
  for (long long j = 0; !t && j < n; ++j) {
    const long long other = pivots[j] - 1, end = j + kl + 1 < n ? j + kl + 1 : n;
    const REAL kept = x[j];
    x[j] = x[other];
    x[other] = kept;
    for (long long i = j + 1; i < end; ++i) x[i] -= BAND(ab, i, j, ld, top) * x[j];
  }
  for (long long step = 0; step < n; ++step) {
    const long long j = t ? step : n - 1 - step, first = j > top ? j - top : 0;
    REAL value = x[j];
    for (long long i = first; t && i < j; ++i) value -= BAND(ab, i, j, ld, top) * x[i];
    x[j] = value = value / BAND(ab, j, j, ld, top);
    for (long long i = first; !t && i < j; ++i) x[i] -= BAND(ab, i, j, ld, top) * value;
  }
  for (long long j = n - 1; t && j >= 0; --j) {
    const long long other = pivots[j] - 1, end = j + kl + 1 < n ? j + kl + 1 : n;
    REAL value = x[j];
    for (long long i = j + 1; i < end; ++i) value -= BAND(ab, i, j, ld, top) * x[i];
    x[j] = x[other];
    x[other] = value;
  }
}

void NAME(gbtrf)(const INT *m, const INT *n, const INT *kl, const INT *ku, REAL *ab, const INT *ldab, INT *pivots, INT *info) {
  const long long m_ = *m, n_ = *n, kl_ = *kl, ku_ = *ku, ld_ = *ldab;
  *info = NAME(factorize_band)(m_, n_, kl_, ku_, ab, ld_, pivots);
}

void NAME(gbtrs)(const char *trans, const INT *n, const INT *kl, const INT *ku, const INT *nrhs, const REAL *ab,
                 const INT *ldab, const INT *pivots, REAL *b, const INT *ldb, INT *info) {
  const long long n_ = *n, kl_ = *kl, ku_ = *ku, nrhs_ = *nrhs, ld_ = *ldab, ldb_ = *ldb;
  const int t = is_transposed(trans);
  for (long long j = 0; j < nrhs_; ++j) NAME(solve_band)(t, n_, kl_, ku_, ab, ld_, pivots, &AT(b, 0, j, ldb_));
  *info = 0;
}

void NAME(gbsv)(const INT *n, const INT *kl, const INT *ku, const INT *nrhs, REAL *ab, const INT *ldab, INT *pivots, REAL *b,
                const INT *ldb, INT *info) {
  const long long n_ = *n, kl_ = *kl, ku_ = *ku, nrhs_ = *nrhs, ld_ = *ldab, ldb_ = *ldb;
  *info = NAME(factorize_band)(n_, n_, kl_, ku_, ab, ld_, pivots);
  for (long long j = 0; *info == 0 && j < nrhs_; ++j)
    NAME(solve_band)(0, n_, kl_, ku_, ab, ld_, pivots, &AT(b, 0, j, ldb_));
}
#undef BAND

void NAME(lacpy)(const char *uplo, const INT *m, const INT *n, const REAL *a, const INT *lda, REAL *b, const INT *ldb) {
  const INT m_ = *m;
  const INT n_ = *n;
  const INT lda_ = *lda;
  const INT ldb_ = *ldb;
  int up = is(uplo, 'U'), low = is(uplo, 'L');
  for (long long j = 0; j < n_; ++j) {
    long long first = low ? j : 0, last = up && j + 1 < m_ ? j + 1 : m_;
    for (long long i = first; i < last; ++i) AT(b, i, j, ldb_) = AT(a, i, j, lda_);
  }
}

void NAME(laset)(const char *uplo, const INT *m, const INT *n, const REAL *alpha, const REAL *beta, REAL *a, const INT *lda) {
  const INT m_ = *m, n_ = *n, lda_ = *lda;
  const REAL beside = *alpha, diagonal = *beta;
  int up = is(uplo, 'U'), low = is(uplo, 'L');
  for (long long j = 0; j < n_; ++j) {
    long long first = low ? j : 0, last = up && j + 1 < m_ ? j + 1 : m_;
    for (long long i = first; i < last; ++i) AT(a, i, j, lda_) = i == j ? diagonal : beside;
  }
}

/* A *= to / from, in the rows of each column that the type of the matrix has. */
void NAME(lascl)(const char *type, const INT *kl, const INT *ku, const REAL *from, const REAL *to, const INT *m,
                 const INT *n, REAL *a, const INT *lda, INT *info) {
  const long long m_ = *m, n_ = *n, lda_ = *lda, below = *kl, above = *ku;
  const REAL factor = *to / *from;
  for (long long j = 0; j < n_; ++j) {
    long long first = 0, last = m_;
    if (is(type, 'L')) first = j;
    if (is(type, 'U')) last = j + 1 < m_ ? j + 1 : m_;
    if (is(type, 'H')) last = j + 2 < m_ ? j + 2 : m_;
    if (is(type, 'B')) last = below + 1 < n_ - j ? below + 1 : n_ - j;
    if (is(type, 'Q')) first = above > j ? above - j : 0, last = above + 1;
    if (is(type, 'Z')) {
      first = above > j ? below + above - j : below;
      last = 2 * below + above + 1 < below + above + m_ - j ? 2 * below + above + 1 : below + above + m_ - j;
    }
    for (long long i = first; i < last; ++i) AT(a, i, j, lda_) *= factor;
  }
  *info = 0;
}
