// Eigen with fixed sizes: products, inverse, determinant, cross, norm, blocks.
// differentiate: bilinear(a, x)  at: a = random(9, -1, 1), x = 1 2 3
// differentiate: inverted(a)  at: a = 4 1 0.5 1 3 0.25 0.5 0.25 2
// differentiate: geometry(v)  at: v = 1 2 3 0.5 -1 2
#include <Eigen/Dense>

extern "C" double bilinear(const double *a, const double *x) {
    Eigen::Map<const Eigen::Matrix3d> m(a);
    Eigen::Map<const Eigen::Vector3d> v(x);
    Eigen::Vector3d w = m * v + m.transpose() * v * 0.5;
    return w.dot(v) + (m * m).trace();
}
extern "C" double inverted(const double *a) {
    Eigen::Map<const Eigen::Matrix3d> m(a);
    Eigen::Matrix3d i = m.inverse();
    return i.sum() + m.determinant() * i(1, 2);
}
extern "C" double geometry(const double *v) {
    Eigen::Vector3d a(v[0], v[1], v[2]), b(v[3], v[4], v[5]);
    Eigen::Vector3d c = a.cross(b).normalized();
    return c(0) + 2 * c(1) + a.head<2>().norm() * b.tail<2>().squaredNorm();
}
