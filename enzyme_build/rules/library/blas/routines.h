/* One precision and one size of integers: REAL, INT, ROOT, SIZE and NAME are defined by blas.c. */
#define AT(a, i, j, lda) (a)[(i) + (long long)(j) * (lda)]
#define FIRST(n, inc) ((inc) < 0 ? (1 - (long long)(n)) * (inc) : 0)

__attribute__((always_inline)) REAL NAME(dot)(const INT *n, const REAL *x, const INT *incx, const REAL *y, const INT *incy) {
  const INT n_ = *n;
  const INT incx_ = *incx;
  const INT incy_ = *incy;
  REAL total = 0;
  x += FIRST(n_, incx_), y += FIRST(n_, incy_);
  for (long long i = 0; i < n_; ++i) total += x[i * incx_] * y[i * incy_];
  return total;
}

__attribute__((always_inline)) REAL NAME(nrm2)(const INT *n, const REAL *x, const INT *incx) {
  const INT n_ = *n;
  const INT incx_ = *incx;
  REAL total = 0;
  x += FIRST(n_, incx_);
  for (long long i = 0; i < n_; ++i) total += x[i * incx_] * x[i * incx_];
  return total > 0 ? ROOT(total) : 0;
}

__attribute__((always_inline)) REAL NAME(asum)(const INT *n, const REAL *x, const INT *incx) {
  const INT n_ = *n;
  const INT incx_ = *incx;
  REAL total = 0;
  x += FIRST(n_, incx_);
  for (long long i = 0; i < n_; ++i) total += SIZE(x[i * incx_]);
  return total;
}

__attribute__((always_inline)) void NAME(scal)(const INT *n, const REAL *a, REAL *x, const INT *incx) {
  const INT n_ = *n;
  const REAL a_ = *a;
  const INT incx_ = *incx;
  for (long long i = 0; i < n_; ++i) x[i * incx_] *= a_;
}

__attribute__((always_inline)) void NAME(axpy)(const INT *n, const REAL *a, const REAL *x, const INT *incx, REAL *y, const INT *incy) {
  const INT n_ = *n;
  const REAL a_ = *a;
  const INT incx_ = *incx;
  const INT incy_ = *incy;
  x += FIRST(n_, incx_), y += FIRST(n_, incy_);
  for (long long i = 0; i < n_; ++i) y[i * incy_] += a_ * x[i * incx_];
}

__attribute__((always_inline)) void NAME(copy)(const INT *n, const REAL *x, const INT *incx, REAL *y, const INT *incy) {
  const INT n_ = *n;
  const INT incx_ = *incx;
  const INT incy_ = *incy;
  x += FIRST(n_, incx_), y += FIRST(n_, incy_);
  for (long long i = 0; i < n_; ++i) y[i * incy_] = x[i * incx_];
}

__attribute__((always_inline)) void NAME(swap)(const INT *n, REAL *x, const INT *incx, REAL *y, const INT *incy) {
  const INT n_ = *n;
  const INT incx_ = *incx;
  const INT incy_ = *incy;
  x += FIRST(n_, incx_), y += FIRST(n_, incy_);
  for (long long i = 0; i < n_; ++i) {
    REAL kept = x[i * incx_];
    x[i * incx_] = y[i * incy_];
    y[i * incy_] = kept;
  }
}

__attribute__((always_inline)) void NAME(gemv)(const char *trans, const INT *m, const INT *n, const REAL *alpha, const REAL *a, const INT *lda,
                const REAL *x, const INT *incx, const REAL *beta, REAL *y, const INT *incy) {
  const INT m_ = *m;
  const INT n_ = *n;
  const REAL alpha_ = *alpha;
  const INT lda_ = *lda;
  const INT incx_ = *incx;
  const REAL beta_ = *beta;
  const INT incy_ = *incy;
  int t = is_transposed(trans);
  INT rows = t ? n_ : m_, inner = t ? m_ : n_;
  x += FIRST(inner, incx_), y += FIRST(rows, incy_);
  for (long long i = 0; i < rows; ++i) {
    REAL total = 0;
    for (long long k = 0; k < inner; ++k) total += (t ? AT(a, k, i, lda_) : AT(a, i, k, lda_)) * x[k * incx_];
    REAL *place = &y[i * incy_];
    *place = beta_ == 0 ? alpha_ * total : beta_ * *place + alpha_ * total;
  }
}

__attribute__((always_inline)) void NAME(ger)(const INT *m, const INT *n, const REAL *alpha, const REAL *x, const INT *incx, const REAL *y,
               const INT *incy, REAL *a, const INT *lda) {
  const INT m_ = *m;
  const INT n_ = *n;
  const REAL alpha_ = *alpha;
  const INT incx_ = *incx;
  const INT incy_ = *incy;
  const INT lda_ = *lda;
  x += FIRST(m_, incx_), y += FIRST(n_, incy_);
  for (long long j = 0; j < n_; ++j)
    for (long long i = 0; i < m_; ++i) AT(a, i, j, lda_) += alpha_ * x[i * incx_] * y[j * incy_];
}

void NAME(symv)(const char *uplo, const INT *n, const REAL *alpha, const REAL *a, const INT *lda, const REAL *x,
                const INT *incx, const REAL *beta, REAL *y, const INT *incy) {
  const INT n_ = *n;
  const REAL alpha_ = *alpha;
  const INT lda_ = *lda;
  const INT incx_ = *incx;
  const REAL beta_ = *beta;
  const INT incy_ = *incy;
  int up = is(uplo, 'U');
  x += FIRST(n_, incx_), y += FIRST(n_, incy_);
  for (long long i = 0; i < n_; ++i) {
    REAL total = 0;
    for (long long k = 0; k < n_; ++k) total += ((k > i) == up || k == i ? AT(a, i, k, lda_) : AT(a, k, i, lda_)) * x[k * incx_];
    REAL *place = &y[i * incy_];
    *place = beta_ == 0 ? alpha_ * total : beta_ * *place + alpha_ * total;
  }
}

/* Row i of op(A) x, from a triangle of A; `from_above` says that the rows above i are not needed any more. */
inline void NAME(triangle_times)(int up, int t, int unit, long long n, const REAL *a, long long lda, REAL *x, long long inc) {
  int upper = up != t;
  for (long long step = 0; step < n; ++step) {
    long long i = upper ? step : n - 1 - step;
    REAL total = unit ? x[i * inc] : AT(a, i, i, lda) * x[i * inc];
    long long low = upper ? i + 1 : 0, high = upper ? n : i;
    for (long long k = low; k < high; ++k) total += (t ? AT(a, k, i, lda) : AT(a, i, k, lda)) * x[k * inc];
    x[i * inc] = total;
  }
}

inline void NAME(triangle_solve)(int up, int t, int unit, long long n, const REAL *a, long long lda, REAL *x, long long inc) {
  int upper = up != t;
  for (long long step = 0; step < n; ++step) {
    long long i = upper ? n - 1 - step : step;
    REAL total = x[i * inc];
    long long low = upper ? i + 1 : 0, high = upper ? n : i;
    for (long long k = low; k < high; ++k) total -= (t ? AT(a, k, i, lda) : AT(a, i, k, lda)) * x[k * inc];
    x[i * inc] = unit ? total : total / AT(a, i, i, lda);
  }
}

void NAME(trmv)(const char *uplo, const char *trans, const char *diag, const INT *n, const REAL *a, const INT *lda,
                REAL *x, const INT *incx) {
  const INT n_ = *n;
  const INT lda_ = *lda;
  const INT incx_ = *incx;
  NAME(triangle_times)(is(uplo, 'U'), is_transposed(trans), is(diag, 'U'), n_, a, lda_, x + FIRST(n_, incx_), incx_);
}

void NAME(trsv)(const char *uplo, const char *trans, const char *diag, const INT *n, const REAL *a, const INT *lda,
                REAL *x, const INT *incx) {
  const INT n_ = *n;
  const INT lda_ = *lda;
  const INT incx_ = *incx;
  NAME(triangle_solve)(is(uplo, 'U'), is_transposed(trans), is(diag, 'U'), n_, a, lda_, x + FIRST(n_, incx_), incx_);
}

__attribute__((always_inline)) void NAME(gemm)(const char *transa, const char *transb, const INT *m, const INT *n, const INT *k, const REAL *alpha,
                const REAL *a, const INT *lda, const REAL *b, const INT *ldb, const REAL *beta, REAL *c,
                const INT *ldc) {
  const INT m_ = *m;
  const INT n_ = *n;
  const INT k_ = *k;
  const REAL alpha_ = *alpha;
  const INT lda_ = *lda;
  const INT ldb_ = *ldb;
  const REAL beta_ = *beta;
  const INT ldc_ = *ldc;
  int ta = is_transposed(transa), tb = is_transposed(transb);
  for (long long j = 0; j < n_; ++j) {
    for (long long i = 0; i < m_; ++i) AT(c, i, j, ldc_) = beta_ == 0 ? 0 : beta_ * AT(c, i, j, ldc_);
    for (long long l = 0; l < k_; ++l) {
      REAL factor = alpha_ * (tb ? AT(b, j, l, ldb_) : AT(b, l, j, ldb_));
      for (long long i = 0; i < m_; ++i) AT(c, i, j, ldc_) += factor * (ta ? AT(a, l, i, lda_) : AT(a, i, l, lda_));
    }
  }
}

void NAME(symm)(const char *side, const char *uplo, const INT *m, const INT *n, const REAL *alpha, const REAL *a,
                const INT *lda, const REAL *b, const INT *ldb, const REAL *beta, REAL *c, const INT *ldc) {
  const INT m_ = *m;
  const INT n_ = *n;
  const REAL alpha_ = *alpha;
  const INT lda_ = *lda;
  const INT ldb_ = *ldb;
  const REAL beta_ = *beta;
  const INT ldc_ = *ldc;
  int left = is(side, 'L'), up = is(uplo, 'U');
  INT inner = left ? m_ : n_;
  for (long long j = 0; j < n_; ++j)
    for (long long i = 0; i < m_; ++i) {
      long long row = left ? i : j;
      REAL total = 0;
      for (long long l = 0; l < inner; ++l) {
        REAL element = (l > row) == up || l == row ? AT(a, row, l, lda_) : AT(a, l, row, lda_);
        total += element * (left ? AT(b, l, j, ldb_) : AT(b, i, l, ldb_));
      }
      AT(c, i, j, ldc_) = beta_ == 0 ? alpha_ * total : beta_ * AT(c, i, j, ldc_) + alpha_ * total;
    }
}

void NAME(syrk)(const char *uplo, const char *trans, const INT *n, const INT *k, const REAL *alpha, const REAL *a,
                const INT *lda, const REAL *beta, REAL *c, const INT *ldc) {
  const INT n_ = *n;
  const INT k_ = *k;
  const REAL alpha_ = *alpha;
  const INT lda_ = *lda;
  const REAL beta_ = *beta;
  const INT ldc_ = *ldc;
  int up = is(uplo, 'U'), t = is_transposed(trans);
  for (long long j = 0; j < n_; ++j) {
    long long low = up ? 0 : j, high = up ? j + 1 : n_;
    for (long long i = low; i < high; ++i) {
      REAL total = 0;
      for (long long l = 0; l < k_; ++l)
        total += t ? AT(a, l, i, lda_) * AT(a, l, j, lda_) : AT(a, i, l, lda_) * AT(a, j, l, lda_);
      AT(c, i, j, ldc_) = beta_ == 0 ? alpha_ * total : beta_ * AT(c, i, j, ldc_) + alpha_ * total;
    }
  }
}

inline void NAME(scale)(INT m, INT n, REAL alpha, REAL *b, INT ldb) {
  for (long long j = 0; j < n; ++j)
    for (long long i = 0; i < m; ++i) AT(b, i, j, ldb) *= alpha;
}

/* B op(A) is (op(A)' B')': the rows of B are multiplied. */
void NAME(trmm)(const char *side, const char *uplo, const char *transa, const char *diag, const INT *m, const INT *n,
                const REAL *alpha, const REAL *a, const INT *lda, REAL *b, const INT *ldb) {
  const INT m_ = *m;
  const INT n_ = *n;
  const REAL alpha_ = *alpha;
  const INT lda_ = *lda;
  const INT ldb_ = *ldb;
  int left = is(side, 'L'), up = is(uplo, 'U'), t = is_transposed(transa), unit = is(diag, 'U');
  NAME(scale)(m_, n_, alpha_, b, ldb_);
  for (long long j = 0; j < (left ? n_ : m_); ++j)
    NAME(triangle_times)(up, left ? t : !t, unit, left ? m_ : n_, a, lda_, left ? &AT(b, 0, j, ldb_) : b + j, left ? 1 : ldb_);
}

void NAME(trsm)(const char *side, const char *uplo, const char *transa, const char *diag, const INT *m, const INT *n,
                const REAL *alpha, const REAL *a, const INT *lda, REAL *b, const INT *ldb) {
  const INT m_ = *m;
  const INT n_ = *n;
  const REAL alpha_ = *alpha;
  const INT lda_ = *lda;
  const INT ldb_ = *ldb;
  int left = is(side, 'L'), up = is(uplo, 'U'), t = is_transposed(transa), unit = is(diag, 'U');
  NAME(scale)(m_, n_, alpha_, b, ldb_);
  for (long long j = 0; j < (left ? n_ : m_); ++j)
    NAME(triangle_solve)(up, left ? t : !t, unit, left ? m_ : n_, a, lda_, left ? &AT(b, 0, j, ldb_) : b + j, left ? 1 : ldb_);
}

/* ---- LAPACK ------------------------------------------------------------------------------------------------------ */
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
    NAME(triangle_solve)(up, up, 0, n, a, lda, &AT(b, 0, j, ldb), 1);
    NAME(triangle_solve)(up, !up, 0, n, a, lda, &AT(b, 0, j, ldb), 1);
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
      NAME(triangle_solve)(1, 1, 0, n, a, lda, x, 1);
      NAME(triangle_solve)(0, 1, 1, n, a, lda, x, 1);
    }
    for (long long step = 0; step < n; ++step) {
      long long i = t ? n - 1 - step : step, other = pivots[i] - 1;
      REAL kept = x[i];
      x[i] = x[other];
      x[other] = kept;
    }
    if (!t) {
      NAME(triangle_solve)(0, 0, 1, n, a, lda, x, 1);
      NAME(triangle_solve)(1, 0, 0, n, a, lda, x, 1);
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
    NAME(triangle_solve)(is(uplo, 'U'), is_transposed(trans), is(diag, 'U'), n_, a, lda_, &AT(b, 0, j, ldb_), 1);
}

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
#undef AT
#undef FIRST
