#pragma once
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define F77_SUB(x) x##_
#define F77_CALL(x) x##_
#define F77_NAME(x) x##_
#define R_FINITE isfinite
#define R_pow pow
#define Rboolean int
#define TRUE 1
#define FALSE 0
#define _(x) x
#define Rprintf(...)
#define Calloc(n, t) ((t *)calloc(n, sizeof(t)))
#define R_Calloc(n, t) ((t *)calloc(n, sizeof(t)))
#define Free free
#define R_Free free
#define error(...) abort()
#define warning(...)
#define imax2(a, b) ((a) > (b) ? (a) : (b))
#define imin2(a, b) ((a) < (b) ? (a) : (b))
typedef void *SEXP;
#define REprintf(...)
#define fsign(a, b) copysign(fabs(a), b)
#define fmax2 fmax
#define fmin2 fmin
#define R_alloc(n, s) calloc(n, s)
