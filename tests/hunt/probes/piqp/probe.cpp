// differentiate: dense(p, c, b, out)  at: p = 6 1 0.5 4 -0.3 5, c = -2 -4 1.5, b = 1 0.8, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-7
// differentiate: boxed(p, c, low, high)  at: p = random(16, -1, 1), c = -2 -4 1.5 0.3, low = -0.5 -0.4 -0.3 -0.6, high = 0.4 0.5 0.6 0.35  tolerance: 1e-5  roundoff: 1e-7
// differentiate: sparse(p, c, g, out)  at: p = 4 5 6 3 4.5, c = 1 -2 0.5 -1 0.7, g = 1 0.5 -0.7 1.1 0.9, out = zeros(5)  tolerance: 1e-5  roundoff: 1e-7
// differentiate: control(start, weights, out)  at: start = 1.2 -0.4, weights = 1 0.3 0.2, out = zeros(5)  tolerance: 1e-5  roundoff: 1e-7
#include <piqp/piqp.hpp>

using Vec = Eigen::VectorXd;
using Mat = Eigen::MatrixXd;
using SpMat = Eigen::SparseMatrix<double, Eigen::ColMajor, int>;

// three unknowns, an equation and an inequality
extern "C" double dense(double *p, double *c, double *b, double *out) {
  Mat P(3, 3), A(1, 3), G(1, 3);
  for (int i = 0, k = 0; i < 3; i++)
    for (int j = 0; j <= i; j++) P(i, j) = P(j, i) = i == j ? 4 + p[k++] * p[0] / 6 : 0.3 * p[k++];
  A << 1, 1, b[1];
  G << 1, -1, 2;
  Vec right = Vec::Constant(1, b[0]), least = Vec::Constant(1, -PIQP_INF), most = Vec::Constant(1, 0.2);
  piqp::DenseSolver<double> solver;
  solver.settings().max_iter = 15;
  solver.settings().eps_abs = solver.settings().eps_rel = 1e-10;
  solver.setup(P, Eigen::Map<Vec>(c, 3), A, right, G, least, most, piqp::nullopt, piqp::nullopt);
  solver.solve();
  const auto &found = solver.result();
  for (int i = 0; i < 3; i++) out[i] = found.x(i);
  out[3] = found.y(0), out[4] = found.z_u(0), out[5] = found.x(0) * found.x(1);
  return found.info.primal_obj;
}

extern "C" double boxed(double *p, double *c, double *low, double *high) {
  Eigen::Map<Mat> factor(p, 4, 4);
  Mat P = factor * factor.transpose() + 2 * Mat::Identity(4, 4);
  piqp::DenseSolver<double> solver;
  solver.settings().eps_abs = solver.settings().eps_rel = 1e-10;
  solver.settings().max_iter = 15;
  solver.setup(P, Eigen::Map<Vec>(c, 4), piqp::nullopt, piqp::nullopt, piqp::nullopt, piqp::nullopt, piqp::nullopt,
               Vec(Eigen::Map<Vec>(low, 4)), Vec(Eigen::Map<Vec>(high, 4)));
  solver.solve();
  const auto &found = solver.result();
  return found.x.dot(found.x) + found.info.primal_obj;
}

extern "C" double sparse(double *p, double *c, double *g, double *out) {
  std::vector<Eigen::Triplet<double>> entries, rows;
  for (int i = 0; i < 5; i++) {
    entries.emplace_back(i, i, p[i]);
    if (i) entries.emplace_back(i - 1, i, 0.1 * p[i]), entries.emplace_back(i, i - 1, 0.1 * p[i]);
    rows.emplace_back(i % 2, i, g[i]);
  }
  SpMat P(5, 5), G(2, 5), A(1, 5);
  P.setFromTriplets(entries.begin(), entries.end());
  G.setFromTriplets(rows.begin(), rows.end());
  for (int i = 0; i < 5; i++) A.insert(0, i) = 1 + 0.1 * i;
  A.makeCompressed();
  Vec least = Vec::Constant(2, -0.2), most = Vec::Constant(2, 0.15), right = Vec::Constant(1, 0.4);
  piqp::SparseSolver<double> solver;
  solver.settings().eps_abs = solver.settings().eps_rel = 1e-10;
  solver.settings().max_iter = 15;
  solver.setup(P, Eigen::Map<Vec>(c, 5), A, right, G, least, most, piqp::nullopt, piqp::nullopt);
  solver.solve();
  const auto &found = solver.result();
  for (int i = 0; i < 5; i++) out[i] = found.x(i);
  return found.info.primal_obj + found.z_l.sum() + found.y(0);
}

// a double integrator brought to rest in five steps: states and inputs as unknowns
extern "C" double control(double *start, double *w, double *out) {
  const int steps = 5, n = 3 * steps;
  std::vector<Eigen::Triplet<double>> cost, motion;
  Vec right = Vec::Zero(2 * steps), low = Vec::Constant(n, -PIQP_INF), high = Vec::Constant(n, PIQP_INF);
  for (int k = 0; k < steps; k++) {
    int u = 3 * k, x = u + 1, row = 2 * k;
    cost.emplace_back(u, u, w[2]), cost.emplace_back(x, x, w[0]), cost.emplace_back(x + 1, x + 1, w[1]);
    low(u) = -1, high(u) = 1;
    for (int i = 0; i < 2; i++) motion.emplace_back(row + i, x + i, 1);
    motion.emplace_back(row, u, -0.125), motion.emplace_back(row + 1, u, -0.5);
    if (k)
      motion.emplace_back(row, x - 3, -1), motion.emplace_back(row, x - 2, -0.5), motion.emplace_back(row + 1, x - 2, -1);
    else
      right(0) = start[0] + 0.5 * start[1], right(1) = start[1];
  }
  SpMat P(n, n), A(2 * steps, n);
  P.setFromTriplets(cost.begin(), cost.end());
  A.setFromTriplets(motion.begin(), motion.end());
  piqp::SparseSolver<double> solver;
  solver.settings().eps_abs = solver.settings().eps_rel = 1e-10;
  solver.settings().max_iter = 15;
  solver.setup(P, Vec(Vec::Zero(n)), A, right, piqp::nullopt, piqp::nullopt, piqp::nullopt, low, high);
  solver.solve();
  for (int k = 0; k < steps; k++) out[k] = solver.result().x(3 * k);
  return solver.result().info.primal_obj;
}
