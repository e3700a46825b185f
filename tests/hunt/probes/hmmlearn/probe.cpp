// differentiate: scaled(start, moves, seen, lattice)  at: start = 0.5 0.3 0.2, moves = 0.7 0.2 0.1 0.25 0.6 0.15 0.1 0.3 0.6, seen = random(18, 0.1, 0.9), lattice = zeros(18)  roundoff: 1e-11
// differentiate: logarithmic(start, moves, seen, lattice)  at: start = 0.5 0.3 0.2, moves = 0.7 0.2 0.1 0.25 0.6 0.15 0.1 0.3 0.6, seen = random(18, -3, -0.2), lattice = zeros(18)  roundoff: 1e-11
// differentiate: path(start, moves, seen)  at: start = 0.5 0.3 0.2, moves = 0.7 0.2 0.1 0.25 0.6 0.15 0.1 0.3 0.6, seen = random(18, -3, -0.2)  roundoff: 1e-11
// differentiate: reestimated(moves, means, values)  at: moves = 0.7 0.2 0.1 0.25 0.6 0.15 0.1 0.3 0.6, means = -1 0.2 1.4, values = 0.3 -0.8 1.1 0.9 1.6 -0.2 0.1 -1.2  roundoff: 1e-11
// differentiate: transitions(moves, seen, sums)  at: moves = 0.7 0.2 0.1 0.25 0.6 0.15 0.1 0.3 0.6, seen = random(18, -3, -0.2), sums = zeros(9)  roundoff: 1e-11
#include <algorithm>
#include <numeric>
#include "ext/_hmmc.cpp"

typedef py::array_t<double> Array;

extern "C" double scaled(double *start, double *moves, double *seen, double *lattice) {
  Array first({3}, start), matrix({3, 3}, moves), frames({6, 3}, seen);
  auto [likelihood, forward, scaling] = forward_scaling(first, matrix, frames);
  Array backward = backward_scaling(first, matrix, frames, scaling);
  for (int i = 0; i < 18; i++) lattice[i] = forward.data()[i] * backward.data()[i] / scaling.data()[i / 3];
  Array xi = compute_scaling_xi_sum(forward, matrix, backward, frames);
  return likelihood + xi.data()[1] * xi.data()[5];
}

extern "C" double logarithmic(double *start, double *moves, double *seen, double *lattice) {
  Array first({3}, start), matrix({3, 3}, moves), frames({6, 3}, seen);
  auto [likelihood, forward] = forward_log(first, matrix, frames);
  Array backward = backward_log(first, matrix, frames);
  for (int i = 0; i < 18; i++) lattice[i] = std::exp(forward.data()[i] + backward.data()[i] - likelihood);
  return likelihood;
}

extern "C" double path(double *start, double *moves, double *seen) {
  auto [likelihood, states] = viterbi(Array({3}, start), Array({3, 3}, moves), Array({6, 3}, seen));
  double weighted = 0;
  for (int t = 0; t < 6; t++) weighted += seen[3 * t + states.data()[t]] * (t + 1);
  return likelihood + 0.1 * weighted;
}

// a step of Baum and Welch for Gaussian means, and the likelihood after it
extern "C" double reestimated(double *moves, double *means, double *values) {
  Array first({3}), matrix({3, 3}, moves), frames({8, 3});
  std::fill_n(first.mutable_data(), 3, 1. / 3);
  double at[3] = {means[0], means[1], means[2]}, result = 0;
  for (int step = 0; step < 3; step++) {
    for (int t = 0; t < 8; t++)
      for (int k = 0; k < 3; k++) frames.mutable_data()[3 * t + k] = -0.5 * (values[t] - at[k]) * (values[t] - at[k]) / 0.49;
    auto [likelihood, forward] = forward_log(first, matrix, frames);
    Array backward = backward_log(first, matrix, frames);
    for (int k = 0; k < 3; k++) {
      double weight = 0, sum = 0;
      for (int t = 0; t < 8; t++) {
        double posterior = std::exp(forward.data()[3 * t + k] + backward.data()[3 * t + k] - likelihood);
        weight += posterior, sum += posterior * values[t];
      }
      at[k] = sum / weight;
    }
    result = likelihood;
  }
  return result + at[0] * at[2];
}

extern "C" double transitions(double *moves, double *seen, double *sums) {
  Array first({3}), matrix({3, 3}, moves), frames({6, 3}, seen);
  std::fill_n(first.mutable_data(), 3, 1. / 3);
  auto forward = std::get<1>(forward_log(first, matrix, frames));
  Array backward = backward_log(first, matrix, frames), xi = compute_log_xi_sum(forward, matrix, backward, frames);
  for (int i = 0; i < 9; i++) sums[i] = std::exp(xi.data()[i]);
  return sums[0] + sums[4] + sums[8];
}
