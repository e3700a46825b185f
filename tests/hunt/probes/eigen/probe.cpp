// differentiate: exponential(a)  at: a = 0.1 0.5 -0.3 0.2 0.4 0.6 -0.2 0.1 0.3  roundoff: 1e-9
// differentiate: fitted(y, start)  at: y = 2.1 1.2 0.8 0.45 0.3, start = 1.5 0.4  tolerance: 1e-4  roundoff: 1e-7
// differentiate: smooth(y, at)  at: y = 0.1 0.7 0.3 1.2 0.9, at = 0.4  roundoff: 1e-9
// differentiate: least_squares(a, b)  at: a = random(12, -1, 1), b = random(4, -1, 1)  tolerance: 1e-5  roundoff: 1e-9
#include <Eigen/Dense>
#include <unsupported/Eigen/LevenbergMarquardt>
#include <unsupported/Eigen/MatrixFunctions>
#include <unsupported/Eigen/Splines>

using namespace Eigen;

extern "C" double exponential(double *a) {
  Matrix3d m = Map<Matrix3d>(a), e = m.exp();
  return e.sum() + e(0, 1) * e(2, 0);
}

struct Decay : DenseFunctor<double> {
  const double *y;
  Decay(const double *y) : DenseFunctor<double>(2, 5), y(y) {}
  int operator()(const VectorXd &x, VectorXd &f) const {
    for (int i = 0; i < 5; i++) f[i] = y[i] - x[0] * std::exp(-x[1] * i);
    return 0;
  }
  int df(const VectorXd &x, MatrixXd &j) const {
    for (int i = 0; i < 5; i++) j(i, 0) = -std::exp(-x[1] * i), j(i, 1) = x[0] * i * std::exp(-x[1] * i);
    return 0;
  }
};

extern "C" double fitted(double *y, double *start) {
  Decay decay(y);
  LevenbergMarquardt<Decay> solver(decay);
  solver.setXtol(1e-12);
  solver.setFtol(1e-12);
  VectorXd x(2);
  x << start[0], start[1];
  solver.minimize(x);
  return x[0] + 3 * x[1];
}

extern "C" double smooth(double *y, double at) {
  RowVectorXd given(5);
  for (int i = 0; i < 5; i++) given[i] = y[i];
  Spline<double, 1> spline = SplineFitting<Spline<double, 1>>::Interpolate(given, 3);
  return spline(at)(0) + spline.derivatives(at, 1)(1);
}

extern "C" double least_squares(double *a, double *b) {
  Map<Matrix<double, 4, 3>> m(a);
  Map<Vector4d> v(b);
  Vector3d x = m.colPivHouseholderQr().solve(v), s = m.jacobiSvd().singularValues();
  return x.squaredNorm() + s[0] * s[2];
}
