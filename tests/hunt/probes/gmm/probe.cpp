// differentiate: dense(a, b, x)  at: a = 4.1 0.5 -0.3 0.7 0.2 3.7 0.6 -0.4 -0.8 0.3 5.2 0.1 0.4 -0.6 0.9 4.4, b = 1 -2 0.5 3, x = zeros(4)  roundoff: 1e-10
// differentiate: conjugated(diagonal, off, b, x)  at: diagonal = 4.2 3.9 5.1 4.6 4.4 5.3, off = 0.7 -0.5 0.9 0.4 -0.8, b = random(6, -1, 1), x = zeros(6)  roundoff: 1e-9
// differentiate: general(entries, b, x)  at: entries = random(20, -0.5, 0.5), b = random(8, -1, 1), x = zeros(8)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: spectrum(a, values)  at: a = 4.1 0.5 -0.3 0.7 3.2 0.6 -0.4 5.7 0.1 2.4, values = zeros(4)  roundoff: 1e-9
// differentiate: fitted(times, seen, parameters)  at: times = 0 0.3 0.7 1.2 1.6 2.1, seen = 2.1 1.8 1.3 0.9 0.75 0.6, parameters = zeros(3)  roundoff: 1e-9
#include <gmm.h>
#include <gmm_inoutput.h>

typedef gmm::dense_matrix<double> Dense;
typedef gmm::row_matrix<gmm::wsvector<double>> Sparse;
typedef gmm::csr_matrix<double> Rows;
typedef std::vector<double> Vector;

extern "C" double dense(double *a, double *b, double *x) {
  Dense A(4, 4), inverse(4, 4), product(4, 4);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) A(i, j) = a[4 * i + j];
  Vector right(b, b + 4), solved(4);
  gmm::lu_solve(A, solved, right);
  gmm::copy(A, inverse);
  double determinant = gmm::lu_inverse(inverse);
  gmm::mult(inverse, gmm::transposed(inverse), product);
  gmm::add(gmm::scaled(A, 0.1), product);
  for (int i = 0; i < 4; i++) x[i] = solved[i];
  return std::log(std::abs(determinant)) + gmm::mat_euclidean_norm(product) + gmm::mat_trace(gmm::sub_matrix(product, gmm::sub_interval(1, 2)));
}

extern "C" double conjugated(double *diagonal, double *off, double *b, double *x) {
  Sparse A(6, 6);
  for (int i = 0; i < 6; i++) A(i, i) = diagonal[i];
  for (int i = 0; i < 5; i++) A(i, i + 1) = A(i + 1, i) = off[i];
  Rows rows;
  gmm::copy(A, rows);
  gmm::ildlt_precond<Rows> factors(rows);
  gmm::diagonal_precond<Rows> scales(rows);
  Vector right(b, b + 6), first(6), second(6);
  gmm::iteration steps(1e-13, 0, 100), again(1e-13, 0, 100);
  gmm::cg(rows, first, right, factors, steps);
  gmm::cg(rows, second, right, scales, again);
  for (int i = 0; i < 6; i++) x[i] = second[i];
  return gmm::vect_sp(first, right) + gmm::vect_norm2(second);
}

extern "C" double general(double *entries, double *b, double *x) {
  Sparse A(8, 8);
  for (int i = 0; i < 8; i++) A(i, i) = 4 + 0.2 * i;
  for (int k = 0; k < 20; k++) A((3 * k + 1) % 8, (5 * k + k / 8) % 8) += entries[k];
  Rows rows;
  gmm::copy(A, rows);
  gmm::ilu_precond<Rows> factors(rows);
  gmm::ilut_precond<Rows> dropped(rows, 4, 1e-3);
  gmm::identity_matrix none;
  Vector right(b, b + 8), u(8), v(8), w(8);
  gmm::iteration one(1e-13, 0, 100), two(1e-13, 0, 100), three(1e-13, 0, 100);
  gmm::gmres(rows, u, right, factors, 30, one);
  gmm::bicgstab(rows, v, right, dropped, two);
  gmm::qmr(rows, w, right, none, three);
  for (int i = 0; i < 8; i++) x[i] = u[i];
  return gmm::vect_sp(v, w) + gmm::vect_norminf(u);
}

extern "C" double spectrum(double *a, double *values) {
  Dense A(4, 4), vectors(4, 4), Q(4, 4), R(4, 4);
  for (int i = 0, k = 0; i < 4; i++)
    for (int j = i; j < 4; j++, k++) A(i, j) = A(j, i) = a[k];
  Vector found(4);
  gmm::symmetric_qr_algorithm(A, found, vectors);
  std::sort(found.begin(), found.end());
  for (int i = 0; i < 4; i++) values[i] = found[i];
  gmm::qr_factor(A, Q, R);
  return std::abs(R(0, 0) * R(1, 2)) + gmm::condition_number(A);
}

struct Misfit {
  const double *t, *y;
  double operator()(const Vector &p) const {
    double sum = 0;
    for (int i = 0; i < 6; i++) sum += std::pow(p[0] * std::exp(-p[1] * t[i]) + p[2] - y[i], 2);
    return sum;
  }
};

struct Slope {
  const double *t, *y;
  void operator()(const Vector &p, Vector &g) const {
    gmm::clear(g);
    for (int i = 0; i < 6; i++) {
      double e = std::exp(-p[1] * t[i]), r = 2 * (p[0] * e + p[2] - y[i]);
      g[0] += r * e, g[1] -= r * p[0] * t[i] * e, g[2] += r;
    }
  }
};

// an exponential, by the method of Broyden, Fletcher, Goldfarb and Shanno
extern "C" double fitted(double *times, double *seen, double *parameters) {
  Vector p = {1.9, 0.8, 0.2};
  gmm::iteration steps(1e-10, 0, 60);
  gmm::bfgs(Misfit{times, seen}, Slope{times, seen}, p, 20, steps);
  for (int i = 0; i < 3; i++) parameters[i] = p[i];
  return Misfit{times, seen}(p);
}
