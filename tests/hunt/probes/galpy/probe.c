// differentiate: orbit(start, disk, halo)  at: start = 1 0.1 0.05 0.1 1.05 0.2, disk = 0.6 0.5 0.0375, halo = 4.5 2  tolerance: 1e-5  roundoff: 1e-8
// differentiate: symplectic(start, disk, halo)  at: start = 1 0.1 0.05 0.1 1.05 0.2, disk = 0.6 0.5 0.0375, halo = 4.5 2  tolerance: 1e-5  roundoff: 1e-8
#include <bovy_symplecticode.h>
#include <galpy_potentials.h>
#include <leung_dop853.h>
#include <math.h>

static void force(double t, double *q, double *a, int count, struct potentialArg *potentials) {
  double r = sqrt(q[0] * q[0] + q[1] * q[1]), phi = atan2(q[1], q[0]);
  double inward = calcRforce(r, q[2], phi, t, count, potentials);
  double around = calcphitorque(r, q[2], phi, t, count, potentials);
  a[0] = (q[0] * inward - q[1] * around / r) / r;
  a[1] = (q[1] * inward + q[0] * around / r) / r;
  a[2] = calczforce(r, q[2], phi, t, count, potentials);
}

static void rates(double t, double *q, double *dq, int count, struct potentialArg *potentials) {
  for (int i = 0; i < 3; i++) dq[i] = q[3 + i];
  force(t, q, dq + 3, count, potentials);
}

static void prepare(struct potentialArg *potentials, double *disk, double *halo) {
  init_potentialArgs(2, potentials);
  potentials[0].Rforce = &MiyamotoNagaiPotentialRforce;
  potentials[0].zforce = &MiyamotoNagaiPotentialzforce;
  potentials[0].phitorque = &ZeroForce;
  potentials[0].nargs = 3;
  potentials[0].args = disk;
  potentials[1].Rforce = &NFWPotentialRforce;
  potentials[1].zforce = &NFWPotentialzforce;
  potentials[1].phitorque = &ZeroForce;
  potentials[1].nargs = 2;
  potentials[1].args = halo;
}

double orbit(double *start, double *disk, double *halo) {
  struct potentialArg potentials[2];
  double times[4] = {0, 0.5, 1, 1.5}, found[24];
  int flag;
  prepare(potentials, disk, halo);
  dop853(rates, 6, start, 4, -9999.99, times, 2, potentials, 1e-12, 1e-12, found, &flag);
  return found[18] * found[19] + found[20];
}

double symplectic(double *start, double *disk, double *halo) {
  struct potentialArg potentials[2];
  double times[4] = {0, 0.5, 1, 1.5}, found[24];
  int flag;
  prepare(potentials, disk, halo);
  symplec4(force, 3, start, 4, 0.05, times, 2, potentials, 1e-8, 1e-8, found, &flag);
  return found[18] * found[19] + found[20];
}
