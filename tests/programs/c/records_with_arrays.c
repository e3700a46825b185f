// differentiate: place(x)  at: x = 0.3 0.4 0.5 0.6  roundoff: 1e-6
// A record of arrays of two widths and of flags, filled by loops that count up and down, is copied where it is the best.
struct result {
  double position[6];
  float spread[6];
  double clock[6];
  unsigned char kind, state, count;
  float age, ratio;
};

__attribute__((noinline)) static double product(const double *a, const double *b, int n) {
  double sum = 0;
  while (--n >= 0) sum += a[n] * b[n];
  return sum;
}

__attribute__((noinline)) static int estimate(const double *x, int without, struct result *made) {
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += i == without ? 0 : x[i] * (i + 1);
  for (int i = 0; i < 3; i++) made->position[i] = sum + i;
  for (int i = 0; i < 3; i++) made->position[i + 3] = sum * sum;
  for (int i = 3; i-- > 0;) made->spread[i] = (float)sum * (i + 1);
  made->clock[0] = sum * sum;
  made->kind = made->state = 5;
  made->count = (unsigned char)(4 - without);
  made->age = made->ratio = 0;
  return sum < 100;
}

__attribute__((noinline)) static void best(const double *x, struct result *found) {
  for (int i = 0; i < 4; i++) {
    struct result made = {{0}};
    if (!estimate(x, i, &made)) continue;
    if (product(made.position, made.position, 3) > product(found->position, found->position, 3)) *found = made;
  }
}

double place(double *x) {
  struct result found = {{0}};
  best(x, &found);
  return found.position[0] * found.position[4] + found.clock[0] + found.spread[1] + found.count;
}
