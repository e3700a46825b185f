// Links, roots, functions and stacks of words that hold addresses as integers; encoded, swapped bit by bit, by value.
// differentiate: functions(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: rooted(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: compared(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: encoded(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: by_struct(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: in_list(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: swapped(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: stacked(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI double square(double v) { return v * v; }
NI double cube(double v) { return v * v * v; }
struct operation {
  long code;
  uintptr_t function;
};
double functions(const double *x, int n) {
  struct operation ops[2] = {{1, (uintptr_t)square}, {2, (uintptr_t)cube}};
  double s = 0;
  for (int i = 0; i < n; i++) s += ((double (*)(double))ops[i & 1].function)(x[i]) * ops[i & 1].code;
  return s;
}
struct item {
  double v;
  uintptr_t next;
};
static uintptr_t root;
NI void add(double v) {
  struct item *i = malloc(sizeof *i);
  i->v = v, i->next = root, root = (uintptr_t)i;
}
NI double drain(void) {
  double s = 0;
  int k = 1;
  while (root) {
    struct item *i = (struct item *)root;
    s += k++ * i->v * i->v;
    root = i->next;
    free(i);
  }
  return s;
}
double rooted(const double *x, int n) {
  root = 0;
  for (int i = 0; i < n; i++) add(x[i]);
  return drain();
}
NI int before(uintptr_t a, uintptr_t b) { return a < b; }
double compared(const double *x, int n) {
  double own[4];
  double s = 0;
  for (int i = 0; i < n; i++) own[i] = x[i] * x[i];
  for (int i = 0; i + 1 < n; i++) s += before((uintptr_t)&own[i], (uintptr_t)&own[i + 1]) ? own[i] : x[0];
  return s;
}
static const uintptr_t key = 0x5a5a5a5a5a5a5a5a;
NI uintptr_t encode(void *p) { return (uintptr_t)p ^ key; }
NI void *decode(uintptr_t w) { return (void *)(w ^ key); }
double encoded(const double *x, int n) {
  struct item *i = malloc(sizeof *i);
  i->v = x[0] * x[1];
  uintptr_t w = encode(i);
  struct item *j = decode(w);
  double r = j->v * x[2];
  free(i);
  return r;
}
struct pair {
  uintptr_t a;
  uintptr_t b;
};
NI struct pair both(struct item *a, struct item *b) { return (struct pair){(uintptr_t)a, (uintptr_t)b}; }
NI double product(struct pair p) { return ((struct item *)p.a)->v * ((struct item *)p.b)->v; }
double by_struct(const double *x, int n) {
  struct item a = {x[0] * x[1], 0}, b = {x[2], 0};
  struct pair p = both(&a, &b);
  struct pair q = {p.b, p.a};
  return product(p) + product(q) * x[3];
}
struct link {
  struct link *next;
  uintptr_t data;
};
NI struct link *push(struct link *l, uintptr_t data) {
  struct link *m = malloc(sizeof *m);
  m->next = l, m->data = data;
  return m;
}
double in_list(const double *x, int n) {
  struct link *l = 0;
  struct item own[8];
  double s = 0;
  for (int i = 0; i < n; i++) own[i].v = x[i] * x[i], l = push(l, i & 1 ? (uintptr_t)&own[i] : (uintptr_t)i);
  for (int k = 1; l; k++) {
    s += l->data < 64 ? x[l->data] * k : ((struct item *)l->data)->v * k;
    struct link *m = l->next;
    free(l);
    l = m;
  }
  return s;
}
NI void swap(uintptr_t *a, uintptr_t *b) { *a ^= *b, *b ^= *a, *a ^= *b; }
double swapped(const double *x, int n) {
  struct item own[8];
  uintptr_t w[8];
  double s = 0;
  for (int i = 0; i < n; i++) own[i].v = x[i] * x[i], w[i] = (uintptr_t)&own[i];
  for (int i = 0; i < n / 2; i++) swap(&w[i], &w[n - 1 - i]);
  for (int i = 0; i < n; i++) s += ((struct item *)w[i])->v * (i + 1);
  return s;
}
union word {
  long i;
  double d;
  void *p;
};
NI void pushw(union word *s, int *top, union word w) { s[(*top)++] = w; }
double stacked(const double *x, int n) {
  union word s[16];
  int top = 0;
  struct item a = {x[0] * x[1], 0};
  double r = 0;
  union word w;
  w.p = &a;
  pushw(s, &top, w);
  w.d = x[2];
  pushw(s, &top, w);
  w.i = 3;
  pushw(s, &top, w);
  r = s[1].d * s[2].i + ((struct item *)s[0].p)->v;
  return r;
}
