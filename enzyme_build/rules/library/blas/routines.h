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

/* How a symmetric or triangular matrix is stored: all of it, `k` diagonals beside the main one, or column by column. */
enum NAME(storage) { NAME(full), NAME(band), NAME(packed) };
typedef struct {
  enum NAME(storage) storage;
  int up;
  long long n, k, lda;
} NAME(triangle);

inline NAME(triangle) NAME(whole)(int up, long long n, long long lda) {
  NAME(triangle) m = {NAME(full), up, n, 0, lda};
  return m;
}

inline long long NAME(place)(NAME(triangle) m, long long i, long long j) {
  if (m.storage == NAME(band)) return (m.up ? m.k : 0) + i - j + j * m.lda;
  if (m.storage == NAME(packed)) return i + (m.up ? j * (j + 1) / 2 : j * (2 * m.n - j - 1) / 2);
  return i + j * m.lda;
}

inline long long NAME(first)(NAME(triangle) m, long long i) { return m.storage == NAME(band) && i > m.k ? i - m.k : 0; }
inline long long NAME(behind)(NAME(triangle) m, long long i) {
  return m.storage == NAME(band) && i + m.k + 1 < m.n ? i + m.k + 1 : m.n;
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

/* x = op(A) x.  The order of the rows is such that what has been overwritten is not needed any more. */
inline void NAME(triangle_times)(NAME(triangle) m, int t, int unit, const REAL *a, REAL *x, long long inc) {
  int upper = m.up != t;
  for (long long step = 0; step < m.n; ++step) {
    long long i = upper ? step : m.n - 1 - step;
    REAL total = unit ? x[i * inc] : a[NAME(place)(m, i, i)] * x[i * inc];
    long long low = upper ? i + 1 : NAME(first)(m, i), high = upper ? NAME(behind)(m, i) : i;
    for (long long k = low; k < high; ++k) total += a[t ? NAME(place)(m, k, i) : NAME(place)(m, i, k)] * x[k * inc];
    x[i * inc] = total;
  }
}

inline void NAME(triangle_solve)(NAME(triangle) m, int t, int unit, const REAL *a, REAL *x, long long inc) {
  int upper = m.up != t;
  for (long long step = 0; step < m.n; ++step) {
    long long i = upper ? m.n - 1 - step : step;
    REAL total = x[i * inc];
    long long low = upper ? i + 1 : NAME(first)(m, i), high = upper ? NAME(behind)(m, i) : i;
    for (long long k = low; k < high; ++k) total -= a[t ? NAME(place)(m, k, i) : NAME(place)(m, i, k)] * x[k * inc];
    x[i * inc] = unit ? total : total / a[NAME(place)(m, i, i)];
  }
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
void NAME(ptsv)(const INT *n, const INT *nrhs, REAL *d, REAL *e, REAL *b, const INT *ldb, INT *info) {
  const long long n_ = *n, nrhs_ = *nrhs, ldb_ = *ldb;
  *info = 0;
  for (long long i = 0; i < n_; ++i) {
    if (d[i] <= 0) {
      *info = (INT)(i + 1);
      return;
    }
    if (i + 1 < n_) {
      const REAL beside = e[i];
      e[i] = beside / d[i];
      d[i + 1] -= e[i] * beside;
    }
  }
  for (long long j = 0; j < nrhs_; ++j) {
    for (long long i = 1; i < n_; ++i) AT(b, i, j, ldb_) -= e[i - 1] * AT(b, i - 1, j, ldb_);
    for (long long i = n_ - 1; i >= 0; --i) {
      REAL x = AT(b, i, j, ldb_) / d[i];
      if (i + 1 < n_) x -= e[i] * AT(b, i + 1, j, ldb_);
      AT(b, i, j, ldb_) = x;
    }
  }
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

/* The greatest size of an element, the greatest sum of sizes in a column or a row, or the root of all squares. */
REAL NAME(lange)(const char *norm, const INT *m, const INT *n, const REAL *a, const INT *lda, REAL *work) {
  const long long m_ = *m, n_ = *n, lda_ = *lda;
  const int is_greatest = is(norm, 'M'), is_frobenius = is(norm, 'F') || is(norm, 'E'), is_row = is(norm, 'I');
  REAL found = 0;
  if (m_ <= 0 || n_ <= 0) return 0;
  for (long long j = 0; j < (is_row ? m_ : n_); ++j) {
    REAL sum = 0;
    for (long long i = 0; i < (is_row ? n_ : m_); ++i) {
      const REAL size = SIZE(is_row ? AT(a, j, i, lda_) : AT(a, i, j, lda_));
      if (is_greatest) sum = size > sum ? size : sum;
      else sum += is_frobenius ? size * size : size;
    }
    if (is_row) work[j] = sum;
    if (is_frobenius) found += sum;
    else found = sum > found ? sum : found;
  }
  return is_frobenius && found > 0 ? ROOT(found) : found;
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

#ifdef EIGEN
/* A = V diag(w) V', the smallest eigenvalue first: Jacobi's rotations, two sweeps more than it takes for derivatives. */
inline void NAME(eigen)(const char *jobz, const char *uplo, const INT *n, REAL *a, const INT *lda, REAL *w) {
  const long long n_ = *n, lda_ = *lda, up = is(uplo, 'U');
  REAL *s = malloc(n_ * n_ * sizeof(REAL)), *v = malloc(n_ * n_ * sizeof(REAL));
  for (long long j = 0; j < n_; ++j)
    for (long long i = 0; i < n_; ++i) {
      s[i + j * n_] = (i <= j) == up || i == j ? AT(a, i, j, lda_) : AT(a, j, i, lda_);
      v[i + j * n_] = i == j;
    }
  int rest = 3;
  for (int sweep = 0; rest && sweep < 60; ++sweep) {
    REAL beside = 0, diagonal = 0;
    for (long long j = 0; j < n_; ++j)
      for (long long i = 0; i <= j; ++i) {
        if (i < j) beside += SIZE(s[i + j * n_]);
        else diagonal += SIZE(s[i + j * n_]);
      }
    if (beside <= (REAL)1e-16 * diagonal) --rest;
    for (long long p = 0; p < n_; ++p)
      for (long long q = p + 1; q < n_; ++q) {
        const REAL e = s[p + q * n_], gap = s[q + q * n_] - s[p + p * n_];
        if (e == 0 && gap == 0) continue;
        const REAL half = gap / 2, root = ROOT(half * half + e * e);
        const REAL t = half < 0 ? e / (half - root) : e / (half + root);
        const REAL c = 1 / ROOT(1 + t * t), d = t * c;
        for (long long k = 0; k < n_; ++k) {
          const REAL x = s[k + p * n_], y = s[k + q * n_];
          s[k + p * n_] = c * x - d * y;
          s[k + q * n_] = d * x + c * y;
        }
        for (long long k = 0; k < n_; ++k) {
          const REAL x = s[p + k * n_], y = s[q + k * n_];
          s[p + k * n_] = c * x - d * y;
          s[q + k * n_] = d * x + c * y;
        }
        for (long long k = 0; k < n_; ++k) {
          const REAL x = v[k + p * n_], y = v[k + q * n_];
          v[k + p * n_] = c * x - d * y;
          v[k + q * n_] = d * x + c * y;
        }
      }
  }
  for (long long j = 0; j < n_; ++j) {
    long long least = -1, before = 0;
    for (long long k = 0; k < n_; ++k) {
      before = 0;
      for (long long i = 0; i < n_; ++i) before += s[i + i * n_] < s[k + k * n_] || (s[i + i * n_] == s[k + k * n_] && i < k);
      if (before == j) least = k;
    }
    if (least < 0) continue;
    w[j] = s[least + least * n_];
    for (long long i = 0; is(jobz, 'V') && i < n_; ++i) AT(a, i, j, lda_) = v[i + least * n_];
  }
  free(s);
  free(v);
}
void NAME(syev)(const char *jobz, const char *uplo, const INT *n, REAL *a, const INT *lda, REAL *w, REAL *work,
                const INT *lwork, INT *info) {
  *info = 0;
  work[0] = (REAL)(*n > 1 ? 3 * *n - 1 : 1);
  if (*lwork != -1 && *n > 0) NAME(eigen)(jobz, uplo, n, a, lda, w);
}
void NAME(syevd)(const char *jobz, const char *uplo, const INT *n, REAL *a, const INT *lda, REAL *w, REAL *work,
                 const INT *lwork, INT *iwork, const INT *liwork, INT *info) {
  *info = 0;
  work[0] = (REAL)(1 + 6 * *n + 2 * *n * *n);
  iwork[0] = 3 + 5 * *n;
  if (*lwork != -1 && *liwork != -1 && *n > 0) NAME(eigen)(jobz, uplo, n, a, lda, w);
}
#endif

/* min |op(A) X - B|, or the shortest X with op(A) X = B: the taller one of A and A' becomes Q R. */
#define G(i, j) AT(a, tall ? (i) : (j), tall ? (j) : (i), lda_)
void NAME(gels)(const char *trans, const INT *m, const INT *n, const INT *nrhs, REAL *a, const INT *lda, REAL *b,
                const INT *ldb, REAL *work, const INT *lwork, INT *info) {
  const long long m_ = *m, n_ = *n, nrhs_ = *nrhs, lda_ = *lda, ldb_ = *ldb, tall = m_ >= n_;
  const long long rows = tall ? m_ : n_, columns = tall ? n_ : m_, is_least = is_transposed(trans) != tall;
  *info = 0;
  work[0] = (REAL)(columns + (rows > nrhs_ ? rows : nrhs_));
  if (*lwork == -1) return;
  for (long long k = 0; k < columns; ++k) {
    const REAL first = G(k, k);
    REAL below = 0;
    for (long long i = k + 1; i < rows; ++i) below += G(i, k) * G(i, k);
    work[k] = 0;
    if (below == 0) continue;
    const REAL length = ROOT(first * first + below), last = first < 0 ? length : -length;
    work[k] = (last - first) / last;
    for (long long i = k + 1; i < rows; ++i) G(i, k) /= first - last;
    G(k, k) = last;
    for (long long j = k + 1; j < columns; ++j) {
      REAL along = G(k, j);
      for (long long i = k + 1; i < rows; ++i) along += G(i, k) * G(i, j);
      along *= work[k];
      G(k, j) -= along;
      for (long long i = k + 1; i < rows; ++i) G(i, j) -= along * G(i, k);
    }
  }
  for (long long k = 0; k < columns; ++k)
    if (G(k, k) == 0) {
      *info = (INT)(k + 1);
      return;
    }
  for (long long j = 0; j < nrhs_; ++j) {
    if (!is_least) {
      for (long long i = 0; i < columns; ++i) {
        REAL x = AT(b, i, j, ldb_);
        for (long long k = 0; k < i; ++k) x -= G(k, i) * AT(b, k, j, ldb_);
        AT(b, i, j, ldb_) = x / G(i, i);
      }
      for (long long i = columns; i < rows; ++i) AT(b, i, j, ldb_) = 0;
    }
    for (long long step = 0; step < columns; ++step) {
      const long long k = is_least ? step : columns - 1 - step;
      REAL along = AT(b, k, j, ldb_);
      for (long long i = k + 1; i < rows; ++i) along += G(i, k) * AT(b, i, j, ldb_);
      along *= work[k];
      AT(b, k, j, ldb_) -= along;
      for (long long i = k + 1; i < rows; ++i) AT(b, i, j, ldb_) -= along * G(i, k);
    }
    if (is_least)
      for (long long i = columns - 1; i >= 0; --i) {
        REAL x = AT(b, i, j, ldb_);
        for (long long k = i + 1; k < columns; ++k) x -= G(i, k) * AT(b, k, j, ldb_);
        AT(b, i, j, ldb_) = x / G(i, i);
      }
  }
}
#undef G

#undef AT
#undef FIRST
