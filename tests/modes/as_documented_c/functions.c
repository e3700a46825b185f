#include <math.h>
#include <stdlib.h>
double square(double x) { return x * x; }
float squaref(float x) { return x * x; }
double mix(double x, double y) { return x * x * y; }
double dot(const double *a, const double *b, int n) { double s = 0; for (int i = 0; i < n; i++) s += a[i] * b[i]; return s; }
void store(double x, double *out) { *out = x * x * x; }
void twice(double *in, double *out) { out[0] = in[0] * in[0]; out[1] = in[0] * in[1]; }
void alldiff(double *x, double *y) { y[0] = x[0] * x[0]; x[0] = 3 * x[0]; }
double lp(double x) { return x * 0.5 * x; }
struct in { double a; int n; double *v; };
double ofstruct(struct in *s) { double r = s->a; for (int i = 0; i < s->n; i++) r *= s->v[i]; return r; }
double byvalue(struct in s) { double r = s.a; for (int i = 0; i < s.n; i++) r *= s.v[i]; return r; }
typedef struct { double x, y; } pair;
pair twoout(double x, double y) { pair p = {x * y, x + sin(y)}; return p; }
double complexity(double x) { double *p = malloc(8 * sizeof *p); for (int i = 0; i < 8; i++) p[i] = x * i; double s = 0; for (int i = 0; i < 8; i++) s += p[i] * p[i]; free(p); return s; }
