// Halves of numbers go one by one through a buffer that begins with a count and a text: where they lie is not told apart.
// differentiate: halved(x, n)  at: x = 0.9 1.2, n = 2
// expect: refused: cannot deduce whether
// differentiate: handed(x, n)  at: x = 0.9 1.2, n = 2
// expect: refused: come back as a number
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef struct { uint8_t *data; size_t len, pos; } Buffer;
static void put(Buffer *b, const void *from, size_t n) { memcpy(b->data + b->len, from, n); b->len += n; }
static void get(Buffer *b, void *to, size_t n) { memcpy(to, b->data + b->pos, n); b->pos += n; }

double halved(const double *x, int n) {
  Buffer b = {calloc(256, 1), 0, 0};
  char name[8] = "abc";
  uint32_t length = strlen(name);
  put(&b, &length, 4);
  put(&b, name, length);
  b.len = (b.len + 7) & ~(size_t)7;
  for (int k = 0; k < n; k++) {
    double v = x[k] * x[0];
    uint32_t halves[2];
    memcpy(halves, &v, 8);
    put(&b, &halves[0], 4);
    put(&b, &halves[1], 4);
  }
  get(&b, &length, 4);
  get(&b, name, length);
  b.pos = (b.pos + 7) & ~(size_t)7;
  double s = length;
  for (int k = 0; k < n; k++) {
    uint32_t halves[2];
    double v;
    get(&b, &halves[0], 4);
    get(&b, &halves[1], 4);
    memcpy(&v, halves, 8);
    s += v * x[1];
  }
  free(b.data);
  return s;
}

// The halves are put into what is named an integer by a function that does nothing else.
typedef struct { uint32_t halves[2]; double other; } Words;
__attribute__((noinline)) static void unpack(const uint8_t *from, Words *w) {
  uint32_t low, high;
  memcpy(&low, from, 4);
  memcpy(&high, from + 4, 4);
  w->halves[0] = low;
  w->halves[1] = high;
}
double handed(const double *x, int n) {
  double s = 0;
  uint8_t *bytes = calloc(8 * n, 1);
  for (int k = 0; k < n; k++) {
    double v = x[1] * x[k];
    memcpy(bytes + 8 * k, &v, 8);
  }
  for (int k = 0; k < n; k++) {
    Words w;
    double v;
    unpack(bytes + 8 * k, &w);
    memcpy(&v, w.halves, 8);
    s += v * x[0];
  }
  free(bytes);
  return s;
}
