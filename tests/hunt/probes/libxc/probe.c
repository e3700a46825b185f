// differentiate: unpolarized(r, s)  at: r = 0.3, s = 0.2
// differentiate: polarized(up, down, s)  at: up = 0.31, down = 0.22, s = 0.1
#include <xc.h>
#include <xc_funcs.h>

static double energy(int id, int spin, const double *rho, const double *sigma) {
  xc_func_type f;
  double e = 0;
  if (xc_func_init(&f, id, spin)) return -1;
  if (f.info->family == XC_FAMILY_LDA)
    xc_lda_exc(&f, 1, rho, &e);
  else
    xc_gga_exc(&f, 1, rho, sigma, &e);
  xc_func_end(&f);
  return e * rho[0];
}

static double sum(int spin, const double *rho, const double *sigma) {
  static const int ids[] = {XC_LDA_X,     XC_LDA_C_PW,   XC_LDA_C_VWN,  XC_LDA_C_PZ,
                            XC_GGA_X_PBE, XC_GGA_X_B88, XC_GGA_C_PBE, XC_GGA_C_LYP};
  double total = 0;
  for (int i = 0; i < 8; i++) total += (1 + 0.1 * i) * energy(ids[i], spin, rho, sigma);
  return total;
}

double unpolarized(double r, double s) { return sum(XC_UNPOLARIZED, &r, &s); }

double polarized(double up, double down, double s) {
  double rho[2] = {up, down}, sigma[3] = {s, 0.3 * s, 0.7 * s};
  return sum(XC_POLARIZED, rho, sigma);
}
