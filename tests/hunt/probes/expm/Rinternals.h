/* The functions that R calls are compiled, and never called. */
typedef void *SEXP;
typedef int PROTECT_INDEX;
#define REALSXP 14
#define CPLXSXP 15
#define R_NilValue ((SEXP)0)
#define R_DimSymbol ((SEXP)0)
#define R_DimNamesSymbol ((SEXP)0)
#define PROTECT(x) (x)
#define PROTECT_WITH_INDEX(x, i) (*(i) = 0)
#define REPROTECT(x, i) (x)
#define UNPROTECT(n)
#define CHAR(x) ((const char *)(x))
#define asChar(x) (x)
#define isNumeric(x) 1
#define isMatrix(x) 1
#define isInteger(x) 0
#define isReal(x) 1
#define isComplex(x) 0
#define TYPEOF(x) REALSXP
#define coerceVector(x, t) (x)
#define duplicate(x) (x)
#define nrows(x) (*(int *)(x))
#define getAttrib(x, s) (x)
#define setAttrib(x, s, v) ((void)0)
#define REAL(x) ((double *)(x))
#define COMPLEX(x) ((Rcomplex *)(x))
#define INTEGER(x) ((int *)(x))
#define allocMatrix(t, n, m) calloc((size_t)(n) * (m), sizeof(double))
