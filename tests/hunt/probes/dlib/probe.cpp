// differentiate: fitted(y, start)  at: y = 2.1 1.4 0.9 0.62 0.41 0.3, start = 1.5 0.6  tolerance: 1e-4  roundoff: 1e-7
// differentiate: lowest(p, x)  at: p = 1.5 2 0.3, x = 0.1 0.2  tolerance: 1e-3  roundoff: 1e-6
// differentiate: ridge(x, y)  at: x = 0.1 0.5 0.9 1.4 2 2.3, y = 1.1 0.8 0.3 -0.2 -0.7 -0.6  tolerance: 1e-5  roundoff: 1e-8
// differentiate: decomposed(a, out)  at: a = 2 0.3 -0.5 0.4 1.1 -0.2 0.6 -0.1 3, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-9
#include <dlib/matrix.h>
#include <dlib/optimization.h>
#include <dlib/svm/kernel.h>
#include <dlib/svm/kernel_matrix.h>
#include <dlib/numerical_integration.h>

using namespace dlib;
typedef matrix<double, 0, 1> column;

extern "C" double fitted(double *y, double *start) {
  std::vector<std::pair<double, double>> samples;
  for (int i = 0; i < 6; i++) samples.push_back({0.5 * i, y[i]});
  auto residual = [](const std::pair<double, double> &at, const column &p) {
    return p(0) * std::exp(-p(1) * at.first) - at.second;
  };
  auto slope = [](const std::pair<double, double> &at, const column &p) {
    column d(2);
    d(0) = std::exp(-p(1) * at.first), d(1) = -p(0) * at.first * d(0);
    return d;
  };
  column found(2);
  found(0) = start[0], found(1) = start[1];
  double left = solve_least_squares_lm(objective_delta_stop_strategy(1e-14, 30), residual, slope, samples, found);
  start[0] = found(0), start[1] = found(1);
  return left * 100;
}

extern "C" double lowest(double *p, double *x) {
  auto height = [p](const column &at) {
    double bend = at(1) - at(0) * at(0), gap = at(0) - p[0];
    return p[1] * bend * bend + gap * gap + p[2] * std::cosh(at(1));
  };
  auto slope = [p](const column &at) {
    double bend = at(1) - at(0) * at(0);
    column d(2);
    d(0) = -4 * p[1] * bend * at(0) + 2 * (at(0) - p[0]), d(1) = 2 * p[1] * bend + p[2] * std::sinh(at(1));
    return d;
  };
  column at(2);
  at(0) = x[0], at(1) = x[1];
  double found = find_min(bfgs_search_strategy(), objective_delta_stop_strategy(1e-13), height, slope, at, -1);
  x[0] = at(0), x[1] = at(1);
  return found;
}

extern "C" double ridge(double *x, double *y) {
  typedef radial_basis_kernel<matrix<double, 1, 1>> kernel;
  std::vector<matrix<double, 1, 1>> samples(6);
  column wanted(6);
  for (int i = 0; i < 6; i++) samples[i](0) = x[i], wanted(i) = y[i];
  matrix<double> among = kernel_matrix(kernel(0.8), samples) + 0.01 * identity_matrix<double>(6);
  column weights = inv_lower_triangular(chol(among)) * wanted;
  return dot(weights, weights) + log(det(among));
}

extern "C" double decomposed(double *a, double *out) {
  matrix<double, 3, 3> given;
  for (int i = 0; i < 9; i++) given(i / 3, i % 3) = a[i];
  matrix<double, 3, 3> both = given * trans(given);
  eigenvalue_decomposition<matrix<double, 3, 3>> values(make_symmetric(both));
  for (int i = 0; i < 3; i++) out[i] = values.get_real_eigenvalues()(i);
  matrix<double, 3, 3> u, w, v;
  svd(given, u, w, v);
  double largest = max(diag(w)), total = sum(w);
  out[3] = largest, out[4] = total, out[5] = det(inv(given));
  return integrate_function_adapt_simp([&](double t) { return std::exp(-largest * t) * std::cos(total * t); }, 0.0, 1.0, 1e-10);
}
