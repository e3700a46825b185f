// Eigen's decompositions: LU and Cholesky solves of dynamic size.
// differentiate: solved_lu(a, b, n)  at: a = 4 1 0.5 1 3 0.25 0.5 0.25 2, b = 1 2 3, n = 3
// differentiate: solved_llt(a, b, n)  at: a = 4 1 0.5 1 3 0.25 0.5 0.25 2, b = 1 2 3, n = 3
// roundoff: 1e-11
#include <Eigen/Dense>

extern "C" double solved_lu(const double *a, const double *b, int n) {
    Eigen::MatrixXd m = Eigen::Map<const Eigen::MatrixXd>(a, n, n);
    Eigen::VectorXd r = Eigen::Map<const Eigen::VectorXd>(b, n);
    Eigen::VectorXd x = m.partialPivLu().solve(r);
    return x.squaredNorm() + x(0) * x(n - 1);
}
extern "C" double solved_llt(const double *a, const double *b, int n) {
    Eigen::MatrixXd m = Eigen::Map<const Eigen::MatrixXd>(a, n, n);
    Eigen::VectorXd r = Eigen::Map<const Eigen::VectorXd>(b, n);
    return m.llt().solve(r).dot(r);
}
