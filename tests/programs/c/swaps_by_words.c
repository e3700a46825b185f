// Sorting that swaps what it does not know by words with the name of an integer, as copies of BSD's qsort do.
// (C leaves that undefined; who compares and swaps in functions of their own gets what they want from compilers.)
// differentiate: numbers(x, n)  at: x = 0.7 -0.3 0.9 0.1 -0.5, n = 5
// differentiate: records(x, n)  at: x = 0.7 -0.3 0.9 0.1 -0.5, n = 5
// differentiate: with_indices(x, n)  at: x = 0.7 -0.3 0.9 0.1 -0.5, n = 5
// differentiate: with_addresses(x, n)  at: x = 0.7 -0.3 0.9 0.1 -0.5, n = 5
// differentiate: beside_integers(x, n)  at: x = 0.7 -0.3 0.9 0.1 -0.5, n = 5
// differentiate: singles(x, n)  at: x = 0.7 -0.3 0.9 0.1 -0.5, n = 5  tolerance: 1e-3  roundoff: 1e-3
// differentiate: rotated(x, n)  at: x = 0.7 -0.3 0.9 0.1 -0.5, n = 5
// differentiate: said_to_be_integers(x, n)  at: x = 3 1 4 2, n = 4
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef int order(const void *, const void *);

static inline void swap_words(char *a, char *b, long n) {
  long i = n / sizeof(long);
  long *pi = (long *)a, *pj = (long *)b;
  do {
    long t = *pi;
    *pi++ = *pj;
    *pj++ = t;
  } while (--i > 0);
}

__attribute__((noinline)) static void sort(void *base, size_t n, size_t size, order *compare) {
  char *a = base;
  for (char *pm = a + size; pm < a + n * size; pm += size)
    for (char *pl = pm; pl > a && compare(pl - size, pl) > 0; pl -= size) {
      if (size == sizeof(long)) {
        long t = *(long *)pl;
        *(long *)pl = *(long *)(pl - size);
        *(long *)(pl - size) = t;
      } else {
        swap_words(pl, pl - size, size);
      }
    }
}

__attribute__((noinline)) static int by_number(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

double numbers(const double *x, int n) {
  double s[8], r = 0;
  for (int i = 0; i < n; i++) s[i] = x[i] * x[i];
  sort(s, n, sizeof *s, by_number);
  for (int i = 0; i < n; i++) r += (i + 1) * s[i];
  return r;
}

struct pair { double key, weight; };

double records(const double *x, int n) {
  struct pair s[8];
  double r = 0;
  for (int i = 0; i < n; i++) s[i].key = x[i] * x[i], s[i].weight = sin(x[i]);
  sort(s, n, sizeof *s, by_number);
  for (int i = 0; i < n; i++) r += (i + 1) * s[i].weight * s[i].key;
  return r;
}

struct indexed { double key; long index; };

__attribute__((noinline)) static void sort_indexed(void *base, size_t n, size_t size, order *compare) {
  char *a = base;
  for (char *pm = a + size; pm < a + n * size; pm += size)
    for (char *pl = pm; pl > a && compare(pl - size, pl) > 0; pl -= size) swap_words(pl, pl - size, size);
}

double with_indices(const double *x, int n) {
  struct indexed s[8];
  double r = 0;
  for (int i = 0; i < n; i++) s[i].key = x[i] * x[i], s[i].index = i;
  sort_indexed(s, n, sizeof *s, by_number);
  for (int i = 0; i < n; i++) r += (i + 1) * s[i].key * x[s[i].index];
  return r;
}

struct led { double key; const double *value; };

__attribute__((noinline)) static void sort_led(void *base, size_t n, size_t size, order *compare) {
  char *a = base;
  for (char *pm = a + size; pm < a + n * size; pm += size)
    for (char *pl = pm; pl > a && compare(pl - size, pl) > 0; pl -= size) swap_words(pl, pl - size, size);
}

double with_addresses(const double *x, int n) {
  struct led s[8];
  double r = 0;
  for (int i = 0; i < n; i++) s[i].key = x[i] * x[i], s[i].value = &x[n - 1 - i];
  sort_led(s, n, sizeof *s, by_number);
  for (int i = 0; i < n; i++) r += (i + 1) * s[i].key * *s[i].value;
  return r;
}

__attribute__((noinline)) static int by_integer(const void *a, const void *b) {
  long x = *(const long *)a, y = *(const long *)b;
  return x < y ? -1 : x > y;
}

__attribute__((noinline)) static void sort_either(void *base, size_t n, size_t size, order *compare) {
  char *a = base;
  for (char *pm = a + size; pm < a + n * size; pm += size)
    for (char *pl = pm; pl > a && compare(pl - size, pl) > 0; pl -= size) {
      long t = *(long *)pl;
      *(long *)pl = *(long *)(pl - size);
      *(long *)(pl - size) = t;
    }
}

double beside_integers(const double *x, int n) {
  double s[8], r = 0;
  long places[8];
  for (int i = 0; i < n; i++) s[i] = exp(x[i]), places[i] = (3 * i + 1) % n;
  sort_either(places, n, sizeof *places, by_integer);
  sort_either(s, n, sizeof *s, by_number);
  for (int i = 0; i < n; i++) r += (places[i] + 1) * s[i] * x[places[i]];
  return r;
}

__attribute__((noinline)) static void swap_singles(int *a, int *b) {
  int t = *a;
  *a = *b;
  *b = t;
}

double singles(const double *x, int n) {
  float s[8];
  double r = 0;
  for (int i = 0; i < n; i++) s[i] = (float)(x[i] * x[i]);
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && s[j - 1] > s[j]; j--) swap_singles((int *)&s[j], (int *)&s[j - 1]);
  for (int i = 0; i < n; i++) r += (i + 1) * s[i];
  return r;
}

__attribute__((noinline)) static void rotate(void *array, int n) {
  unsigned long long *words = array, first = words[0];
  for (int i = 0; i + 1 < n; i++) words[i] = words[i + 1];
  words[n - 1] = first;
}

double rotated(const double *x, int n) {
  double s[8], r = 0;
  for (int i = 0; i < n; i++) s[i] = x[i] * x[i];
  rotate(s, n);
  for (int i = 0; i < n; i++) r += (i + 1) * s[i];
  return r;
}

typedef uint64_t __attribute__((may_alias)) word;

double said_to_be_integers(const double *x, int n) {  // (and their accesses say nothing)
  struct { uint64_t key; word value; } e[8];
  for (int i = 0; i < n; i++) {
    double v = x[i] * x[i];
    memcpy(&e[i].key, &x[i], 8);
    memcpy(&e[i].value, &v, 8);
  }
  for (int i = 1; i < n; i++)
    for (int j = i; j && e[j - 1].key > e[j].key; j--) {
      uint64_t k = e[j].key;
      word v = e[j].value;
      e[j] = e[j - 1];
      e[j - 1].key = k;
      e[j - 1].value = v;
    }
  double s = 0, v;
  for (int i = 0; i < n; i++) {
    memcpy(&v, &e[i].value, 8);
    s = s * 0.5 + v * (i + 1);
  }
  return s;
}
