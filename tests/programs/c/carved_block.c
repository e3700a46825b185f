// differentiate: spectrum(x, n)  at: x = random(12, -1, 1), n = 6  roundoff: 1e-5  tolerance: 1e-3
// differentiate: there_and_back(x, n)  at: x = random(12, -1, 1), n = 6  roundoff: 1e-5  tolerance: 1e-3
// One block of memory for a plan: its header with addresses, a table of integers, and arrays of floats at offsets that
// are computed.  A transform in place copies its result from a block of its own.
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct { float r, i; } point;
struct plan { int n, inverse, factors[16]; point twiddles[1]; };
struct real_plan { struct plan *sub; point *buffer, *turns; };

static size_t plan_size(int n) { return sizeof(struct plan) + sizeof(point) * (n - 1); }

__attribute__((noinline)) static void set_plan(struct plan *made, int n, int inverse) {
  made->n = n, made->inverse = inverse;
  for (int i = 0; i < n; i++) {
    double phase = (inverse ? 2 : -2) * 3.141592653589793 * i / n;
    made->twiddles[i].r = cos(phase), made->twiddles[i].i = sin(phase);
  }
  int *factors = made->factors, p = 4;
  do {
    while (n % p) p = p == 4 ? 2 : p == 2 ? 3 : p + 2;
    n /= p;
    *factors++ = p, *factors++ = n;
  } while (n > 1);
}

__attribute__((noinline)) static struct real_plan *new_real_plan(int n, int inverse) {
  struct real_plan *made = malloc(sizeof(struct real_plan) + plan_size(n) + sizeof(point) * (2 * n));
  made->sub = (struct plan *)(made + 1);
  made->buffer = (point *)((char *)made->sub + plan_size(n));
  made->turns = made->buffer + n;
  set_plan(made->sub, n, inverse);
  for (int i = 0; i < n; i++) made->turns[i].r = cos(i * 0.1), made->turns[i].i = sin(i * 0.1);
  return made;
}

static void work(point *out, const point *in, size_t step, const int *factors, const struct plan *plan) {
  int p = *factors++, m = *factors++;
  point parts[16];
  if (m == 1)
    for (int j = 0; j < p; j++) out[j] = in[j * step];
  else
    for (int j = 0; j < p; j++) work(out + j * m, in + j * step, step * p, factors, plan);
  for (int u = 0; u < m; u++) {
    for (int j = 0; j < p; j++) parts[j] = out[u + j * m];
    for (int k = u; k < p * m; k += m) {
      out[k] = parts[0];
      for (int j = 1; j < p; j++) {
        point t = plan->twiddles[step * k * j % plan->n];
        out[k].r += parts[j].r * t.r - parts[j].i * t.i;
        out[k].i += parts[j].r * t.i + parts[j].i * t.r;
      }
    }
  }
}

static void transform(const struct plan *plan, const point *in, point *out) {
  if (in == out) {
    point *room = malloc(sizeof(point) * plan->n);
    work(room, in, 1, plan->factors, plan);
    memcpy(out, room, sizeof(point) * plan->n);
    free(room);
  } else {
    work(out, in, 1, plan->factors, plan);
  }
}

static void real_transform(struct real_plan *plan, const float *in, point *out) {
  transform(plan->sub, (const point *)in, plan->buffer);
  for (int k = 0; k < plan->sub->n; k++) {
    point a = plan->buffer[k], t = plan->turns[k];
    out[k].r = a.r * t.r - a.i * t.i, out[k].i = a.r * t.i + a.i * t.r;
  }
}

float spectrum(float *x, int n) {
  struct real_plan *plan = new_real_plan(n, 0);
  point bins[16];
  float sum = 0;
  real_transform(plan, x, bins);
  for (int k = 0; k < n; k++) sum += bins[k].r * bins[k].r + bins[k].i * (k + 1);
  free(plan);
  return sum;
}

float there_and_back(float *x, int n) {
  struct real_plan *there = new_real_plan(n, 0), *back = new_real_plan(n, 1);
  point bins[16];
  float sum = 0;
  real_transform(there, x, bins);
  for (int k = 0; k < n; k++) back->buffer[k].r = bins[k].r * k, back->buffer[k].i = bins[k].i;
  transform(back->sub, back->buffer, back->buffer);
  for (int k = 0; k < n; k++) sum += back->buffer[k].r * back->buffer[k].r + back->buffer[k].i * x[k];
  free(there), free(back);
  return sum;
}
