// Library and own functions without prototypes, or under prototypes that differ as the ABI lets pass; others are refused.
// differentiate: a1(x)  at: x = 0.7
// differentiate: a2(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: a3(x)  at: x = 0.7
// differentiate: a4(x)  at: x = 0.7
// differentiate: a5(x)  at: x = 0.7
// differentiate: a6(x)  at: x = 0.7
// differentiate: c1(x)  at: x = 0.7
// differentiate: c2(x, n)  at: x = 0.7 0.3, n = 2
// differentiate: c3(x, n)  at: x = 0.7 0.3, n = 2
// differentiate: c4(x, n)  at: x = 0.7 0.3, n = 2
// differentiate: c5(x, n)  at: x = 0.7 0.3, n = 2
// differentiate: c6(x, n)  at: x = 0.7 0.3, n = 2
// differentiate: b1(x)  at: x = 0.7
// expect: refused: no derivative rule
// differentiate: b2(x)  at: x = 0.7
// expect: refused: no derivative rule
// differentiate: b3(x)  at: x = 0.7
// expect: refused: no derivative rule
// differentiate: b4(x)  at: x = 0.7
// expect: refused: no derivative rule
// differentiate: b5(x)  at: x = 0.7
// expect: refused: no derivative rule
// differentiate: b6(x)  at: x = 0.7
// expect: refused: no derivative rule
// differentiate: b7(x)  at: x = 0.7
// expect: refused: no derivative rule
double sin(), pow(), atan2(), frexp(), modf(), ldexp(), fabs();
char *malloc(), *calloc(), *memcpy(), *memset(), *realloc();
int free();
double a1(double x) { return sin(x) * pow(x, 2.5) + atan2(x, 1.0) + fabs(x); }
double a2(double *x, int n) {
    double *y = (double *)malloc(n * sizeof(double)), *z = (double *)calloc(n, 8), s = 0;
    memcpy(y, x, n * sizeof(double));
    memcpy(z, y, n * 8);
    y = (double *)realloc(y, 2 * n * sizeof(double));
    memset(y + n, 0, n * sizeof(double));
    for (int i = 0; i < n; i++) s += y[i] * z[i] + y[n + i] * x[i];
    free(y); free(z);
    return s;
}
double a3(double x) { int e; double m = frexp(x * x, &e); return m * m + ldexp(x, 3); }
double a4(double x) { double w; return modf(x * 3.3, &w) * w; }
double hypot();
double a5(double x) { return hypot(x, 2.0); }
double exp(double);
double a6(double x) { double (*f)() = exp; return f(x); }
double grown();
double c1(double x) { return grown(x, 3) * grown(2 * x, 1); }
double grown(x, n) double x; int n; { return n <= 0 ? x : x * grown(x * 1.1, n - 1); }
__attribute__((noinline)) void scale(double *y, const double *x, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i]; }
__attribute__((noinline)) int scale_int(double *y, const double *x, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i]; return 0; }
__attribute__((noinline)) double dot(const double *y, const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += y[i] * x[i]; return s; }
double c2(double *x, int n) { double y[2]; ((int (*)(double *, const double *, int))scale)(y, x, n); return y[0] * y[1]; }
double c3(double *x, int n) { double y[2]; ((void (*)(double *, const double *, int))scale_int)(y, x, n); return y[0] * y[1]; }
double c4(double *x, int n) { double y[2]; ((void (*)(double *, const double *, int, long, long))scale)(y, x, n, 1, 1); return y[0] * y[1]; }
double c5(double *x, int n) { double y[2]; ((int (*)())scale)(y, x, n); return y[0] * y[1]; }
double c6(double *x, int n) { double y[2] = {x[1], x[0]}; return ((double (*)(const double *, const double *, long))dot)(y, x, n); }
extern int cosh(double);
extern float cos(float);
extern double tanf(double);
double b1(double x) { return x * cosh(x); }
double b2(double x) { return x * cos((float)x); }
double b3(double x) { return x * tanf(x); }
extern double abs(double);
double b4(double x) { return x * abs(x); }
extern double rand(double);
double b5(double x) { return rand(x) * x; }
extern long double tanh(long double);
double b6(double x) { return tanh((long double)x); }
extern double lround(double);
double b7(double x) { return lround(x); }
