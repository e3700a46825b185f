// differentiate: weighted(x, kind)  at: x = 0.3 1.1 0.7, kind = 1
// differentiate: resampled(x, kind)  at: x = 0.3 1.1 0.7, kind = 2
// Tables of constants that a switch chooses from: compilers of position-independent code keep their distances.  The
// address is kept behind numbers at an index that nobody knows.
#include <stdlib.h>

typedef struct {
  int marker;
  double kept[4];
  const float *weights;
  double more[4], sum;
} filter;

static const float coarse[4] = {0.5f, 0.25f, 0.125f, 0.0625f}, middle[4] = {0.6f, 0.3f, 0.2f, 0.1f},
                   fine[4] = {0.7f, 0.4f, 0.3f, 0.2f}, finest[4] = {0.8f, 0.5f, 0.4f, 0.3f};

static const float *table(int kind) {
  switch (kind) {
    case 0: return coarse;
    case 1: return middle;
    case 2: return fine;
    default: return finest;
    case 3: return coarse + 1;
    case 4: return middle + 1;
  }
}

__attribute__((noinline)) filter *made(int kind) {
  filter *f = calloc(1, sizeof(filter));
  f->marker = 7;
  f->weights = table(kind);
  return f;
}

__attribute__((noinline)) double run(filter *f, const double *x, double moved, int n) {
  for (int i = 0; i < n; i++) {
    double w = f->weights[i] + moved * (f->weights[i + 1] - f->weights[i]);
    f->kept[i] += w * x[i] * x[i];
    f->more[n - i] += f->kept[i];
    f->sum += f->more[n - i] * f->kept[i];
  }
  return f->sum;
}

__attribute__((noinline)) double resampled(double *x, int kind) {
  filter *f = made(kind);
  double r = run(f, x, 0.25, kind + 1) * run(f, x, x[0], 3);
  free(f);
  return r;
}

double weighted(double *x, int kind) { return resampled(x, kind) + x[1]; }
