// C calls Rust, which calls back into C.
// differentiate: combined(x, n)  at: x = 0.5 1.5 2.5, n = 3
#include <stddef.h>

double folded(const double *x, size_t n);

double link_energy(double a, double b) { return (a - b) * (a - b) * a; }

double combined(const double *x, int n) { return folded(x, (size_t)n) * x[0]; }
