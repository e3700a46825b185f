// Expression templates: many small functions with long names.
#include <Eigen/Dense>

double outer(const double *x, int n) {
  Eigen::Map<const Eigen::VectorXd> v(x, n);
  Eigen::MatrixXd m = v * v.transpose() + Eigen::MatrixXd::Identity(n, n);
  return (m * v).norm();
}

double inverse(const double *x) {
  Eigen::Map<const Eigen::Matrix3d> m(x);
  return m.inverse().trace() + m.determinant();
}
