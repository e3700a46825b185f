// differentiate: distances(p, z, out)  at: p = 0.26 0.05 0.02 0.68 -0.95 0.1 0.06, z = 0.4 1.3, out = zeros(8)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: growth(p, z, out)  at: p = 0.26 0.05 0.02 0.68 -0.95 0.1 0.06, z = 0.4 1.3, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: linear(p, spectrum, k, out)  at: p = 0.26 0.05 0.02 0.68 -0.95 0.1 0.06, spectrum = 0.81 0.965, k = 0.01 0.1 1, out = zeros(8)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: nonlinear(p, spectrum, k, out)  at: p = 0.26 0.05 0.02 0.68 -0.95 0.1 0.06, spectrum = 0.81 0.965, k = 0.1 0.7 3, out = zeros(6)  tolerance: 2e-3  roundoff: 1e-5
// differentiate: haloes(p, spectrum, out)  at: p = 0.26 0.05 0.02 0.68 -0.95 0.1 0.06, spectrum = 0.81 0.965, out = zeros(6)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: lensing(p, spectrum, nz, cl)  at: p = 0.26 0.05 0.02 0.68 -0.95 0.1 0.06, spectrum = 0.81 0.965, nz = 0.1 0.5 1.2 1.9 2.3 2.0 1.3 0.7 0.3 0.1, cl = zeros(3)  tolerance: 1e-3  roundoff: 1e-6
#include "ccl.h"
#include <math.h>
#include <stdlib.h>

// dark matter, baryons, curvature, Hubble's constant, dark energy twice, mass of neutrinos
static ccl_cosmology *made(const double *p, const double *spectrum, int *status) {
  double mass[1] = {p[6]};
  double photons = 5.4e-5 * pow(0.68 / p[3], 2);
  ccl_configuration kind = {ccl_eisenstein_hu, ccl_halofit};
  ccl_parameters parameters = ccl_parameters_create(p[0], p[1], p[2], 3.044, mass, 1, p[4], p[5], p[3], NAN, spectrum ? spectrum[0] : 0.8, spectrum ? spectrum[1] : 0.96, 2.7255, photons, 0.71611, -1, -1, -1, 0, 0, 1, 1, 0, 0, NULL, NULL, status);
  ccl_cosmology *cosmo = ccl_cosmology_create(parameters, kind);
  cosmo->spline_params.A_SPLINE_NA = 40, cosmo->spline_params.A_SPLINE_NLOG = 40;
  cosmo->spline_params.N_K = 20, cosmo->spline_params.A_SPLINE_NA_PK = 10, cosmo->spline_params.A_SPLINE_NLOG_PK = 5;
  cosmo->spline_params.A_SPLINE_NA_SM = 6, cosmo->spline_params.A_SPLINE_NLOG_SM = 4, cosmo->spline_params.LOGM_SPLINE_NM = 12;
  cosmo->spline_params.K_MAX = 20, cosmo->spline_params.K_MAX_SPLINE = 20, cosmo->spline_params.K_MIN = 1e-4;
  ccl_cosmology_compute_distances(cosmo, status);
  ccl_cosmology_compute_growth(cosmo, status);
  return cosmo;
}

static ccl_f2d_t *power_of(ccl_cosmology *cosmo, int *status) {
  ccl_f2d_t *power = ccl_compute_linpower_eh(cosmo, 1, status);
  ccl_rescale_linpower(cosmo, power, 0, 1, status);
  return power;
}

static void forget(ccl_cosmology *cosmo) {
  ccl_parameters_free(&cosmo->params);
  ccl_cosmology_free(cosmo);
}

double distances(double *p, double *z, double *out) {
  int status = 0;
  ccl_cosmology *cosmo = made(p, NULL, &status);
  double a[2] = {1 / (1 + z[0]), 1 / (1 + z[1])};
  ccl_comoving_radial_distances(cosmo, 2, a, out, &status);
  ccl_luminosity_distances(cosmo, 2, a, out + 2, &status);
  ccl_h_over_h0s(cosmo, 2, a, out + 4, &status);
  out[6] = ccl_angular_diameter_distance(cosmo, a[0], a[1], &status);
  out[7] = 1000 * ccl_scale_factor_of_chi(cosmo, 2000, &status);
  double sum = ccl_distance_modulus(cosmo, a[1], &status) + ccl_omega_x(cosmo, a[0], ccl_species_m_label, &status);
  forget(cosmo);
  return status ? NAN : sum;
}

double growth(double *p, double *z, double *out) {
  int status = 0;
  ccl_cosmology *cosmo = made(p, NULL, &status);
  double a[2] = {1 / (1 + z[0]), 1 / (1 + z[1])};
  ccl_growth_factors(cosmo, 2, a, out, &status);
  ccl_growth_rates(cosmo, 2, a, out + 2, &status);
  double sum = ccl_growth_factor_unnorm(cosmo, a[1], &status);
  forget(cosmo);
  return status ? NAN : sum;
}

double linear(double *p, double *spectrum, double *k, double *out) {
  int status = 0;
  ccl_cosmology *cosmo = made(p, spectrum, &status);
  ccl_f2d_t *power = power_of(cosmo, &status);
  for (int i = 0; i < 3; i++) {
    out[i] = log(ccl_f2d_t_eval(power, log(k[i]), 0.8, cosmo, &status));
    out[3 + i] = ccl_f2d_t_dlogf_dlk_eval(power, log(k[i]), 0.6, cosmo, &status);
  }
  out[6] = ccl_sigmaR(cosmo, 12, 0.7, power, &status);
  out[7] = ccl_sigmaV(cosmo, 10, 0.9, power, &status);
  double sum = ccl_sigma8(cosmo, power, &status) + ccl_sigma2B(cosmo, 50, 0.9, power, &status);
  ccl_f2d_t_free(power);
  forget(cosmo);
  return status ? NAN : sum;
}

double nonlinear(double *p, double *spectrum, double *k, double *out) {
  int status = 0;
  ccl_cosmology *cosmo = made(p, spectrum, &status);
  ccl_f2d_t *power = power_of(cosmo, &status), *more = ccl_apply_halofit(cosmo, power, &status);
  for (int i = 0; i < 3; i++) {
    out[i] = log(ccl_f2d_t_eval(more, log(k[i]), 0.9, cosmo, &status));
    out[3 + i] = log(ccl_f2d_t_eval(more, log(k[i]), 0.5, cosmo, &status));
  }
  double scale = ccl_kNL(cosmo, 0.8, power, &status);
  ccl_f2d_t_free(power), ccl_f2d_t_free(more);
  forget(cosmo);
  return status ? NAN : scale;
}

double haloes(double *p, double *spectrum, double *out) {
  int status = 0;
  ccl_cosmology *cosmo = made(p, spectrum, &status);
  ccl_f2d_t *power = power_of(cosmo, &status);
  ccl_cosmology_compute_sigma(cosmo, power, &status);
  for (int i = 0; i < 3; i++) {
    out[i] = ccl_sigmaM(cosmo, 12 + i, 0.8, &status);
    out[3 + i] = ccl_dlnsigM_dlogM(cosmo, 12.3 + i, 0.95, &status);
  }
  double sum = out[0] * out[3] + ccl_sigmaM(cosmo, 13.3, 0.6, &status);
  ccl_f2d_t_free(power);
  forget(cosmo);
  return status ? NAN : sum;
}

// how galaxies of these redshifts are sheared
double lensing(double *p, double *spectrum, double *nz, double *cl) {
  int status = 0;
  ccl_cosmology *cosmo = made(p, spectrum, &status);
  ccl_f2d_t *power = power_of(cosmo, &status);
  double z[10], chi[20], kernel[20], l[3] = {30, 200, 900}, pairs[10];
  for (int i = 0; i < 10; i++) z[i] = 0.1 + 0.15 * i, pairs[i] = nz[i];
  ccl_get_chis_lensing_kernel(cosmo, 20, z[9], chi, &status);
  ccl_get_lensing_mag_kernel(cosmo, 10, z, pairs, 1, z[9], 0, NULL, NULL, 20, chi, kernel, &status);
  ccl_cl_tracer_t *tracer = ccl_cl_tracer_t_new(cosmo, -1, 2, 20, chi, kernel, 0, NULL, 0, NULL, NULL, NULL, NULL, 0, 1, 0, 2, &status);
  ccl_cl_tracer_collection_t *all = ccl_cl_tracer_collection_t_new(&status);
  ccl_add_cl_tracer_to_collection(all, tracer, &status);
  ccl_angular_cls_limber(cosmo, all, all, power, 3, l, cl, ccl_integration_spline, &status);
  double sum = 0;
  for (int i = 0; i < 3; i++) cl[i] *= 1e8, sum += sqrt(cl[i]);
  ccl_cl_tracer_collection_t_free(all);
  ccl_cl_tracer_t_free(tracer);
  ccl_f2d_t_free(power);
  forget(cosmo);
  return status ? NAN : sum;
}
