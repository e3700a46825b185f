// differentiate: coefficients(x, penalty, coef)  at: x = 0.5 -1.2 0.3 1.1 -0.7 0.9 -0.1 0.4 1.3 0.2 -0.8 0.6 -1.1 0.1 0.7 -0.4 -0.3 1.4 0.8 -0.6 -0.9 0.35 1.05 -0.2, penalty = 1 1.2 0.9, coef = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: ratio(alphas, x)  at: alphas = 0.03 0.01, x = 0.5 -1.2 0.3 1.1 -0.7 0.9 -0.1 0.4 1.3 0.2 -0.8 0.6 -1.1 0.1 0.7 -0.4 -0.3 1.4 0.8 -0.6 -0.9 0.35 1.05 -0.2  tolerance: 1e-5  roundoff: 1e-8
// differentiate: path(x, coef)  at: x = 0.5 -1.2 0.3 1.1 -0.7 0.9 -0.1 0.4 1.3 0.2 -0.8 0.6 -1.1 0.1 0.7 -0.4 -0.3 1.4 0.8 -0.6 -0.9 0.35 1.05 -0.2, coef = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: mixed(share, x)  at: share = 0.3, x = 0.5 -1.2 0.3 1.1 -0.7 0.9 -0.1 0.4 1.3 0.2 -0.8 0.6 -1.1 0.1 0.7 -0.4 -0.3 1.4 0.8 -0.6 -0.9 0.35 1.05 -0.2  tolerance: 1e-5  roundoff: 1e-8
#include <coxnet/coxnet.h>
#include <vector>

typedef Eigen::Map<Eigen::MatrixXd> Matrix;
typedef Eigen::Map<Eigen::VectorXd> Vector;
typedef Eigen::Map<Eigen::Matrix<std::uint8_t, Eigen::Dynamic, 1>> Flags;

static double times[8] = {9, 8, 7.5, 6, 5, 5, 3, 1};
static std::uint8_t happened[8] = {0, 1, 1, 0, 1, 1, 1, 1};

static double fitted(double *x, double *penalty, double *alphas, int n, bool path, double share, double *coef, double *ratio) {
  Matrix features(x, 8, 3), coefficients(coef, 3, n);
  Vector time(times, 8), factors(penalty, 3), wanted(alphas, n), deviance(ratio, n);
  std::vector<double> kept(n);
  Vector used(kept.data(), n);
  Flags event(happened, 8);
  coxnet::Data<Matrix, Vector, Flags> data(features, time, event, factors);
  coxnet::Parameters parameters(0.05, share, 100000, 1e-15, false);
  coxnet::FitResult<Matrix, Vector> result(coefficients, used, deviance);
  coxnet::Coxnet<Matrix, Vector, Flags> solver(data, parameters);
  solver.fit(wanted, path, result);
  return kept[n - 1];
}

extern "C" double coefficients(double *x, double *penalty, double *coef) {
  double alphas[2] = {0.05, 0.02}, ratio[2];
  fitted(x, penalty, alphas, 2, false, 0.5, coef, ratio);
  return coef[3] * coef[4] + coef[5];
}

extern "C" double ratio(double *alphas, double *x) {
  double penalty[3] = {1, 1, 1}, coef[6], made[2];
  fitted(x, penalty, alphas, 2, false, 0.5, coef, made);
  return made[1] + coef[0] * coef[5];
}

extern "C" double path(double *x, double *coef) {
  double penalty[3] = {1, 1, 1}, alphas[4] = {0}, made[4];
  double last = fitted(x, penalty, alphas, 4, true, 0.7, coef, made);
  return made[3] * last + made[2];
}

extern "C" double mixed(double share, double *x) {
  double penalty[3] = {1, 1, 1}, alphas[1] = {0.04}, coef[3], made[1];
  fitted(x, penalty, alphas, 1, false, share, coef, made);
  return coef[0] - coef[1] * coef[2] + made[0];
}
