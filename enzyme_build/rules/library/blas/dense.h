/* What no library routine does, or not with a part of a matrix; and operands, which may lie on the tape. */
#undef AT
#define D(base) CAT3(P, _, base)
#define AT(a, i, j, ld) (a)[(i) + (long long)(j) * (ld)]

/* The rows of column j of m rows that belong to a part: [first, last). */
inline long long D(first)(int part, long long j) { return part == LOWER ? j : part == BELOW ? j + 1 : 0; }
inline long long D(last)(int part, long long j, long long m) {
  long long last = part == UPPER ? j + 1 : part == ABOVE ? j : m;
  return last < m ? last : m;
}
#undef EACH
#define EACH(part, m, n) \
  for (long long j = 0; j < (n); ++j) \
    for (long long i = D(first)(part, j), last = D(last)(part, j, m); i < last; ++i)

shared void D(fill)(int part, int m, int n, REAL value, REAL *a, int lda) {
  EACH(part, m, n) AT(a, i, j, lda) = value;
}

shared void D(copy)(int part, int m, int n, const REAL *a, int lda, REAL *b, int ldb) {
  EACH(part, m, n) AT(b, i, j, ldb) = AT(a, i, j, lda);
}

/* B = A', in a part of B. */
shared void D(copy_transposed)(int part, int m, int n, const REAL *a, int lda, REAL *b, int ldb) {
  EACH(part, m, n) AT(b, i, j, ldb) = AT(a, j, i, lda);
}

/* B += alpha A */
shared void D(add)(int part, int m, int n, REAL alpha, const REAL *a, int lda, REAL *b, int ldb) {
  EACH(part, m, n) AT(b, i, j, ldb) += alpha * AT(a, i, j, lda);
}

/* A *= beta; 0 makes 0 of everything. */
shared void D(scale)(int part, int m, int n, REAL beta, REAL *a, int lda) {
  if (beta == 1) return;
  EACH(part, m, n) AT(a, i, j, lda) = beta == 0 ? 0 : beta * AT(a, i, j, lda);
}

/* The sum of all products of elements. */
shared REAL D(inner)(int part, int m, int n, const REAL *a, int lda, const REAL *b, int ldb) {
  REAL total = 0;
  EACH(part, m, n) total += AT(a, i, j, lda) * AT(b, i, j, ldb);
  return total;
}

/* A += alpha x y' */
shared void D(add_outer)(int part, int n, REAL alpha, const REAL *x, int incx, const REAL *y, int incy, REAL *a, int lda) {
  EACH(part, n, n) AT(a, i, j, lda) += alpha * x[i * incx] * y[j * incy];
}

/* y += alpha diag(A) x */
shared void D(add_diagonal)(int n, REAL alpha, const REAL *a, int lda, const REAL *x, int incx, REAL *y, int incy) {
  for (long long i = 0; i < n; ++i) y[i * incy] += alpha * AT(a, i, i, lda) * x[i * incx];
}

/* diagonal += alpha diag(G B'), or alpha diag(G' B) */
shared void D(add_products)(int by_rows, int m, int n, REAL alpha, const REAL *g, int ldg, const REAL *b, int ldb, REAL *diagonal) {
  EACH(WHOLE, m, n) diagonal[by_rows ? i : j] += alpha * AT(g, i, j, ldg) * AT(b, i, j, ldb);
}

/* B += alpha diag(G) A, or alpha A diag(G) */
shared void D(add_scaled)(int by_rows, int m, int n, REAL alpha, const REAL *g, int ldg, const REAL *a, int lda, REAL *b, int ldb) {
  EACH(WHOLE, m, n) AT(b, i, j, ldb) += alpha * AT(g, by_rows ? i : j, by_rows ? i : j, ldg) * AT(a, i, j, lda);
}

/* The lower triangle is mirrored. */
shared void D(mirror)(int n, REAL *a, int lda) {
  EACH(BELOW, n, n) AT(a, j, i, lda) = AT(a, i, j, lda);
}

/* The upper triangle is added to the lower one. */
shared void D(fold)(int n, REAL *a, int lda) {
  EACH(BELOW, n, n) AT(a, i, j, lda) += AT(a, j, i, lda);
}

shared void D(scale_diagonal)(int n, REAL alpha, REAL *a, int lda) {
  for (long long i = 0; i < n; ++i) AT(a, i, i, lda) *= alpha;
}

/* The derivative of what could not be computed. */
shared void D(spoil)(int part, int m, int n, REAL *a, int lda) {
  EACH(part, m, n) if (AT(a, i, j, lda) != 0) AT(a, i, j, lda) = __builtin_nan("");
}

/* Interchanges of rows, as a factorisation made them or, `back`, the other way. */
shared void D(interchange)(int back, int count, const int *pivots, int n, REAL *a, int lda) {
  for (long long step = 0; step < count; ++step) {
    long long i = back ? count - 1 - step : step, other = pivots[i] - 1;
    for (long long j = 0; j < n; ++j) SWAP(REAL, AT(a, i, j, lda), AT(a, other, j, lda));
  }
}

/* `ld` is the distance between columns, or between the elements of a vector; `d_ld` that of the derivative. */
typedef struct {
  const REAL *at;
  REAL *d;
  int state, ld, d_ld, rows, columns;
} D(operand);
#undef NUMBER
#undef ARRAY
#undef OPERAND
#define NUMBER(a) REAL a, REAL *a##_d, int a##_state
#define ARRAY(a) const REAL *a##_at, REAL *a##_d, int a##_state, int a##_ld
#define OPERAND(a) D(operand) a = {a##_at, a##_d, a##_state, a##_ld, a##_ld, 0, 0}

/* Where a vector begins: at its end, if its increment is negative. */
inline long long D(start)(int n, int inc) { return inc < 0 ? (1 - (long long)n) * inc : 0; }
inline const REAL *D(first_of)(D(operand) x) { return x.at + D(start)(x.rows, x.ld); }
inline REAL *D(first_d)(D(operand) x) { return x.d + D(start)(x.rows, x.d_ld); }

inline REAL *D(new)(long long count) { return new_block((count > 0 ? count : 1) * (long long)sizeof(REAL)); }

/* The shape; it is on the tape if `read` by the adjoint and overwritten before. */
inline long long D(shape)(D(operand) *a, int rows, int columns, int read) {
  a->rows = rows, a->columns = columns;
  if (!read) a->state &= ~CHANGES;
  return a->state & CHANGES && rows > 0 && columns > 0 ? (long long)rows * columns : 0;
}
inline REAL *D(hold)(int phase, D(operand) *a, REAL *tape, int is_vector) {
  if (!(a->state & CHANGES) || phase == TANGENT) return tape;
  int ld = is_vector ? 1 : at_least_one(a->rows);
  if (phase == KEEP && is_vector) D(copy)(WHOLE, 1, a->rows, D(first_of)(*a), a->ld, tape, 1);
  if (phase == KEEP && !is_vector) D(copy)(WHOLE, a->rows, a->columns, a->at, a->ld, tape, ld);
  a->at = tape, a->ld = ld;
  return tape + (long long)a->rows * a->columns;
}

/* Pivots lie on the tape as numbers; where they are read, they become integers again, in a block of their own. */
inline long long D(room_of_pivots)(int state, int n) { return state & CHANGES && n > 0 ? n : 0; }
inline REAL *D(hold_pivots)(int phase, const int **pivots, int state, int n, REAL *tape) {
  if (!(state & CHANGES) || phase == TANGENT) return tape;
  if (phase == KEEP)
    for (long long i = 0; i < n; ++i) tape[i] = (REAL)(*pivots)[i];
  else {
    int *read = new_block((n > 0 ? n : 1) * (long long)sizeof(int));
    for (long long i = 0; i < n; ++i) read[i] = (int)tape[i];
    *pivots = read;
  }
  return tape + n;
}
inline void D(drop_pivots)(const int *pivots, int state, int phase) {
  if (state & CHANGES && phase == ADJOINT) drop_block((int *)pivots);
}
