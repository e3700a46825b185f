// differentiate: likelihood(t, y, p)  at: t = linspace(0, 5, 24), y = random(24, -1, 1), p = 0.3 0.2 -0.4 0.9 0.4  tolerance: 1e-5  roundoff: 1e-8
// differentiate: covariance(x, p, out)  at: x = 0.3 1.2 -0.4 0.9 0.7 1.6, p = 0.2 0.4 -0.3, out = zeros(6)  roundoff: 1e-9
// differentiate: slopes(x, p, out)  at: x = 0.3 1.2 -0.4 0.9, p = 0.7 0.5 0.3 -0.2, out = zeros(8)  roundoff: 1e-9
// differentiate: predicted(t, y, at)  at: t = linspace(0, 5, 24), y = random(24, -1, 1), at = 1.23 3.71  roundoff: 1e-8
#include <george/george.h>

#include <memory>

using namespace george;
using namespace george::kernels;

static const double low[2] = {-10, -10}, high[2] = {10, 10};

// what the solver asks of a kernel
struct Values {
  Kernel *kernel;
  const double *x;
  double get_value(int i, int j) { return kernel->value(x + i, x + j); }
};

static Kernel *with_scale(Kernel *kernel, double log_scale) {
  kernel->set_metric_parameter(0, log_scale);
  kernel->set_axis(0, 0);
  return kernel;
}

static Kernel *seasonal(const double *p) {
  Kernel *wave = new ExpSine2Kernel(p[2], p[3], 1, 1), *trend = with_scale(new RationalQuadraticKernel<metrics::IsotropicMetric>(0.3, 0, low, high, 1, 1), p[1]);
  wave->set_axis(0, 0);
  return new Sum(new Product(new ConstantKernel(p[0], 1, 1), trend), new Product(wave, with_scale(new ExpSquaredKernel<metrics::IsotropicMetric>(0, low, high, 1, 1), 1.5)));
}

extern "C" double likelihood(double *t, double *y, double *p) {
  std::unique_ptr<Kernel> kernel(seasonal(p));
  Values values{kernel.get(), t};
  Eigen::VectorXd diagonal = Eigen::VectorXd::Constant(24, p[4] * p[4]);
  Eigen::MatrixXd seen = Eigen::Map<Eigen::MatrixXd>(y, 24, 1);
  std::mt19937 random(42);
  hodlr::Node<Values> solver(diagonal, &values, 0, 24, 6, 1e-12, random);
  solver.compute();
  return -0.5 * (solver.dot_solve(seen)(0) + solver.log_determinant());
}

// a general metric, in two dimensions
extern "C" double covariance(double *x, double *p, double *out) {
  RationalQuadraticKernel<metrics::GeneralMetric> general(0.4, 0, low, high, 2, 2);
  Matern52Kernel<metrics::AxisAlignedMetric> aligned(0, low, high, 2, 2);
  for (int i = 0; i < 2; i++) general.set_axis(i, i), aligned.set_axis(i, i);
  general.set_metric_parameter(0, p[0]);
  aligned.set_metric_parameter(0, p[1]);
  metrics::GeneralMetric metric(2, 2);
  metrics::AxisAlignedMetric straight(2, 2);
  for (int i = 0; i < 2; i++) metric.set_axis(i, i), straight.set_axis(i, i), straight.set_parameter(i, p[i]);
  for (int i = 0; i < 3; i++) metric.set_parameter(i, p[i]);
  double sum = 0, grad[3];
  for (int i = 0, k = 0; i < 3; i++)
    for (int j = 0; j < i; j++, k++) {
      const double *one = x + 2 * i, *two = x + 2 * j;
      out[k] = general.value(one, two) * aligned.value(one, two);
      out[3 + k] = metric.value(one, two);
      sum += metric.gradient(one, two, grad) * grad[1] + straight.value(one, two);
    }
  return sum;
}

extern "C" double slopes(double *x, double *p, double *out) {
  unsigned which[] = {1, 1, 1, 1, 1, 1};
  std::vector<std::unique_ptr<Kernel>> all;
  all.emplace_back(new LocalGaussianKernel(p[0], p[1], 1, 1));
  all.emplace_back(new CosineKernel(p[1], 1, 1));
  all.emplace_back(new Product(new PolynomialKernel(p[2], 3, 1, 1), with_scale(new ExpKernel<metrics::IsotropicMetric>(0, low, high, 1, 1), p[3])));
  all.emplace_back(new Sum(new LinearKernel(p[0], 2, 1, 1), new DotProductKernel(1, 1)));
  double sum = 0;
  for (size_t k = 0; k < all.size(); k++) {
    double grad[6] = {0, 0, 0, 0, 0, 0}, along[1] = {0};
    all[k]->gradient(x, x + 1 + k % 3, which, grad);
    all[k]->x1_gradient(x, x + 2, along);
    out[2 * k] = grad[0], out[2 * k + 1] = along[0];
    for (size_t i = 0; i < all[k]->size(); i++) sum += grad[i] * all[k]->get_parameter(i);
  }
  return sum + all[2]->value(x, x + 3);
}

extern "C" double predicted(double *t, double *y, double *at) {
  const double p[] = {0.3, 0.2, -0.4, 0.9};
  std::unique_ptr<Kernel> kernel(seasonal(p));
  Values values{kernel.get(), t};
  Eigen::VectorXd diagonal = Eigen::VectorXd::Constant(24, 0.09);
  Eigen::MatrixXd right(24, 3);
  right.col(0) = Eigen::Map<Eigen::VectorXd>(y, 24);
  for (int i = 0; i < 24; i++) right(i, 1) = kernel->value(t + i, at), right(i, 2) = kernel->value(t + i, at + 1);
  Eigen::MatrixXd solved = right;
  std::mt19937 random(7);
  hodlr::Node<Values> solver(diagonal, &values, 0, 24, 8, 1e-12, random);
  solver.compute();
  solver.solve(solved);
  double variance = kernel->value(at, at + 1) - right.col(1).dot(solved.col(2));
  return right.col(1).dot(solved.col(0)) + 2 * right.col(2).dot(solved.col(0)) + variance;
}
