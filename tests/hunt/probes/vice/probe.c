// differentiate: galaxy(p, infall, out)  at: p = 2.1 2.4 0.015 0.0021 0.9 1.3, infall = 9.1 8.7 8.1 7.3 6.6 5.9 5.1 4.6 4 3.5, out = zeros(8)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: schmidt(p, gas)  at: p = 1.4 1.8 0.55 6 0.014, gas = 5.1 5.6 6.2 6.6 6.9 7 7.1 7 6.9 6.7  tolerance: 1e-5  roundoff: 1e-8
// differentiate: returned(age, slope, bounds)  at: age = 1.37, slope = 2.35, bounds = 0.081 93.7  tolerance: 1e-4  roundoff: 1e-8
// differentiate: lifetimes(age, z, out)  at: age = 3.1, z = 0.0171, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: population(p, grid)  at: p = 0.015 0.0023 0.0137 2.3, grid = 0.01 0.012 0.02 0.024 0.013 0.017 0.011 0.016  tolerance: 1e-5  roundoff: 1e-8
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <callback.h>
#include <imf.h>
#include <io.h>
#include <objects/element.h>
#include <objects/singlezone.h>
#include <objects/ssp.h>
#include <singlezone.h>
#include <singlezone/singlezone.h>
#include <singlezone/agb.h>
#include <singlezone/ccsne.h>
#include <singlezone/element.h>
#include <singlezone/ism.h>
#include <singlezone/mdf.h>
#include <singlezone/sneia.h>
#include <ssp.h>

enum { steps = 10, spare = 10, all = steps + spare };

static double *filled(int n, double value) {
  double *made = malloc(n * sizeof *made);
  for (int i = 0; i < n; i++) made[i] = value;
  return made;
}

// yields that grow with metallicity
static double grows(double z, void *p) { return ((double *)p)[0] * (1 + 3 * ((double *)p)[1] * z); }

static double agb(double mass, double z, void *p) {
    return 0.002 * *(double *)p * mass * exp(-0.3 * mass) * (1 + 10 * z); }

static ELEMENT *element(const char *symbol, double solar, double *cc, double ia, const char *dtd) {
  ELEMENT *e = element_initialize();
  strcpy(e->symbol, symbol);
  strcpy(e->sneia_yields->dtd, dtd);
  e->solar = solar, e->primordial = 0, e->mass = 0, e->unretained = 0;
  e->ccsne_yields->yield_->callback = grows, e->ccsne_yields->yield_->user_func = cc;
  e->sneia_yields->yield_->assumed_constant = ia;
  e->agb_grid->custom_yield->callback = agb, e->agb_grid->custom_yield->user_func = cc + 1;
  e->Zin = filled(all, 1e-4);
  return e;
}

// an hour of a user's set-up, as the Python side does it
static SINGLEZONE *begin(const char *mode, const char *imf, double *specified, double eta, double tau, double *cc,
    double ia) {
  SINGLEZONE *zone = singlezone_initialize();
  strcpy(zone->name, "zone");
  zone->history_writer = fopen("/dev/null", "w");
  zone->dt = 0.2, zone->verbose = 0, zone->Z_solar = 0.014, zone->n_elements = 2;
  zone->current_time = 0, zone->timestep = 0;
  zone->n_outputs = 3;
  zone->output_times = filled(3, 0);
  zone->output_times[1] = 0.8, zone->output_times[2] = 0.2 * steps - 0.1;
  ISM *ism = zone->ism;
  strcpy(ism->mode, mode);
  ism->specified = filled(all, 0);
  for (int i = 0; i < all; i++) ism->specified[i] = 1e9 * specified[i < steps ? i : steps - 1];
  ism->mass = 6e9, ism->infall_rate = 0, ism->star_formation_rate = 0;
  ism->eta = filled(all, eta), ism->enh = filled(all, 1.1), ism->tau_star = filled(all, tau);
  ism->schmidt = 0, ism->schmidt_index = 0.5, ism->mgschmidt = 6e9, ism->smoothing_time = 0.4;
  zone->ssp->continuous = 1, zone->ssp->postMS = 0.1, zone->ssp->R0 = 0.4;
  strcpy(zone->ssp->imf->spec, imf);
  zone->mdf->n_bins = 6;
  zone->mdf->bins = malloc(7 * sizeof(double));
  for (int i = 0; i < 7; i++) zone->mdf->bins[i] = -3 + 0.6 * i;
  zone->elements = malloc(2 * sizeof *zone->elements);
  zone->elements[0] = element("o", 0.00572, cc, 0, "plaw");
  zone->elements[1] = element("fe", 0.00129, cc + 2, ia, "exp");
  return zone;
}

static int evolve(SINGLEZONE *zone) {
  if (setup_CRF(zone) || setup_MSMF(zone) || setup_MDF(zone) || setup_RIa(zone) || setup_gas_evolution(zone)) return 1;
  for (unsigned i = 0; i < zone->n_elements; i++) {
    if (malloc_Z(zone->elements[i], n_timesteps(*zone))) return 1;
    zone->elements[i]->Z[0] = zone->elements[i]->mass / zone->ism->mass;
  }
  singlezone_evolve_no_setup_no_clean(zone);
  normalize_MDF(zone);
  return 0;
}

// a galaxy that gas falls into
double galaxy(double *p, double *infall, double *out) {
  double cc[4] = {p[2], p[4], p[2] * 0.08, p[4]};
  SINGLEZONE *zone = begin("ifr", "kroupa", infall, p[0], p[1], cc, p[3]);
  zone->elements[1]->sneia_yields->tau_ia = p[5];
  if (evolve(zone)) return NAN;
  for (int i = 0; i < 2; i++) out[i] = onH(*zone, *zone->elements[i]);
  for (int i = 0; i < 6; i++) out[2 + i] = zone->mdf->abundance_distributions[0][i];
  double r = 1e-9 * (zone->ism->mass + singlezone_stellar_mass(*zone));
  singlezone_clean(zone);
  singlezone_free(zone);
  return r;
}

// the gas is given, and stars form by the law of Kennicutt and Schmidt
double schmidt(double *p, double *gas) {
  double cc[4] = {p[4], 1, p[4] * 0.08, 1};
  SINGLEZONE *zone = begin("gas", "salpeter", gas, p[0], p[1], cc, 0.002);
  zone->ism->schmidt = 1, zone->ism->schmidt_index = p[2], zone->ism->mgschmidt = 1e9 * p[3];
  if (evolve(zone)) return NAN;
  double r = onH(*zone, *zone->elements[0]) + onH(*zone,
      *zone->elements[1]) + 1e-9 * zone->ism->infall_rate + 1e-9 * zone->ism->star_formation_rate;
  singlezone_clean(zone);
  singlezone_free(zone);
  return r;
}

static double power(double mass, void *slope) { return pow(mass, -*(double *)slope); }

// what a population has given back, with the user's own mass function
double returned(double age, double slope, double *bounds) {
  SSP *ssp = ssp_initialize();
  strcpy(ssp->imf->spec, "custom");
  ssp->imf->m_lower = bounds[0], ssp->imf->m_upper = bounds[1];
  ssp->imf->custom_imf->callback = power, ssp->imf->custom_imf->user_func = &slope;
  ssp->postMS = 0.1;
  double r = CRF(*ssp, age) + MSMF(*ssp, age);
  ssp_free(ssp);
  return r;
}

// the mass of stars that die now, by four authors
double lifetimes(double age, double z, double *out) {
  const unsigned short authors[] = {POWERLAW, PM1993, MM1989};
  double r = 0;
  for (int i = 0; i < 3; i++) {
    set_mlr_hashcode(authors[i]);
    out[i] = dying_star_mass(age, 0.1, z);
  }
  set_mlr_hashcode(LARSON1974);
  return r + dying_star_mass(age, 0.1, z);
}

// a single burst, by hand, with a table of yields of dying giants
double population(double *p, double *grid) {
  double cc[4] = {p[0], 1, p[0], 1}, flat[steps] = {1};
  SINGLEZONE *zone = begin("sfr", "kroupa", flat, 1, 1, cc, p[1]);
  ELEMENT *e = zone->elements[1];
  e->agb_grid->custom_yield->user_func = NULL;
  INTERP_SCHEME_2D *table = e->agb_grid->interpolator;
  table->n_x_values = 4, table->n_y_values = 2;
  table->xcoords = malloc(4 * sizeof(double)), table->ycoords = malloc(2 * sizeof(double)),
      table->zcoords = malloc(4 * sizeof(double *));
  for (int i = 0; i < 4; i++) table->xcoords[i] = 1 + 2 * i, table->zcoords[i] = grid + 2 * i;
  table->ycoords[0] = 0.01, table->ycoords[1] = 0.02;
  e->sneia_yields->tau_ia = p[3];
  if (setup_RIa(zone)) return NAN;
  double r = 0;
  for (int i = 1; i < steps; i++) {
    double mass = dying_star_mass(0.3 * i, 0.1, p[2]), share = MSMF(*zone->ssp, 0.3 * i) - MSMF(*zone->ssp,
        0.3 * i + 0.3);
    r += share * get_AGB_yield(*e, p[2], mass) + get_ia_yield(*e, p[2]) * e->sneia_yields->RIa[i] + get_cc_yield(*e,
        p[2]);
  }
  singlezone_free(zone);
  return r;
}
