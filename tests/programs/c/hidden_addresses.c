// Addresses that hide: in a NaN, in a xor, in halves, in arrays of numbers, in texts, behind `...`, with a colour.
// differentiate: nan_boxed(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4  expect: refused: put among the bits of a number
// differentiate: nan_boxed(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4  modes: forward
// differentiate: xor_list(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: halves(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: in_doubles(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: compressed(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: copied_out(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: varied(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: handles(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: returned(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: marked(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
struct cell {
  double v, w;
};
#define NI __attribute__((noinline)) static
// values of a scripting language: a double, or an address in a NaN
typedef uint64_t boxed;
NI boxed box_number(double v) {
  boxed b;
  memcpy(&b, &v, 8);
  return b;
}
NI boxed box_cell(struct cell *c) { return (uint64_t)(uintptr_t)c | 0xfffc000000000000u; }
static int is_cell(boxed b) { return (b >> 50) == 0x3fff; }
NI double number_of(boxed b) {
  if (is_cell(b)) {
    struct cell *c = (struct cell *)(uintptr_t)(b & 0x0003ffffffffffffu);
    return c->v * c->w;
  }
  double v;
  memcpy(&v, &b, 8);
  return v;
}
double nan_boxed(const double *x, int n) {
  struct cell *c = malloc(n * sizeof *c);
  boxed all[16];
  double s = 0;
  for (int i = 0; i < n; i++)
    c[i].v = x[i], c[i].w = x[i] * x[i], all[2 * i] = box_cell(&c[i]), all[2 * i + 1] = box_number(x[i] * 3);
  for (int i = 0; i < 2 * n; i++) s += number_of(all[i]) * (i + 1);
  free(c);
  return s;
}
struct node {
  double v;
  uintptr_t both;
};
NI struct node *step(struct node *from, struct node *at) { return (struct node *)(at->both ^ (uintptr_t)from); }
double xor_list(const double *x, int n) {
  struct node *all = malloc(n * sizeof *all);
  double s = 0;
  int k = 1;
  for (int i = 0; i < n; i++)
    all[i].v = x[i] * x[i], all[i].both = (uintptr_t)(i ? &all[i - 1] : 0) ^ (uintptr_t)(i < n - 1 ? &all[i + 1] : 0);
  for (struct node *from = 0, *at = all; at; k++) {
    s += k * at->v;
    struct node *next = step(from, at);
    from = at, at = next;
  }
  free(all);
  return s;
}
struct context {
  unsigned low, high;
};
NI struct context context_of(void *p) {
  struct context c = {(unsigned)(uintptr_t)p, (unsigned)((uintptr_t)p >> 32)};
  return c;
}
NI void *pointer_of(struct context c) { return (void *)((uintptr_t)c.low | (uintptr_t)c.high << 32); }
double halves(const double *x, int n) {
  struct cell *c = malloc(sizeof *c);
  c->v = x[0] * x[1], c->w = x[2];
  struct context kept = context_of(c);
  struct cell *d = pointer_of(kept);
  double r = d->v * d->w;
  free(c);
  return r;
}
double in_doubles(const double *x, int n) {
  double work[8], own[2] = {x[0] * x[1], x[2]};
  double *p = own, *q;
  memcpy(&work[3], &p, sizeof p);
  work[4] = x[3];
  memcpy(&q, &work[3], sizeof q);
  return q[0] * q[1] * work[4];
}
static struct cell pool[64];
NI unsigned compress(struct cell *c) { return (unsigned)(((uintptr_t)c - (uintptr_t)pool) >> 4); }
NI struct cell *expand(unsigned c) { return (struct cell *)((uintptr_t)pool + ((uintptr_t)c << 4)); }
double compressed(const double *x, int n) {
  unsigned all[8];
  double s = 0;
  for (int i = 0; i < n; i++) {
    pool[3 * i].v = x[i], pool[3 * i].w = x[i] * x[i];
    all[i] = compress(&pool[3 * i]);
  }
  for (int i = 0; i < n; i++) {
    struct cell *c = expand(all[i]);
    s += c->v * c->w * (i + 1);
  }
  return s;
}
struct packet {
  int kind;
  unsigned char payload[16];
};
NI void pack(struct packet *p, const void *data, size_t n) {
  p->kind = (int)n;
  memcpy(p->payload, data, n);
}
NI double open_packet(const struct packet *p) {
  uintptr_t w;
  memcpy(&w, p->payload, sizeof w);
  const double *d = (const double *)w;
  return d[0] * d[1];
}
double copied_out(const double *x, int n) {
  double own[2] = {x[0] * x[1], x[2]};
  struct packet p;
  uintptr_t w = (uintptr_t)own;
  pack(&p, &w, sizeof w);
  return open_packet(&p) * x[3];
}
NI double total(int n, ...) {
  va_list a;
  va_start(a, n);
  double s = 0;
  for (int i = 0; i < n; i++) {
    uintptr_t w = va_arg(a, uintptr_t);
    s += *(double *)w * (i + 1);
  }
  va_end(a);
  return s;
}
double varied(const double *x, int n) {
  double a = x[0] * x[0], b = x[1] * x[2];
  return total(2, (uintptr_t)&a, (uintptr_t)&b);
}
typedef unsigned long handle;
struct object {
  struct object *next;
  double state;
};
static struct object *objects;
NI handle open_object(double v) {
  struct object *o = malloc(sizeof *o);
  o->next = objects, o->state = v, objects = o;
  return (handle)o;
}
NI int set_state(handle h, double v) {
  struct object *o = (struct object *)h;
  if (!o) return 1;
  o->state *= v;
  return 0;
}
NI int get_state(handle h, double *v) {
  struct object *o = (struct object *)h;
  if (!o) return 1;
  *v = o->state;
  return 0;
}
NI void close_all(void) {
  while (objects) {
    struct object *o = objects;
    objects = o->next;
    free(o);
  }
}
double handles(const double *x, int n) {
  handle h[8];
  double s = 0, v;
  for (int i = 0; i < n; i++) h[i] = open_object(x[i]);
  for (int i = 0; i < n; i++)
    if (set_state(h[i], x[n - 1 - i])) return -1;
  for (int i = 0; i < n; i++)
    if (!get_state(h[i], &v)) s += v * v;
  close_all();
  return s;
}
NI uintptr_t pick(struct cell *c, int n, int k) { return k < n ? (uintptr_t)&c[k] : 0; }
double returned(const double *x, int n) {
  struct cell *c = malloc(n * sizeof *c);
  double s = 0;
  for (int i = 0; i < n; i++) c[i].v = x[i], c[i].w = x[i] * x[i];
  for (int k = 0;; k++) {
    uintptr_t w = pick(c, n, k);
    if (!w) break;
    s += ((struct cell *)w)->w * (k + 1);
  }
  free(c);
  return s;
}
struct tree {
  uintptr_t left, right;
  double v;
}; // the lowest bit: red
NI uintptr_t grown(uintptr_t at, double v, int red) {
  struct tree *t = (struct tree *)(at & ~(uintptr_t)1);
  if (!t) {
    t = malloc(sizeof *t);
    t->left = t->right = 0, t->v = v;
    return (uintptr_t)t | (red & 1);
  }
  if (v < t->v)
    t->left = grown(t->left, v, red + 1);
  else
    t->right = grown(t->right, v, red + 1);
  return at;
}
NI double summed(uintptr_t at, int depth) {
  struct tree *t = (struct tree *)(at & ~(uintptr_t)1);
  return t ? (at & 1 ? 2 : 1) * depth * t->v * t->v + summed(t->left, depth + 1) + summed(t->right, depth + 1) : 0;
}
NI void fell(uintptr_t at) {
  struct tree *t = (struct tree *)(at & ~(uintptr_t)1);
  if (t) fell(t->left), fell(t->right), free(t);
}
double marked(const double *x, int n) {
  uintptr_t root = 0;
  for (int i = 0; i < n; i++) root = grown(root, x[i], 1);
  double r = summed(root, 1);
  fell(root);
  return r;
}
