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
  static TYPE complex_sum##K(const Descriptor *x, int dim, Int64 line, const Descriptor *mask) { \
    TYPE total = {0, 0}; \
    Int64 count = parts_along(x, dim); \
    for (Int64 k = 0; k < count; ++k) { \
      Int64 element = element_on_line(x, dim, line, k); \
      if (mask_at(mask, element)) { \
        total.re += AT(TYPE, x, element).re; \
        total.im += AT(TYPE, x, element).im; \
      } \
    } \
    return total; \
  } \
  static TYPE complex_product##K(const Descriptor *x, int dim, Int64 line, const Descriptor *mask) { \
    TYPE total = {1, 0}; \
    Int64 count = parts_along(x, dim); \
    for (Int64 k = 0; k < count; ++k) { \
      Int64 element = element_on_line(x, dim, line, k); \
      if (mask_at(mask, element)) { \
        PART a = AT(TYPE, x, element).re, b = AT(TYPE, x, element).im, before = total.re; \
        total.re = total.re * a - total.im * b; \
        total.im = before * b + total.im * a; \
      } \
    } \
    return total; \
  } \
  void _FortranACppSumComplex##K(TYPE *result, const Descriptor *x, const char *file, int line, int dim, \
                                 const Descriptor *mask) { \
    TYPE total = complex_sum##K(x, 0, 0, mask); \
    result->re = total.re; \
    result->im = total.im; \
  } \
  void _FortranACppProductComplex##K(TYPE *result, const Descriptor *x, const char *file, int line, int dim, \
                                     const Descriptor *mask) { \
    TYPE total = complex_product##K(x, 0, 0, mask); \
    result->re = total.re; \
    result->im = total.im; \
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

/* Integers have no derivative. */
enum { SUM, PRODUCT_OF_ALL, LARGEST, SMALLEST };

INACTIVE __int128 integer_of(const char *place, Size bytes) {
  switch (bytes) {
  case 1: return *(const Int8 *)place;
  case 2: return *(const short *)place;
  case 4: return *(const Int32 *)place;
  case 8: return *(const Int64 *)place;
  default: return *(const __int128 *)place;
  }
}

INACTIVE void reduce_integers(const Descriptor *result, const Descriptor *x, int dim, const Descriptor *mask, int what) {
  Int64 lines = count_elements(result), count = parts_along(x, dim);
  Size bytes = x->element_bytes;
  __int128 most = (__int128)(((unsigned __int128)1 << (8 * bytes - 1)) - 1);
  for (Int64 line = 0; line < lines; ++line) {
    __int128 total = what == SUM ? 0 : what == PRODUCT_OF_ALL ? 1 : what == LARGEST ? -most - 1 : most;
    for (Int64 k = 0; k < count; ++k) {
      Int64 element = element_on_line(x, dim, line, k);
      if (!mask_at(mask, element)) continue;
      __int128 value = integer_of(x->base + element_offset(x, element), bytes);
      if (what == SUM) total += value;
      else if (what == PRODUCT_OF_ALL) total *= value;
      else if (what == LARGEST ? value > total : value < total) total = value;
    }
    __builtin_memcpy(result->base + line * bytes, &total, bytes);
  }
}

INACTIVE int is_integer(const Descriptor *x) { return x->type >= TYPE_INT8 && x->type <= TYPE_INT128; }

#define LINES(TYPE, FUNCTION) \
  for (Int64 k = 0; k < lines; ++k) ((TYPE *)result->base)[k] = FUNCTION(x, dim, k, mask);
#define ALONG(NAME, COMPLEX_CASES, FUNCTION, INTEGERS) \
  void NAME(Descriptor *result, const Descriptor *x, int dim, const char *file, int line, const Descriptor *mask) { \
    Int64 lines = begin_reduction(result, x, dim); \
    if (x->type == TYPE_REAL8) { \
      LINES(double, FUNCTION##8) \
    } else if (has_narrow_reals && x->type == TYPE_REAL4) { \
      LINES(float, FUNCTION##4) \
    } COMPLEX_CASES else if (is_integer(x)) { \
      reduce_integers(result, x, dim, mask, INTEGERS); \
    } else { \
      _FortranAReportFatalUserError(#FUNCTION " along a dimension of this kind of array", file, line); \
    } \
  }
#define COMPLEX_SUMS \
  else if (has_complex_numbers && x->type == TYPE_COMPLEX8) { LINES(Complex8, complex_sum8) } \
  else if (has_narrow_reals && x->type == TYPE_COMPLEX4) { LINES(Complex4, complex_sum4) }
#define COMPLEX_PRODUCTS \
  else if (has_complex_numbers && x->type == TYPE_COMPLEX8) { LINES(Complex8, complex_product8) } \
  else if (has_narrow_reals && x->type == TYPE_COMPLEX4) { LINES(Complex4, complex_product4) }
ALONG(_FortranASumDim, COMPLEX_SUMS, sum, SUM)
ALONG(_FortranAProductDim, COMPLEX_PRODUCTS, product, PRODUCT_OF_ALL)
ALONG(_FortranAMaxvalDim, , largest, LARGEST)
ALONG(_FortranAMinvalDim, , smallest, SMALLEST)

void _FortranANorm2Dim(Descriptor *result, const Descriptor *x, int dim, const char *file, int line) {
  const Descriptor *mask = 0;
  Int64 lines = begin_reduction(result, x, dim);
  if (x->type == TYPE_REAL8) {
    LINES(double, norm8)
  } else if (has_narrow_reals && x->type == TYPE_REAL4) {
    LINES(float, norm4)
  } else {
    _FortranAReportFatalUserError("norm along a dimension of this kind of array", file, line);
  }
}

/* ---- reductions by a function of the program: the first of no elements is the identity ---------------------------- */
#define REDUCE(NAME, TYPE, OPERATION, CALLED) \
  static TYPE reduce_##NAME(const Descriptor *x, OPERATION, int dim, Int64 line, const Descriptor *mask, \
                            const TYPE *identity) { \
    TYPE total = identity ? *identity : 0; \
    int is_first = 1; \
    Int64 count = parts_along(x, dim); \
    for (Int64 k = 0; k < count; ++k) { \
      Int64 element = element_on_line(x, dim, line, k); \
      if (!mask_at(mask, element)) continue; \
      TYPE value = AT(TYPE, x, element); \
      total = is_first ? value : CALLED; \
      is_first = 0; \
    } \
    return total; \
  } \
  TYPE _FortranAReduce##NAME(const Descriptor *x, OPERATION, const char *file, int line, int dim, \
                             const Descriptor *mask, const TYPE *identity, _Bool is_ordered) { \
    return reduce_##NAME(x, operation, 0, 0, mask, identity); \
  }
#define REDUCE_ALONG(NAME, REDUCED, TYPE, OPERATION) \
  void _FortranAReduce##NAME(Descriptor *result, const Descriptor *x, OPERATION, const char *file, int line, int dim, \
                             const Descriptor *mask, const TYPE *identity, _Bool is_ordered) { \
    Int64 lines = begin_reduction(result, x, dim); \
    for (Int64 k = 0; k < lines; ++k) \
      ((TYPE *)result->base)[k] = reduce_##REDUCED(x, operation, dim, k, mask, identity); \
  }
#define REDUCTIONS_BY_FUNCTION(K, TYPE) \
  REDUCE(Real##K##Ref, TYPE, TYPE (*operation)(const TYPE *, const TYPE *), operation(&total, &value)) \
  REDUCE(Real##K##Value, TYPE, TYPE (*operation)(TYPE, TYPE), operation(total, value)) \
  REDUCE_ALONG(Real##K##DimRef, Real##K##Ref, TYPE, TYPE (*operation)(const TYPE *, const TYPE *)) \
  REDUCE_ALONG(Real##K##DimValue, Real##K##Value, TYPE, TYPE (*operation)(TYPE, TYPE))
REDUCTIONS_BY_FUNCTION(4, float)
REDUCTIONS_BY_FUNCTION(8, double)

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

#define PRODUCT(NAME, TYPE, LEFT, RIGHT, ZERO, STEP) \
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
          LEFT a = *(const LEFT *)(x->base + i * across + k * along); \
          RIGHT b = *(const RIGHT *)(y->base + k * y_along + j * y_across); \
          STEP; \
        } \
        *(TYPE *)(result->base + i * row_step + j * column_step) = total; \
      } \
  }
#define COMPLEX_STEP (total.re += a.re * b.re - a.im * b.im, total.im += a.re * b.im + a.im * b.re)
#define SCALED(REAL, COMPLEX) (total.re += REAL * COMPLEX.re, total.im += REAL * COMPLEX.im)

#define MATMUL(SUFFIX, TYPE, LEFT, RIGHT, TYPE_CODE, STEP) \
  PRODUCT(multiply##SUFFIX, TYPE, LEFT, RIGHT, {0}, STEP) \
  void _FortranAMatmul##SUFFIX(Descriptor *result, const Descriptor *x, const Descriptor *y, const char *file, int line) { \
    establish(result, TYPE_CODE, sizeof(TYPE), x->rank + y->rank - 2, ALLOCATABLE_ATTRIBUTE, 0); \
    shape_of_product(result, x, y, 0); \
    result->base = malloc(count_elements(result) * sizeof(TYPE) + 1); \
    multiply##SUFFIX(result, x, y, 0); \
  } \
  void _FortranAMatmulDirect##SUFFIX(const Descriptor *result, const Descriptor *x, const Descriptor *y, \
                                     const char *file, int line) { \
    multiply##SUFFIX(result, x, y, 0); \
  } \
  void _FortranAMatmulTranspose##SUFFIX(Descriptor *result, const Descriptor *x, const Descriptor *y, \
                                        const char *file, int line) { \
    establish(result, TYPE_CODE, sizeof(TYPE), x->rank + y->rank - 2, ALLOCATABLE_ATTRIBUTE, 0); \
    shape_of_product(result, x, y, 1); \
    result->base = malloc(count_elements(result) * sizeof(TYPE) + 1); \
    multiply##SUFFIX(result, x, y, 1); \
  } \
  void _FortranAMatmulTransposeDirect##SUFFIX(const Descriptor *result, const Descriptor *x, const Descriptor *y, \
                                              const char *file, int line) { \
    multiply##SUFFIX(result, x, y, 1); \
  }
MATMUL(Real4Real4, float, float, float, TYPE_REAL4, total += a * b)
MATMUL(Real8Real8, double, double, double, TYPE_REAL8, total += a * b)
MATMUL(Real4Real8, double, float, double, TYPE_REAL8, total += a * b)
MATMUL(Real8Real4, double, double, float, TYPE_REAL8, total += a * b)
MATMUL(Integer4Real8, double, Int32, double, TYPE_REAL8, total += a * b)
MATMUL(Real8Integer4, double, double, Int32, TYPE_REAL8, total += a * b)
MATMUL(Complex4Complex4, Complex4, Complex4, Complex4, TYPE_COMPLEX4, COMPLEX_STEP)
MATMUL(Complex8Complex8, Complex8, Complex8, Complex8, TYPE_COMPLEX8, COMPLEX_STEP)
MATMUL(Real8Complex8, Complex8, double, Complex8, TYPE_COMPLEX8, SCALED(a, b))
MATMUL(Complex8Real8, Complex8, Complex8, double, TYPE_COMPLEX8, SCALED(b, a))
