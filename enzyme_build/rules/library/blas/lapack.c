/* LAPACK by its definitions, for the derivative of a call: the primal program calls its own library.

   Matrices are stored by columns, element (i, j) at a[i + j * lda].  Compiled to lapack.ll by
   `python -m tests.rules.make_blas`. */
#include "definitions.h"

#define REAL double
#define ROOT sqrt
#define SIZE fabs
#define EPSILON 1.1102230246251565e-16
#define INT int
#define NAME(base) d##base##_
#define TEXT(base) "d" base "_"
#define C_NAME(base) LAPACKE_d##base
#include "lapack_routines.h"
#include "lapacke.h"
#undef C_NAME
#undef INT
#undef NAME
#undef TEXT
#define INT long long
#define NAME(base) d##base##_64_
#define TEXT(base) "d" base "_64_"
#include "lapack_routines.h"
#undef INT
#undef NAME
#undef TEXT
#undef REAL
#undef ROOT
#undef SIZE
#undef EPSILON

#define REAL float
#define ROOT sqrtf
#define SIZE fabsf
#define EPSILON 5.9604645e-08f
#define INT int
#define NAME(base) s##base##_
#define TEXT(base) "s" base "_"
#define C_NAME(base) LAPACKE_s##base
#include "lapack_routines.h"
#include "lapacke.h"
#undef C_NAME
#undef INT
#undef NAME
#undef TEXT
#define INT long long
#define NAME(base) s##base##_64_
#define TEXT(base) "s" base "_64_"
#include "lapack_routines.h"
