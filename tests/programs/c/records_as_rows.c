// Bits of numbers that integers carry into a record, which is read as a row of numbers from its start, backwards from
// its end, or by a copy of the integer, have no derivative: its words are said to be integers, and it shows when the derivative runs.
// differentiate: dense(x)  at: x = 1 2 3 4 5 6 7 8  expect: stops: bits of an active number go through integer arithmetic
// differentiate: pairwise(x)  at: x = 1 2 3 4 5 6 7 8  expect: stops: bits of an active number go through integer arithmetic
// differentiate: backwards(x)  at: x = 1 2 3 4 5 6 7 8  expect: stops: bits of an active number go through integer arithmetic
// differentiate: upwards(x)  at: x = 1 2 3 4 5 6 7 8  expect: stops: bits of an active number go through integer arithmetic
// differentiate: copied(x)  at: x = 1 2 3 4 5 6 7 8  expect: stops: bits of an active number go through integer arithmetic
// differentiate: counted(x)  at: x = 1 2 3 4 5 6 7 8  expect: stops: bits of an active number go through integer arithmetic
// differentiate: counted_in_pairs(x)  at: x = 1 2 3 4 5 6 7 8  expect: stops: bits of an active number go through integer arithmetic
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
static __attribute__((noinline)) uint64_t bits_of(const double *p) {
  uint64_t w;
  memcpy(&w, p, 8);
  return w ^ 1ull << 63;
}
struct record {
  uint64_t bits;
  double own[7];
};
static __attribute__((noinline)) void put(struct record *r, uint64_t w) {
  r->bits = w;
}
static __attribute__((noinline)) void fill(struct record *r, const double *x) {
  for (int i = 0; i < 7; i++) r->own[i] = x[i + 1];
}
static __attribute__((noinline)) double row(const double *all, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += all[i] * all[i] * all[i];
  return s;
}
static __attribute__((noinline)) double row_in_pairs(const double *all, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += all[2 * i] * all[2 * i] * all[2 * i];
  return s;
}
static __attribute__((noinline)) double backwards_in_pairs(const double *all, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += all[-2 * i] * all[-2 * i] * all[-2 * i];
  return s;
}
static __attribute__((noinline)) double row_backwards(const double *all, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += all[-i] * all[-i] * all[-i];
  return s;
}
double dense(const double *x) {
  struct record *r = malloc(sizeof *r);
  put(r, bits_of(x));
  fill(r, x);
  double s = row((double *)r, 8);
  free(r);
  return s;
}
double pairwise(const double *x) {
  struct record *r = malloc(sizeof *r);
  put(r, bits_of(x));
  fill(r, x);
  double s = row_in_pairs((double *)r, 4);
  free(r);
  return s;
}
double backwards(const double *x) {
  struct record *r = malloc(sizeof *r);
  put(r, bits_of(x));
  fill(r, x);
  double s = backwards_in_pairs(r->own + 5, 4);
  free(r);
  return s;
}
double upwards(const double *x) {
  struct record *r = malloc(sizeof *r);
  put(r, bits_of(x));
  fill(r, x);
  double s = row_backwards(r->own + 6, 8);
  free(r);
  return s;
}
struct pair {
  uint64_t bits, more;
  double *values;
  double own[7];
};
static __attribute__((noinline)) void put_both(struct pair *r, uint64_t w) {
  r->bits = w;
  r->more = 3;
}
static __attribute__((noinline)) void fill_behind(struct pair *r, const double *x) {
  r->values = r->own;
  for (int i = 0; i < 7; i++) r->values[i] = x[i + 1];
}
static __attribute__((noinline)) double pairs(struct pair *r) {
  double s = 0;
  for (int i = 0; i < 3; i++) s += r->values[2 * i] * r->values[2 * i + 1];
  return s;
}
static __attribute__((noinline)) void back(double *y, const uint64_t *w) {
  memcpy(y, w, 8);
}
double copied(const double *x) {
  struct pair *r = malloc(sizeof *r);
  put_both(r, bits_of(x));
  fill_behind(r, x);
  double y;
  back(&y, &r->bits);
  double s = pairs(r) * y * y * y;
  free(r);
  return s;
}
static __attribute__((noinline)) uint64_t exponential(double x) {
  return (uint64_t)(6497320848556798.0 * x + 4606794787981430020.0);
}
double counted(const double *x) {
  struct pair *r = malloc(sizeof *r);
  put_both(r, exponential(x[0]));
  fill_behind(r, x);
  double y;
  back(&y, &r->bits);
  double s = pairs(r) * y;
  free(r);
  return s;
}
double counted_in_pairs(const double *x) {
  struct record *r = malloc(sizeof *r);
  put(r, exponential(x[0]));
  fill(r, x);
  double s = row_in_pairs((double *)r, 4) + row_in_pairs(r->own + 1, 3);
  free(r);
  return s;
}
