/* What every benchmark has: an input x, its adjoint dx, the primal, and the gradient by this engine (and by hand). */
#ifndef BENCH_H
#define BENCH_H
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __cplusplus
extern "C" {
#endif
struct benchmark {
    const char *name;
    size_t n;              /* inputs that are differentiated by */
    double *x, *dx;
    double (*primal)(void);
    void (*gradient)(void); /* adds to dx */
    void (*by_hand)(void);  /* the same, or NULL */
    void (*checked)(void);  /* adds to dx where what is timed does not; or NULL */
};
struct benchmark benchmark(void); /* defined by each program */
extern int enzyme_dup, enzyme_const, enzyme_dupnoneed, enzyme_out;
#ifndef __cplusplus
extern double __enzyme_autodiff(void *, ...);
#endif

/* Numbers in [-1, 1) from a fixed seed. */
static unsigned long bench_state = 88172645463325252UL;
static double uniform(void) {
    bench_state ^= bench_state << 13;
    bench_state ^= bench_state >> 7;
    bench_state ^= bench_state << 17;
    return (double)(bench_state >> 11) / 4503599627370496.0 - 1.0;
}
static double *numbers(size_t n, double scale, double shift) {
    double *made = (double *)malloc(n * sizeof(double));
    for (size_t i = 0; i < n; i++) made[i] = uniform() * scale + shift;
    return made;
}
static double *zeros(size_t n) { return (double *)calloc(n, sizeof(double)); }
#ifdef __cplusplus
}
#endif
#endif
