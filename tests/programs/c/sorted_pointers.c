// Pointers to records sorted by qsort, and an empty array of them, which nobody reads or writes.
// differentiate: f(x, n)  at: x = 1.3 0.7 2.1, n = 3
#include <stdlib.h>
typedef struct { float w; double v; } Rec;
static int cmp_ptr(const void *a, const void *b) {
  const Rec *p = *(Rec *const *)a, *q = *(Rec *const *)b;
  return p->v < q->v ? 1 : -1;
}
static Rec *make(const double *x, int n) {
  Rec *r = calloc(n, sizeof *r);
  for (int i = 0; i < n; i++) r[i].v = x[i] * (1 + 0.1 * x[0]);
  return r;
}
double f(const double *x, int n) {
  Rec *r = make(x, n), **p = malloc(n * sizeof *p);
  for (int i = 0; i < n; i++) p[i] = r + i;
  qsort(p, n, sizeof *p, cmp_ptr);
  double s = 0;
  for (int i = 0; i + 1 < n; i++) s += p[i]->v;
  return s;
}
