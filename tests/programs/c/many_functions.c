// A table of more than a hundred functions, found by name: which one is called shows when the program runs.
// differentiate: found(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <stdio.h>
#include <string.h>

typedef int (*Indicator)(int n, const double *const *inputs, const double *options, double *const *outputs);
typedef struct { const char *name; Indicator run; } Info;

#define ONE(k) \
  static int run##k(int n, const double *const *inputs, const double *options, double *const *outputs) { \
    for (int i = 0; i < n; ++i) outputs[0][i] = (k + 1) * inputs[0][i] * inputs[0][i] * options[0]; \
    return 0; \
  }
#define ENTRY(k) {"indicator" #k, run##k},
#define TEN(X, d) X(d##0) X(d##1) X(d##2) X(d##3) X(d##4) X(d##5) X(d##6) X(d##7) X(d##8) X(d##9)
#define ALL(X) \
  TEN(X, ) TEN(X, 1) TEN(X, 2) TEN(X, 3) TEN(X, 4) TEN(X, 5) TEN(X, 6) TEN(X, 7) TEN(X, 8) TEN(X, 9) TEN(X, 10) \
  TEN(X, 11)
ALL(ONE)
static Info table[] = {ALL(ENTRY){0, 0}};

static const Info *find(const char *name) {
  for (const Info *info = table; info->name; ++info)
    if (!strcmp(info->name, name)) return info;
  return 0;
}

double found(const double *x, int n) {
  double y[8], options[1] = {x[0]}, s = 0, *outputs[1] = {y};
  const double *inputs[1] = {x};
  for (int k = 0; k < n; ++k) {
    char name[16];
    snprintf(name, sizeof name, "indicator%d", 37 * k + 3);
    if (find(name)->run(n, inputs, options, outputs)) return 0;
    for (int i = 0; i < n; ++i) s += y[i] * (i + 1);
  }
  return s / 100;
}
