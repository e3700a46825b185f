// differentiate: sparse_lu(a, b)  at: a = 4 1 2 0.5 3 -1 1 0.7 5, b = 1 2 3  roundoff: 1e-10
// differentiate: sparse_cholesky(a, b)  at: a = 4 1 2 0.5 3 -1 1 0.7 5, b = 1 2 3  roundoff: 1e-10
// differentiate: conjugate_gradients(a, b)  at: a = 4 1 2 0.5 3 -1 1 0.7 5, b = 1 2.5 -3.5  roundoff: 1e-6
#include <Eigen/Sparse>
#include <vector>

typedef Eigen::SparseMatrix<double> Sparse;

static Sparse tridiagonal(const double *a) {
  std::vector<Eigen::Triplet<double>> entries;
  for (int i = 0; i < 3; i++) {
    entries.emplace_back(i, i, a[4 * i]);
    if (i < 2) entries.emplace_back(i, i + 1, a[3 * i + 1]), entries.emplace_back(i + 1, i, a[3 * i + 1]);
  }
  Sparse m(3, 3);
  m.setFromTriplets(entries.begin(), entries.end());
  return m;
}

template <class Solver> static double solved(const double *a, const double *b) {
  Sparse m = tridiagonal(a);
  Solver solver;
  solver.compute(m);
  Eigen::VectorXd x = solver.solve(Eigen::Map<const Eigen::VectorXd>(b, 3));
  return x.squaredNorm() + x(1);
}

extern "C" double sparse_lu(double *a, double *b) { return solved<Eigen::SparseLU<Sparse>>(a, b); }

extern "C" double sparse_cholesky(double *a, double *b) { return solved<Eigen::SimplicialLDLT<Sparse>>(a, b); }

extern "C" double conjugate_gradients(double *a, double *b) {
  return solved<Eigen::ConjugateGradient<Sparse, Eigen::Lower | Eigen::Upper>>(a, b);
}
