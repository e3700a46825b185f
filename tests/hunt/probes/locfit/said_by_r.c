#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

int lf_error;

void Rf_error(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vfprintf(stderr, format, list);
  va_end(list);
  abort();
}
void Rf_warning(const char *format, ...) {}
void Rprintf(const char *format, ...) {}
void GetRNGstate(void) {}
void PutRNGstate(void) {}
double unif_rand(void) { return 0.5; }
double Rf_lgammafn(double x) { return lgamma(x); }
