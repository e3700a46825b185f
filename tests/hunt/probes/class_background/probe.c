// differentiate: distances(p, out)  at: p = 0.6781 0.0495 0.2645 0.01, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: ages(p, out)  at: p = 0.6781 0.0495 0.2645 0.01, out = zeros(2)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: growth(p, z)  at: p = 0.6781 0.0495 0.2645 0.01, z = 0.7  tolerance: 1e-5  roundoff: 1e-8
// differentiate: dark_energy(p, w, out)  at: p = 0.6781 0.0495 0.2645 0.01, w = -0.95 0.1, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: stiff(p, out)  at: p = 0.6781 0.0495 0.2645 0.01, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
#include <math.h>
#include <string.h>
#include "background.h"
#include "precisions_of_the_user.h"

// h, baryons, cold dark matter, curvature; the rest is vacuum, or the fluid with w
static const double sigma_B = 5.670374419e-8;

static int universe(const double *p, const double *w, struct precision *pr, struct background *ba) {
  memset(pr, 0, sizeof *pr);
  memset(ba, 0, sizeof *ba);
  default_precision(pr);
  ba->h = p[0];
  ba->H0 = p[0] * 1.e5 / _c_;
  ba->T_cmb = 2.7255;
  ba->Omega0_g = (4. * sigma_B / _c_ * pow(ba->T_cmb, 4.)) / (3. * _c_ * _c_ * 1.e10 * p[0] * p[0] / _Mpc_over_m_ / _Mpc_over_m_ / 8. / _PI_ / _G_);
  ba->Omega0_ur = 3.044 * 7. / 8. * pow(4. / 11., 4. / 3.) * ba->Omega0_g;
  ba->Omega0_b = p[1];
  ba->Omega0_cdm = p[2];
  ba->Omega0_k = p[3];
  ba->K = -p[3] * ba->H0 * ba->H0;
  ba->sgnK = p[3] > 0 ? -1 : 1;
  double rest = 1 - p[3] - p[1] - p[2] - ba->Omega0_g - ba->Omega0_ur;
  ba->Omega0_lambda = w ? 0 : rest;
  ba->Omega0_fld = w ? rest : 0;
  ba->fluid_equation_of_state = CLP;
  ba->w0_fld = w ? w[0] : -1;
  ba->wa_fld = w ? w[1] : 0;
  ba->cs2_fld = 1;
  ba->varconst_alpha = ba->varconst_me = 1;
  ba->varconst_dep = varconst_none;
  return 0;
}

static double at(struct background *ba, double z, int *index, int n, double *out) {
  double *found = malloc(ba->bg_size * sizeof(double));
  int last;
  double r = NAN;
  if (background_at_z(ba, z, long_info, inter_normal, &last, found) == _SUCCESS_) {
    for (int i = 0; i < n; i++) out[i] = found[index[i]];
    r = found[ba->index_bg_H];
  }
  free(found);
  return r;
}

static double distance(const double *p, const double *w, int evolver, double *out) {
  struct precision pr;
  struct background ba;
  universe(p, w, &pr, &ba);
  pr.background_evolver = evolver;
  if (background_init(&pr, &ba) != _SUCCESS_) return NAN;
  int index[3] = {ba.index_bg_conf_distance, ba.index_bg_ang_distance, ba.index_bg_lum_distance};
  double H = at(&ba, 1.1, index, 3, out);
  for (int i = 0; i < 3; i++) out[i] /= 1000;
  background_free_noinput(&ba);
  return H * 1000;
}

double distances(double *p, double *out) {
  double r = distance(p, NULL, rk, out);
  out[3] = r;
  return log(out[0] * out[2]) + r;
}

double stiff(double *p, double *out) {
  double r = distance(p, NULL, ndf15, out);
  out[3] = r;
  return log(out[0] * out[2]) + r;
}

double dark_energy(double *p, double *w, double *out) { return distance(p, w, rk, out); }

double ages(double *p, double *out) {
  struct precision pr;
  struct background ba;
  universe(p, NULL, &pr, &ba);
  if (background_init(&pr, &ba) != _SUCCESS_) return NAN;
  out[0] = ba.age, out[1] = ba.conformal_age / 1000;
  int index[1] = {ba.index_bg_rs};
  double rs;
  at(&ba, 1060, index, 1, &rs);
  background_free_noinput(&ba);
  return rs / 100;
}

double growth(double *p, double z) {
  struct precision pr;
  struct background ba;
  universe(p, NULL, &pr, &ba);
  if (background_init(&pr, &ba) != _SUCCESS_) return NAN;
  int index[2] = {ba.index_bg_D, ba.index_bg_f};
  double found[2];
  at(&ba, z, index, 2, found);
  background_free_noinput(&ba);
  return found[0] + found[1] * found[1];
}
