// differentiate: isotope(freqs, vectors, variances, gamma)  at: freqs = 2.1 3.4 5.2 1.9 3.8 5.5 2.6 3.1 4.7, vectors = random(54, -1, 1), variances = 0.02, gamma = zeros(3)  roundoff: 1e-9
// differentiate: shift(strength, freqs, temperature)  at: strength = random(54, 0.1, 2), freqs = 2.1 3.4 5.2 1.9 3.8 5.5 2.6 3.1 4.7, temperature = 6.2  roundoff: 1e-9
// differentiate: linewidth(strength, freqs, sigma, gamma)  at: strength = random(54, 0.1, 2), freqs = 2.1 3.4 5.2 1.9 3.8 5.5 2.6 3.1 4.7, sigma = 0.8, gamma = zeros(3)  roundoff: 1e-9
// differentiate: interaction(fc3, freqs, vectors, strength)  at: fc3 = random(108, -1, 1), freqs = 2.1 3.4 5.2 1.9 3.8 5.5 2.6 3.1 4.7, vectors = random(54, -1, 1), strength = zeros(27)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: symmetrised(fc3, freqs, vectors, strength)  at: fc3 = random(108, -1, 1), freqs = 2.1 3.4 5.2 1.9 3.8 5.5 2.6 3.1 4.7, vectors = random(54, -1, 1), strength = zeros(27)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: rotated(fc3, turn)  at: fc3 = random(216, -1, 1), turn = 0.36 0.48 -0.8 -0.8 0.6 0 0.48 0.64 0.6  roundoff: 1e-9
#include <complex.h>
#include <fc3.h>
#include <imag_self_energy_with_g.h>
#include <interaction.h>
#include <isotope.h>
#include <real_self_energy.h>
#include <triplet_iw.h>

static const int64_t triplets[2][3] = {{0, 1, 2}, {0, 2, 1}}, weights[2] = {1, 2}, bands[3] = {0, 1, 2};

static void complexes(const double *parts, double _Complex *made) {
  for (int i = 0; i < 27; i++) made[i] = parts[2 * i] + parts[2 * i + 1] * I;
}

double isotope(double *freqs, double *vectors, double *variances, double *gamma) {
  double _Complex eigen[27];
  const int64_t points[3] = {0, 1, 2};
  const double share[3] = {1, 2, 1};
  complexes(vectors, eigen);
  iso_get_isotope_scattering_strength(gamma, 0, points, share, variances, freqs, eigen, 3, bands, 3, 3, 0.6, 1e-4);
  return gamma[0] + gamma[1] * gamma[2];
}

double shift(double *strength, double *freqs, double temperature) {
  Darray squared = {{2, 3, 3, 3}, strength};
  double real[3];
  rse_get_real_self_energy_at_bands(real, &squared, bands, freqs, triplets, weights, 0.1, temperature, 1.3, 1e-4);
  return real[0] + real[1] * real[2];
}

double linewidth(double *strength, double *freqs, double sigma, double *gamma) {
  Darray squared = {{2, 3, 3, 3}, strength};
  double g[108];
  char zero[54];
  for (int i = 0; i < 2; i++)
    tpi_get_integration_weight_with_sigma(g + 27 * i, zero + 27 * i, sigma, 50, freqs, 3, triplets[i], 54, freqs, 3, 2, 0);
  ise_get_imag_self_energy_with_g(gamma, &squared, freqs, triplets, weights, g, zero, 6.2, 1e-4, 0, -1);
  return gamma[0] * gamma[1] + gamma[2];
}

static double interacting(int symmetric, double *fc3, double *freqs, double *vectors, double *strength) {
  static const double svecs[5][3] = {{0, 0, 0}, {0.5, 0, 0}, {-0.5, 0, 0}, {0, 0.3, 0}, {0, 0, 0}};
  static const int64_t multiplicity[2][2] = {{1, 0}, {2, 1}}, p2s[1] = {0}, s2p[2] = {0, 0};
  static const int64_t addresses[3][3] = {{1, 0, 1}, {1, 1, 0}, {-2, -1, -1}};
  static const char shortest[4] = {1, 0, 0, 1}, nonzero[4] = {1, 1, 1, 1};
  AtomTriplets atoms = {svecs, {2, 1}, multiplicity, p2s, s2p, 1, shortest, nonzero};
  RecgridConstBZGrid grid = {3, {4, 3, 5}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}, 0, 0, addresses, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, 1};
  double _Complex eigen[27];
  double masses[1] = {28};
  char zero[27] = {0};
  Darray squared = {{1, 3, 3, 3}, strength}, frequencies = {{3, 3}, freqs};
  complexes(vectors, eigen);
  itr_get_interaction(&squared, zero, &frequencies, eigen, triplets, 1, &grid, fc3, 1, &atoms, masses, bands, symmetric, 1e-4, 0);
  double sum = 0;
  for (int i = 0; i < 27; i++) sum += strength[i] * (1 + i % 4);
  return sum;
}

double interaction(double *fc3, double *freqs, double *vectors, double *strength) {
  return interacting(0, fc3, freqs, vectors, strength);
}

double symmetrised(double *fc3, double *freqs, double *vectors, double *strength) {
  return interacting(1, fc3, freqs, vectors, strength);
}

double rotated(double *fc3, double *turn) {
  const int64_t mapping[2] = {1, 0};
  fc3_distribute_fc3(fc3, 0, 1, mapping, 2, turn);
  fc3_set_permutation_symmetry_fc3(fc3, 2);
  double sum = 0;
  for (int i = 0; i < 216; i++) sum += fc3[i] * fc3[i] * (1 + i % 3);
  return sum;
}
