// Numbers whose bits are encoded in messages, behind headers of plain integers, and decoded again: refused, for words in
// steps may begin behind the header's. Bytes that are only swapped twice at once are numbers.
// differentiate: message(x, n)  at: x = 0.7 1.3 -0.4, n = 3
// expect: refused: bits of an active number
// differentiate: counted(x, n)  at: x = 0.7 1.3 -0.4, n = 3
// expect: refused: bits of an active number
// differentiate: sealed(x, n)  at: x = 0.7 1.3 -0.4, n = 3
// expect: refused: bits of an active number
// differentiate: by_value(x, n)  at: x = 0.7 1.3 -0.4, n = 3
// expect: refused: bits of an active number
// differentiate: offsets(x, n)  at: x = 0.7 1.3 -0.4, n = 3
// expect: refused: bits of an active number
// differentiate: sometimes(x, n)  at: x = 0.7 1.3 -0.4, n = 3
// expect: refused: bits of an active number
// differentiate: twice(x, n)  at: x = 0.7 1.3 -0.4, n = 3
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static uint64_t bits(double x) { uint64_t u; memcpy(&u, &x, sizeof u); return u; }
static double number(uint64_t u) { double x; memcpy(&x, &u, sizeof x); return x; }

struct packet { uint32_t kind; uint64_t payload[3]; };
__attribute__((noinline)) static void pack(struct packet *p, const double *x, int n) {
  p->kind = __builtin_bswap32(n);
  for (int i = 0; i < n; i++) p->payload[i] = __builtin_bswap64(bits(x[i]));
}
__attribute__((noinline)) static double unpack(const struct packet *p) {
  int n = __builtin_bswap32(p->kind);
  double s = 0;
  for (int i = 0; i < n; i++) s += number(__builtin_bswap64(p->payload[i])) * (i + 1);
  return s;
}
double message(double *x, int n) {
  struct packet *p = malloc(sizeof *p);
  pack(p, x, n);
  double s = unpack(p);
  free(p);
  return s;
}

__attribute__((noinline)) static void fill(uint64_t *p, const double *x, int n) {
  p[0] = n;
  for (int i = 0; i < n; i++) p[i + 1] = bits(x[i]) + 12345;
}
__attribute__((noinline)) static double sum(const uint64_t *p) {
  double s = 0;
  for (int i = 0, n = p[0]; i < n; i++) s += number(p[i + 1] - 12345) * (i + 1);
  return s;
}
double counted(double *x, int n) {
  uint64_t *p = malloc((n + 1) * sizeof *p);
  fill(p, x, n);
  double s = sum(p);
  free(p);
  return s;
}

struct sealed { int n; uint64_t payload[3]; };
static struct sealed store;
__attribute__((noinline)) static void seal(const double *x, int n) {
  store.n = n * 2;
  for (int i = 0; i < n; i++) store.payload[i] = bits(x[i]) ^ 0x5555;
}
__attribute__((noinline)) static double unseal(int i) { return number(store.payload[i] ^ 0x5555); }
double sealed(double *x, int n) {
  seal(x, n);
  double s = 0;
  for (int i = 0; i < store.n / 2; i++) s += unseal(i) * unseal(0);
  return s;
}

struct item { uint64_t kind, word; };
__attribute__((noinline)) static struct item encode(double x, int k) {
  struct item made = {k * 3, __builtin_bswap64(bits(x))};
  return made;
}
__attribute__((noinline)) static double decode(struct item i) { return number(__builtin_bswap64(i.word)) * i.kind; }
double by_value(double *x, int n) {
  struct item items[3];
  for (int i = 0; i < n; i++) items[i] = encode(x[i], i + 1);
  double s = 0;
  for (int i = 0; i < n; i++) s += decode(items[i]) * decode(items[(i + 1) % n]);
  return s;
}

struct index { uint64_t offsets[3], words[3]; };
__attribute__((noinline)) static void write_index(struct index *p, const double *x, int n) {
  for (int i = 0; i < n; i++) p->offsets[i] = (n - i) * 8;
  for (int i = 0; i < n; i++) p->words[p->offsets[i] / 8 - 1] = __builtin_bswap64(bits(x[i]));
}
__attribute__((noinline)) static double read_index(const struct index *p, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += number(__builtin_bswap64(p->words[i])) * p->offsets[i];
  return s;
}
double offsets(double *x, int n) {
  struct index *p = malloc(sizeof *p);
  write_index(p, x, n);
  double s = read_index(p, n);
  free(p);
  return s;
}

struct word { int tag; uint64_t bits; };
__attribute__((noinline)) static void write_words(struct word *p, const double *x, int n) {
  for (int i = 0; i < n; i++) {
    p[i].tag = i % 2;
    p[i].bits = i % 2 ? (uint64_t)i * 5 : bits(x[i]) ^ 0x5555;
  }
}
__attribute__((noinline)) static double read_words(const struct word *p, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += p[i].tag ? (double)p[i].bits : number(p[i].bits ^ 0x5555);
  return s;
}
double sometimes(double *x, int n) {
  struct word *p = malloc(n * sizeof *p);
  write_words(p, x, n);
  double s = read_words(p, n);
  free(p);
  return s;
}

__attribute__((noinline)) static void swap_all(void *p, int n) {
  uint64_t *words = p;
  for (int i = 0; i < n; i++) words[i] = __builtin_bswap64(words[i]);
}
double twice(double *x, int n) {
  double s = number(__builtin_bswap64(__builtin_bswap64(bits(x[0] * x[1]))));
  swap_all(x, n);
  swap_all(x, n);
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}
