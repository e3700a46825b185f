// differentiate: valley(x, scale, out)  at: x = -1.1 0.9 0.6 1.3, scale = 7.5, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: regression(data, labels, weights)  at: data = random(30, -1, 1), labels = 0.9 0.1 0.2 0.8 0.7 0.3 0.6 0.25 0.85 0.4, weights = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: bounded(target, low, out)  at: target = 0.4 1.7 -0.6 0.9 2.2, low = 0.1 0.5 -0.2 0.3 -1, out = zeros(5)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: indefinite(a, b, out)  at: a = 0.2 1.3 -0.4 0.7 -1.1 0.9 0.3 0.6 -0.5 0.1, b = 0.6 -0.3 1.1 0.4, out = zeros(4)  roundoff: 1e-9
#include <LBFGS.h>
#include <LBFGSB.h>

using namespace LBFGSpp;
using Vec = Eigen::VectorXd;
using Mat = Eigen::MatrixXd;

// Rosenbrock's, a few steps
extern "C" double valley(double *x, double scale, double *out) {
  LBFGSParam<double> param;
  param.epsilon = param.epsilon_rel = 0;
  param.max_iterations = 8;
  param.m = 4;
  LBFGSSolver<double, LineSearchNocedalWright> solver(param);
  Vec at = Eigen::Map<Vec>(x, 4);
  auto f = [scale](const Vec &x, Vec &grad) {
    double sum = 0;
    grad.setZero();
    for (int i = 0; i < 3; i++) {
      double bend = x[i + 1] - x[i] * x[i], slope = 1 - x[i];
      sum += scale * bend * bend + slope * slope;
      grad[i] += -4 * scale * bend * x[i] - 2 * slope, grad[i + 1] += 2 * scale * bend;
    }
    return sum;
  };
  double value;
  solver.minimize(f, at, value);
  for (int i = 0; i < 4; i++) out[i] = at[i];
  return value;
}

class Logistic {
  Mat x;
  Vec y;

public:
  Logistic(const Mat &x, const Vec &y) : x(x), y(y) {}
  double operator()(const Vec &w, Vec &grad) const {
    Vec scores = x * w, chances = (1 + (-scores.array()).exp()).inverse();
    grad = x.transpose() * (chances - y) + 0.3 * w;
    return ((1 + scores.array().exp()).log() - y.array() * scores.array()).sum() + 0.15 * w.squaredNorm();
  }
};

extern "C" double regression(double *data, double *labels, double *weights) {
  Logistic loss(Eigen::Map<Mat>(data, 10, 3), Eigen::Map<Vec>(labels, 10));
  LBFGSParam<double> param;
  param.epsilon = param.epsilon_rel = 1e-7;
  param.max_iterations = 40;
  LBFGSSolver<double, LineSearchBracketing> solver(param);
  Vec w = Eigen::Map<Vec>(weights, 3);
  double value;
  solver.minimize(loss, w, value);
  for (int i = 0; i < 3; i++) weights[i] = w[i];
  return value;
}

extern "C" double bounded(double *target, double *low, double *out) {
  LBFGSBParam<double> param;
  param.epsilon = param.epsilon_rel = 1e-10;
  param.max_iterations = 60;
  LBFGSBSolver<double> solver(param);
  Vec x = Vec::Constant(5, 0.8), lower = Eigen::Map<Vec>(low, 5), upper = Vec::Constant(5, 1.5);
  auto f = [target](const Vec &x, Vec &grad) {
    double sum = 0;
    for (int i = 0; i < 5; i++) {
      double d = x[i] - target[i], next = x[(i + 1) % 5];
      sum += d * d + 0.1 * d * d * d * d + 0.2 * x[i] * next;
      grad[i] = 2 * d + 0.4 * d * d * d + 0.2 * next + 0.2 * x[(i + 4) % 5];
    }
    return sum;
  };
  double value;
  solver.minimize(f, x, value, lower, upper);
  for (int i = 0; i < 5; i++) out[i] = x[i];
  return value + x[1] * x[3];
}

// the solver's own factors of an indefinite matrix
extern "C" double indefinite(double *a, double *b, double *out) {
  Mat m(4, 4);
  for (int i = 0, k = 0; i < 4; i++)
    for (int j = 0; j <= i; j++) m(i, j) = m(j, i) = a[k++];
  BKLDLT<double> factors(m);
  Vec x = factors.solve(Vec(Eigen::Map<Vec>(b, 4)));
  for (int i = 0; i < 4; i++) out[i] = x[i];
  return x.squaredNorm();
}
