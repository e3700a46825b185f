// differentiate: fitted(y, p)  at: y = 1.1 1.45 1.62 2.3 2.75 3.9 4.6 6.1, p = 0.8 0.5 0.1  tolerance: 1e-5  roundoff: 1e-8
// differentiate: reprojected(camera, point, out)  at: camera = 0.1 -0.2 0.3 0.5 -0.3 4.2 510 0.02 -0.01, point = 0.4 -0.7 1.3, out = zeros(27)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: tracked(image, at, out)  at: image = random(48, 0, 1), at = 2.3 1.7 0.15, out = zeros(6)  roundoff: 1e-9
// differentiate: searched(samples, out)  at: samples = 0 1.3 -2.1 1 0.4 2.5, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: moved(q, step, out)  at: q = 0.8 0.3 -0.4 0.33, step = 0.2 -0.1 0.3, out = zeros(12)  roundoff: 1e-9
#include <ceres/autodiff_cost_function.h>
#include <ceres/cubic_interpolation.h>
#include <ceres/function_sample.h>
#include <ceres/loss_function.h>
#include <ceres/manifold.h>
#include <ceres/normal_prior.h>
#include <ceres/numeric_diff_cost_function.h>
#include <ceres/polynomial.h>
#include <ceres/rotation.h>
#include <ceres/tiny_solver.h>
#include <ceres/tiny_solver_autodiff_function.h>

#include <memory>

namespace {

// growth: p0 exp(p1 t) + p2
struct Growth {
  const double *y;
  template <typename T>
  bool operator()(const T *const p, T *residuals) const {
    for (int i = 0; i < 8; i++) residuals[i] = p[0] * exp(p[1] * T(0.4 * i)) + p[2] - T(y[i]);
    return true;
  }
};

// a camera of Bundler: axis and angle, translation, focal length, two terms of distortion
struct Snavely {
  double u, v;
  template <typename T>
  bool operator()(const T *const camera, const T *const point, T *residuals) const {
    T p[3];
    ceres::AngleAxisRotatePoint(camera, point, p);
    for (int i = 0; i < 3; i++) p[i] += camera[3 + i];
    T x = -p[0] / p[2], y = -p[1] / p[2], r2 = x * x + y * y;
    T distortion = 1.0 + r2 * (camera[7] + camera[8] * r2);
    residuals[0] = camera[6] * distortion * x - u;
    residuals[1] = camera[6] * distortion * y - v;
    return true;
  }
};

// a patch of the image, turned by an angle
struct Patch {
  const ceres::BiCubicInterpolator<ceres::Grid2D<double, 2>> &image;
  template <typename T>
  bool operator()(const T *const at, T *residuals) const {
    T turn[2] = {cos(at[2]), sin(at[2])};
    for (int i = 0; i < 2; i++) {
      T f[2];
      image.Evaluate(at[0] + 0.4 * turn[i], at[1] - 0.3 * turn[1 - i], f);
      residuals[i] = f[0] * f[1];
    }
    return true;
  }
};

}  // namespace

extern "C" double fitted(double *y, double *p) {
  using Function = ceres::TinySolverAutoDiffFunction<Growth, 8, 3>;
  Growth growth{y};
  Function function(growth);
  ceres::TinySolver<Function> solver;
  solver.options.function_tolerance = 0;
  solver.options.parameter_tolerance = 0;
  solver.options.gradient_tolerance = 0;
  solver.options.max_num_iterations = 6;
  Eigen::Vector3d x(p[0], p[1], p[2]);
  solver.Solve(function, &x);
  for (int i = 0; i < 3; i++) p[i] = x[i];
  return solver.summary.final_cost * 10 + x[0] * x[1];
}

extern "C" double reprojected(double *camera, double *point, double *out) {
  std::unique_ptr<ceres::CostFunction> cost(new ceres::AutoDiffCostFunction<Snavely, 2, 9, 3>(new Snavely{20, -35}));
  const double *parameters[] = {camera, point};
  double residuals[2], first[18], second[6], *jacobians[] = {first, second};
  cost->Evaluate(parameters, residuals, jacobians);
  std::unique_ptr<ceres::LossFunction> loss(
      new ceres::ComposedLoss(new ceres::CauchyLoss(30), ceres::TAKE_OWNERSHIP, new ceres::SoftLOneLoss(20), ceres::TAKE_OWNERSHIP));
  double rho[3], squared = residuals[0] * residuals[0] + residuals[1] * residuals[1];
  loss->Evaluate(squared, rho);
  for (int i = 0; i < 18; i++) out[i] = first[i] / 100;
  for (int i = 0; i < 6; i++) out[18 + i] = second[i] / 100;
  for (int i = 0; i < 3; i++) out[24 + i] = rho[i] * (i ? 100 : 0.01);
  return 0.5 * rho[0];
}

extern "C" double tracked(double *image, double *at, double *out) {
  ceres::Grid2D<double, 2> grid(image, 0, 4, 0, 6);
  ceres::BiCubicInterpolator<ceres::Grid2D<double, 2>> interpolator(grid);
  ceres::AutoDiffCostFunction<Patch, 2, 3> cost(new Patch{interpolator});
  const double *parameters[] = {at};
  double residuals[2], *jacobians[] = {out};
  cost.Evaluate(parameters, residuals, jacobians);
  ceres::Grid1D<double> row(image, 0, 24);
  ceres::CubicInterpolator<ceres::Grid1D<double>> line(row);
  double value, slope;
  line.Evaluate(7 + at[1], &value, &slope);
  return residuals[0] + 2 * residuals[1] + value * slope;
}

// a line search: two samples with their slopes, and the least value between them
extern "C" double searched(double *s, double *out) {
  std::vector<ceres::internal::FunctionSample> samples(2);
  for (int i = 0; i < 2; i++, s += 3) {
    samples[i].x = s[0];
    samples[i].value = s[1], samples[i].value_is_valid = true;
    samples[i].gradient = s[2], samples[i].gradient_is_valid = true;
  }
  ceres::internal::MinimizeInterpolatingPolynomial(samples, 0.05, 0.95, &out[0], &out[1]);
  ceres::Vector found = ceres::internal::FindInterpolatingPolynomial(samples);
  out[2] = found[1];
  return out[0] * out[1] + ceres::internal::EvaluatePolynomial(found, 0.3);
}

extern "C" double moved(double *q, double *step, double *out) {
  std::vector<std::unique_ptr<ceres::Manifold>> all;
  all.emplace_back(new ceres::QuaternionManifold);
  all.emplace_back(new ceres::EigenQuaternionManifold);
  all.emplace_back(new ceres::SubsetManifold(4, {2}));
  double sum = 0, to[4], back[3], jacobian[12], matrix[9], angles[3];
  for (size_t k = 0; k < all.size(); k++) {
    all[k]->Plus(q, step, to);
    all[k]->Minus(to, q, back);
    all[k]->PlusJacobian(to, jacobian);
    for (int i = 0; i < 4; i++) out[4 * k + i] = to[i];
    for (int i = 0; i < 12; i++) sum += jacobian[i] * jacobian[(i + 5) % 12];
    sum += back[0] * back[1];
  }
  ceres::QuaternionToRotation(to, matrix);
  ceres::RotationMatrixToAngleAxis(matrix, angles);
  return sum + angles[0] * angles[1] + angles[2];
}
