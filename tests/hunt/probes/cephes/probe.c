// differentiate: hypergeometric(p, x)  at: p = 0.7 1.34 2.6, x = 0.4 -1.7  roundoff: 1e-9
// differentiate: bessels(v, x)  at: v = 1.3, x = 2.4 11.7  roundoff: 1e-9
// differentiate: elliptic(u, m)  at: u = 0.8, m = 0.35  roundoff: 1e-10
// differentiate: quantiles(p, shape)  at: p = 0.3 0.83, shape = 2.5 3.7  tolerance: 1e-4  roundoff: 1e-8
#include "mconf.h"

void sf_error(const char *where, sf_error_t code, const char *format, ...) {}

double hypergeometric(double *p, double *x) {
  return cephes_hyp2f1(p[0], p[1], p[2], x[0]) + cephes_hyp2f1(p[0], p[1], p[2], x[1]) +
         cephes_hyperg(p[0], p[2], x[1]) + cephes_poch(p[1], p[0]) + cephes_zeta(p[2], p[1]);
}

double bessels(double v, double *x) {
  double ai, aip, bi, bip, sum = 0;
  for (int i = 0; i < 2; i++) {
    sum += cephes_jv(v, x[i]) + cephes_yv(v, x[i]) + cephes_iv(v, x[i]) * cephes_kn(2, x[i]);
    cephes_airy(-x[i], &ai, &aip, &bi, &bip);
    sum += ai + bip + cephes_j0(x[i]) * cephes_y1(x[i]) + cephes_i1e(x[i]);
  }
  return sum;
}

double elliptic(double u, double m) {
  double sn, cn, dn, amplitude, sine, cosine;
  cephes_ellpj(u, m, &sn, &cn, &dn, &amplitude);
  cephes_fresnl(u, &sine, &cosine);
  return sn * cn + dn + amplitude + cephes_ellik(u, m) + cephes_ellie(u, m) * cephes_ellpk(1 - m) + sine * cosine +
         cephes_spence(m) + cephes_dawsn(u) + cephes_expn(3, u);
}

double quantiles(double *p, double *shape) {
  return cephes_incbi(shape[0], shape[1], p[0]) + cephes_igami(shape[0], p[1]) + cephes_ndtri(p[0]) +
         cephes_stdtri(5, p[1]) + cephes_fdtr(shape[0], shape[1], p[0]) + cephes_gdtrc(shape[0], shape[1], p[1]) +
         cephes_kolmogorov(p[1]) + cephes_owens_t(shape[0], p[0]);
}
