// differentiate: gammas(x, a)  at: x = 2.3, a = 1.7  roundoff: 1e-11
// differentiate: bessels(x)  at: x = 2.3  roundoff: 1e-11
// differentiate: elliptic(k, phi)  at: k = 0.6, phi = 0.9  roundoff: 1e-11
// differentiate: errors(x)  at: x = 0.8  roundoff: 1e-11
// differentiate: hypergeometric(a, b, x)  at: a = 0.7, b = 1.9, x = 0.4  roundoff: 1e-9
// differentiate: integrals(x)  at: x = 1.4  roundoff: 1e-11
// differentiate: legendre(x)  at: x = 0.3  roundoff: 1e-11
// differentiate: airy(x)  at: x = -1.3  roundoff: 1e-10
// differentiate: distributions(x, nu)  at: x = 1.3, nu = 4.5  roundoff: 1e-9
#include <gsl/gsl_cdf.h>
#include <gsl/gsl_sf.h>

double gammas(double x, double a) {
  return gsl_sf_gamma(x) + gsl_sf_lngamma(x * a) + gsl_sf_gamma_inc_P(a, x) + gsl_sf_beta(a, x) + gsl_sf_psi(x) +
         gsl_sf_gamma_inc(a, x);
}

double bessels(double x) {
  return gsl_sf_bessel_J0(x) + gsl_sf_bessel_Y1(x) + gsl_sf_bessel_I0(x) + gsl_sf_bessel_K1(x) +
         gsl_sf_bessel_Jn(3, x) + gsl_sf_bessel_jl(2, x) + gsl_sf_bessel_Jnu(1.3, x);
}

double elliptic(double k, double phi) {
  return gsl_sf_ellint_Kcomp(k, GSL_PREC_DOUBLE) + gsl_sf_ellint_F(phi, k, GSL_PREC_DOUBLE) +
         gsl_sf_ellint_P(phi, k, 0.2, GSL_PREC_DOUBLE) + gsl_sf_ellint_E(phi, k, GSL_PREC_DOUBLE);
}

double errors(double x) {
  return gsl_sf_erf(x) + gsl_sf_log_erfc(x) + gsl_sf_hazard(x) + gsl_sf_dawson(x) + gsl_sf_expint_E1(x) +
         gsl_sf_erf_Q(x);
}

double hypergeometric(double a, double b, double x) {
  return gsl_sf_hyperg_1F1(a, b, x) + gsl_sf_hyperg_2F1(a, 1.2, b, x) + gsl_sf_hyperg_U(a, b, x + 1);
}

double integrals(double x) {
  return gsl_sf_Si(x) + gsl_sf_Ci(x) + gsl_sf_fermi_dirac_half(x) + gsl_sf_debye_3(x) + gsl_sf_dilog(x) +
         gsl_sf_zeta(x + 1) + gsl_sf_lambert_W0(x) + gsl_sf_clausen(x) + gsl_sf_synchrotron_1(x);
}

double legendre(double x) {
  return gsl_sf_legendre_Pl(5, x) + gsl_sf_legendre_Plm(4, 2, x) + gsl_sf_legendre_Q1(x) + gsl_sf_conicalP_0(0.7, x) +
         gsl_sf_gegenpoly_n(4, 0.8, x) + gsl_sf_laguerre_n(3, 0.5, x);
}

double airy(double x) {
  return gsl_sf_airy_Ai(x, GSL_PREC_DOUBLE) + gsl_sf_airy_Bi_deriv(x, GSL_PREC_DOUBLE) +
         gsl_sf_airy_Ai(x + 4, GSL_PREC_DOUBLE);
}

double distributions(double x, double nu) {
  return gsl_cdf_gaussian_P(x, 1.2) + gsl_cdf_tdist_P(x, nu) + gsl_cdf_chisq_Q(x, nu) + gsl_cdf_beta_P(0.3 * x, nu, 2) +
         gsl_cdf_gaussian_Pinv(0.4 * x, 1.1) + gsl_cdf_fdist_P(x, nu, 3);
}
