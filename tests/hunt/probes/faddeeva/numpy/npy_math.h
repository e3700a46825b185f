#pragma once
#include <complex.h>
#include <math.h>
#ifdef __cplusplus
#include <complex>
#endif
typedef struct { double real, imag; } npy_cdouble;
static inline npy_cdouble npy_cpack(double a, double b) { npy_cdouble z = {a, b}; return z; }
