// differentiate: solved(a, b, out)  at: a = 4 1.1 0.3 -0.7 0.9 5.2 -0.4 0.6 0.2 1.3 -6.1 0.8 -0.5 0.4 1.2 3.7, b = 1.1 -0.6 0.8 0.3, out = zeros(4)  roundoff: 1e-10
// differentiate: products(a, b, v, out)  at: a = random(12, -1, 1), b = random(12, -1, 1), v = 0.4 -1.1 0.7, out = zeros(9)  roundoff: 1e-10
// differentiate: sparse(values, rhs, out)  at: values = 4.1 3.7 4.4 3.9 4.2 4.6 0.7 -0.5 0.9 0.4 -0.8, rhs = 0.3 1.2 -0.7 0.5 0.9 -0.2, out = zeros(6)  roundoff: 1e-9
// differentiate: cholesky(points, y, scale, out)  at: points = 0.1 0.9 1.4 2.3 3.1, y = 0.2 0.7 0.9 0.3 -0.4, scale = 1.2, out = zeros(5)  roundoff: 1e-9
// differentiate: special(band, tri, x, out)  at: band = random(13, 0.5, 1.5), tri = random(10, 0.5, 2), x = 0.3 -0.8 1.1 0.6, out = zeros(4)  roundoff: 1e-10
#include <boost/numeric/ublas/banded.hpp>
#include <boost/numeric/ublas/lu.hpp>
#include <boost/numeric/ublas/matrix.hpp>
#include <boost/numeric/ublas/matrix_proxy.hpp>
#include <boost/numeric/ublas/matrix_sparse.hpp>
#include <boost/numeric/ublas/operation.hpp>
#include <boost/numeric/ublas/operation_sparse.hpp>
#include <boost/numeric/ublas/symmetric.hpp>
#include <boost/numeric/ublas/triangular.hpp>
#include <boost/numeric/ublas/vector.hpp>
#include <boost/numeric/ublas/vector_proxy.hpp>
#include <boost/numeric/ublas/vector_sparse.hpp>
#include <cmath>

namespace ublas = boost::numeric::ublas;
typedef ublas::matrix<double> Matrix;
typedef ublas::vector<double> Vector;

static Matrix filled(int rows, int columns, const double *a) {
  Matrix m(rows, columns);
  std::copy(a, a + rows * columns, m.data().begin());
  return m;
}

static Vector filled(int n, const double *a) {
  Vector v(n);
  std::copy(a, a + n, v.begin());
  return v;
}

// a system by LU with pivots, the inverse, and the determinant
extern "C" double solved(double *a, double *b, double *out) {
  Matrix m = filled(4, 4, a), inverse = ublas::identity_matrix<double>(4);
  ublas::permutation_matrix<size_t> pivots(4);
  if (ublas::lu_factorize(m, pivots)) return 0;
  Vector x = filled(4, b);
  ublas::lu_substitute(m, pivots, x);
  ublas::lu_substitute(m, pivots, inverse);
  double det = 1;
  for (size_t i = 0; i < 4; i++) det *= pivots(i) == i ? m(i, i) : -m(i, i);
  for (int i = 0; i < 4; i++) out[i] = x(i);
  return std::log(std::abs(det)) + ublas::norm_frobenius(inverse);
}

// expressions of matrices and vectors, and views
extern "C" double products(double *a, double *b, double *v, double *out) {
  Matrix A = filled(4, 3, a), B = filled(3, 4, b);
  Vector x = filled(3, v);
  Matrix C = ublas::prod(B, A), D = ublas::prod(Matrix(ublas::trans(A)), Matrix(ublas::trans(B)));
  Matrix E = C + 0.5 * ublas::trans(D) - ublas::outer_prod(x, x);
  ublas::axpy_prod(B, A, E, false);
  ublas::matrix_row<Matrix> row(E, 1);
  ublas::matrix_column<Matrix> column(A, 2);
  ublas::subrange(E, 0, 2, 1, 3) *= ublas::norm_2(x);
  ublas::noalias(ublas::project(E, ublas::range(1, 3), ublas::range(0, 2))) += ublas::element_prod(ublas::subrange(C, 0, 2, 0, 2), ublas::subrange(D, 1, 3, 1, 3));
  Vector y = ublas::prod(E, x) + ublas::prod(x, C);
  for (int i = 0; i < 9; i++) out[i] = E(i / 3, i % 3);
  return ublas::inner_prod(y, row) + ublas::norm_2(column) + ublas::sum(ublas::element_div(y, x)) + ublas::norm_frobenius(D);
}

// a sparse system: products, and conjugate gradients
extern "C" double sparse(double *values, double *rhs, double *out) {
  ublas::mapped_matrix<double> built(6, 6);
  for (int i = 0; i < 6; i++) built(i, i) = values[i];
  for (int i = 0; i < 5; i++) built(i, i + 1) = built(i + 1, i) = values[6 + i];
  ublas::compressed_matrix<double> A(built);
  Vector b = filled(6, rhs), x = ublas::zero_vector<double>(6), r = b, p = b, q(6);
  double rr = ublas::inner_prod(r, r);
  for (int k = 0; k < 6; k++) {
    ublas::axpy_prod(A, p, q, true);
    double alpha = rr / ublas::inner_prod(p, q);
    x += alpha * p;
    r -= alpha * q;
    double next = ublas::inner_prod(r, r);
    p = r + next / rr * p;
    rr = next;
  }
  ublas::compressed_matrix<double> squared(6, 6);
  ublas::sparse_prod(A, A, squared);
  double trace = 0;
  for (auto row = squared.begin1(); row != squared.end1(); ++row)
    for (auto at = row.begin(); at != row.end(); ++at) trace += *at * std::cos(double(at.index1()) - double(at.index2()));
  for (int i = 0; i < 6; i++) out[i] = x(i);
  return trace + ublas::inner_prod(x, ublas::prod(A, x));
}

// the likelihood of a Gaussian process: Cholesky's factors in packed storage
extern "C" double cholesky(double *points, double *y, double scale, double *out) {
  ublas::symmetric_matrix<double, ublas::lower> K(5, 5);
  for (size_t i = 0; i < 5; i++)
    for (size_t j = 0; j <= i; j++) K(i, j) = std::exp(-0.5 * std::pow((points[i] - points[j]) / scale, 2)) + (i == j ? 0.1 : 0);
  ublas::triangular_matrix<double, ublas::lower> L(5, 5);
  for (size_t k = 0; k < 5; k++) {
    double d = K(k, k) - ublas::inner_prod(ublas::project(ublas::row(L, k), ublas::range(0, k)), ublas::project(ublas::row(L, k), ublas::range(0, k)));
    L(k, k) = std::sqrt(d);
    for (size_t i = k + 1; i < 5; i++)
      L(i, k) = (K(i, k) - ublas::inner_prod(ublas::project(ublas::row(L, i), ublas::range(0, k)), ublas::project(ublas::row(L, k), ublas::range(0, k)))) / L(k, k);
  }
  Vector alpha = filled(5, y);
  ublas::inplace_solve(L, alpha, ublas::lower_tag());
  double value = 0.5 * ublas::inner_prod(alpha, alpha);
  ublas::inplace_solve(ublas::trans(L), alpha, ublas::upper_tag());
  for (int i = 0; i < 5; i++) value += std::log(L(i, i)), out[i] = alpha(i);
  return value;
}

// banded and triangular matrices, and sparse vectors
extern "C" double special(double *band, double *tri, double *x, double *out) {
  ublas::banded_matrix<double> B(4, 4, 1, 1);
  int k = 0;
  for (int i = 0; i < 4; i++)
    for (int j = std::max(i - 1, 0); j < std::min(i + 2, 4); j++) B(i, j) = band[k++];
  ublas::triangular_matrix<double, ublas::upper, ublas::column_major> T(4, 4);
  k = 0;
  for (int i = 0; i < 4; i++)
    for (int j = i; j < 4; j++) T(i, j) = tri[k++];
  Vector v = filled(4, x), w = ublas::prod(B, v);
  Vector z = ublas::solve(T, w, ublas::upper_tag());
  ublas::compressed_vector<double> s(8);
  for (int i = 0; i < 4; i++) s(2 * i) = z(i);
  s(3) = band[10] * v(1);
  ublas::coordinate_matrix<double> M(4, 8);
  for (int i = 0; i < 4; i++) M(i, 7 - 2 * i) = band[i], M(i, 2 * i) = tri[i];
  M.sort();
  Vector u = ublas::prod(M, s);
  for (int i = 0; i < 4; i++) out[i] = u(i);
  return ublas::norm_2(s) + ublas::norm_frobenius(ublas::prod(B, T)) + ublas::inner_prod(z, u);
}
