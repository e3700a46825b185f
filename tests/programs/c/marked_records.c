// Marks and counts beside numbers: a character behind which room is left, so that a loop over the numbers behind it
// might reach it; the counter of one kind of object where another kind has a number
// differentiate: smoothed(x, n)      at: x = 1 2 3 4, n = 4
// differentiate: drawn(x, n)         at: x = 0.5 1.5 2.5, n = 3
// differentiate: flagged(x, n)       at: x = 1 2 3, n = 3
#include <stdlib.h>
#include <string.h>

struct knot {
  double x, y;
  char mark;
  double bend;
  double rates[4];
  double length;
};

// The number of rates that a knot has shows at run time only.
static void __attribute__((noinline)) relax(struct knot *knots, const int *counts, const double *by, int n) {
  for (int i = 0, j = 0; i < n; i++)
    for (int k = 0; k < counts[i]; k++) knots[i].rates[k] += by[j++] * knots[i].x;
}

static void __attribute__((noinline)) close_marks(struct knot *knots, int last) {
  if (knots[last].mark == 'z') knots[last].mark = knots[0].mark;
}

static void __attribute__((noinline)) set(struct knot *knots, const char *marks, const double *x, int n) {
  for (int i = 0; i < n; i++) {
    knots[i].x = x[i], knots[i].y = x[i] * x[i], knots[i].mark = marks[i];
    knots[i].bend = knots[i].length = knots[i].x * knots[i].y;
  }
}

double smoothed(const double *x, int n) {
  struct knot *knots = calloc(n, sizeof *knots);
  char *marks = malloc(n);
  int *counts = malloc(n * sizeof *counts);
  double *by = malloc(4 * n * sizeof *by);
  for (int i = 0; i < n; i++) {
    marks[i] = i == n - 1 ? 'z' : 'o' + i % 2;
    counts[i] = i % 3 + 1;
  }
  set(knots, marks, x, n);
  for (int j = 0; j < 4 * n; j++) by[j] = x[j % n] / (j + 1);
  relax(knots, counts, by, n);
  close_marks(knots, n - 1);
  double sum = 0;
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 4; k++) sum += knots[i].rates[k] * (knots[i].mark == 'o' ? 1 : 3) + knots[i].bend * knots[i].length;
  free(knots), free(marks), free(counts), free(by);
  return sum;
}

struct sink {
  void (*to)(struct sink *, double);
};

struct pen {
  struct sink base;
  double at, length;
};

struct list {
  struct sink base;
  int used, room;
  double *points;
};

static void pen_to(struct sink *s, double x) {
  struct pen *p = (struct pen *)s;
  p->length += (x - p->at) * (x - p->at), p->at = x;
}

static int __attribute__((noinline)) prepare(struct list *l) {
  if (l->used == l->room) {
    double *more = realloc(l->points, (l->room += 4) * sizeof *more);
    if (!more) {
      l->used = -1;
      return 0;
    }
    l->points = more;
  }
  return l->used >= 0;
}

static void __attribute__((noinline)) mark(struct sink *s, double x, int is_list) {
  if (is_list) {
    struct list *l = (struct list *)s;
    if (l->used == l->room) prepare(l);
    int i = l->used;
    l->points[i] = 0;
    i++;
    l->used = i;
  } else {
    s->to(s, x);
  }
}

double drawn(const double *x, int n) {
  struct pen p = {{pen_to}, 0, 0};
  for (int i = 0; i < n; i++) mark(&p.base, x[i], n > 1000);
  return p.length;
}

// The mark ends the record.
struct state {
  double weight;
  double rates[3];
  char mark;
};

static void __attribute__((noinline)) fill(struct state *states, const int *counts, const double *x, int n) {
  for (int i = 0; i < n; i++)
    for (int k = 0; k < counts[i]; k++) states[i].rates[k] = x[i] * (k + 1);
}

static void __attribute__((noinline)) pass_marks(struct state *states, int n) {
  for (int i = 1; i < n; i++)
    if (states[i].mark == '-') states[i].mark = states[i - 1].mark;
}

double flagged(const double *x, int n) {
  struct state *states = calloc(n, sizeof *states);
  int *counts = malloc(n * sizeof *counts);
  for (int i = 0; i < n; i++) states[i].weight = x[i], states[i].mark = i ? '-' : 'a', counts[i] = i % 3 + 1;
  fill(states, counts, x, n);
  pass_marks(states, n);
  double sum = 0;
  for (int i = 0; i < n; i++)
    if (states[i].mark == 'a') sum += states[i].weight * (states[i].rates[0] + states[i].rates[2]);
  free(states), free(counts);
  return sum;
}
