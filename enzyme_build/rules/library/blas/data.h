/* Parts of several routines: numbers taken as data, and small dense matrices in blocks of their own. */
/* (volatile: no optimiser may conclude that this is its argument, and drop it before a second derivative) */
given REAL NAME(same_given)(REAL x) {
  volatile REAL kept = x;
  return kept;
}
given void NAME(copy_given)(long long count, const REAL *x, REAL *y) {
  for (long long i = 0; i < count; ++i) y[i] = x[i];
}

/* 0 without a derivative: where x has one, it is infinite. */
inline REAL NAME(lost)(REAL x) { return ROOT(x - NAME(same_given)(x)); }
/* The value of one and the derivative of the other. */
inline REAL NAME(with_derivative)(REAL value, REAL x) {
  return NAME(same_given)(value) + (x - NAME(same_given)(x));
}

inline REAL *NAME(block)(long long rows, long long columns) {
  return malloc((rows > 0 && columns > 0 ? rows * columns : 1) * sizeof(REAL));
}

/* C = op(A) op(B), of m rows and n columns */
apart void NAME(product)(int ta, int tb, long long m, long long n, long long k, const REAL *a, long long lda, const REAL *b,
                         long long ldb, REAL *c) {
  for (long long j = 0; j < n; ++j)
    for (long long i = 0; i < m; ++i) {
      REAL total = 0;
      for (long long l = 0; l < k; ++l) total += (ta ? AT(a, l, i, lda) : AT(a, i, l, lda)) * (tb ? AT(b, j, l, ldb) : AT(b, l, j, ldb));
      AT(c, i, j, m) = total;
    }
}

/* A symmetric matrix of one triangle */
inline void NAME(symmetric_copy)(int up, long long n, const REAL *a, long long lda, REAL *b) {
  for (long long j = 0; j < n; ++j)
    for (long long i = 0; i < n; ++i) AT(b, i, j, n) = (i <= j) == up || i == j ? AT(a, i, j, lda) : AT(a, j, i, lda);
}
inline void NAME(copy_part)(long long m, long long n, const REAL *a, long long lda, REAL *b, long long ldb) {
  for (long long j = 0; j < n; ++j)
    for (long long i = 0; i < m; ++i) AT(b, i, j, ldb) = AT(a, i, j, lda);
}
