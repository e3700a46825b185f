/* BLAS and LAPACK by their definitions, for the derivative of a call: the primal program calls its own library.

   Matrices are stored by columns, element (i, j) at a[i + j * lda].  Compiled to blas.ll by
   `python -m tests.rules.make_blas`. */
#define inline static inline __attribute__((always_inline))

double sqrt(double);
float sqrtf(float);
double fabs(double);
float fabsf(float);

inline int is(const char *given, char wanted) { return (*given & 0xdf) == wanted; }
inline int is_transposed(const char *given) { return is(given, 'T') || is(given, 'C'); }

#define REAL double
#define INT int
#define ROOT sqrt
#define SIZE fabs
#define NAME(base) d##base##_
#include "routines.h"
#undef INT
#undef NAME
#define INT long long
#define NAME(base) d##base##_64_
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
#include "routines.h"
#undef INT
#undef NAME
#define INT long long
#define NAME(base) s##base##_64_
#include "routines.h"

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
    char t = (trans != 111) == (order == 102) ? 'T' : 'N'; \
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
  }
REAL_C(d, double)
REAL_C(s, float)
