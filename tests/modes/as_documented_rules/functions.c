#include <math.h>
#include <stdlib.h>
#include <stdio.h>
__attribute__((noinline)) double f(double x) { return x * x; }
__attribute__((noinline)) void squarep(double *x, double *y) { *y = *x * *x; }
__attribute__((noinline)) double loglike(double x) { return log(x + 1.0); }
__attribute__((noinline)) double tracer(double x) { printf("%f\n", x); return floor(x); }
__attribute__((noinline)) void *mymalloc(int kind, size_t n) { void *p = malloc(n + 16); *(int *)p = kind; return (char *)p + 16; }
__attribute__((noinline)) void myfree(void *p, int kind) { (void)kind; free((char *)p - 16); }
double usef(double x) { return f(x) * 2; }
double usep(double x) { double y; squarep(&x, &y); return y; }
double uselog(double x) { return loglike(x); }
double usetrace(double x) { return x * x + 0 * tracer(x); }
double usealloc(double x, int n) { double *p = mymalloc(3, n * sizeof *p); for (int i = 0; i < n; i++) p[i] = x * i; double s = 0; for (int i = 0; i < n; i++) s += p[i] * p[i]; myfree(p, 3); return s; }
double global = 3;
double useglobal(double x) { return global * x; }
double dglobal = 0;
double shared = 2, dshared = 0;
double useshared(double x) { return shared * x; }
__attribute__((noinline)) double *find(double *x, int i) { return x + i; }
double usefind(double *x) { return *find(x, 1) * *find(x, 0); }
