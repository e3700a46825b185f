/* One precision and one size of integers: REAL, INT, ROOT, SIZE and NAME are defined by blas.c. */
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

void NAME(rot)(const INT *n, REAL *x, const INT *incx, REAL *y, const INT *incy, const REAL *c, const REAL *s) {
  const INT n_ = *n, incx_ = *incx, incy_ = *incy;
  const REAL c_ = *c, s_ = *s;
  x += FIRST(n_, incx_), y += FIRST(n_, incy_);
  for (long long i = 0; i < n_; ++i) {
    REAL kept = x[i * incx_];
    x[i * incx_] = c_ * kept + s_ * y[i * incy_];
    y[i * incy_] = c_ * y[i * incy_] - s_ * kept;
  }
}

/* r = ±√(a² + b²) with the sign of the larger; b becomes what c and s can be found from again. */
void NAME(rotg)(REAL *a, REAL *b, REAL *c, REAL *s) {
  const REAL a_ = *a, b_ = *b;
  if (b_ == 0) {
    *c = 1, *s = 0, *b = 0;
    return;
  }
  int first = SIZE(a_) > SIZE(b_);
  REAL scale = first ? SIZE(a_) : SIZE(b_);
  REAL length = scale * ROOT((a_ / scale) * (a_ / scale) + (b_ / scale) * (b_ / scale));
  REAL r = (first ? a_ : b_) < 0 ? -length : length;
  REAL c_ = a_ / r, s_ = b_ / r;
  *a = r, *b = first ? s_ : c_ != 0 ? 1 / c_ : 1, *c = c_, *s = s_;
}

/* param: which of the four elements of H are stored, and they. */
void NAME(rotm)(const INT *n, REAL *x, const INT *incx, REAL *y, const INT *incy, const REAL *param) {
  const INT n_ = *n, incx_ = *incx, incy_ = *incy;
  const REAL flag = param[0];
  if (flag == -2) return;
  const REAL h11 = flag == 0 ? 1 : param[1], h12 = flag == 1 ? 1 : param[3];
  const REAL h21 = flag == 1 ? -1 : param[2], h22 = flag == 0 ? 1 : param[4];
  x += FIRST(n_, incx_), y += FIRST(n_, incy_);
  for (long long i = 0; i < n_; ++i) {
    REAL kept = x[i * incx_];
    x[i * incx_] = h11 * kept + h12 * y[i * incy_];
    y[i * incy_] = h21 * kept + h22 * y[i * incy_];
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

inline void NAME(symmetric_times)(NAME(triangle) m, REAL alpha, const REAL *a, const REAL *x, long long incx, REAL beta,
                                  REAL *y, long long incy) {
  x += FIRST(m.n, incx), y += FIRST(m.n, incy);
  for (long long i = 0; i < m.n; ++i) {
    REAL total = 0;
    for (long long l = NAME(first)(m, i); l < NAME(behind)(m, i); ++l)
      total += a[(l > i) == m.up || l == i ? NAME(place)(m, i, l) : NAME(place)(m, l, i)] * x[l * incx];
    REAL *to = &y[i * incy];
    *to = beta == 0 ? alpha * total : beta * *to + alpha * total;
  }
}

void NAME(symv)(const char *uplo, const INT *n, const REAL *alpha, const REAL *a, const INT *lda, const REAL *x,
                const INT *incx, const REAL *beta, REAL *y, const INT *incy) {
  NAME(triangle) m = NAME(whole)(is(uplo, 'U'), *n, *lda);
  NAME(symmetric_times)(m, *alpha, a, x, *incx, *beta, y, *incy);
}

void NAME(sbmv)(const char *uplo, const INT *n, const INT *k, const REAL *alpha, const REAL *a, const INT *lda,
                const REAL *x, const INT *incx, const REAL *beta, REAL *y, const INT *incy) {
  NAME(triangle) m = {NAME(band), is(uplo, 'U'), *n, *k, *lda};
  NAME(symmetric_times)(m, *alpha, a, x, *incx, *beta, y, *incy);
}

void NAME(spmv)(const char *uplo, const INT *n, const REAL *alpha, const REAL *a, const REAL *x, const INT *incx,
                const REAL *beta, REAL *y, const INT *incy) {
  NAME(triangle) m = {NAME(packed), is(uplo, 'U'), *n, 0, 0};
  NAME(symmetric_times)(m, *alpha, a, x, *incx, *beta, y, *incy);
}

/* A += alpha (x y' + y x'), or alpha x x' where there is no y. */
inline void NAME(symmetric_update)(NAME(triangle) m, REAL alpha, const REAL *x, long long incx, const REAL *y,
                                   long long incy, REAL *a) {
  x += FIRST(m.n, incx);
  if (y) y += FIRST(m.n, incy);
  for (long long j = 0; j < m.n; ++j)
    for (long long i = m.up ? 0 : j; i < (m.up ? j + 1 : m.n); ++i) {
      REAL change = y ? x[i * incx] * y[j * incy] + y[i * incy] * x[j * incx] : x[i * incx] * x[j * incx];
      a[NAME(place)(m, i, j)] += alpha * change;
    }
}

void NAME(syr)(const char *uplo, const INT *n, const REAL *alpha, const REAL *x, const INT *incx, REAL *a, const INT *lda) {
  NAME(triangle) m = NAME(whole)(is(uplo, 'U'), *n, *lda);
  NAME(symmetric_update)(m, *alpha, x, *incx, 0, 0, a);
}

void NAME(spr)(const char *uplo, const INT *n, const REAL *alpha, const REAL *x, const INT *incx, REAL *a) {
  NAME(triangle) m = {NAME(packed), is(uplo, 'U'), *n, 0, 0};
  NAME(symmetric_update)(m, *alpha, x, *incx, 0, 0, a);
}

void NAME(syr2)(const char *uplo, const INT *n, const REAL *alpha, const REAL *x, const INT *incx, const REAL *y,
                const INT *incy, REAL *a, const INT *lda) {
  NAME(triangle) m = NAME(whole)(is(uplo, 'U'), *n, *lda);
  NAME(symmetric_update)(m, *alpha, x, *incx, y, *incy, a);
}

void NAME(spr2)(const char *uplo, const INT *n, const REAL *alpha, const REAL *x, const INT *incx, const REAL *y,
                const INT *incy, REAL *a) {
  NAME(triangle) m = {NAME(packed), is(uplo, 'U'), *n, 0, 0};
  NAME(symmetric_update)(m, *alpha, x, *incx, y, *incy, a);
}

__attribute__((always_inline)) void NAME(trmv)(const char *uplo, const char *trans, const char *diag, const INT *n, const REAL *a, const INT *lda,
                REAL *x, const INT *incx) {
  NAME(triangle) m = NAME(whole)(is(uplo, 'U'), *n, *lda);
  NAME(triangle_times)(m, is_transposed(trans), is(diag, 'U'), a, x + FIRST(m.n, *incx), *incx);
}

__attribute__((always_inline)) void NAME(tbmv)(const char *uplo, const char *trans, const char *diag, const INT *n, const INT *k, const REAL *a,
                const INT *lda, REAL *x, const INT *incx) {
  NAME(triangle) m = {NAME(band), is(uplo, 'U'), *n, *k, *lda};
  NAME(triangle_times)(m, is_transposed(trans), is(diag, 'U'), a, x + FIRST(m.n, *incx), *incx);
}

__attribute__((always_inline)) void NAME(tpmv)(const char *uplo, const char *trans, const char *diag, const INT *n, const REAL *a, REAL *x,
                const INT *incx) {
  NAME(triangle) m = {NAME(packed), is(uplo, 'U'), *n, 0, 0};
  NAME(triangle_times)(m, is_transposed(trans), is(diag, 'U'), a, x + FIRST(m.n, *incx), *incx);
}

__attribute__((always_inline)) void NAME(trsv)(const char *uplo, const char *trans, const char *diag, const INT *n, const REAL *a, const INT *lda,
                REAL *x, const INT *incx) {
  NAME(triangle) m = NAME(whole)(is(uplo, 'U'), *n, *lda);
  NAME(triangle_solve)(m, is_transposed(trans), is(diag, 'U'), a, x + FIRST(m.n, *incx), *incx);
}

__attribute__((always_inline)) void NAME(tbsv)(const char *uplo, const char *trans, const char *diag, const INT *n, const INT *k, const REAL *a,
                const INT *lda, REAL *x, const INT *incx) {
  NAME(triangle) m = {NAME(band), is(uplo, 'U'), *n, *k, *lda};
  NAME(triangle_solve)(m, is_transposed(trans), is(diag, 'U'), a, x + FIRST(m.n, *incx), *incx);
}

__attribute__((always_inline)) void NAME(tpsv)(const char *uplo, const char *trans, const char *diag, const INT *n, const REAL *a, REAL *x,
                const INT *incx) {
  NAME(triangle) m = {NAME(packed), is(uplo, 'U'), *n, 0, 0};
  NAME(triangle_solve)(m, is_transposed(trans), is(diag, 'U'), a, x + FIRST(m.n, *incx), *incx);
}

void NAME(gbmv)(const char *trans, const INT *m, const INT *n, const INT *kl, const INT *ku, const REAL *alpha,
                const REAL *a, const INT *lda, const REAL *x, const INT *incx, const REAL *beta, REAL *y,
                const INT *incy) {
  int t = is_transposed(trans);
  const INT rows = t ? *n : *m, inner = t ? *m : *n, below = t ? *ku : *kl, above = t ? *kl : *ku;
  const INT lda_ = *lda, incx_ = *incx, incy_ = *incy, top = *ku;
  const REAL alpha_ = *alpha, beta_ = *beta;
  x += FIRST(inner, incx_), y += FIRST(rows, incy_);
  for (long long i = 0; i < rows; ++i) {
    long long low = i > below ? i - below : 0, high = i + above + 1 < inner ? i + above + 1 : inner;
    REAL total = 0;
    for (long long l = low; l < high; ++l) total += (t ? AT(a, top + l - i, i, lda_) : AT(a, top + i - l, l, lda_)) * x[l * incx_];
    REAL *to = &y[i * incy_];
    *to = beta_ == 0 ? alpha_ * total : beta_ * *to + alpha_ * total;
  }
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

void NAME(syr2k)(const char *uplo, const char *trans, const INT *n, const INT *k, const REAL *alpha, const REAL *a,
                 const INT *lda, const REAL *b, const INT *ldb, const REAL *beta, REAL *c, const INT *ldc) {
  const INT n_ = *n, k_ = *k, lda_ = *lda, ldb_ = *ldb, ldc_ = *ldc;
  const REAL alpha_ = *alpha, beta_ = *beta;
  int up = is(uplo, 'U'), t = is_transposed(trans);
  for (long long j = 0; j < n_; ++j) {
    long long low = up ? 0 : j, high = up ? j + 1 : n_;
    for (long long i = low; i < high; ++i) {
      REAL total = 0;
      for (long long l = 0; l < k_; ++l)
        total += t ? AT(a, l, i, lda_) * AT(b, l, j, ldb_) + AT(b, l, i, ldb_) * AT(a, l, j, lda_)
                   : AT(a, i, l, lda_) * AT(b, j, l, ldb_) + AT(b, i, l, ldb_) * AT(a, j, l, lda_);
      AT(c, i, j, ldc_) = beta_ == 0 ? alpha_ * total : beta_ * AT(c, i, j, ldc_) + alpha_ * total;
    }
  }
}

inline void NAME(scale)(INT m, INT n, REAL alpha, REAL *b, INT ldb) {
  for (long long j = 0; j < n; ++j)
    for (long long i = 0; i < m; ++i) AT(b, i, j, ldb) *= alpha;
}

/* B op(A) is (op(A)' B')': the rows of B are multiplied. */
__attribute__((always_inline)) void NAME(trmm)(const char *side, const char *uplo, const char *transa, const char *diag, const INT *m, const INT *n,
                const REAL *alpha, const REAL *a, const INT *lda, REAL *b, const INT *ldb) {
  const INT m_ = *m;
  const INT n_ = *n;
  const REAL alpha_ = *alpha;
  const INT lda_ = *lda;
  const INT ldb_ = *ldb;
  int left = is(side, 'L'), up = is(uplo, 'U'), t = is_transposed(transa), unit = is(diag, 'U');
  NAME(scale)(m_, n_, alpha_, b, ldb_);
  for (long long j = 0; j < (left ? n_ : m_); ++j)
    NAME(triangle_times)(NAME(whole)(up, left ? m_ : n_, lda_), left ? t : !t, unit, a, left ? &AT(b, 0, j, ldb_) : b + j, left ? 1 : ldb_);
}

__attribute__((always_inline)) void NAME(trsm)(const char *side, const char *uplo, const char *transa, const char *diag, const INT *m, const INT *n,
                const REAL *alpha, const REAL *a, const INT *lda, REAL *b, const INT *ldb) {
  const INT m_ = *m;
  const INT n_ = *n;
  const REAL alpha_ = *alpha;
  const INT lda_ = *lda;
  const INT ldb_ = *ldb;
  int left = is(side, 'L'), up = is(uplo, 'U'), t = is_transposed(transa), unit = is(diag, 'U');
  NAME(scale)(m_, n_, alpha_, b, ldb_);
  for (long long j = 0; j < (left ? n_ : m_); ++j)
    NAME(triangle_solve)(NAME(whole)(up, left ? m_ : n_, lda_), left ? t : !t, unit, a, left ? &AT(b, 0, j, ldb_) : b + j, left ? 1 : ldb_);
}
