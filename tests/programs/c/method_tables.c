// differentiate: integrated(x, method)  at: x = 0.7 1.3 0.4, method = 0
// differentiate: adapted(x, method)  at: x = 0.7 1.3 0.4, method = 1
// differentiate: written(x, out)  at: x = 0.7 1.3 0.4, out = zeros(3)
// Methods behind tables of functions, each with a state of its own that only it can read.  Other tables have functions of
// the same types about other data: which function a member may hold decides what an object is taken for.
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const char *name;
  void *(*make)(size_t n);
  int (*step)(void *state, size_t n, double h, double *y);
  void (*release)(void *state);
} method;

typedef struct {
  double *slope, *before;
} euler_state;

typedef struct {
  size_t *counts;
  size_t order;
  double *history, factor;
} multistep_state;

static void slope_of(size_t n, const double *y, double *slope) {
  for (size_t i = 0; i < n; i++)
    slope[i] = -y[i] * y[(i + 1) % n];
}

static void *make_euler(size_t n) {
  euler_state *state = malloc(sizeof *state);
  state->slope = malloc(n * sizeof(double));
  state->before = malloc(n * sizeof(double));
  return state;
}

static int step_euler(void *given, size_t n, double h, double *y) {
  euler_state *state = given;
  memcpy(state->before, y, n * sizeof(double));
  slope_of(n, state->before, state->slope);
  for (size_t i = 0; i < n; i++)
    y[i] += h * state->slope[i];
  return 0;
}

static void release_euler(void *given) {
  euler_state *state = given;
  free(state->slope);
  free(state->before);
  free(state);
}

static void *make_multistep(size_t n) {
  multistep_state *state = malloc(sizeof *state);
  state->order = 0;
  state->history = malloc(2 * n * sizeof(double));
  memset(state->history, 0, 2 * n * sizeof(double));
  state->factor = 1.5;
  state->counts = calloc(4, sizeof(size_t));
  return state;
}

static int step_multistep(void *given, size_t n, double h, double *y) {
  multistep_state *state = given;
  double *now = state->history, *last = now + n;
  memcpy(last, now, n * sizeof(double));
  slope_of(n, y, now);
  state->counts[state->order % 4]++;
  double ours = state->order++ ? state->factor : 1, theirs = 1 - ours;
  for (size_t i = 0; i < n; i++)
    y[i] += h * (ours * now[i] + theirs * last[i]);
  return 0;
}

static void release_multistep(void *given) {
  multistep_state *state = given;
  free(state->history);
  free(state->counts);
  free(state);
}

const method euler = {"euler", make_euler, step_euler, release_euler};
const method multistep = {"multistep", make_multistep, step_multistep, release_multistep};

static double integrate(const method *how, double *x, double h) {
  double y[3];
  void *state = how->make(3);
  memcpy(y, x, sizeof y);
  for (int i = 0; i < 8; i++)
    if (how->step(state, 3, h, y))
      break;
  how->release(state);
  return y[0] * y[1] + sin(y[2]);
}

double integrated(double *x, int *which) { return integrate(*which ? &multistep : &euler, x, 0.05); }
double adapted(double *x, int *which) { return integrate(*which ? &multistep : &euler, x, 0.02 * x[0]); }

// Functions of one type about numbers, bytes and words, which members of three structs hold.
typedef struct {
  void (*convert)(void *from, size_t n);
  void *samples;
} sound;

typedef struct {
  void (*convert)(void *from, size_t n);
  void *pixels;
} image;

typedef struct {
  sound *first;
  void (*count)(void *from, size_t n);
} statistics;

static void halve(void *from, size_t n) {
  for (size_t i = 0; i < n; i++)
    ((double *)from)[i] *= 0.5;
}
static void clip(void *from, size_t n) {
  for (size_t i = 0; i < n; i++)
    ((unsigned char *)from)[i] &= 127;
}
static void increment(void *from, size_t n) {
  for (size_t i = 0; i < n; i++)
    ((long *)from)[i]++;
}

__attribute__((noinline)) static sound *new_sound(const double *x, size_t n) {
  sound *s = malloc(sizeof *s);
  s->convert = halve;
  s->samples = malloc(n * sizeof(double));
  memcpy(s->samples, x, n * sizeof(double));
  return s;
}

__attribute__((noinline)) static image *new_image(size_t n) {
  image *made = malloc(sizeof *made);
  made->convert = clip;
  made->pixels = malloc(n);
  for (size_t i = 0; i < n; i++)
    ((unsigned char *)made->pixels)[i] = (unsigned char)(200 + i);
  return made;
}

__attribute__((noinline)) static void process(sound *s, image *seen, statistics *about, long *counts) {
  s->convert(s->samples, 3);
  seen->convert(seen->pixels, 3);
  about->count(counts, 2);
}

double written(double *x, double *out) {
  long counts[2] = {1, 2};
  sound *s = new_sound(x, 3);
  image *seen = new_image(3);
  statistics about = {s, increment};
  process(s, seen, &about, counts);
  memcpy(out, s->samples, 3 * sizeof(double));
  double sum = out[0] * out[1] + out[2] * ((unsigned char *)seen->pixels)[1] * counts[1];
  free(s->samples);
  free(s);
  free(seen->pixels);
  free(seen);
  return sum;
}
