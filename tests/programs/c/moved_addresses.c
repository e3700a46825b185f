// Addresses that code moves by words, which it names integers, as sorting by swaps does.
// differentiate: sorted(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: moved(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: across(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: merged(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: handed(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
#include <stdlib.h>
#include <string.h>
struct point {
  double x, w;
};
__attribute__((noinline)) static void swap_words(void *a, void *b, size_t n) {
  long *p = a, *q = b;
  for (size_t i = 0; i < n / sizeof(long); i++) {
    long t = p[i];
    p[i] = q[i];
    q[i] = t;
  }
}
__attribute__((noinline)) static void copy_words(void *a, const void *b, size_t n) {
  long *p = a;
  const long *q = b;
  for (size_t i = 0; i < n / sizeof(long); i++) p[i] = q[i];
}
__attribute__((noinline)) static void copy_word(void *a, const void *b) { *(long *)a = *(const long *)b; }
__attribute__((noinline)) static double value(struct point **p, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += p[i]->x * p[i]->w * (i + 1);
  return s;
}
double sorted(const double *x, int n) {
  struct point own[8], *p[8];
  for (int i = 0; i < n; i++) own[i].x = x[i], own[i].w = x[i] * x[i], p[i] = &own[i];
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      if (p[j]->x < p[i]->x) swap_words(&p[i], &p[j], sizeof p[0]);
  return value(p, n);
}
double moved(const double *x, int n) {
  struct point own[8], *p[8], *q[8];
  for (int i = 0; i < n; i++) own[i].x = x[i], own[i].w = x[i] * x[i], p[i] = &own[i];
  copy_words(q, p, n * sizeof p[0]);
  return value(q, n);
}
double across(const double *x, int n) {
  struct point own[8], *p[8];
  long kept[8];
  struct point *back[8];
  for (int i = 0; i < n; i++) own[i].x = x[i], own[i].w = x[i] * x[i], p[i] = &own[i];
  for (int i = 0; i < n; i++) copy_word(&kept[i], &p[i]);
  for (int i = 0; i < n; i++) copy_word(&back[i], &kept[i]);
  return value(back, n);
}
__attribute__((noinline)) static void merge(struct point **p, int n) {
  long *t = malloc(n * sizeof *t);
  int m = n / 2, i = 0, j = m, k = 0;
  if (n < 2) {
    free(t);
    return;
  }
  merge(p, m);
  merge(p + m, n - m);
  while (i < m || j < n) {
    if (j == n || (i < m && p[i]->x < p[j]->x))
      t[k++] = ((long *)p)[i++];
    else
      t[k++] = ((long *)p)[j++];
  }
  for (i = 0; i < n; i++) ((long *)p)[i] = t[i];
  free(t);
}
double merged(const double *x, int n) {
  struct point own[8], *p[8];
  for (int i = 0; i < n; i++) own[i].x = x[i], own[i].w = x[i] * x[i], p[i] = &own[i];
  merge(p, n);
  return value(p, n);
}
struct holder {
  long word;
  long count;
};
__attribute__((noinline)) static void take(struct holder *h, const long *from) {
  h->word = *from;
  h->count++;
}
__attribute__((noinline)) static double read(const struct holder *h) {
  struct point *p = (struct point *)h->word;
  return p->x * p->w;
}
double handed(const double *x, int n) {
  struct point *own = malloc(n * sizeof *own);
  long words[8];
  double s = 0;
  struct holder h = {0, 0};
  for (int i = 0; i < n; i++) own[i].x = x[i], own[i].w = x[i] * x[i], words[i] = (long)&own[i];
  for (int i = 0; i < n; i++) take(&h, &words[i]), s += read(&h) * h.count;
  free(own);
  return s;
}
