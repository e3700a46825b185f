/* Calls by CBLAS's names: by columns, everything by value. */
#define FORTRAN 0
#define BLAS(base) CAT3(cblas_, P, base)
#define CALL(base) CAT3(c_, P, base)
#define TRANS(t) ((t) ? 112 : 111)
#define UPLO(up) ((up) ? 121 : 122)
#define DIAG(unit) ((unit) ? 132 : 131)
#define SIDE(left) ((left) ? 141 : 142)

REAL BLAS(dot)(int, const REAL *, int, const REAL *, int);
inline REAL CALL(dot)(int n, const REAL *x, int incx, const REAL *y, int incy) { return BLAS(dot)(n, x, incx, y, incy); }

REAL BLAS(nrm2)(int, const REAL *, int);
inline REAL CALL(nrm2)(int n, const REAL *x, int incx) { return BLAS(nrm2)(n, x, incx); }

void BLAS(axpy)(int, REAL, const REAL *, int, REAL *, int);
inline void CALL(axpy)(int n, REAL alpha, const REAL *x, int incx, REAL *y, int incy) { BLAS(axpy)(n, alpha, x, incx, y, incy); }

void BLAS(swap)(int, REAL *, int, REAL *, int);
inline void CALL(swap)(int n, REAL *x, int incx, REAL *y, int incy) { BLAS(swap)(n, x, incx, y, incy); }

void BLAS(rot)(int, REAL *, int, REAL *, int, REAL, REAL);
inline void CALL(rot)(int n, REAL *x, int incx, REAL *y, int incy, REAL c, REAL s) { BLAS(rot)(n, x, incx, y, incy, c, s); }

void BLAS(gemv)(int, int, int, int, REAL, const REAL *, int, const REAL *, int, REAL, REAL *, int);
inline void CALL(gemv)(int t, int m, int n, REAL alpha, const REAL *a, int lda, const REAL *x, int incx, REAL beta, REAL *y,
                       int incy) {
  BLAS(gemv)(COLUMNS, TRANS(t), m, n, alpha, a, lda, x, incx, beta, y, incy);
}

void BLAS(ger)(int, int, int, REAL, const REAL *, int, const REAL *, int, REAL *, int);
inline void CALL(ger)(int m, int n, REAL alpha, const REAL *x, int incx, const REAL *y, int incy, REAL *a, int lda) {
  BLAS(ger)(COLUMNS, m, n, alpha, x, incx, y, incy, a, lda);
}

void BLAS(symv)(int, int, int, REAL, const REAL *, int, const REAL *, int, REAL, REAL *, int);
inline void CALL(symv)(int up, int n, REAL alpha, const REAL *a, int lda, const REAL *x, int incx, REAL beta, REAL *y, int incy) {
  BLAS(symv)(COLUMNS, UPLO(up), n, alpha, a, lda, x, incx, beta, y, incy);
}

void BLAS(syr)(int, int, int, REAL, const REAL *, int, REAL *, int);
inline void CALL(syr)(int up, int n, REAL alpha, const REAL *x, int incx, REAL *a, int lda) {
  BLAS(syr)(COLUMNS, UPLO(up), n, alpha, x, incx, a, lda);
}

void BLAS(syr2)(int, int, int, REAL, const REAL *, int, const REAL *, int, REAL *, int);
inline void CALL(syr2)(int up, int n, REAL alpha, const REAL *x, int incx, const REAL *y, int incy, REAL *a, int lda) {
  BLAS(syr2)(COLUMNS, UPLO(up), n, alpha, x, incx, y, incy, a, lda);
}

void BLAS(trmv)(int, int, int, int, int, const REAL *, int, REAL *, int);
inline void CALL(trmv)(int up, int t, int unit, int n, const REAL *a, int lda, REAL *x, int incx) {
  BLAS(trmv)(COLUMNS, UPLO(up), TRANS(t), DIAG(unit), n, a, lda, x, incx);
}

void BLAS(trsv)(int, int, int, int, int, const REAL *, int, REAL *, int);
inline void CALL(trsv)(int up, int t, int unit, int n, const REAL *a, int lda, REAL *x, int incx) {
  BLAS(trsv)(COLUMNS, UPLO(up), TRANS(t), DIAG(unit), n, a, lda, x, incx);
}

void BLAS(gemm)(int, int, int, int, int, int, REAL, const REAL *, int, const REAL *, int, REAL, REAL *, int);
inline void CALL(gemm)(int ta, int tb, int m, int n, int k, REAL alpha, const REAL *a, int lda, const REAL *b, int ldb, REAL beta,
                       REAL *c, int ldc) {
  BLAS(gemm)(COLUMNS, TRANS(ta), TRANS(tb), m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

void BLAS(symm)(int, int, int, int, int, REAL, const REAL *, int, const REAL *, int, REAL, REAL *, int);
inline void CALL(symm)(int left, int up, int m, int n, REAL alpha, const REAL *a, int lda, const REAL *b, int ldb, REAL beta,
                       REAL *c, int ldc) {
  BLAS(symm)(COLUMNS, SIDE(left), UPLO(up), m, n, alpha, a, lda, b, ldb, beta, c, ldc);
}

void BLAS(syrk)(int, int, int, int, int, REAL, const REAL *, int, REAL, REAL *, int);
inline void CALL(syrk)(int up, int t, int n, int k, REAL alpha, const REAL *a, int lda, REAL beta, REAL *c, int ldc) {
  BLAS(syrk)(COLUMNS, UPLO(up), TRANS(t), n, k, alpha, a, lda, beta, c, ldc);
}

void BLAS(syr2k)(int, int, int, int, int, REAL, const REAL *, int, const REAL *, int, REAL, REAL *, int);
inline void CALL(syr2k)(int up, int t, int n, int k, REAL alpha, const REAL *a, int lda, const REAL *b, int ldb, REAL beta,
                        REAL *c, int ldc) {
  BLAS(syr2k)(COLUMNS, UPLO(up), TRANS(t), n, k, alpha, a, lda, b, ldb, beta, c, ldc);
}

void BLAS(trmm)(int, int, int, int, int, int, int, REAL, const REAL *, int, REAL *, int);
inline void CALL(trmm)(int left, int up, int t, int unit, int m, int n, REAL alpha, const REAL *a, int lda, REAL *b, int ldb) {
  BLAS(trmm)(COLUMNS, SIDE(left), UPLO(up), TRANS(t), DIAG(unit), m, n, alpha, a, lda, b, ldb);
}

void BLAS(trsm)(int, int, int, int, int, int, int, REAL, const REAL *, int, REAL *, int);
inline void CALL(trsm)(int left, int up, int t, int unit, int m, int n, REAL alpha, const REAL *a, int lda, REAL *b, int ldb) {
  BLAS(trsm)(COLUMNS, SIDE(left), UPLO(up), TRANS(t), DIAG(unit), m, n, alpha, a, lda, b, ldb);
}
