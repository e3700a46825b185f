// Eigen's element-wise arrays and reductions; its own vector code for exp works on bits and is switched off.
// differentiate: elementwise(x, n)  at: x = 0.5 1.5 2.5 0.25, n = 4
// roundoff: 1e-11
#define EIGEN_DONT_VECTORIZE
#include <Eigen/Dense>

extern "C" double elementwise(const double *x, int n) {
    Eigen::ArrayXd v = Eigen::Map<const Eigen::ArrayXd>(x, n);
    Eigen::ArrayXd w = v.exp() * v.square() / (1 + v);
    return w.sum() + w.maxCoeff() * v.prod();
}
