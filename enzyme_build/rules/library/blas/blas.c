/* BLAS by its definitions, for the derivative of a call: the primal program calls its own library.

   Matrices are stored by columns, element (i, j) at a[i + j * lda].  Compiled to blas.ll by
   `python -m tests.rules.make_blas`. */
#include "definitions.h"

#define REAL double
#define INT int
#define ROOT sqrt
#define SIZE fabs
#define NAME(base) d##base##_
#include "triangles.h"
#include "routines.h"
#undef INT
#undef NAME
#define INT long long
#define NAME(base) d##base##_64_
#include "triangles.h"
#include "routines.h"
#undef INT
#undef NAME
#undef REAL
#undef ROOT
#undef SIZE
#define REAL float
#define INT int
#define ROOT sqrtf
#define SIZE fabsf
#define NAME(base) s##base##_
#include "triangles.h"
#include "routines.h"
#undef INT
#undef NAME
#define INT long long
#define NAME(base) s##base##_64_
#include "triangles.h"
#include "routines.h"

/* A matrix stored by rows is the transpose of one stored by columns (order 102). */
#define TRANS(order, trans) ((((trans) != 111) == ((order) == 102)) ? 'T' : 'N')
#define UPLO(order, uplo) ((((uplo) == 121) == ((order) == 102)) ? 'U' : 'L')
#define SIDE(order, side) ((((side) == 141) == ((order) == 102)) ? 'L' : 'R')
#define TRIANGULAR_C(P, T, what) \
  void cblas_##P##tr##what(int order, int uplo, int trans, int diag, int n, const T *a, int lda, T *x, int incx) { \
    char u = UPLO(order, uplo), t = TRANS(order, trans), d = diag == 132 ? 'U' : 'N'; \
    P##tr##what##_(&u, &t, &d, &n, a, &lda, x, &incx); \
  } \
  void cblas_##P##tb##what(int order, int uplo, int trans, int diag, int n, int k, const T *a, int lda, T *x, int incx) { \
    char u = UPLO(order, uplo), t = TRANS(order, trans), d = diag == 132 ? 'U' : 'N'; \
    P##tb##what##_(&u, &t, &d, &n, &k, a, &lda, x, &incx); \
  } \
  void cblas_##P##tp##what(int order, int uplo, int trans, int diag, int n, const T *a, T *x, int incx) { \
    char u = UPLO(order, uplo), t = TRANS(order, trans), d = diag == 132 ? 'U' : 'N'; \
    P##tp##what##_(&u, &t, &d, &n, a, x, &incx); \
  }
#define SIDED_C(P, T, what) \
  void cblas_##P##tr##what(int order, int side, int uplo, int trans, int diag, int m, int n, T alpha, const T *a, int lda, \
                           T *b, int ldb) { \
    char s = SIDE(order, side), u = UPLO(order, uplo), t = trans != 111 ? 'T' : 'N', d = diag == 132 ? 'U' : 'N'; \
    if (order == 102) P##tr##what##_(&s, &u, &t, &d, &m, &n, &alpha, a, &lda, b, &ldb); \
    else P##tr##what##_(&s, &u, &t, &d, &n, &m, &alpha, a, &lda, b, &ldb); \
  }

#define REAL_C(P, T) \
  T cblas_##P##dot(int n, const T *x, int incx, const T *y, int incy) { return P##dot_(&n, x, &incx, y, &incy); } \
  T cblas_##P##nrm2(int n, const T *x, int incx) { return P##nrm2_(&n, x, &incx); } \
  T cblas_##P##asum(int n, const T *x, int incx) { return P##asum_(&n, x, &incx); } \
  void cblas_##P##scal(int n, T a, T *x, int incx) { P##scal_(&n, &a, x, &incx); } \
  void cblas_##P##axpy(int n, T a, const T *x, int incx, T *y, int incy) { P##axpy_(&n, &a, x, &incx, y, &incy); } \
  void cblas_##P##copy(int n, const T *x, int incx, T *y, int incy) { P##copy_(&n, x, &incx, y, &incy); } \
  void cblas_##P##swap(int n, T *x, int incx, T *y, int incy) { P##swap_(&n, x, &incx, y, &incy); } \
  void cblas_##P##gemv(int order, int trans, int m, int n, T alpha, const T *a, int lda, const T *x, int incx, T beta, \
                       T *y, int incy) { \
    char t = TRANS(order, trans); \
    if (order == 102) P##gemv_(&t, &m, &n, &alpha, a, &lda, x, &incx, &beta, y, &incy); \
    else P##gemv_(&t, &n, &m, &alpha, a, &lda, x, &incx, &beta, y, &incy); \
  } \
  void cblas_##P##ger(int order, int m, int n, T alpha, const T *x, int incx, const T *y, int incy, T *a, int lda) { \
    if (order == 102) P##ger_(&m, &n, &alpha, x, &incx, y, &incy, a, &lda); \
    else P##ger_(&n, &m, &alpha, y, &incy, x, &incx, a, &lda); \
  } \
  void cblas_##P##gemm(int order, int transa, int transb, int m, int n, int k, T alpha, const T *a, int lda, \
                       const T *b, int ldb, T beta, T *c, int ldc) { \
    char ta = transa != 111 ? 'T' : 'N', tb = transb != 111 ? 'T' : 'N'; \
    if (order == 102) P##gemm_(&ta, &tb, &m, &n, &k, &alpha, a, &lda, b, &ldb, &beta, c, &ldc); \
    else P##gemm_(&tb, &ta, &n, &m, &k, &alpha, b, &ldb, a, &lda, &beta, c, &ldc); \
  } \
  void cblas_##P##rot(int n, T *x, int incx, T *y, int incy, T c, T s) { P##rot_(&n, x, &incx, y, &incy, &c, &s); } \
  void cblas_##P##rotg(T *a, T *b, T *c, T *s) { P##rotg_(a, b, c, s); } \
  void cblas_##P##rotm(int n, T *x, int incx, T *y, int incy, const T *h) { P##rotm_(&n, x, &incx, y, &incy, h); } \
  void cblas_##P##gbmv(int order, int trans, int m, int n, int kl, int ku, T alpha, const T *a, int lda, const T *x, \
                       int incx, T beta, T *y, int incy) { \
    char t = TRANS(order, trans); \
    if (order == 102) P##gbmv_(&t, &m, &n, &kl, &ku, &alpha, a, &lda, x, &incx, &beta, y, &incy); \
    else P##gbmv_(&t, &n, &m, &ku, &kl, &alpha, a, &lda, x, &incx, &beta, y, &incy); \
  } \
  void cblas_##P##symv(int order, int uplo, int n, T alpha, const T *a, int lda, const T *x, int incx, T beta, T *y, \
                       int incy) { \
    char u = UPLO(order, uplo); \
    P##symv_(&u, &n, &alpha, a, &lda, x, &incx, &beta, y, &incy); \
  } \
  void cblas_##P##sbmv(int order, int uplo, int n, int k, T alpha, const T *a, int lda, const T *x, int incx, T beta, \
                       T *y, int incy) { \
    char u = UPLO(order, uplo); \
    P##sbmv_(&u, &n, &k, &alpha, a, &lda, x, &incx, &beta, y, &incy); \
  } \
  void cblas_##P##spmv(int order, int uplo, int n, T alpha, const T *a, const T *x, int incx, T beta, T *y, int incy) { \
    char u = UPLO(order, uplo); \
    P##spmv_(&u, &n, &alpha, a, x, &incx, &beta, y, &incy); \
  } \
  void cblas_##P##syr(int order, int uplo, int n, T alpha, const T *x, int incx, T *a, int lda) { \
    char u = UPLO(order, uplo); \
    P##syr_(&u, &n, &alpha, x, &incx, a, &lda); \
  } \
  void cblas_##P##spr(int order, int uplo, int n, T alpha, const T *x, int incx, T *a) { \
    char u = UPLO(order, uplo); \
    P##spr_(&u, &n, &alpha, x, &incx, a); \
  } \
  void cblas_##P##syr2(int order, int uplo, int n, T alpha, const T *x, int incx, const T *y, int incy, T *a, int lda) { \
    char u = UPLO(order, uplo); \
    P##syr2_(&u, &n, &alpha, x, &incx, y, &incy, a, &lda); \
  } \
  void cblas_##P##spr2(int order, int uplo, int n, T alpha, const T *x, int incx, const T *y, int incy, T *a) { \
    char u = UPLO(order, uplo); \
    P##spr2_(&u, &n, &alpha, x, &incx, y, &incy, a); \
  } \
  TRIANGULAR_C(P, T, mv) \
  TRIANGULAR_C(P, T, sv) \
  void cblas_##P##symm(int order, int side, int uplo, int m, int n, T alpha, const T *a, int lda, const T *b, int ldb, \
                       T beta, T *c, int ldc) { \
    char s = SIDE(order, side), u = UPLO(order, uplo); \
    if (order == 102) P##symm_(&s, &u, &m, &n, &alpha, a, &lda, b, &ldb, &beta, c, &ldc); \
    else P##symm_(&s, &u, &n, &m, &alpha, a, &lda, b, &ldb, &beta, c, &ldc); \
  } \
  void cblas_##P##syrk(int order, int uplo, int trans, int n, int k, T alpha, const T *a, int lda, T beta, T *c, int ldc) { \
    char u = UPLO(order, uplo), t = TRANS(order, trans); \
    P##syrk_(&u, &t, &n, &k, &alpha, a, &lda, &beta, c, &ldc); \
  } \
  void cblas_##P##syr2k(int order, int uplo, int trans, int n, int k, T alpha, const T *a, int lda, const T *b, int ldb, \
                        T beta, T *c, int ldc) { \
    char u = UPLO(order, uplo), t = TRANS(order, trans); \
    P##syr2k_(&u, &t, &n, &k, &alpha, a, &lda, b, &ldb, &beta, c, &ldc); \
  } \
  SIDED_C(P, T, mm) \
  SIDED_C(P, T, sm)

REAL_C(d, double)
REAL_C(s, float)
