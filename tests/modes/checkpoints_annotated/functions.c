#include <enzyme.h>
#include <math.h>
#include <stdlib.h>
#include "functions.h"
static double memory[N];
static void diffuse(const double *u, double *v, int n, double k) {
    for (int i = 1; i + 1 < n; ++i) v[i] = u[i] + k * sin(u[i - 1] - 2 * u[i] + u[i + 1]);
}
__attribute__((noinline)) static void advance(const double *u, double *v, double k) { diffuse(u, v, N, k); }
double of_grid(struct grid *g, double k, long steps), of_grid_plain(struct grid *g, double k, long steps);
#define NAME(f) f
#define CHECKPOINT ENZYME_CHECKPOINT
#include "loops.h"
#undef NAME
#undef CHECKPOINT
#define NAME(f) f##_plain
#define CHECKPOINT(...)
#include "loops.h"
