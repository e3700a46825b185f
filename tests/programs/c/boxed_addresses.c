// Functions that take, keep and return addresses as integers, some with a bit set.
// differentiate: boxed(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: kept(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: given(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: tagged(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: mixed(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
#include <stdint.h>
#include <stdlib.h>
typedef uintptr_t value;
struct number {
  int type;
  double v;
};
__attribute__((noinline)) static value number(double v) {
  struct number *n = malloc(sizeof *n);
  n->type = 1, n->v = v;
  return (value)n;
}
__attribute__((noinline)) static double as_double(value v) { return ((struct number *)v)->v; }
double boxed(const double *x, int n) {
  value v = number(x[0]);
  double r = as_double(v);
  free((void *)v);
  return r * x[1];
}
struct stack {
  value *items;
  int size;
};
__attribute__((noinline)) static void push(struct stack *s, value v) { s->items[s->size++] = v; }
__attribute__((noinline)) static value pop(struct stack *s) { return s->items[--s->size]; }
double kept(const double *x, int n) {
  value items[8];
  struct stack s = {items, 0};
  for (int i = 0; i < n; i++) push(&s, number(x[i]));
  double r = 0;
  for (int i = 0; i < n; i++) {
    value v = pop(&s);
    r = r * as_double(v) + as_double(v) * (i + 1);
    free((void *)v);
  }
  return r;
}
struct box {
  value v;
  long n;
};
__attribute__((noinline)) static void set(struct box *b, value v) { b->v = v; }
double given(const double *x, int n) {
  struct box b;
  double own = x[0] * x[1];
  set(&b, (value)&own);
  return *(double *)b.v * x[2];
}
double tagged(const double *x, int n) {
  struct box b;
  double own = x[0] * x[1];
  set(&b, (value)&own | 1);
  b.n = n;
  return b.v & 1 ? *(double *)(b.v - 1) * x[2] : x[0];
}
double mixed(const double *x, int n) {
  struct box b[4];
  double own = x[0] * x[1];
  for (int i = 0; i < n; i++) set(&b[i], i & 1 ? (value)&own : (value)(2 * i + 1));
  double r = 0;
  for (int i = 0; i < n; i++) r += b[i].v & 1 ? x[i] * (b[i].v >> 1) : *(double *)b[i].v * x[i];
  return r;
}
