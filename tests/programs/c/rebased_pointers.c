// Pointers into a block that has got a new place are moved along: by index, by the distance, relative to themselves.
// differentiate: rebased(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: by_delta(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: in_struct(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: cloned(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: relative(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: apart(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4  expect: refused: the distance between two pieces
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static
struct node {
  double v;
  struct node *next;
};
double rebased(const double *x, int n) { // links in a grown array are moved with it
  struct node *all = malloc(2 * sizeof *all);
  int room = 2, size = 0;
  double s = 0;
  for (int i = 0; i < n; i++) {
    if (size == room) {
      struct node *old = all;
      struct node *more = malloc(2 * room * sizeof *all);
      memcpy(more, old, size * sizeof *all);
      for (int k = 0; k < size; k++)
        if (more[k].next) more[k].next = more + (more[k].next - old);
      free(old);
      all = more, room *= 2;
    }
    all[size].v = x[i] * x[i], all[size].next = size ? &all[size - 1] : 0, size++;
  }
  int k = 1;
  for (struct node *at = &all[size - 1]; at; at = at->next) s += k++ * at->v;
  free(all);
  return s;
}
double by_delta(const double *x, int n) {
  struct node *all = malloc(n * sizeof *all), *more = malloc(n * sizeof *all);
  double s = 0;
  for (int i = 0; i < n; i++) all[i].v = x[i] * x[i], all[i].next = i ? &all[i - 1] : 0;
  memcpy(more, all, n * sizeof *all);
  ptrdiff_t delta = (char *)more - (char *)all;
  for (int i = 0; i < n; i++)
    if (more[i].next) more[i].next = (struct node *)((char *)more[i].next + delta);
  free(all);
  int k = 1;
  for (struct node *at = &more[n - 1]; at; at = at->next) s += k++ * at->v;
  free(more);
  return s;
}
struct arena {
  double *base;
  double *top;
  double *marks[4];
};
NI void grow(struct arena *a, size_t room) {
  double *more = malloc(room * sizeof(double));
  ptrdiff_t used = a->top - a->base;
  memcpy(more, a->base, used * sizeof(double));
  ptrdiff_t delta = (char *)more - (char *)a->base;
  for (int i = 0; i < 4; i++)
    if (a->marks[i]) a->marks[i] = (double *)((char *)a->marks[i] + delta);
  free(a->base);
  a->base = more, a->top = more + used;
}
double in_struct(const double *x, int n) {
  struct arena a = {malloc(4 * sizeof(double)), 0, {0}};
  a.top = a.base;
  for (int i = 0; i < n; i++) {
    if (i == 2) grow(&a, 16);
    *a.top = x[i] * x[i];
    a.marks[i] = a.top++;
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += *a.marks[i] * (i + 1);
  free(a.base);
  return s;
}
NI struct node *clone(const struct node *from, int n) {
  struct node *to = malloc(n * sizeof *to);
  for (int i = 0; i < n; i++) to[i].v = from[i].v, to[i].next = from[i].next ? to + (from[i].next - from) : 0;
  return to;
}
double cloned(const double *x, int n) {
  struct node own[8];
  double s = 0;
  for (int i = 0; i < n; i++) own[i].v = x[i] * x[i], own[i].next = i ? &own[i - 1] : 0;
  struct node *c = clone(own, n);
  int k = 1;
  for (struct node *at = &c[n - 1]; at; at = at->next) s += k++ * at->v;
  free(c);
  return s;
}

struct rel {
  double v;
  long off;
};
NI struct rel *follow(struct rel *r) { return r->off ? (struct rel *)((char *)r + r->off) : 0; }
double relative(const double *x, int n) {
  struct rel *all = malloc(n * sizeof *all);
  double s = 0;
  int k = 1;
  for (int i = 0; i < n; i++)
    all[i].v = x[i] * x[i], all[i].off = i + 1 < n ? (char *)&all[i + 1] - (char *)&all[i] : 0;
  for (struct rel *r = all; r; r = follow(r)) s += k++ * r->v;
  free(all);
  return s;
}
double apart(const double *x, int n) {
  struct rel *a = malloc(sizeof *a), *b = malloc(sizeof *b);
  double s = 0;
  int k = 1;
  a->v = x[0] * x[1], b->v = x[2] * x[3], a->off = (char *)b - (char *)a, b->off = 0;
  for (struct rel *r = a; r; r = follow(r)) s += k++ * r->v;
  free(a), free(b);
  return s;
}
