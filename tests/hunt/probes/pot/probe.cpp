// differentiate: transport(a, b, costs, plan)  at: a = 0.31 0.22 0.27 0.2, b = 0.24 0.17 0.21 0.26 0.12, costs = random(20, 0.5, 3), plan = zeros(20)  roundoff: 1e-10
// differentiate: wasserstein(x, y, weights, duals)  at: x = random(12, -1, 1), y = random(10, -1, 2), weights = 0.21 0.13 0.17 0.18 0.2 0.11, duals = zeros(11)  roundoff: 1e-10
// differentiate: lazily(x, y, weights)  at: x = random(12, -1, 1), y = random(10, -1, 2), weights = 0.21 0.13 0.17 0.18 0.2 0.11  roundoff: 1e-10
// differentiate: sparse(costs, weights, flows)  at: costs = 1.1 0.7 1.9 0.4 2.2 1.3 0.8 1.6 0.9, weights = 0.4 0.35 0.25, flows = zeros(9)  roundoff: 1e-10
// differentiate: barycentre(points, x, y)  at: points = random(6, -1, 1), x = random(8, -2, 0.5), y = random(8, 0, 2)  roundoff: 1e-10
#include "EMD.h"
#include <cmath>
#include <vector>

// weights that add up to one
static std::vector<double> shares(const double *w, int n) {
  double all = 0;
  for (int i = 0; i < n; i++) all += w[i];
  std::vector<double> parts(n);
  for (int i = 0; i < n; i++) parts[i] = w[i] / all;
  return parts;
}

static std::vector<double> distances(const double *x, int n, const double *y, int m, double power) {
  std::vector<double> all(n * m);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) all[i * m + j] = std::pow(std::hypot(x[2 * i] - y[2 * j], x[2 * i + 1] - y[2 * j + 1]), power);
  return all;
}

extern "C" double transport(double *a, double *b, double *costs, double *plan) {
  std::vector<double> p = shares(a, 4), q = shares(b, 5), alpha(4), beta(5);
  double cost = 0;
  if (EMD_wrap(4, 5, p.data(), q.data(), costs, plan, alpha.data(), beta.data(), &cost, 100000, nullptr, nullptr) != OPTIMAL) return -1;
  return cost;
}

extern "C" double wasserstein(double *x, double *y, double *weights, double *duals) {
  std::vector<double> p = shares(weights, 6), q(5, 0.2), plan(30), d = distances(x, 6, y, 5, 2);
  double cost = 0;
  if (EMD_wrap(6, 5, p.data(), q.data(), d.data(), plan.data(), duals, duals + 6, &cost, 100000, nullptr, nullptr) != OPTIMAL) return -1;
  double spread = 0;
  for (double flow : plan) spread += flow * flow;
  return std::sqrt(cost) + 0.3 * spread;
}

extern "C" double lazily(double *x, double *y, double *weights) {
  std::vector<double> p = shares(weights, 6), q(5, 0.2), alpha(6), beta(5), values(11);
  std::vector<uint64_t> from(11), to(11);
  uint64_t flows = 0;
  double cost = 0;
  if (EMD_wrap_lazy(6, 5, p.data(), q.data(), x, y, 2, 1, from.data(), to.data(), values.data(), &flows, 11, alpha.data(), beta.data(), &cost, 100000, nullptr, nullptr) != OPTIMAL) return -1;
  double dual = 0;
  for (int i = 0; i < 6; i++) dual += alpha[i] * p[i] * p[i];
  return cost + dual;
}

extern "C" double sparse(double *costs, double *weights, double *flows) {
  uint64_t from[9] = {0, 0, 0, 1, 1, 1, 2, 2, 2}, to[9] = {0, 1, 2, 1, 2, 3, 0, 2, 3}, sources[9], targets[9], n = 0;
  std::vector<double> p = shares(weights, 3), q = {0.2, 0.27, 0.23, 0.3};
  double alpha[3], beta[4], cost = 0;
  if (EMD_wrap_sparse(3, 4, p.data(), q.data(), 9, from, to, costs, sources, targets, flows, &n, 9, alpha, beta, &cost, 100000, nullptr, nullptr) != OPTIMAL) return -1;
  double weighted = 0;
  for (uint64_t k = 0; k < n; k++) weighted += flows[k] * flows[k] * (1 + sources[k] + 2 * targets[k]);
  return cost + weighted;
}

// a step of a barycentre of free support: points go to the means of what they are transported to
extern "C" double barycentre(double *points, double *x, double *y) {
  std::vector<double> p(3, 1. / 3), q(4, 0.25), at(points, points + 6);
  for (int step = 0; step < 2; step++) {
    std::vector<double> next(6);
    for (const double *cloud : {x, y}) {
      std::vector<double> d = distances(at.data(), 3, cloud, 4, 2), plan(12), alpha(3), beta(4);
      double cost = 0;
      if (EMD_wrap(3, 4, p.data(), q.data(), d.data(), plan.data(), alpha.data(), beta.data(), &cost, 100000, nullptr, nullptr) != OPTIMAL) return -1;
      for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++)
          for (int k = 0; k < 2; k++) next[2 * i + k] += 1.5 * plan[4 * i + j] * cloud[2 * j + k];
    }
    for (int i = 0; i < 6; i++) at[i] = 0.3 * at[i] + 0.7 * next[i];
  }
  double size = 0;
  for (double v : at) size += v * v;
  return size;
}
