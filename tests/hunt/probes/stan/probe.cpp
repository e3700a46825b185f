// differentiate: densities(y, p)  at: y = 0.7 1.4 2.2 0.9, p = 0.4 1.3 3.57 0.8  roundoff: 1e-10
// differentiate: process(x, y, p)  at: x = 0.1 0.7 1.5 2.2 3.1, y = 0.3 0.8 0.6 -0.2 -0.7, p = 1.2 0.9 0.2  roundoff: 1e-9
// differentiate: constrained(u, out)  at: u = 0.3 -0.5 0.8 0.2 -0.4 0.6, out = zeros(13)  roundoff: 1e-9
// differentiate: regression(x, beta, other)  at: x = random(18, -1, 1), beta = 0.4 -0.3 0.7, other = 0.2 1.3  roundoff: 1e-9
// differentiate: hidden(means, stay, y)  at: means = -0.8 0.3 1.5, stay = 0.7 0.6 0.8, y = -0.6 -0.9 0.2 0.5 1.4 1.7  roundoff: 1e-9
// differentiate: predators(start, rates, out)  at: start = 1.2 0.8, rates = 1.1 0.6 0.9 0.4, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
#include <stan/math/prim.hpp>

using namespace stan::math;
using Vec = Eigen::VectorXd;
using Mat = Eigen::MatrixXd;

extern "C" double densities(double *y, double *p) {
  Vec seen = Eigen::Map<Vec>(y, 4);
  std::vector<int> counts = {3, 1, 4, 2};
  double sum = normal_lpdf<false>(seen, p[0], p[1]) + student_t_lpdf<false>(seen, p[2], p[0], p[1]);
  sum += gamma_lpdf<false>(seen, p[2], p[1]) + weibull_lpdf<false>(seen, p[1], p[2]);
  sum += skew_normal_lpdf<false>(seen, p[0], p[1], p[3]) + von_mises_lpdf<false>(seen, p[0], p[2]);
  sum += neg_binomial_2_log_lpmf<false>(counts, seen, p[2]) + beta_lpdf<false>(Vec(seen / 3), p[1], p[2]);
  sum += wiener_lpdf<false>(seen, p[1], 0.1, 0.4, p[0]) + exp_mod_normal_lcdf(seen, p[0], p[1], p[3]);
  return sum + gamma_lcdf(seen, p[2], p[1]) + std_normal_lcdf(seen);
}

// a Gaussian process: covariances, a factor, and the density
extern "C" double process(double *x, double *y, double *p) {
  std::vector<double> at(x, x + 5);
  Mat smooth = gp_exp_quad_cov(at, p[0], p[1]), rough = gp_matern32_cov(at, 0.5 * p[0], p[1]), wave = gp_periodic_cov(at, p[0], p[1], 2.0);
  Mat sum = add_diag(smooth + elt_multiply(rough, wave), p[2]);
  Mat factor = cholesky_decompose(sum);
  Vec seen = Eigen::Map<Vec>(y, 5), mean = Vec::Constant(5, 0.1);
  double one = multi_normal_cholesky_lpdf<false>(seen, mean, factor), two = multi_student_t_lpdf<false>(seen, 4.0, mean, sum);
  return one + two + log_determinant_spd(sum) + quad_form_sym(inverse_spd(sum), seen) + mdivide_left_tri_low(factor, seen)(3);
}

extern "C" double constrained(double *u, double *out) {
  Vec free = Eigen::Map<Vec>(u, 6);
  double lp = 0;
  Vec simplex = simplex_constrain(Vec(free.head(3)), lp), ordered = ordered_constrain(Vec(free.tail(3)), lp);
  Mat correlation = cholesky_corr_constrain(Vec(free.head(3)), 3, lp), covariance = cov_matrix_constrain(free, 3, lp);
  Vec unit = unit_vector_constrain(Vec(free.head(4)), lp), bounded = lub_constrain(free, -1.0, 2.0, lp);
  for (int i = 0; i < 4; i++) out[i] = simplex(i), out[9 + i] = unit(i);
  for (int i = 0; i < 3; i++) out[4 + i] = ordered(i);
  out[7] = correlation(2, 1), out[8] = covariance(1, 2);
  return lp + lkj_corr_cholesky_lpdf<false>(correlation, 1.7) + dirichlet_lpdf<false>(simplex, Vec(Vec::Constant(4, 1.3))) +
         log_sum_exp(bounded) + variance(free) + dot_product(softmax(free), bounded);
}

extern "C" double regression(double *x, double *beta, double *other) {
  Mat design = Eigen::Map<Mat>(x, 6, 3);
  Vec slopes = Eigen::Map<Vec>(beta, 3), seen(6), cuts(2);
  seen << 0.3, 1.1, -0.4, 0.8, 1.9, -0.2;
  cuts << -0.5, 0.7;
  std::vector<int> counts = {2, 0, 1, 4, 3, 1}, yes = {1, 0, 0, 1, 1, 0}, levels = {1, 3, 2, 2, 3, 1};
  double sum = normal_id_glm_lpdf<false>(seen, design, other[0], slopes, other[1]) + bernoulli_logit_glm_lpmf<false>(yes, design, other[0], slopes);
  sum += poisson_log_glm_lpmf<false>(counts, design, other[0], slopes) + neg_binomial_2_log_glm_lpmf<false>(counts, design, other[0], slopes, other[1]);
  return sum + ordered_logistic_glm_lpmf<false>(levels, design, slopes, cuts);
}

extern "C" double hidden(double *means, double *stay, double *y) {
  Mat log_omegas(3, 6), moves(3, 3);
  Vec start(3);
  start << 0.5, 0.3, 0.2;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) moves(i, j) = i == j ? stay[i] : (1 - stay[i]) / 2;
  for (int t = 0; t < 6; t++)
    for (int i = 0; i < 3; i++) log_omegas(i, t) = normal_lpdf<false>(y[t], means[i], 0.5);
  // the rows sum to one up to rounding: differences leave that, so that it is normalised as `hmm_marginal` checks
  Mat posterior = hmm_hidden_state_prob(log_omegas, moves, start);
  return hmm_marginal(log_omegas, moves, start) + posterior(1, 3) * posterior(2, 4);
}

struct Predators {
  Vec operator()(double, const Vec &y, std::ostream *, const std::vector<double> &r) const {
    Vec to(2);
    to << y[0] * (r[0] - r[1] * y[1]), y[1] * (r[3] * y[0] - r[2]);
    return to;
  }
};

extern "C" double predators(double *start, double *rates, double *out) {
  Vec y0 = Eigen::Map<Vec>(start, 2);
  std::vector<double> at = {0.5, 1.3, 2.4}, r(rates, rates + 4);
  auto found = ode_rk45_tol(Predators(), y0, 0.0, at, 1e-11, 1e-11, 10000L, nullptr, r);
  for (int k = 0; k < 3; k++) out[2 * k] = found[k][0], out[2 * k + 1] = found[k][1];
  return out[4] * out[5];
}
