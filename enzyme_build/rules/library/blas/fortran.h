/* Calls by Fortran's names: everything by reference; the lengths of texts follow. */
#define FORTRAN 1
#define BLAS(base) CAT3(P, base, _)
#define CALL(base) CAT3(f_, P, base)
#define TRANS(t) char t##_ = t ? 'T' : 'N'
#define UPLO(up) char up##_ = up ? 'U' : 'L'
#define SIDE(left) char left##_ = left ? 'L' : 'R'
#define DIAG(unit) char unit##_ = unit ? 'U' : 'N'
typedef const int *D(size);
typedef const REAL *D(data);
typedef const char *D(flag);

REAL BLAS(dot)(D(size), D(data), D(size), D(data), D(size));
inline REAL CALL(dot)(int n, const REAL *x, int incx, const REAL *y, int incy) { return BLAS(dot)(&n, x, &incx, y, &incy); }

REAL BLAS(nrm2)(D(size), D(data), D(size));
inline REAL CALL(nrm2)(int n, const REAL *x, int incx) { return BLAS(nrm2)(&n, x, &incx); }

void BLAS(axpy)(D(size), D(data), D(data), D(size), REAL *, D(size));
inline void CALL(axpy)(int n, REAL alpha, const REAL *x, int incx, REAL *y, int incy) {
  BLAS(axpy)(&n, &alpha, x, &incx, y, &incy);
}

void BLAS(swap)(D(size), REAL *, D(size), REAL *, D(size));
inline void CALL(swap)(int n, REAL *x, int incx, REAL *y, int incy) { BLAS(swap)(&n, x, &incx, y, &incy); }

void BLAS(rot)(D(size), REAL *, D(size), REAL *, D(size), D(data), D(data));
inline void CALL(rot)(int n, REAL *x, int incx, REAL *y, int incy, REAL c, REAL s) { BLAS(rot)(&n, x, &incx, y, &incy, &c, &s); }

void BLAS(gemv)(D(flag), D(size), D(size), D(data), D(data), D(size), D(data), D(size), D(data), REAL *, D(size), long);
inline void CALL(gemv)(int t, int m, int n, REAL alpha, const REAL *a, int lda, const REAL *x, int incx, REAL beta, REAL *y,
                       int incy) {
  TRANS(t);
  BLAS(gemv)(&t_, &m, &n, &alpha, a, &lda, x, &incx, &beta, y, &incy, 1);
}

void BLAS(ger)(D(size), D(size), D(data), D(data), D(size), D(data), D(size), REAL *, D(size));
inline void CALL(ger)(int m, int n, REAL alpha, const REAL *x, int incx, const REAL *y, int incy, REAL *a, int lda) {
  BLAS(ger)(&m, &n, &alpha, x, &incx, y, &incy, a, &lda);
}

void BLAS(symv)(D(flag), D(size), D(data), D(data), D(size), D(data), D(size), D(data), REAL *, D(size), long);
inline void CALL(symv)(int up, int n, REAL alpha, const REAL *a, int lda, const REAL *x, int incx, REAL beta, REAL *y, int incy) {
  UPLO(up);
  BLAS(symv)(&up_, &n, &alpha, a, &lda, x, &incx, &beta, y, &incy, 1);
}

void BLAS(syr)(D(flag), D(size), D(data), D(data), D(size), REAL *, D(size), long);
inline void CALL(syr)(int up, int n, REAL alpha, const REAL *x, int incx, REAL *a, int lda) {
  UPLO(up);
  BLAS(syr)(&up_, &n, &alpha, x, &incx, a, &lda, 1);
}

void BLAS(syr2)(D(flag), D(size), D(data), D(data), D(size), D(data), D(size), REAL *, D(size), long);
inline void CALL(syr2)(int up, int n, REAL alpha, const REAL *x, int incx, const REAL *y, int incy, REAL *a, int lda) {
  UPLO(up);
  BLAS(syr2)(&up_, &n, &alpha, x, &incx, y, &incy, a, &lda, 1);
}

void BLAS(trmv)(D(flag), D(flag), D(flag), D(size), D(data), D(size), REAL *, D(size), long, long, long);
inline void CALL(trmv)(int up, int t, int unit, int n, const REAL *a, int lda, REAL *x, int incx) {
  UPLO(up);
  TRANS(t);
  DIAG(unit);
  BLAS(trmv)(&up_, &t_, &unit_, &n, a, &lda, x, &incx, 1, 1, 1);
}

void BLAS(trsv)(D(flag), D(flag), D(flag), D(size), D(data), D(size), REAL *, D(size), long, long, long);
inline void CALL(trsv)(int up, int t, int unit, int n, const REAL *a, int lda, REAL *x, int incx) {
  UPLO(up);
  TRANS(t);
  DIAG(unit);
  BLAS(trsv)(&up_, &t_, &unit_, &n, a, &lda, x, &incx, 1, 1, 1);
}

void BLAS(gemm)(D(flag), D(flag), D(size), D(size), D(size), D(data), D(data), D(size), D(data), D(size), D(data), REAL *,
                D(size), long, long);
inline void CALL(gemm)(int ta, int tb, int m, int n, int k, REAL alpha, const REAL *a, int lda, const REAL *b, int ldb, REAL beta,
                       REAL *c, int ldc) {
  TRANS(ta);
  TRANS(tb);
  BLAS(gemm)(&ta_, &tb_, &m, &n, &k, &alpha, a, &lda, b, &ldb, &beta, c, &ldc, 1, 1);
}

void BLAS(symm)(D(flag), D(flag), D(size), D(size), D(data), D(data), D(size), D(data), D(size), D(data), REAL *, D(size), long,
                long);
inline void CALL(symm)(int left, int up, int m, int n, REAL alpha, const REAL *a, int lda, const REAL *b, int ldb, REAL beta,
                       REAL *c, int ldc) {
  SIDE(left);
  UPLO(up);
  BLAS(symm)(&left_, &up_, &m, &n, &alpha, a, &lda, b, &ldb, &beta, c, &ldc, 1, 1);
}

void BLAS(syrk)(D(flag), D(flag), D(size), D(size), D(data), D(data), D(size), D(data), REAL *, D(size), long, long);
inline void CALL(syrk)(int up, int t, int n, int k, REAL alpha, const REAL *a, int lda, REAL beta, REAL *c, int ldc) {
  UPLO(up);
  TRANS(t);
  BLAS(syrk)(&up_, &t_, &n, &k, &alpha, a, &lda, &beta, c, &ldc, 1, 1);
}

void BLAS(syr2k)(D(flag), D(flag), D(size), D(size), D(data), D(data), D(size), D(data), D(size), D(data), REAL *, D(size), long,
                 long);
inline void CALL(syr2k)(int up, int t, int n, int k, REAL alpha, const REAL *a, int lda, const REAL *b, int ldb, REAL beta,
                        REAL *c, int ldc) {
  UPLO(up);
  TRANS(t);
  BLAS(syr2k)(&up_, &t_, &n, &k, &alpha, a, &lda, b, &ldb, &beta, c, &ldc, 1, 1);
}

void BLAS(trmm)(D(flag), D(flag), D(flag), D(flag), D(size), D(size), D(data), D(data), D(size), REAL *, D(size), long, long,
                long, long);
inline void CALL(trmm)(int left, int up, int t, int unit, int m, int n, REAL alpha, const REAL *a, int lda, REAL *b, int ldb) {
  SIDE(left);
  UPLO(up);
  TRANS(t);
  DIAG(unit);
  BLAS(trmm)(&left_, &up_, &t_, &unit_, &m, &n, &alpha, a, &lda, b, &ldb, 1, 1, 1, 1);
}

void BLAS(trsm)(D(flag), D(flag), D(flag), D(flag), D(size), D(size), D(data), D(data), D(size), REAL *, D(size), long, long,
                long, long);
inline void CALL(trsm)(int left, int up, int t, int unit, int m, int n, REAL alpha, const REAL *a, int lda, REAL *b, int ldb) {
  SIDE(left);
  UPLO(up);
  TRANS(t);
  DIAG(unit);
  BLAS(trsm)(&left_, &up_, &t_, &unit_, &m, &n, &alpha, a, &lda, b, &ldb, 1, 1, 1, 1);
}

void BLAS(potrs)(D(flag), D(size), D(size), D(data), D(size), REAL *, D(size), int *, long);
inline void CALL(potrs)(int up, int n, int nrhs, const REAL *a, int lda, REAL *b, int ldb) {
  UPLO(up);
  int info;
  BLAS(potrs)(&up_, &n, &nrhs, a, &lda, b, &ldb, &info, 1);
}

void BLAS(getrs)(D(flag), D(size), D(size), D(data), D(size), const int *, REAL *, D(size), int *, long);
inline void CALL(getrs)(int t, int n, int nrhs, const REAL *a, int lda, const int *pivots, REAL *b, int ldb) {
  TRANS(t);
  int info;
  BLAS(getrs)(&t_, &n, &nrhs, a, &lda, pivots, b, &ldb, &info, 1);
}

/* The call itself.  Where the program asks for no vectors, they are made in a block of their own, which is returned. */
void BLAS(syev)(D(flag), D(flag), D(size), REAL *, D(size), REAL *, REAL *, D(size), int *, long, long);
REAL *CAT3(rule_, BLAS(syev), _vectors)(D(flag) jobz, D(flag) uplo, D(size) n, REAL *a, D(size) lda, REAL *w, REAL *work,
                                        D(size) lwork, int *info) {
  if ((*jobz & ~32) == 'V' || *lwork == -1 || *n <= 0) {
    BLAS(syev)(jobz, uplo, n, a, lda, w, work, lwork, info, 1, 1);
    return a;
  }
  char with_ = 'V';
  int ld = at_least_one(*n), room = 3 * ld;
  REAL *v = D(new)((long long)ld * ld), *own = D(new)(room);
  D(copy)(is_upper(*uplo) ? UPPER : LOWER, *n, *n, a, *lda, v, ld);
  BLAS(syev)(&with_, uplo, n, v, &ld, w, own, &room, info, 1, 1);
  drop_block(own);
  return v;
}

void BLAS(syevd)(D(flag), D(flag), D(size), REAL *, D(size), REAL *, REAL *, D(size), int *, D(size), int *, long, long);
REAL *CAT3(rule_, BLAS(syevd), _vectors)(D(flag) jobz, D(flag) uplo, D(size) n, REAL *a, D(size) lda, REAL *w, REAL *work,
                                         D(size) lwork, int *iwork, D(size) liwork, int *info) {
  if ((*jobz & ~32) == 'V' || *lwork == -1 || *liwork == -1 || *n <= 0) {
    BLAS(syevd)(jobz, uplo, n, a, lda, w, work, lwork, iwork, liwork, info, 1, 1);
    return a;
  }
  char with_ = 'V';
  int ld = at_least_one(*n), room = 1 + 6 * ld + 2 * ld * ld, places = 3 + 5 * ld;
  REAL *v = D(new)((long long)ld * ld), *own = D(new)(room);
  int *own_places = new_block(places * (long long)sizeof(int));
  D(copy)(is_upper(*uplo) ? UPPER : LOWER, *n, *n, a, *lda, v, ld);
  BLAS(syevd)(&with_, uplo, n, v, &ld, w, own, &room, own_places, &places, info, 1, 1);
  drop_block(own);
  drop_block(own_places);
  return v;
}
