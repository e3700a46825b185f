// Numbers that nothing varies come byte by byte, with a cursor in memory, into memory that holds what varies.
// differentiate: taken(w)  at: w = 0.6
// differentiate: taken_over(w)  at: w = 0.6
// differentiate: given(w)  at: w = 0.6
// differentiate: backwards(w)  at: w = 0.6
// differentiate: from_file(weights)  at: weights = 0.6 0.4
// differentiate: beside_names(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  unsigned char *data;
  size_t size, index;
} source;
static const double constants[2] = {2, 5};

static source opened(void) {
  source s = {malloc(sizeof constants), sizeof constants, 0};
  memcpy(s.data, constants, sizeof constants);
  return s;
}
NI void take(unsigned char *to, size_t n, source *s) {
  for (size_t i = 0; i < n; i++) to[i] = s->data[s->index++];
}
double taken(double w) {
  source s = opened();
  double *p = malloc(sizeof constants);
  take((unsigned char *)p, sizeof constants, &s);
  double sum = w * p[0] + p[1];
  free(p), free(s.data);
  return sum;
}
double taken_over(double w) {
  source s = opened();
  double *p = malloc(sizeof constants);
  p[0] = w * w, p[1] = w;
  double sum = p[0] * p[1];
  take((unsigned char *)p, sizeof constants, &s);
  sum += w * p[0] + p[1] * w * w;
  free(p), free(s.data);
  return sum;
}
NI void put(unsigned char *to, size_t i, unsigned char byte) { to[i] = byte; }
double given(double w) {
  source s = opened();
  double *p = malloc(sizeof constants);
  p[0] = p[1] = w * w;
  double sum = p[0];
  while (s.index < s.size) put((unsigned char *)p, s.index, s.data[s.index]), s.index++;
  sum += w * p[0] + p[1] * w;
  free(p), free(s.data);
  return sum;
}
NI unsigned long next(source *s) { return s->data[s->index++]; }
NI void read_backwards(double *to, source *s) {  // as numbers of the other byte order are
  unsigned char *c = (unsigned char *)to;
  for (size_t i = 0; i < sizeof *to; i++) c[sizeof *to - 1 - i] = next(s) ^ 0x55;
}
double backwards(double w) {
  source s = {malloc(sizeof constants), sizeof constants, 0};
  for (size_t k = 0; k < sizeof constants; k++)
    s.data[k] = ((const unsigned char *)constants)[k / 8 * 8 + 7 - k % 8] ^ 0x55;
  double *p = malloc(sizeof constants);
  p[0] = p[1] = w * w;
  double sum = p[0];
  read_backwards(p, &s), read_backwards(p + 1, &s);
  sum += w * p[0] + p[1] * w;
  free(p), free(s.data);
  return sum;
}

static source *whole(FILE *file, size_t size) {
  source *s = calloc(1, sizeof *s);
  s->data = calloc(size, 1);
  s->size = fread(s->data, 1, size, file);
  return s;
}
NI size_t take_items(void *to, size_t size, size_t n, source *s) {
  size_t i, length = size * n;
  unsigned char *c = to;
  for (i = 0; i < length && s->index < s->size; i++) c[i] = s->data[s->index++];
  return i / size;
}
double from_file(double *weights) {
  FILE *file = tmpfile();
  for (int i = 0; i < 8; i++) fwrite(&(float){0.5f * i + 1}, sizeof(float), 1, file);
  rewind(file);
  source *s = whole(file, 8 * sizeof(float));
  fclose(file);
  double sum = 0, mean[4] = {0};
  for (int v = 0; v < 2; v++) {
    float *p = calloc(4, sizeof *p);
    take_items(p, sizeof *p, 4, s);
    for (int i = 0; i < 4; i++) mean[i] += weights[v] * p[i];
    free(p);
  }
  for (int i = 0; i < 4; i++) sum += mean[i] * mean[i];
  free(s->data), free(s);
  return sum;
}

typedef struct {
  char name[12];
  double value;
} entry;
NI void name_it(entry *e, const char *name) {
  size_t i = 0;
  for (; name[i] && i < sizeof e->name - 1; i++) e->name[i] = name[i];
  e->name[i] = 0;
}
double beside_names(const double *x, int n) {
  static const char *const names[] = {"first", "second", "third", "fourth"};
  entry *e = malloc(n * sizeof *e);
  double sum = 0;
  for (int i = 0; i < n; i++) e[i].value = x[i] * x[i], name_it(&e[i], names[i % 4]);
  for (int i = 0; i < n; i++) sum += e[i].value * (double)strlen(e[i].name);
  free(e);
  return sum;
}
