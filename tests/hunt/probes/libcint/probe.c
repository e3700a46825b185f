// differentiate: overlap(x, e, c)  at: x = 0 0.1 0.2 0 1.43 1.11 0.3 -1.43 1.11, e = 130.7 23.8 6.4 5.03 1.17 0.38 1.3 3.4 0.62, c = 0.15 0.53 0.44 0.16 0.61 0.39 1 0.2 0.8  roundoff: 1e-9
// differentiate: kinetic(x, e, c)  at: x = 0 0.1 0.2 0 1.43 1.11 0.3 -1.43 1.11, e = 130.7 23.8 6.4 5.03 1.17 0.38 1.3 3.4 0.62, c = 0.15 0.53 0.44 0.16 0.61 0.39 1 0.2 0.8  roundoff: 1e-9
// differentiate: nuclear(x, e, c)  at: x = 0 0.1 0.2 0 1.43 1.11 0.3 -1.43 1.11, e = 130.7 23.8 6.4 5.03 1.17 0.38 1.3 3.4 0.62, c = 0.15 0.53 0.44 0.16 0.61 0.39 1 0.2 0.8  tolerance: 1e-5  roundoff: 1e-9
// differentiate: repulsion(x, e, c)  at: x = 0 0.1 0.2 0 1.43 1.11 0.3 -1.43 1.11, e = 130.7 23.8 6.4 5.03 1.17 0.38 1.3 3.4 0.62, c = 0.15 0.53 0.44 0.16 0.61 0.39 1 0.2 0.8  tolerance: 1e-5  roundoff: 1e-9
// differentiate: optimized(x, e, c)  at: x = 0 0.1 0.2 0 1.43 1.11 0.3 -1.43 1.11, e = 130.7 23.8 6.4 5.03 1.17 0.38 1.3 3.4 0.62, c = 0.15 0.53 0.44 0.16 0.61 0.39 1 0.2 0.8  tolerance: 1e-5  roundoff: 1e-9
// differentiate: fitted(x, e, c)  at: x = 0 0.1 0.2 0 1.43 1.11 0.3 -1.43 1.11, e = 130.7 23.8 6.4 5.03 1.17 0.38 1.3 3.4 0.62, c = 0.15 0.53 0.44 0.16 0.61 0.39 1 0.2 0.8  tolerance: 1e-5  roundoff: 1e-9
#include <stddef.h>
#include "cint.h"
#include <cint_funcs.h>

CINTIntegralFunction int1e_ipovlpip_sph, int1e_ovlp_sph, int1e_nuc_sph, int2e_sph, int2e_cart, int3c2e_sph;
CINTOptimizerFunction int2e_optimizer;

enum { NATM = 3, NBAS = 4, START = PTR_ENV_START };

// O with an s, a p and a d shell, and an s shell on the first H
static void molecule(const double *x, const double *e, const double *c, int *atm, int *bas, double *env) {
  static const int l[NBAS] = {0, 1, 2, 0}, n[NBAS] = {3, 3, 1, 2}, on[NBAS] = {0, 0, 0, 1};
  for (int i = 0; i < 64; i++) env[i] = 0;
  for (int i = 0; i < 9; i++) env[START + i] = x[i], env[START + 9 + i] = e[i];
  for (int a = 0; a < NATM; a++) {
    atm[a * ATM_SLOTS + CHARGE_OF] = a ? 1 : 8, atm[a * ATM_SLOTS + PTR_COORD] = START + 3 * a;
    atm[a * ATM_SLOTS + NUC_MOD_OF] = POINT_NUC;
  }
  for (int b = 0, p = 0; b < NBAS; p += n[b++]) {
    int *s = bas + b * BAS_SLOTS;
    s[ATOM_OF] = on[b], s[ANG_OF] = l[b], s[NPRIM_OF] = n[b], s[NCTR_OF] = 1;
    s[PTR_EXP] = START + 9 + p, s[PTR_COEFF] = START + 18 + p;
    for (int k = 0; k < n[b]; k++) env[START + 18 + p + k] = c[p + k] * CINTgto_norm(l[b], e[p + k]);
  }
}

static double pairs(CINTIntegralFunction *f, int step, int count, const double *x, const double *e, const double *c) {
  int atm[NATM * ATM_SLOTS] = {0}, bas[NBAS * BAS_SLOTS] = {0};
  double env[64], sum = 0;
  molecule(x, e, c, atm, bas, env);
  for (int i = 0; i < NBAS; i++)
    for (int j = 0; j <= i; j++) {
      double out[400];
      int shells[2] = {i, j}, size = CINTcgto_spheric(i, bas) * CINTcgto_spheric(j, bas);
      f(out, NULL, shells, atm, NATM, bas, NBAS, env, NULL, NULL);
      for (int q = 0; q < count; q += step)
        for (int k = 0; k < size; k++) sum += (0.3 + 0.1 * k + 0.2 * i) * out[q * size + k];
    }
  return sum;
}

double overlap(double *x, double *e, double *c) { return pairs(int1e_ovlp_sph, 1, 1, x, e, c); }

double kinetic(double *x, double *e, double *c) { return pairs(int1e_ipovlpip_sph, 4, 9, x, e, c); }

double nuclear(double *x, double *e, double *c) { return pairs(int1e_nuc_sph, 1, 1, x, e, c); }

double repulsion(double *x, double *e, double *c) {
  int atm[NATM * ATM_SLOTS] = {0}, bas[NBAS * BAS_SLOTS] = {0};
  static int shells[4][4] = {{0, 0, 0, 0}, {1, 0, 3, 0}, {2, 3, 1, 3}, {3, 1, 2, 1}};
  double env[64], sum = 0, out[300];
  molecule(x, e, c, atm, bas, env);
  for (int i = 0; i < 4; i++) {
    int size = 1;
    for (int k = 0; k < 4; k++) size *= CINTcgto_spheric(shells[i][k], bas);
    int2e_sph(out, NULL, shells[i], atm, NATM, bas, NBAS, env, NULL, NULL);
    for (int k = 0; k < size; k++) sum += (0.3 + 0.1 * k + 0.2 * i) * out[k];
  }
  return sum;
}

double optimized(double *x, double *e, double *c) {
  int atm[NATM * ATM_SLOTS] = {0}, bas[NBAS * BAS_SLOTS] = {0};
  static int shells[3][4] = {{0, 0, 0, 0}, {1, 0, 3, 0}, {2, 3, 1, 3}};
  double env[64], sum = 0, out[300];
  molecule(x, e, c, atm, bas, env);
  CINTOpt *opt = NULL;
  int2e_optimizer(&opt, atm, NATM, bas, NBAS, env);
  for (int i = 0; i < 3; i++) {
    int size = 1;
    for (int k = 0; k < 4; k++) size *= CINTcgto_cart(shells[i][k], bas);
    int2e_cart(out, NULL, shells[i], atm, NATM, bas, NBAS, env, opt, NULL);
    for (int k = 0; k < size; k++) sum += (0.3 + 0.1 * k + 0.2 * i) * out[k];
  }
  CINTdel_optimizer(&opt);
  return sum;
}

double fitted(double *x, double *e, double *c) {
  int atm[NATM * ATM_SLOTS] = {0}, bas[NBAS * BAS_SLOTS] = {0};
  static int shells[3][3] = {{0, 3, 1}, {1, 0, 3}, {2, 1, 3}};
  double env[64], sum = 0, out[100];
  molecule(x, e, c, atm, bas, env);
  for (int i = 0; i < 3; i++) {
    int size = 1;
    for (int k = 0; k < 3; k++) size *= CINTcgto_spheric(shells[i][k], bas);
    int3c2e_sph(out, NULL, shells[i], atm, NATM, bas, NBAS, env, NULL, NULL);
    for (int k = 0; k < size; k++) sum += (0.3 + 0.1 * k + 0.2 * i) * out[k];
  }
  return sum;
}

void CINTgout2e_int3c2e_spsp1() {}  // of autocode that this copy of libcint lacks: for spinors
