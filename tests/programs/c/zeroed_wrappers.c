// differentiate: reserved(x, n)  at: x = 0.3 1.1 0.7, n = 3  tolerance: 1e-4  roundoff: 1e-6
// Memory comes zeroed from a library's own function, which gets it through a pointer in the caller's pool and lets
// everybody know where it is.  What will lie there differs from call to call.
#include <stdlib.h>
#include <string.h>

typedef struct {
  void *(*get)(void *from, size_t size);
  size_t used;
} pool;

void *latest;

__attribute__((noinline)) static void *get_counted(void *from, size_t size) {
  ((pool *)from)->used += size;
  return malloc(size);
}

__attribute__((noinline)) void *zeroed(pool *from, size_t size) {
  void *made = from->get(from, size);
  if (made)
    memset(made, 0, size);
  latest = made;
  return made;
}

typedef struct {
  double level;
  int times;
  float share;
  double *samples;
} record;

typedef struct {
  int count;
  float weights[3];
  double *level;
} summary;

double reserved(double *x, int *n) {
  pool from = {get_counted, 0};
  double *samples = zeroed(&from, 3 * sizeof(double));
  record *r = zeroed(&from, sizeof *r);
  summary *s = zeroed(&from, sizeof *s);
  samples[0] = x[0];
  r->level = x[1], r->samples = samples, r->share = (float)x[2], r->times = 2;
  s->level = &r->level, s->count = *n, s->weights[1] = 2 * r->share;
  double sum = r->level * r->samples[0] * *s->level + r->times * samples[1];
  for (int i = 0; i < s->count; i++)
    sum += s->weights[i] * r->share * (i + 1);
  free(samples);
  free(r);
  free(s);
  return sum;
}
