// differentiate: orbit(p, q)  at: p = 0.6 0.5 0.05 0.35 2 0.05, q = 0.9 0.3 0.1 -0.2 1.05 0.12  tolerance: 1e-5  roundoff: 1e-9
// differentiate: adaptive(p, q)  at: p = 0.6 0.5 0.05 0.35 2 0.05, q = 0.9 0.3 0.1 -0.2 1.05 0.12  tolerance: 1e-5  roundoff: 1e-9
// differentiate: energy(p, q)  at: p = 0.6 0.5 0.05 0.35 2 0.05, q = 0.9 0.3 0.1 -0.2 1.05 0.12  roundoff: 1e-10
// differentiate: bumpy(p, q)  at: p = 0.8 0.9 0.1 0.3, q = 0.9 0.3 0.1 -0.2 1.05 0.12  tolerance: 1e-5  roundoff: 1e-9
#include <bovy_symplecticode.h>
#include <leung_dop853.h>
#include <stdlib.h>
#include <string.h>

double MiyamotoNagaiPotentialEval(double, double, double, double, struct potentialArg *);
double MiyamotoNagaiPotentialRforce(double, double, double, double, struct potentialArg *);
double MiyamotoNagaiPotentialzforce(double, double, double, double, struct potentialArg *);
double NFWPotentialEval(double, double, double, double, struct potentialArg *);
double NFWPotentialRforce(double, double, double, double, struct potentialArg *);
double NFWPotentialzforce(double, double, double, double, struct potentialArg *);

static struct potentialArg *one_part(struct potentialArg *part, const double *from, int count) {
  part->nargs = count;
  part->args = malloc(count * sizeof(double));
  memcpy(part->args, from, count * sizeof(double));
  return part;
}

static struct potentialArg *milky_way(const double *p) {
  struct potentialArg *parts = calloc(2, sizeof *parts);
  init_potentialArgs(2, parts);
  struct potentialArg *disc = one_part(parts, p, 3), *halo = one_part(parts + 1, p + 3, 2);
  disc->potentialEval = MiyamotoNagaiPotentialEval, halo->potentialEval = NFWPotentialEval;
  disc->Rforce = MiyamotoNagaiPotentialRforce, halo->Rforce = NFWPotentialRforce;
  disc->zforce = MiyamotoNagaiPotentialzforce, halo->zforce = NFWPotentialzforce;
  disc->phitorque = halo->phitorque = ZeroForce;
  return parts;
}

static struct potentialArg *flattened_halo(const double *p) {
  struct potentialArg *part = calloc(1, sizeof *part);
  init_potentialArgs(1, part);
  one_part(part, p, 4);
  part->potentialEval = LogarithmicHaloPotentialEval;
  part->Rforce = LogarithmicHaloPotentialRforce;
  part->zforce = LogarithmicHaloPotentialzforce;
  part->phitorque = LogarithmicHaloPotentialphitorque;
  return part;
}

static void pulled(double t, double *q, double *a, int count, struct potentialArg *parts) {
  double radius = sqrt(q[0] * q[0] + q[1] * q[1]), angle = atan2(q[1], q[0]);
  double c = q[0] / radius, s = q[1] / radius;
  double outward = calcRforce(radius, q[2], angle, t, count, parts);
  double around = calcphitorque(radius, q[2], angle, t, count, parts) / radius;
  a[0] = c * outward - s * around, a[1] = s * outward + c * around;
  a[2] = calczforce(radius, q[2], angle, t, count, parts);
}

static void moving(double t, double *q, double *a, int count, struct potentialArg *parts) {
  memcpy(a, q + 3, 3 * sizeof(double));
  pulled(t, q, a + 3, count, parts);
}

double orbit(double *p, double *q) {
  double times[6] = {0, 0.2, 0.4, 0.6, 0.8, 1}, found[36];
  int failed;
  struct potentialArg *parts = milky_way(p);
  symplec4(pulled, 3, q, 6, 0.05, times, 2, parts, 1e-6, 1e-6, found, &failed);
  free_potentialArgs(2, parts);
  free(parts);
  memcpy(q, found + 30, 6 * sizeof(double));
  return q[0] * q[1] + found[12] + p[5] * q[2];
}

double adaptive(double *p, double *q) {
  double times[4] = {0, 0.3, 0.6, 0.9}, found[24];
  int failed;
  struct potentialArg *parts = milky_way(p);
  dop853(moving, 6, q, 4, -9999.99, times, 2, parts, -20, -20, found, &failed);
  free_potentialArgs(2, parts);
  free(parts);
  memcpy(q, found + 18, 6 * sizeof(double));
  return q[0] * q[1] + found[7] + p[5] * q[2];
}

double energy(double *p, double *q) {
  struct potentialArg *parts = milky_way(p);
  double radius = hypot(q[0], q[1]), found = evaluatePotentials(radius, q[2], 2, parts);
  free_potentialArgs(2, parts);
  free(parts);
  return found + 0.5 * (q[3] * q[3] + q[4] * q[4] + q[5] * q[5]) + p[5] * radius;
}

double bumpy(double *p, double *q) {
  double times[4] = {0, 0.25, 0.5, 0.75}, found[24];
  int failed;
  struct potentialArg *part = flattened_halo(p);
  leapfrog(pulled, 3, q, 4, 0.025, times, 1, part, 1e-6, 1e-6, found, &failed);
  free_potentialArgs(1, part);
  free(part);
  memcpy(q, found + 18, 6 * sizeof(double));
  return q[0] * q[1] + found[7];
}
