/* What nfft's configure would write. */
#include <complex.h>
#include <fftw3.h>
#include <math.h>
#define HAVE_COMPLEX_H 1
#define KAISER_BESSEL 1
#define NFFT_PRECISION_DOUBLE 1
#include <stdint.h>
#include <stddef.h>
#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#define SIZEOF_PTRDIFF_T 8
#define HAVE_STDINT_H 1
#define HAVE_STDLIB_H 1
#define HAVE_STRING_H 1
#include "nfft3.h"
