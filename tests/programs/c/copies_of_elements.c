// So many elements as somebody says, copied between arrays that have integers and addresses beside and behind them.
// differentiate: two_records(x, n, m)  at: x = 0.7, n = 5, m = 3
// differentiate: through_a_helper(x, n)  at: x = 1.2, n = 6
// differentiate: singles_too(x, n)  at: x = 0.4, n = 4  tolerance: 1e-3  roundoff: 1e-3
// differentiate: rows_of_addresses(x, n)  at: x = 0.9, n = 4
// differentiate: by_a_local(x, n)  at: x = 0.6, n = 5
// differentiate: inside_one(x, n)  at: x = 0.8, n = 3
#include <stdlib.h>
#include <string.h>

struct first { double values[8]; int count; int kind; };
struct second { int kind; double weights[8]; double scale; long count; };

static void fill(struct first *a, struct second *b, const double *from, int n, int m) {
  memcpy(a->values, from, n * sizeof *from);
  a->count = n;
  a->kind = 3;
  memcpy(b->weights, from + 2, m * sizeof *from);
  b->count = m;
  b->kind = 2;
  b->scale = from[1];
}

static double sum(const struct first *a, const struct second *b) {
  double s = b->scale * a->kind;
  for (int i = 0; i < a->count; i++) s += a->values[i] * a->values[i];
  for (long i = 0; i < b->count; i++) s += b->weights[i] * b->kind;
  return s;
}

double two_records(double x, int n, int m) {
  struct first a;
  struct second b;
  double local[8];
  for (int i = 0; i < 8; i++) local[i] = x * i + x * x;
  fill(&a, &b, local, n, m);
  return sum(&a, &b);
}

__attribute__((noinline)) static void copy(double *to, const double *from, long n) { memcpy(to, from, n * 8); }

static struct first kept;
static struct second others;

double through_a_helper(double x, int n) {
  double local[8];
  for (int i = 0; i < 8; i++) local[i] = x * x * (i + 1);
  copy(kept.values, local, n);
  copy(others.weights, local, n);
  kept.count = n;
  kept.kind = 1;
  others.count = n;
  others.kind = 4;
  others.scale = x;
  return sum(&kept, &others);
}

struct narrow { float singles[8]; int n; };

double singles_too(double x, int n) {
  struct narrow *a = malloc(sizeof *a), *b = malloc(sizeof *b);
  struct first *c = malloc(sizeof *c), *d = malloc(sizeof *d);
  for (int i = 0; i < 8; i++) {
    a->singles[i] = (float)(x * i);
    c->values[i] = x * x + i;
  }
  memcpy(b->singles, a->singles, n * sizeof(float));
  memcpy(d->values, c->values, n * sizeof(double));
  b->n = n;
  d->count = n - 1;
  double s = 0;
  for (int i = 0; i < b->n; i++) s += b->singles[i] * b->singles[i];
  for (int i = 0; i < d->count; i++) s += d->values[i] * d->values[i];
  free(a);
  free(b);
  free(c);
  free(d);
  return s;
}

double rows_of_addresses(double x, int n) {  // (elements as wide as numbers)
  double cells[8], *rows[8], *again[8];
  for (int i = 0; i < 8; i++) {
    cells[i] = x * i * x;
    rows[i] = &cells[7 - i];
  }
  memcpy(again, rows, n * sizeof *rows);
  double s = 0;
  for (int i = 0; i < n; i++) s += *again[i] * (i + 1);
  return s;
}

double by_a_local(double x, int n) {
  struct first *a = calloc(1, sizeof *a), *b = calloc(1, sizeof *b);
  double between[8];
  for (int i = 0; i < n; i++) a->values[i] = x * (i + x);
  a->count = n;
  memcpy(between, a->values, a->count * sizeof(double));
  memcpy(b->values, between, a->count * sizeof(double));
  b->count = n;
  double s = 0;
  for (int i = 0; i < b->count; i++) s += b->values[i] * b->values[i];
  free(a);
  free(b);
  return s;
}

struct both { int n; double left[4]; int m; double right[4]; };

double inside_one(double x, int n) {
  struct both *a = malloc(sizeof *a);
  a->n = n;
  a->m = 2;
  for (int i = 0; i < 4; i++) a->left[i] = x * x * i;
  memcpy(a->right, a->left, a->n * sizeof(double));
  double s = 0;
  for (int i = 0; i < a->n; i++) s += a->right[i] * a->m;
  free(a);
  return s;
}
