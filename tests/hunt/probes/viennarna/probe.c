// differentiate: ensemble(celsius, salt, out)  at: celsius = 32, salt = 0.6, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: learned(x, out)  at: x = -2.1 -3.3 -1.4 4.6 0.3 -0.8, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: reactivity(e, out, n)  at: e = 0.2 -0.3 0.1 0.4 -0.5 0.6 0.3 -0.1 0.2 -0.4 0.1 0.5 0.2 -0.2 0.3 0.4 -0.1 0.2, out = zeros(18), n = 18  tolerance: 1e-5  roundoff: 1e-9
// differentiate: bound(concentration, affinity)  at: concentration = 0.4, affinity = -7.3  tolerance: 1e-5  roundoff: 1e-9
// differentiate: dimers(start, celsius)  at: start = 1.5 0.7, celsius = 41  tolerance: 1e-5  roundoff: 1e-8
#include <math.h>
#include <stdlib.h>
#include <ViennaRNA/concentrations.h>
#include <ViennaRNA/constraints/soft.h>
#include <ViennaRNA/fold_compound.h>
#include <ViennaRNA/model.h>
#include <ViennaRNA/params/basic.h>
#include <ViennaRNA/partfunc/global.h>
#include <ViennaRNA/unstructured_domains.h>
#include <ViennaRNA/utils/basic.h>

static double paired(vrna_fold_compound_t *fc, int i, int j) { return fc->exp_matrices->probs[fc->iindx[i] - j]; }

// a hairpin's free energy and probabilities of pairs, by temperature and salt
double ensemble(double celsius, double salt, double *out) {
  vrna_md_t md;
  vrna_md_set_default(&md);
  md.temperature = celsius;
  md.salt = salt;
  vrna_fold_compound_t *fc = vrna_fold_compound("GGGAACUCCGAAAGGAGUCAUCCC", &md, VRNA_OPTION_DEFAULT);
  double energy = vrna_pf(fc, NULL);
  out[0] = paired(fc, 1, 24), out[1] = paired(fc, 6, 18), out[2] = paired(fc, 8, 16), out[3] = paired(fc, 3, 22);
  vrna_fold_compound_free(fc);
  return energy;
}

// parameters of the energies: stacks, a hairpin's loop, an end, a branch
double learned(double *x, double *out) {
  vrna_fold_compound_t *fc = vrna_fold_compound("GCGGAUUUAGCUCAGUUGGGAGAGCGCCA", NULL, VRNA_OPTION_DEFAULT);
  vrna_exp_param_t *p = vrna_exp_params_copy(fc->exp_params);
  double kT = p->kT / 1000;
  p->expstack[1][1] = exp(-x[0] / kT), p->expstack[1][2] = p->expstack[2][1] = exp(-x[1] / kT), p->expstack[5][1] = p->expstack[1][5] = exp(-x[2] / kT);
  p->exphairpin[7] = exp(-x[3] / kT), p->expTermAU = exp(-x[4] / kT), p->expMLclosing = exp(-x[5] / kT);
  vrna_exp_params_subst(fc, p);
  double energy = vrna_pf(fc, NULL);
  out[0] = paired(fc, 10, 25), out[1] = paired(fc, 11, 24), out[2] = paired(fc, 12, 23);
  free(p);
  vrna_fold_compound_free(fc);
  return energy;
}

typedef struct { double *e, kT; } reactivities;

static FLT_OR_DBL boltzmann(int i, int j, int k, int l, unsigned char d, void *data) {
  reactivities *r = data;
  double sum = 0;
  if (d == VRNA_DECOMP_PAIR_IL && k == i + 1 && l == j - 1) sum = r->e[i - 1] + r->e[j - 1] + r->e[k - 1] + r->e[l - 1];
  return exp(-sum / r->kT);
}

// pseudo energies by a callback; the chance of each base to be paired
double reactivity(double *e, double *out, int n) {
  vrna_fold_compound_t *fc = vrna_fold_compound("GGCAUCGAAAGAUGACCA", NULL, VRNA_OPTION_DEFAULT);
  reactivities r = {e, fc->exp_params->kT / 1000};
  vrna_sc_add_data(fc, &r, NULL);
  vrna_sc_add_exp_f(fc, boltzmann);
  double energy = vrna_pf(fc, NULL);
  for (int i = 1; i <= n; i++)
    for (int j = i + 1; j <= n; j++) out[i - 1] += paired(fc, i, j), out[j - 1] += paired(fc, i, j);
  vrna_fold_compound_free(fc);
  return energy;
}

// a protein that binds to a loop
double bound(double concentration, double affinity) {
  vrna_fold_compound_t *fc = vrna_fold_compound("GGGACAUAUAGUCCCAGGACAUAUGC", NULL, VRNA_OPTION_DEFAULT);
  double kT = fc->exp_params->kT / 1000, alone = vrna_pf(fc, NULL);
  vrna_ud_add_motif(fc, "ACAUAU", affinity - kT * log(concentration * 1e-3), NULL, VRNA_UNSTRUCTURED_DOMAIN_ALL_LOOPS);
  double with = vrna_pf(fc, NULL);
  vrna_fold_compound_free(fc);
  return 1 - exp((with - alone) / kT);
}

// equilibrium of two strands and their duplexes, in micromoles
double dimers(double *start, double celsius) {
  vrna_md_t md;
  vrna_md_set_default(&md);
  md.temperature = celsius;
  const char *all[] = {"GGACUACG&CGUAGUCC", "GGACUACG&GGACUACG", "CGUAGUCC&CGUAGUCC", "GGACUACG", "CGUAGUCC"};
  double G[5], both[4] = {start[0] * 1e-6, start[1] * 1e-6, 0, 0};
  vrna_exp_param_t *params = vrna_exp_params(&md);
  for (int i = 0; i < 5; i++) {
    vrna_fold_compound_t *fc = vrna_fold_compound(all[i], &md, VRNA_OPTION_DEFAULT);
    if (i < 3) {
      vrna_dimer_pf_t x = vrna_pf_dimer(fc, NULL);
      G[i] = x.FcAB;
    } else
      G[i] = vrna_pf(fc, NULL);
    vrna_fold_compound_free(fc);
  }
  vrna_dimer_conc_t *conc = vrna_pf_dimer_concentrations(G[0], G[1], G[2], G[3], G[4], both, params);
  double AB = conc[0].ABc * 1e6, A = conc[0].Ac_start * 0 + conc[0].AAc * 1e9;
  free(conc);
  free(params);
  return AB + A;
}
