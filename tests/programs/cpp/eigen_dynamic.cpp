// Eigen with dynamic sizes: matrix-vector products and norms.
// differentiate: quadratic(a, x, n)  at: a = random(16, -1, 1), x = 1 2 3 4, n = 4
// roundoff: 1e-11
#include <Eigen/Dense>

extern "C" double quadratic(const double *a, const double *x, int n) {
    Eigen::Map<const Eigen::MatrixXd> m(a, n, n);
    Eigen::Map<const Eigen::VectorXd> v(x, n);
    Eigen::VectorXd w = m * v;
    w += 0.5 * v;
    return w.dot(v) + w.squaredNorm();
}
