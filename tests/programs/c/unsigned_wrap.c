// Unsigned and narrow induction variables; pointers as induction variables.
// differentiate: small_index(x, n)  at: x = 1 2 3 4, n = 4
// differentiate: by_pointer(x, n)  at: x = 1 2 3 4, n = 4
// differentiate: down_unsigned(x, n)  at: x = 1 2 3 4, n = 4
#include <stddef.h>

double small_index(const double *x, unsigned char n) {
    double s = 0;
    for (unsigned char i = 0; i < n; i++) s += x[i] * x[i] * i;
    return s;
}

double by_pointer(const double *x, size_t n) {
    double s = 1;
    for (const double *p = x, *end = x + n; p != end; ++p) s += *p * s;
    return s;
}

double down_unsigned(const double *x, size_t n) {
    double s = 1;
    for (size_t i = n; i-- > 0;) s *= x[i];
    return s;
}
