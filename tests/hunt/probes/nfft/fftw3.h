/* As much of FFTW's interface as nfft names: a slow transform in probe.c is behind it. */
#ifndef FFTW3_H
#define FFTW3_H
#include <complex.h>
#include <stddef.h>
#define FFTW_MANGLE_DOUBLE(name) fftw_ ## name
#define FFTW_MANGLE_FLOAT(name) fftwf_ ## name
#define FFTW_MANGLE_LONG_DOUBLE(name) fftwl_ ## name
#define FFTW_FORWARD (-1)
#define FFTW_BACKWARD (+1)
#define FFTW_ESTIMATE (1U << 6)
#define FFTW_DESTROY_INPUT (1U << 0)
#define FFTW_MEASURE 0U
typedef enum { FFTW_REDFT00 = 3, FFTW_RODFT00 = 7 } fftw_r2r_kind, fftwf_r2r_kind, fftwl_r2r_kind;
typedef double _Complex fftw_complex;
typedef float _Complex fftwf_complex;
typedef long double _Complex fftwl_complex;
typedef struct { int n, sign; fftw_complex *in, *out; } *fftw_plan;
typedef void *fftwf_plan, *fftwl_plan;
fftw_plan fftw_plan_dft(int d, const int *n, fftw_complex *in, fftw_complex *out, int sign, unsigned flags);
void fftw_execute(const fftw_plan plan);
void fftw_destroy_plan(fftw_plan plan);
void *fftw_malloc(size_t n);
void fftw_free(void *p);
#endif
