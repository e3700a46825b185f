// refused: the variadic function `sum` is called with active arguments
// line: 7
#include <stdarg.h>
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double sum(int n, ...) { va_list l; va_start(l, n); double s = 0; while (n--) s += va_arg(l, double); va_end(l); return s; }
double (*volatile chosen)(int, ...) = sum;
double f(double x) { return chosen(2, x, x * x); }
int main(void) { return __enzyme_autodiff((void *)f, 1.0); }
