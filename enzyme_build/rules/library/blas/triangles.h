/* How a symmetric or triangular matrix is stored, and products and solves with a vector: in one precision and with one
   size of integers (REAL, INT, ROOT, SIZE and NAME are defined by blas.c and lapack.c). */
#undef AT
#undef FIRST
#define AT(a, i, j, lda) (a)[(i) + (long long)(j) * (lda)]
#define FIRST(n, inc) ((inc) < 0 ? (1 - (long long)(n)) * (inc) : 0)

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
