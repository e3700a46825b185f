// What the package needs of R, which is not here: its lists are never used.
#include <R.h>
#include <Rinternals.h>
#include <stdarg.h>

double R_NaReal = NAN;
int R_NaInt = -2147483647 - 1;
SEXP R_NamesSymbol, R_NilValue;

void *R_chk_calloc(size_t n, size_t size) { return calloc(n, size); }
void *R_chk_realloc(void *p, size_t size) { return realloc(p, size); }
void R_chk_free(void *p) { free(p); }
void R_CheckUserInterrupt(void) {}
int R_IsNA(double x) { return isnan(x); }
void Rf_error(const char *format, ...) { abort(); }
void Rf_warning(const char *format, ...) {}
SEXP Rf_getAttrib(SEXP a, SEXP b) { abort(); }
SEXP Rf_allocVector(SEXPTYPE kind, R_xlen_t n) { abort(); }
SEXP Rf_allocMatrix(SEXPTYPE kind, int n, int m) { abort(); }
SEXP Rf_alloc3DArray(SEXPTYPE kind, int n, int m, int k) { abort(); }
SEXP Rf_protect(SEXP a) { abort(); }
void Rf_unprotect(int n) { abort(); }
SEXP VECTOR_ELT(SEXP a, R_xlen_t i) { abort(); }
SEXP SET_VECTOR_ELT(SEXP a, R_xlen_t i, SEXP b) { abort(); }
SEXP STRING_ELT(SEXP a, R_xlen_t i) { abort(); }
const char *R_CHAR(SEXP a) { abort(); }
double *REAL(SEXP a) { abort(); }
int *INTEGER(SEXP a) { abort(); }
R_len_t Rf_length(SEXP a) { abort(); }
int LENGTH(SEXP a) { abort(); }
SEXP Rf_coerceVector(SEXP a, SEXPTYPE kind) { abort(); }
double Rf_asReal(SEXP a) { abort(); }
int Rf_asInteger(SEXP a) { abort(); }
SEXP Rf_ScalarReal(double x) { abort(); }
char *R_alloc(size_t n, int size) { return calloc(n, size); }
void Rprintf(const char *format, ...) {}
int give_index(int i, int j, int n) {
  int first = i < j ? i : j, last = i < j ? j : i;
  return n * (first - 1) - first * (first - 1) / 2 + last - first - 1;
}
