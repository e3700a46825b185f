// differentiate: nucleotides(lengths, rates, freqs, sites)  at: lengths = 0.21 0.4 0.33 0.52 0.16 0.28 0.61, rates = 1.2 3.1 0.7 0.9 4.2 1.1, freqs = 0.17 0.21 0.26 0.36, sites = zeros(12)
// differentiate: shaped(p, lengths)  at: p = 0.73 0.18, lengths = 0.21 0.4 0.33 0.52 0.16 0.28 0.61  tolerance: 1e-5
// differentiate: best_length(lengths, rates)  at: lengths = 0.21 0.4 0.33 0.52 0.16 0.28 0.61, rates = 1.2 3.1 0.7 0.9 4.2 1.1
// differentiate: proteins(lengths, weights, sites)  at: lengths = 0.31 0.54 0.23 0.42 0.26 0.48 0.11, weights = random(20, 0.5, 1.5), sites = zeros(8)
// differentiate: variable_only(lengths, freqs)  at: lengths = 0.21 0.4 0.33 0.52 0.16 0.28 0.61, freqs = 0.17 0.21 0.26 0.36
#include "pll.h"

// five species, an unrooted tree: ((0,1),2,(3,4)); clusters 5 = (0,1), 6 = (3,4), 7 = (5,2)
static const pll_operation_t tree[3] = {
  {.parent_clv_index = 5, .parent_scaler_index = 0, .child1_clv_index = 0, .child1_matrix_index = 0, .child1_scaler_index = PLL_SCALE_BUFFER_NONE,
   .child2_clv_index = 1, .child2_matrix_index = 1, .child2_scaler_index = PLL_SCALE_BUFFER_NONE},
  {.parent_clv_index = 6, .parent_scaler_index = 1, .child1_clv_index = 3, .child1_matrix_index = 3, .child1_scaler_index = PLL_SCALE_BUFFER_NONE,
   .child2_clv_index = 4, .child2_matrix_index = 4, .child2_scaler_index = PLL_SCALE_BUFFER_NONE},
  {.parent_clv_index = 7, .parent_scaler_index = 2, .child1_clv_index = 5, .child1_matrix_index = 5, .child1_scaler_index = 0,
   .child2_clv_index = 2, .child2_matrix_index = 2, .child2_scaler_index = PLL_SCALE_BUFFER_NONE},
};
static const unsigned int matrices[7] = {0, 1, 2, 3, 4, 5, 6}, models[4] = {0, 0, 0, 0};
static const char *genes[5] = {"WAAGACTTACGA", "CACGACTTACGG", "AGGGACATACGA", "CGTGAGTTCCGA", "CGAGATTTCCNA"};
static const char *chains[5] = {"MKVLAWGD", "MRVLSWGE", "MKILAYGD", "LKVMTWND", "MQVIA-GN"};

static pll_partition_t *species(int states, int sites, int categories, unsigned attributes, const unsigned int *map, const char *const *rows) {
  pll_partition_t *p = pll_partition_create(5, 3, states, sites, 1, 7, categories, 3, attributes);
  for (int k = 0; k < 5; k++) pll_set_tip_states(p, k, map, rows[k]);
  return p;
}

static double evaluate(pll_partition_t *p, const double *lengths, double *sites) {
  pll_update_prob_matrices(p, models, matrices, lengths, 7);
  pll_update_partials(p, tree, 3);
  return pll_compute_edge_loglikelihood(p, 7, 2, 6, 1, 6, models, sites);
}

// the general time-reversible model: what a tree's search maximises
double nucleotides(double *lengths, double *rates, double *freqs, double *sites) {
  const double categories[4] = {0.13695378267140107, 0.47675185617665189, 1, 2.3862943611723626};
  pll_partition_t *p = species(4, 12, 4, PLL_ATTRIB_ARCH_CPU, pll_map_nt, genes);
  pll_set_frequencies(p, 0, freqs);
  pll_set_subst_params(p, 0, rates);
  pll_set_category_rates(p, categories);
  double value = evaluate(p, lengths, sites);
  pll_partition_destroy(p);
  return value;
}

// the shape of the rates' gamma distribution, and the share of sites that never change
double shaped(double *p, double *lengths) {
  const double freqs[4] = {0.3, 0.2, 0.24, 0.26}, rates[6] = {1, 2.5, 1, 1, 2.5, 1};
  double categories[4];
  pll_partition_t *of = species(4, 12, 4, PLL_ATTRIB_ARCH_CPU, pll_map_nt, genes);
  pll_compute_gamma_cats(p[0], 4, categories, PLL_GAMMA_RATES_MEAN);
  pll_set_frequencies(of, 0, freqs);
  pll_set_subst_params(of, 0, rates);
  pll_set_category_rates(of, categories);
  pll_update_invariant_sites(of);
  pll_update_invariant_sites_proportion(of, 0, p[1]);
  double value = evaluate(of, lengths, NULL);
  pll_partition_destroy(of);
  return value;
}

// Newton's method for the inner branch, by the library's own derivatives
double best_length(double *lengths, double *rates) {
  const double categories[2] = {0.4, 1.6}, freqs[4] = {0.3, 0.2, 0.24, 0.26};
  pll_partition_t *p = species(4, 12, 2, PLL_ATTRIB_ARCH_CPU, pll_map_nt, genes);
  pll_set_frequencies(p, 0, freqs);
  pll_set_subst_params(p, 0, rates);
  pll_set_category_rates(p, categories);
  double length = lengths[6], first, second, value = evaluate(p, lengths, NULL);
  double *table = pll_aligned_alloc(p->sites * p->rate_cats * p->states_padded * sizeof(double), PLL_ALIGNMENT_CPU);
  pll_update_sumtable(p, 7, 6, 2, 1, models, table);
  for (int k = 0; k < 30; k++) {
    pll_compute_likelihood_derivatives(p, 2, 1, length, models, table, &first, &second);
    if (fabs(first) < 1e-12) break;
    length -= first / second;
  }
  pll_aligned_free(table);
  pll_partition_destroy(p);
  return length + 0.1 * value;
}

// the model of Le and Gascuel with other frequencies; tips are coded by patterns
double proteins(double *lengths, double *weights, double *sites) {
  double freqs[20], categories[2] = {0.35, 1.65}, total = 0;
  pll_partition_t *p = species(20, 8, 2, PLL_ATTRIB_ARCH_CPU | PLL_ATTRIB_PATTERN_TIP, pll_map_aa, chains);
  for (int k = 0; k < 20; k++) total += weights[k] * pll_aa_freqs_lg[k];
  for (int k = 0; k < 20; k++) freqs[k] = weights[k] * pll_aa_freqs_lg[k] / total;
  pll_set_frequencies(p, 0, freqs);
  pll_set_subst_params(p, 0, pll_aa_rates_lg);
  pll_set_category_rates(p, categories);
  double value = evaluate(p, lengths, sites);
  pll_partition_destroy(p);
  return value;
}

// only sites that vary have been collected: Lewis's correction
double variable_only(double *lengths, double *freqs) {
  static const char *some[5] = {"WAACTAA", "CACCTGA", "AGGCATA", "CGTGTTC", "CGATTTC"};
  const double rates[6] = {1.2, 3.1, 0.7, 0.9, 4.2, 1}, categories[2] = {0.4, 1.6};
  pll_partition_t *p = species(4, 7, 2, PLL_ATTRIB_ARCH_CPU | PLL_ATTRIB_AB_LEWIS, pll_map_nt, some);
  pll_set_frequencies(p, 0, freqs);
  pll_set_subst_params(p, 0, rates);
  pll_set_category_rates(p, categories);
  double value = evaluate(p, lengths, NULL);
  pll_partition_destroy(p);
  return value;
}
