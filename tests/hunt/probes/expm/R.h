/* What of R is called here. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <R_ext/Boolean.h>
#include <R_ext/Complex.h>
#include <R_ext/RS.h>
char *R_alloc(size_t n, int size);
double R_pow_di(double x, int n);
int imax2(int x, int y);
#define R_Calloc(n, t) ((t *)calloc((n), sizeof(t)))
#define R_Free(p) free(p)
#define Memcpy(p, q, n) memcpy(p, q, (size_t)(n) * sizeof(*p))
#define error(...) (fprintf(stderr, __VA_ARGS__), abort())
#define M_LN2 0.693147180559945309417232121458
