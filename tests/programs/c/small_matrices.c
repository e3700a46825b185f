// Matrices that hold few elements inside and many outside: the sizes lie where a row of elements might begin that is
// read in steps of two or three
// differentiate: products(x, n)    at: x = 1 2 3 4 5 6, n = 2
// differentiate: determinant(x)    at: x = 1 2 3 5 7 11 13 17 20
// differentiate: filled(x, n)      at: x = 0.5 1.5 2.5, n = 3
// differentiate: sized(x, n)       at: x = 2.25 3.5 1.5, n = 3
#include <stddef.h>
#include <stdlib.h>

struct matrix {
  size_t rows, columns, room;
  unsigned short kind, state;
  double *values;
  double own[16];
};

static void __attribute__((noinline)) reserve(struct matrix *m, size_t rows, size_t columns) {
  size_t size = rows * columns;
  if (m->rows == rows && m->columns == columns) return;
  if (size > m->room) {
    if (m->room > 16) free(m->values);
    m->room = size;
    m->values = malloc(size * sizeof(double));
    if (!m->values) abort();
  }
  m->rows = rows;
  m->columns = columns;
}

static void __attribute__((noinline)) start(struct matrix *m, size_t rows, size_t columns) {
  m->rows = m->columns = 0, m->room = 16, m->values = m->own, m->kind = m->state = 0;
  reserve(m, rows, columns);
}

static void __attribute__((noinline)) stop(struct matrix *m) {
  if (m->room > 16) free(m->values);
}

static void __attribute__((noinline)) like(struct matrix *to, const struct matrix *from) {
  reserve(to, from->rows, from->columns);
}

// Two rows
static double __attribute__((noinline)) doubled(const struct matrix *m, const double *x) {
  double sum = 0;
  for (size_t j = 0; j < m->columns; j++) sum += m->values[2 * j] * x[j] * m->values[2 * j + 1];
  return sum;
}

static void __attribute__((noinline)) transpose(struct matrix *to, const struct matrix *m) {
  reserve(to, m->columns, m->rows);
  for (size_t i = 0; i < m->rows; i++)
    for (size_t j = 0; j < m->columns; j++) to->values[j + i * m->columns] = m->values[i + j * m->rows];
}

double products(const double *x, int n) {
  struct matrix m, t, u;
  start(&m, 2, n), start(&t, 1, 1), start(&u, 1, 1);
  for (int i = 0; i < 2 * n; i++) m.values[i] = x[i] * x[(i + 1) % (2 * n)];
  transpose(&t, &m);
  like(&u, &t);
  for (size_t i = 0; i < t.rows * t.columns; i++) u.values[i] = t.values[i] * t.values[i];
  double sum = doubled(&m, x) + doubled(&t, x) * doubled(&u, x + 2);
  stop(&m), stop(&t), stop(&u);
  return sum;
}

// Three rows
static double __attribute__((noinline)) row(const struct matrix *m, const struct matrix *n) {
  double sum = 0;
  for (size_t j = 0; j < m->columns; j++)
    sum += m->values[3 * j] * n->values[3 * j + 1] + m->values[3 * j + 1] * n->values[3 * j + 2];
  return sum;
}

double determinant(const double *x) {
  struct matrix m, t, u;
  start(&m, 3, 3), start(&t, 2, 2), start(&u, 1, 1);
  for (int i = 0; i < 9; i++) m.values[i] = x[i];
  transpose(&t, &m);
  like(&u, &m);
  for (int i = 0; i < 9; i++) u.values[i] = m.values[i] * t.values[i];
  double sum = row(&m, &u) + row(&t, &t);
  stop(&m), stop(&t), stop(&u);
  return sum;
}

double filled(const double *x, int n) {
  struct matrix m, t;
  start(&m, n, n * 2), start(&t, 1, 1);
  for (int i = 0; i < 2 * n * n; i++) m.values[i] = x[i % n] * (i + 1);
  transpose(&t, &m);
  double sum = 0;
  for (int i = 0; i + 3 < 2 * n * n; i += 3) sum += t.values[i] * m.values[i + 1] * m.values[i + 3];
  stop(&m), stop(&t);
  return sum;
}

// A number says how many columns there are.
double sized(const double *x, int n) {
  struct matrix m, t;
  size_t columns = (size_t)x[0] + 1;
  start(&m, 2, columns), start(&t, 1, 1);
  for (size_t i = 0; i < 2 * columns; i++) m.values[i] = x[i % n] * (i + 1);
  transpose(&t, &m);
  double sum = doubled(&m, x) + t.values[1] * doubled(&t, x);
  stop(&m), stop(&t);
  return sum;
}
