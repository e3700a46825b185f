// as much of R's memory as the package asks for
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct SEXPREC {
  int type, rows, cols;
  union {
    double *reals;
    int *ints;
    struct SEXPREC **others;
  };
} *SEXP;

static struct SEXPREC nothing;
SEXP R_NilValue = &nothing, R_NamesSymbol = &nothing, R_DimSymbol = &nothing, R_DimNamesSymbol = &nothing, R_ClassSymbol = &nothing;
double R_NaReal, R_NaN, R_PosInf = HUGE_VAL, R_NegInf = -HUGE_VAL;
int R_NaInt = -2147483647 - 1;

static void *kept[4096];
static int keeping;

__attribute__((constructor)) static void numbers(void) {
  R_NaReal = nan("1954"), R_NaN = nan("");
}

static void *keep(size_t size) {
  void *one = calloc(1, size ? size : 1);
  if (keeping < 4096) kept[keeping++] = one;
  return one;
}

void forget_all(void) {
  while (keeping) free(kept[--keeping]);
}

char *R_alloc(size_t n, int size) { return keep(n * size); }
SEXP Rf_allocMatrix(unsigned type, int rows, int cols) {
  SEXP one = keep(sizeof *one);
  one->type = type, one->rows = rows, one->cols = cols;
  size_t n = (size_t)rows * cols;
  if (type == 14) one->reals = keep(n * sizeof(double));
  else if (type == 10 || type == 13) one->ints = keep(n * sizeof(int));
  else one->others = keep(n * sizeof(SEXP));
  return one;
}
SEXP Rf_allocVector(unsigned type, long n) { return Rf_allocMatrix(type, n, 1); }
double *REAL(SEXP x) { return x->reals; }
int *INTEGER(SEXP x) { return x->ints; }
int Rf_isNull(SEXP x) { return x == R_NilValue; }
int TYPEOF(SEXP x) { return x->type; }
int Rf_nrows(SEXP x) { return x->rows; }
int Rf_ncols(SEXP x) { return x->cols; }
int Rf_length(SEXP x) { return x->rows * x->cols; }
int Rf_asInteger(SEXP x) { return x->type == 14 ? (int)x->reals[0] : x->ints[0]; }
double Rf_asReal(SEXP x) { return x->type == 14 ? x->reals[0] : x->ints[0]; }
SEXP Rf_protect(SEXP x) { return x; }
void Rf_unprotect(int n) {}
SEXP Rf_mkChar(const char *text) { return R_NilValue; }
void SET_STRING_ELT(SEXP x, long i, SEXP to) { x->others[i] = to; }
SEXP SET_VECTOR_ELT(SEXP x, long i, SEXP to) { return x->others[i] = to; }
SEXP VECTOR_ELT(SEXP x, long i) { return x->others[i]; }
SEXP Rf_setAttrib(SEXP x, SEXP name, SEXP to) { return to; }
SEXP Rf_getAttrib(SEXP x, SEXP name) { return R_NilValue; }
SEXP Rf_classgets(SEXP x, SEXP to) { return to; }
SEXP Rf_mkString(const char *text) { return R_NilValue; }
SEXP Rf_coerceVector(SEXP x, unsigned type) {
  if (x->type == (int)type) return x;
  SEXP to = Rf_allocMatrix(type, x->rows, x->cols);
  for (int i = 0; i < x->rows * x->cols; i++)
    if (type == 14) to->reals[i] = x->ints[i];
    else to->ints[i] = (int)x->reals[i];
  return to;
}
SEXP Rf_duplicate(SEXP x) {
  SEXP to = Rf_allocMatrix(x->type, x->rows, x->cols);
  size_t n = (size_t)x->rows * x->cols;
  if (x->type == 14) memcpy(to->reals, x->reals, n * sizeof(double));
  else memcpy(to->ints, x->ints, n * sizeof(int));
  return to;
}
int R_IsNA(double x) { return isnan(x); }
int R_isnancpp(double x) { return isnan(x); }
int R_finite(double x) { return isfinite(x); }
void R_CheckUserInterrupt(void) {}
void Rprintf(const char *format, ...) {}
void Rf_warning(const char *format, ...) {}
void rwarn_(const char *text, int *n, int length) {}
void Rf_error(const char *format, ...) {
  fprintf(stderr, "error: %s\n", format);
  exit(1);
}
double Rf_lchoose(double n, double k) { return lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1); }
double Rf_phyper(double x, double r, double b, double n, int lower, int logged) { return 0; }
