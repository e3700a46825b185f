/* What the package needs of R. */
#ifndef R_R_H
#define R_R_H
#include <float.h>
#include <math.h>
#include <stdlib.h>
char *R_alloc(size_t n, int size);
#define R_Calloc(n, type) calloc(n, sizeof(type))
#define R_Free free
#define error(text) abort()
#define NA_REAL (0.0 / 0.0)
#define ISNA(x) isnan(x)
#define R_IsNaN(x) isnan(x)
#endif
