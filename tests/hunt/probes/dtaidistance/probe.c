// differentiate: warped(a, b, penalty)  at: a = random(12, -1, 1), b = random(14, -1, 1), penalty = 0.1
// differentiate: cost(a, b)  at: a = random(12, -1, 1), b = random(14, -1, 1)
// differentiate: barycentre(series, c)  at: series = random(24, -1, 1), c = random(8, -1, 1)
// differentiate: matrix(series)  at: series = random(30, -1, 1)
#include <dd_dtw.h>

// the distance within a window
double warped(double *a, double *b, double penalty) {
  DTWSettings settings = dtw_settings_default();
  settings.window = 6;
  settings.penalty = penalty;
  return dtw_distance(a, 12, b, 14, &settings);
}

// the matrix of accumulated costs, then the path through it and what it costs along the path
double cost(double *a, double *b) {
  DTWSettings settings = dtw_settings_default();
  settings.window = 5;
  settings.psi_1b = settings.psi_2b = settings.psi_1e = settings.psi_2e = 1;
  settings.inner_dist = Euclidean;
  idx_t n = dtw_settings_wps_length(12, 14, &settings), i[26], j[26];
  double *costs = malloc(n * sizeof(double));
  double found = dtw_warping_paths(costs, a, 12, b, 14, true, false, true, &settings);
  idx_t steps = dtw_best_path(costs, i, j, 12, 14, &settings);
  for (idx_t k = 0; k < steps; k++) found += a[i[k]] * b[j[k]];
  free(costs);
  return found;
}

// one step to the mean of three series, c becomes it
double barycentre(double *series, double *c) {
  DTWSettings settings = dtw_settings_default();
  ba_t mask[1] = {7};
  dtw_dba_matrix(series, 3, 8, c, 8, mask, 0, 1, &settings);
  double sum = 0;
  for (int i = 0; i < 8; i++) sum += c[i] * c[i];
  return sum;
}

// all distances between five series
double matrix(double *series) {
  DTWSettings settings = dtw_settings_default();
  settings.use_pruning = true;
  DTWBlock block = dtw_block_empty();
  idx_t n = dtw_distances_length(&block, 5, 5);
  double *found = malloc(n * sizeof(double)), sum = 0;
  dtw_distances_matrix(series, 5, 6, found, &block, &settings);
  for (idx_t k = 0; k < n; k++) sum += (k + 1) * found[k];
  free(found);
  return sum;
}
