// differentiate: by_costs(costs, plan)  at: costs = random(20, 0.1, 2), plan = zeros(20)  roundoff: 1e-11
// differentiate: by_weights(a, b, potentials)  at: a = 0.9 1.3 0.7 1.1, b = 0.8 1.2 1.05 0.6 0.75, potentials = zeros(9)  roundoff: 1e-10
// differentiate: between(x, y)  at: x = random(8, -1, 1), y = random(10, -1, 1)  roundoff: 1e-10
// differentiate: sparse(costs, a)  at: costs = random(12, 0.1, 2), a = 0.9 1.3 0.7 1.1  roundoff: 1e-10
#include <EMD.h>

static const double sources[4] = {0.31, 0.17, 0.28, 0.24}, targets[5] = {0.13, 0.26, 0.19, 0.11, 0.31};

extern "C" double by_costs(double *costs, double *plan) {
  double a[4], b[5], alpha[4], beta[5], cost = 0;
  for (int i = 0; i < 4; i++) a[i] = sources[i];
  for (int j = 0; j < 5; j++) b[j] = targets[j];
  EMD_wrap(4, 5, a, b, costs, plan, alpha, beta, &cost, 100000, nullptr, nullptr);
  return cost;
}

static void normalise(double *weights, const double *from, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += from[i];
  for (int i = 0; i < n; i++) weights[i] = from[i] / sum;
}

extern "C" double by_weights(double *a, double *b, double *potentials) {
  double p[4], q[5], costs[20], plan[20] = {0}, cost = 0;
  normalise(p, a, 4);
  normalise(q, b, 5);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 5; j++) costs[5 * i + j] = (0.7 * i - 0.45 * j) * (0.7 * i - 0.45 * j) + 0.03 * ((3 * i + 7 * j) % 5);
  EMD_wrap(4, 5, p, q, costs, plan, potentials, potentials + 4, &cost, 100000, nullptr, nullptr);
  return cost;
}

extern "C" double between(double *x, double *y) {
  double a[4], b[5], alpha[4], beta[5], flows[20], cost = 0;
  uint64_t from[20], to[20], count = 0;
  for (int i = 0; i < 4; i++) a[i] = sources[i];
  for (int j = 0; j < 5; j++) b[j] = targets[j];
  EMD_wrap_lazy(4, 5, a, b, x, y, 2, 1, from, to, flows, &count, 20, alpha, beta, &cost, 100000, nullptr, nullptr);
  return cost;
}

/* Each source reaches three of the four targets. */
extern "C" double sparse(double *costs, double *a) {
  double p[4], q[4] = {0.2, 0.3, 0.23, 0.27}, alpha[4], beta[4], flows[12], cost = 0;
  uint64_t tails[12], heads[12], from[12], to[12], count = 0;
  normalise(p, a, 4);
  for (int k = 0; k < 12; k++) tails[k] = k / 3, heads[k] = (k / 3 + k % 3) % 4;
  EMD_wrap_sparse(4, 4, p, q, 12, tails, heads, costs, from, to, flows, &count, 12, alpha, beta, &cost, 100000, nullptr,
                  nullptr);
  return cost;
}
