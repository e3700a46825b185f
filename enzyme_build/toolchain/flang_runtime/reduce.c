/* Reductions of real and complex arrays, whole or along one dimension, under a mask; dot products, norms, matmul. */
#include "assign.h"

double sqrt(double);
float sqrtf(float);

INACTIVE int mask_at(const Descriptor *mask, Int64 element) {
  if (!mask || !mask->base) return 1;
  const char *place = mask->base + (mask->rank ? element_offset(mask, element) : 0);
  for (Size k = 0; k < mask->element_bytes; ++k)
    if (place[k]) return 1;
  return 0;
}

inline Int64 parts_along(const Descriptor *d, int dim) { return dim ? d->dimensions[dim - 1].extent : count_elements(d); }

/* Element `k` along dimension `dim` (0: of all) of the line that result element `line` stands for. */
INACTIVE Int64 element_on_line(const Descriptor *d, int dim, Int64 line, Int64 k) {
  if (!dim) return k;
  Int64 below = 1;
  for (int i = 0; i < dim - 1; ++i) below *= d->dimensions[i].extent;
  return line % below + (k + line / below * d->dimensions[dim - 1].extent) * below;
}

#define AT(TYPE, D, ELEMENT) (*(const TYPE *)((D)->base + element_offset(D, ELEMENT)))
#define REDUCTION(NAME, TYPE, START, STEP) \
  static TYPE NAME(const Descriptor *x, int dim, Int64 line, const Descriptor *mask) { \
    TYPE total = START; \
    Int64 count = parts_along(x, dim); \
    for (Int64 k = 0; k < count; ++k) { \
      Int64 element = element_on_line(x, dim, line, k); \
      if (mask_at(mask, element)) { \
        TYPE value = AT(TYPE, x, element); \
        STEP; \
      } \
    } \
    return total; \
  }
#define REAL_REDUCTIONS(K, TYPE, HUGE, ROOT) \
  REDUCTION(sum##K, TYPE, 0, total += value) \
  REDUCTION(product##K, TYPE, 1, total *= value) \
  REDUCTION(largest##K, TYPE, -HUGE, total = value > total ? value : total) \
  REDUCTION(smallest##K, TYPE, HUGE, total = value < total ? value : total) \
  REDUCTION(squares##K, TYPE, 0, total += value * value) \
  static TYPE norm##K(const Descriptor *x, int dim, Int64 line, const Descriptor *mask) { \
    TYPE total = squares##K(x, dim, line, mask); \
    return total > 0 ? ROOT(total) : 0; \
  } \
  TYPE _FortranASumReal##K(const Descriptor *x, const char *file, int line, int dim, const Descriptor *mask) { \
    return sum##K(x, 0, 0, mask); \
  } \
  TYPE _FortranAProductReal##K(const Descriptor *x, const char *file, int line, int dim, const Descriptor *mask) { \
    return product##K(x, 0, 0, mask); \
  } \
  TYPE _FortranAMaxvalReal##K(const Descriptor *x, const char *file, int line, int dim, const Descriptor *mask) { \
    return largest##K(x, 0, 0, mask); \
  } \
  TYPE _FortranAMinvalReal##K(const Descriptor *x, const char *file, int line, int dim, const Descriptor *mask) { \
    return smallest##K(x, 0, 0, mask); \
  } \
  TYPE _FortranANorm2_##K(const Descriptor *x, const char *file, int line, int dim) { return norm##K(x, 0, 0, 0); } \
  TYPE _FortranADotProductReal##K(const Descriptor *x, const Descriptor *y, const char *file, int line) { \
    TYPE total = 0; \
    Int64 count = count_elements(x); \
    for (Int64 k = 0; k < count; ++k) \
      total += *(const TYPE *)(x->base + k * x->dimensions[0].stride) * \
               *(const TYPE *)(y->base + k * y->dimensions[0].stride); \
    return total; \
  }
REAL_REDUCTIONS(4, float, __FLT_MAX__, sqrtf)
REAL_REDUCTIONS(8, double, __DBL_MAX__, sqrt)

#define COMPLEX_REDUCTIONS(K, TYPE, PART) \
  void _FortranACppSumComplex##K(TYPE *result, const Descriptor *x, const char *file, int line, int dim, \
                                 const Descriptor *mask) { \
    PART re = 0, im = 0; \
    Int64 count = count_elements(x); \
    for (Int64 k = 0; k < count; ++k) \
      if (mask_at(mask, k)) { \
        re += AT(TYPE, x, k).re; \
        im += AT(TYPE, x, k).im; \
      } \
    result->re = re; \
    result->im = im; \
  } \
  void _FortranACppProductComplex##K(TYPE *result, const Descriptor *x, const char *file, int line, int dim, \
                                     const Descriptor *mask) { \
    PART re = 1, im = 0; \
    Int64 count = count_elements(x); \
    for (Int64 k = 0; k < count; ++k) \
      if (mask_at(mask, k)) { \
        PART a = AT(TYPE, x, k).re, b = AT(TYPE, x, k).im, before = re; \
        re = re * a - im * b; \
        im = before * b + im * a; \
      } \
    result->re = re; \
    result->im = im; \
  } \
  void _FortranACppDotProductComplex##K(TYPE *result, const Descriptor *x, const Descriptor *y, const char *file, \
                                        int line) { \
    PART re = 0, im = 0; \
    Int64 count = count_elements(x); \
    for (Int64 k = 0; k < count; ++k) { \
      PART a = AT(TYPE, x, k).re, b = -AT(TYPE, x, k).im, c = AT(TYPE, y, k).re, d = AT(TYPE, y, k).im; \
      re += a * c - b * d; \
      im += a * d + b * c; \
    } \
    result->re = re; \
    result->im = im; \
  }
COMPLEX_REDUCTIONS(4, Complex4, float)
COMPLEX_REDUCTIONS(8, Complex8, double)

INACTIVE void shape_without(Descriptor *result, const Descriptor *x, int dim) {
  Int64 bytes = result->element_bytes;
  for (int k = 0, to = 0; k < x->rank; ++k) {
    if (k + 1 == dim) continue;
    Int64 extent = x->dimensions[k].extent;
    result->dimensions[to++] = (Dimension){1, extent, bytes};
    bytes *= extent;
  }
}

inline Int64 begin_reduction(Descriptor *result, const Descriptor *x, int dim) {
  establish(result, x->type, x->element_bytes, x->rank - 1, ALLOCATABLE_ATTRIBUTE, 0);
  shape_without(result, x, dim);
  Int64 count = count_elements(result);
  result->base = malloc(count * x->element_bytes + 1);
  return count;
}

INACTIVE void refuse_kind(const char *name, const char *file, int line) {
  _FortranAReportFatalUserError(name, file, line);
}

#define ALONG(RESULT, X, DIM, MASK, FUNCTION) \
  Int64 lines = begin_reduction(RESULT, X, DIM); \
  if ((X)->type == TYPE_REAL8) { \
    for (Int64 k = 0; k < lines; ++k) ((double *)(RESULT)->base)[k] = FUNCTION##8(X, DIM, k, MASK); \
  } else if ((X)->type == TYPE_REAL4) { \
    for (Int64 k = 0; k < lines; ++k) ((float *)(RESULT)->base)[k] = FUNCTION##4(X, DIM, k, MASK); \
  } else { \
    _FortranAReportFatalUserError(#FUNCTION " along a dimension of this kind of array", file, line); \
  }
void _FortranANorm2Dim(Descriptor *result, const Descriptor *x, int dim, const char *file, int line) {
  ALONG(result, x, dim, 0, norm)
}

/* ---- products of matrices ---------------------------------------------------------------------------------------- */
INACTIVE void shape_of_product(Descriptor *result, const Descriptor *x, const Descriptor *y, int is_transposed) {
  Int64 bytes = result->element_bytes;
  int to = 0;
  if (x->rank == 2) {
    result->dimensions[to++] = (Dimension){1, x->dimensions[is_transposed].extent, bytes};
    bytes *= x->dimensions[is_transposed].extent;
  }
  if (y->rank == 2) result->dimensions[to++] = (Dimension){1, y->dimensions[1].extent, bytes};
}

#define PRODUCT(NAME, TYPE, ZERO, STEP) \
  static void NAME(const Descriptor *result, const Descriptor *x, const Descriptor *y, int is_transposed) { \
    Int64 inner = y->dimensions[0].extent; \
    Int64 rows = x->rank == 2 ? x->dimensions[is_transposed].extent : 1; \
    Int64 columns = y->rank == 2 ? y->dimensions[1].extent : 1; \
    Int64 across = x->rank == 2 ? x->dimensions[is_transposed].stride : 0; \
    Int64 along = x->rank == 2 ? x->dimensions[!is_transposed].stride : x->dimensions[0].stride; \
    Int64 y_along = y->dimensions[0].stride, y_across = y->rank == 2 ? y->dimensions[1].stride : 0; \
    Int64 row_step = result->dimensions[0].stride; \
    Int64 column_step = result->rank == 2 ? result->dimensions[1].stride : row_step; \
    for (Int64 j = 0; j < columns; ++j) \
      for (Int64 i = 0; i < rows; ++i) { \
        TYPE total = ZERO; \
        for (Int64 k = 0; k < inner; ++k) { \
          TYPE a = *(const TYPE *)(x->base + i * across + k * along); \
          TYPE b = *(const TYPE *)(y->base + k * y_along + j * y_across); \
          STEP; \
        } \
        *(TYPE *)(result->base + i * row_step + j * column_step) = total; \
      } \
  }
#define COMPLEX_STEP total.re += a.re * b.re - a.im * b.im, total.im += a.re * b.im + a.im * b.re
PRODUCT(multiply_real4, float, 0, total += a * b)
PRODUCT(multiply_real8, double, 0, total += a * b)
PRODUCT(multiply_complex4, Complex4, {0}, COMPLEX_STEP)
PRODUCT(multiply_complex8, Complex8, {0}, COMPLEX_STEP)

#define MATMUL(SUFFIX, TYPE_CODE, FUNCTION) \
  void _FortranAMatmul##SUFFIX(Descriptor *result, const Descriptor *x, const Descriptor *y, const char *file, int line) { \
    establish(result, TYPE_CODE, x->element_bytes, x->rank + y->rank - 2, ALLOCATABLE_ATTRIBUTE, 0); \
    shape_of_product(result, x, y, 0); \
    result->base = malloc(count_elements(result) * x->element_bytes + 1); \
    FUNCTION(result, x, y, 0); \
  } \
  void _FortranAMatmulDirect##SUFFIX(const Descriptor *result, const Descriptor *x, const Descriptor *y, \
                                     const char *file, int line) { \
    FUNCTION(result, x, y, 0); \
  } \
  void _FortranAMatmulTranspose##SUFFIX(Descriptor *result, const Descriptor *x, const Descriptor *y, \
                                        const char *file, int line) { \
    establish(result, TYPE_CODE, x->element_bytes, x->rank + y->rank - 2, ALLOCATABLE_ATTRIBUTE, 0); \
    shape_of_product(result, x, y, 1); \
    result->base = malloc(count_elements(result) * x->element_bytes + 1); \
    FUNCTION(result, x, y, 1); \
  } \
  void _FortranAMatmulTransposeDirect##SUFFIX(const Descriptor *result, const Descriptor *x, const Descriptor *y, \
                                              const char *file, int line) { \
    FUNCTION(result, x, y, 1); \
  }
MATMUL(Real4Real4, TYPE_REAL4, multiply_real4)
MATMUL(Real8Real8, TYPE_REAL8, multiply_real8)
MATMUL(Complex4Complex4, TYPE_COMPLEX4, multiply_complex4)
MATMUL(Complex8Complex8, TYPE_COMPLEX8, multiply_complex8)
