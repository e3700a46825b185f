// Addresses that are rounded: up to a boundary in an arena, down to the start of a block.
// differentiate: arena(x, n)  at: x = 0.7 1.1 0.3, n = 3
// differentiate: by_block(x, n)  at: x = 0.7 1.1 0.3, n = 3
// differentiate: by_integers(x, n)  at: x = 0.7 1.1 0.3, n = 3
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
typedef struct { char *at; } pool;
__attribute__((noinline)) static void *take(pool *p, size_t bytes, size_t to) { char *start = (char *)__builtin_align_up(p->at, to); p->at = start + bytes; return start; }
double arena(const double *x, int n) {
  pool p = {malloc(4096)}; char *all = p.at; double s = 0;
  double *last = NULL;
  for (int i = 0; i < n; i++) { char *tag = take(&p, 3, 1); *tag = (char)i; double *v = take(&p, 16, 32); v[0] = x[i] * x[i]; v[1] = last ? last[0] * x[i] : x[i]; last = v; s += v[0] * v[1]; }
  free(all); return s;
}
typedef struct { double scale; int count; double values[6]; } block;
__attribute__((noinline)) static double scaled(const double *v) { block *b = (block *)__builtin_align_down((char *)v, 64); return b->scale * *v; }
double by_block(const double *x, int n) {
  block *b = aligned_alloc(64, 128); double s = 0; b->scale = x[0]; b->count = n;
  for (int i = 0; i < n; i++) b->values[i] = sin(x[i]);
  for (int i = 0; i < n; i++) s += scaled(&b->values[i]) * b->count;
  free(b); return s;
}
double by_integers(const double *x, int n) {
  char *raw = malloc(1024); double *v = (double *)(((uintptr_t)raw + 63) & ~(uintptr_t)63); double s = 0;
  for (int i = 0; i < n; i++) v[i] = x[i] * x[i];
  for (int i = 1; i < n; i++) s += v[i] * v[i - 1];
  free(raw); return s;
}
