// differentiate: sum(steps)  at: steps = 0.3 0.9 1.7
// differentiate: away(step)  at: step = 0.3
// A time is whole seconds and a fraction, and goes by value: callers of a function that only adds to the seconds know
// that no number lies there.
#include <math.h>
#include <time.h>

struct when { time_t seconds; double fraction; };

__attribute__((noinline)) static struct when later(struct when t, double by) {
  t.fraction += by;
  double whole = floor(t.fraction);
  t.seconds += (int)whole;
  t.fraction -= whole;
  return t;
}

__attribute__((noinline)) static double between(struct when a, struct when b) {
  return difftime(a.seconds, b.seconds) + a.fraction - b.fraction;
}

__attribute__((noinline)) static struct when corrected(struct when t) {
  static const double leaps[3][2] = {{100, 3}, {50, 2}, {0, 0}};
  for (int i = 0; leaps[i][0] > 0; i++) {
    struct when moved = later(t, leaps[i][1]), at = {(time_t)leaps[i][0], 0};
    if (between(moved, at) >= 0) return moved;
  }
  return t;
}

__attribute__((noinline)) static void parts(struct when t, double *out) {
  int days = (int)(t.seconds / 86400), rest = (int)(t.seconds - (time_t)days * 86400);
  out[0] = days, out[1] = rest / 3600, out[2] = rest % 3600 + t.fraction;
}

double sum(double *steps) {
  struct when all[3], now = {100000, 0.25};
  double total = 0, out[3];
  for (int i = 0; i < 3; i++) all[i] = later(now, steps[i]);
  for (int i = 0; i < 3; i++) {
    parts(corrected(all[i]), out);
    total += sin(out[2]) * (out[1] + i);
  }
  return total;
}

double away(double *step) {
  struct when now = {70, 0.25}, then = corrected(later(now, *step));
  return exp(0.1 * between(then, now));
}
