#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct { double x, y; } Pair;                 /* in two registers */
typedef struct { double v[4]; } Four;                 /* a homogeneous aggregate: in four registers */
typedef struct { float r, g, b; } Colour;             /* three floats in three registers */
typedef struct { double weight; int kind; } Mixed;    /* in two integer registers */
typedef struct { double v[6]; int n; } Large;         /* by address, of a copy */

#define APART __attribute__((noinline))
APART static Pair turned(Pair p, double angle) {
  return (Pair){p.x * cos(angle) - p.y * sin(angle), p.x * sin(angle) + p.y * cos(angle)};
}
APART static Four squares(Four a) {
  for (int i = 0; i < 4; ++i) a.v[i] *= a.v[i] * (i + 1);
  return a;
}
APART static Colour darker(Colour c, float by) { return (Colour){c.r * by, c.g * by * by, c.b / by}; }
APART static double weighed(Mixed m, double x) { return m.kind == 2 ? m.weight * x * x : m.weight * x; }
APART static double total(Large l) {
  double sum = 0;
  for (int i = 0; i < l.n; ++i) sum += l.v[i] * l.v[i] * l.v[i];
  return sum;
}
APART static long double scaled(long double x, int by) { return x * by; }

double energy(const double *x) {
  Pair p = turned((Pair){x[0], x[1]}, x[2]);
  Four f = squares((Four){{x[0], p.x, x[2], p.y}});
  Colour c = darker((Colour){(float)x[0], (float)x[1], (float)x[2]}, 0.5f);
  Large l = {{x[0], x[1], f.v[1], f.v[3], 1, x[2]}, 6};
  return total(l) + f.v[0] * f.v[2] + weighed((Mixed){x[1], 2}, p.y) + weighed((Mixed){x[2], 1}, c.g) + c.r * c.b
         + 0 * (double)scaled(2, 3);
}

int main(void) {
  double x[3] = {0.7, -0.4, 1.3}, dx[3] = {0, 0, 0};
  __enzyme_autodiff((void *)energy, x, dx);
  for (int i = 0; i < 3; ++i) {
    double up[3], down[3], d[3] = {0, 0, 0}, h = 1e-4;
    memcpy(up, x, sizeof x), memcpy(down, x, sizeof x);
    up[i] += h, down[i] -= h, d[i] = 1;
    double forward = __enzyme_fwddiff((void *)energy, x, d), difference = (energy(up) - energy(down)) / (2 * h);
    if (fabs(dx[i] - forward) > 1e-6 * fabs(forward)) return printf("forward %g reverse %g\n", forward, dx[i]), 1;
    if (fabs(dx[i] - difference) > 2e-2 * fabs(difference)) return printf("difference %g reverse %g\n", difference, dx[i]), 1;
    printf("%.9g\n", dx[i]);
  }
  return 0;
}
