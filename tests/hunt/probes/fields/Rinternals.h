// so much of R's interface as the package uses
#pragma once
#include <math.h>
#include <stddef.h>
typedef struct value {
  int rows, columns;
  double *real;
  int integer[1];
} *SEXP;
typedef int R_len_t;
#define REALSXP 14
#define PROTECT(s) (s)
#define UNPROTECT(n) ((void)0)
#define INTEGER(s) ((s)->integer)
#define REAL(s) ((s)->real)
#define length(s) ((s)->rows * (s)->columns)
#define nrows(s) ((s)->rows)
#define ncols(s) ((s)->columns)
#define R_NilValue ((SEXP)NULL)
#define F77_CALL(name) name##_
#define F77_NAME(name) name##_
#define F77_SUB(name) name##_
SEXP allocMatrix(int type, int rows, int columns);
#define allocVector(type, n) allocMatrix(type, n, 1)
