// Addresses in integers: boxed values with a tag in the lowest bit, as interpreters have them, handles, user data.
// differentiate: interpreted(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: listed(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: hashed(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: queued(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: userdata(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef uintptr_t value; // an odd word is a small integer, an even one an object (as Lisps do)
struct number {
  int type;
  double v;
};
struct pair {
  int type;
  value head, tail;
};
static value integer(long n) { return (value)(n << 1) | 1; }
__attribute__((noinline)) static value number(double v) {
  struct number *n = malloc(sizeof *n);
  n->type = 1, n->v = v;
  return (value)n;
}
__attribute__((noinline)) static value cons(value a, value b) {
  struct pair *p = malloc(sizeof *p);
  p->type = 2, p->head = a, p->tail = b;
  return (value)p;
}
static int is_integer(value v) { return v & 1; }
__attribute__((noinline)) static double as_double(value v) {
  return is_integer(v) ? (double)((long)v >> 1) : ((struct number *)v)->v;
}
__attribute__((noinline)) static double eval(value v) {
  if (is_integer(v) || ((struct number *)v)->type == 1) return as_double(v);
  struct pair *p = (struct pair *)v;
  long op = (long)p->head >> 1;
  double s = op == 2;
  for (value at = p->tail; at != 0; at = ((struct pair *)at)->tail) {
    double e = eval(((struct pair *)at)->head);
    if (op == 1)
      s += e;
    else
      s *= e;
  }
  return s;
}
double interpreted(const double *x, int n) { // leaks, as interpreters' small programs do
  value args = 0;
  for (int i = 0; i < n; i++)
    args = cons(cons(integer(2), cons(number(x[i]), cons(integer(i + 1), cons(number(x[(i + 1) % n]), 0)))), args);
  return eval(cons(integer(1), args));
}
struct stack {
  value *items;
  int size, room;
};
__attribute__((noinline)) static void push(struct stack *s, value v) {
  if (s->size == s->room) s->room = 2 * s->room + 4, s->items = realloc(s->items, s->room * sizeof *s->items);
  s->items[s->size++] = v;
}
__attribute__((noinline)) static value pop(struct stack *s) { return s->items[--s->size]; }
double listed(const double *x, int n) {
  struct stack s = {0, 0, 0};
  for (int i = 0; i < n; i++) push(&s, number(x[i])), push(&s, integer(i + 2));
  while (s.size > 1) {
    value a = pop(&s), b = pop(&s);
    double v = as_double(a) * as_double(b) + 0.5;
    if (!is_integer(a)) free((void *)a);
    if (!is_integer(b)) free((void *)b);
    push(&s, number(v));
  }
  value last = pop(&s);
  double r = as_double(last);
  free((void *)last), free(s.items);
  return r;
}
struct entry {
  unsigned long key;
  unsigned long value;
};
struct map {
  struct entry *entries;
  size_t room;
};
__attribute__((noinline)) static void put(struct map *m, unsigned long key, unsigned long v) {
  size_t i = key * 2654435761u % m->room;
  while (m->entries[i].key) i = (i + 1) % m->room;
  m->entries[i].key = key, m->entries[i].value = v;
}
__attribute__((noinline)) static unsigned long get(const struct map *m, unsigned long key) {
  size_t i = key * 2654435761u % m->room;
  while (m->entries[i].key != key) i = (i + 1) % m->room;
  return m->entries[i].value;
}
double hashed(const double *x, int n) {
  struct map m = {calloc(16, sizeof(struct entry)), 16};
  struct number *own = malloc(n * sizeof *own);
  for (int i = 0; i < n; i++) own[i].v = x[i] * x[i], own[i].type = i, put(&m, i + 7, (unsigned long)&own[i]);
  double s = 0;
  for (int i = 0; i < n; i++) s += ((struct number *)get(&m, i + 7))->v * x[i];
  free(own), free(m.entries);
  return s;
}
struct event {
  double when;
  long what;
  intptr_t data;
};
__attribute__((noinline)) static void sift(struct event *h, int n) {
  for (int i = n - 1; i > 0 && h[i].when < h[(i - 1) / 2].when; i = (i - 1) / 2) {
    struct event t = h[i];
    h[i] = h[(i - 1) / 2];
    h[(i - 1) / 2] = t;
  }
}
double queued(const double *x, int n) {
  struct event h[16];
  double amount[8], s = 0;
  for (int i = 0; i < n; i++) {
    amount[i] = x[i] * x[i];
    h[i].when = x[i], h[i].what = i & 1, h[i].data = i & 1 ? i : (intptr_t)&amount[i];
    sift(h, i + 1);
  }
  for (int i = 0; i < n; i++) s += h[i].what ? h[i].when * h[i].data : *(double *)h[i].data * (i + 1);
  return s;
}
typedef void (*callback)(long, double);
struct timer {
  callback f;
  long data;
};
static void add(long data, double v) { *(double *)data += v * v; }
static void scale(long data, double v) { *(double *)data *= 1 + v; }
__attribute__((noinline)) static void fire(struct timer *t, int n, const double *x) {
  for (int i = 0; i < n; i++) t[i].f(t[i].data, x[i]);
}
double userdata(const double *x, int n) {
  double total[2] = {0.5, 0.25};
  struct timer t[8];
  for (int i = 0; i < n; i++) t[i].f = i % 3 ? add : scale, t[i].data = (long)&total[i & 1];
  fire(t, n, x);
  return total[0] * total[1];
}
