// Bytes that loops move one by one: swaps of a generic sort, copies up and down.
// differentiate: gswap(x, n)   at: x = 0.5 1.5 -0.3 0.7 0.1, n = 5
// differentiate: copies(x, n)   at: x = 0.5 1.5 -0.3 0.7 0.1, n = 5
// differentiate: up(x, n)   at: x = 0.5 1.5 -0.3 0.7 0.1, n = 5
// differentiate: sorted(x, n)   at: x = 0.5 1.5 -0.3 0.7 0.1, n = 5
#include <stddef.h>
#include <math.h>
__attribute__((noinline)) static void swap_bytes(void *a, void *b, size_t n) { unsigned char *p = a, *q = b, t; while (n-- > 0) { t = *p; *p++ = *q; *q++ = t; } }
double gswap(double *x, int n) { swap_bytes(&x[0], &x[1], sizeof(double)); swap_bytes(x, x + n / 2, n / 2 * sizeof(double)); swap_bytes(x,x,8); return x[0] * x[n-1]; }
__attribute__((noinline)) static void *copy(void *d, const void *s, size_t n) { char *dp = d; const char *sp = s; while (n--) *dp++ = *sp++; return d; }
__attribute__((noinline)) static void move(char *d, const char *s, size_t n) { if (d < s) for (size_t i = 0; i < n; i++) d[i] = s[i]; else for (size_t i = n; i-- > 0;) d[i] = s[i]; }
double copies(double *x, int n) { double t[8]; copy(t, x, n * sizeof *x); copy(x, t + 1, 2 * sizeof *t); double s = 0; for (int i = 0; i < n; i++) s = 0.5 * s + t[i] * x[i]; return s; }
double up(double *x, int n) { move((char *)(x + 1), (char *)x, (n - 1) * sizeof *x); move((char *)x, (char *)(x + 2), 2 * sizeof *x); return x[0] * x[1] + x[2] * x[n - 1]; }
typedef struct { double key; int id; float w; } rec;
static int by(const void *a, const void *b) { double x = ((const rec *)a)->key, y = ((const rec *)b)->key; return (x > y) - (x < y); }
__attribute__((noinline)) static void sort(void *base, size_t n, size_t size, int (*cmp)(const void *, const void *)) {
  char *b = base;
  for (size_t i = 1; i < n; i++) for (size_t j = i; j > 0 && cmp(b + (j - 1) * size, b + j * size) > 0; j--) { char *p = b + (j - 1) * size, *q = b + j * size; for (size_t k = 0; k < size; k++) { char t = p[k]; p[k] = q[k]; q[k] = t; } }
}
double sorted(const double *x, int n) { rec r[8]; for (int i = 0; i < n; i++) r[i] = (rec){sin(x[i]), i, (float)x[i] * 0.0f}; sort(r, n, sizeof *r, by); double s = 0; for (int i = 0; i < n; i++) s = 0.5 * s + r[i].key * (r[i].id + 1); return s; }
