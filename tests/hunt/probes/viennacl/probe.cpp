// differentiate: conjugated(diagonal, off, b, x)  at: diagonal = 4.2 3.9 5.1 4.6 4.4 5.3, off = 0.7 -0.5 0.9 0.4 -0.8, b = random(6, -1, 1), x = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: general(entries, b, x)  at: entries = random(16, -0.5, 0.5), b = random(8, -1, 1), x = zeros(8)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: dense(a, b, x)  at: a = 4.1 0.5 -0.3 0.7 0.2 3.7 0.6 -0.4 -0.8 0.3 5.2 0.1 0.4 -0.6 0.9 4.4, b = 1 -2 0.5 3, x = zeros(4)  roundoff: 1e-10
// differentiate: spectrum(a, values)  at: a = 4.1 0.5 -0.3 0.7 3.2 0.6 -0.4 5.7 0.1 2.4, values = zeros(4)  roundoff: 1e-9
// differentiate: norms(x, y, a)  at: x = random(9, -1, 1), y = random(9, -1, 1), a = 0.7  roundoff: 1e-10
#include <viennacl/compressed_matrix.hpp>
#include <viennacl/linalg/bicgstab.hpp>
#include <viennacl/linalg/cg.hpp>
#include <viennacl/linalg/direct_solve.hpp>
#include <viennacl/linalg/gmres.hpp>
#include <viennacl/linalg/ichol.hpp>
#include <viennacl/linalg/ilu.hpp>
#include <viennacl/linalg/inner_prod.hpp>
#include <viennacl/linalg/jacobi_precond.hpp>
#include <viennacl/linalg/lu.hpp>
#include <viennacl/linalg/norm_1.hpp>
#include <viennacl/linalg/norm_2.hpp>
#include <viennacl/linalg/norm_frobenius.hpp>
#include <viennacl/linalg/norm_inf.hpp>
#include <viennacl/linalg/prod.hpp>
#include <viennacl/linalg/qr-method.hpp>
#include <viennacl/linalg/sum.hpp>
#include <viennacl/matrix.hpp>
#include <viennacl/vector.hpp>
#include <cmath>
#include <map>
#include <vector>

typedef std::vector<std::map<unsigned int, double>> Entries;
typedef viennacl::compressed_matrix<double> Sparse;
typedef viennacl::vector<double> Vector;
typedef viennacl::matrix<double> Dense;
namespace linalg = viennacl::linalg;

static Vector read(const double *from, int n) {
  Vector v(n);
  viennacl::copy(std::vector<double>(from, from + n), v);
  return v;
}

static void write(const Vector &v, double *to) {
  std::vector<double> host(v.size());
  viennacl::copy(v, host);
  for (size_t i = 0; i < host.size(); i++) to[i] = host[i];
}

extern "C" double conjugated(double *diagonal, double *off, double *b, double *x) {
  Entries entries(6);
  for (int i = 0; i < 6; i++) entries[i][i] = diagonal[i];
  for (int i = 0; i < 5; i++) entries[i][i + 1] = entries[i + 1][i] = off[i];
  Sparse A(6, 6);
  viennacl::copy(entries, A);
  Vector right = read(b, 6);
  linalg::cg_tag tag(1e-13, 50);
  Vector first = linalg::solve(A, right, tag);
  linalg::jacobi_precond<Sparse> scales(A, linalg::jacobi_tag());
  linalg::ichol0_precond<Sparse> factors(A, linalg::ichol0_tag());
  Vector second = linalg::solve(A, right, tag, scales), third = linalg::solve(A, right, tag, factors);
  write(second, x);
  return linalg::inner_prod(first, third) + linalg::norm_2(second);
}

extern "C" double general(double *entries, double *b, double *x) {
  Entries all(8);
  for (int i = 0; i < 8; i++) all[i][i] = 4 + 0.2 * i;
  for (int k = 0; k < 16; k++) all[(3 * k + 1) % 8][(5 * k + k / 8) % 8] += entries[k];
  Sparse A(8, 8);
  viennacl::copy(all, A);
  Vector right = read(b, 8);
  Vector first = linalg::solve(A, right, linalg::gmres_tag(1e-13, 60, 12));
  Vector second = linalg::solve(A, right, linalg::bicgstab_tag(1e-13, 60, 60));
  linalg::ilu0_precond<Sparse> factors(A, linalg::ilu0_tag());
  Vector third = linalg::solve(A, right, linalg::gmres_tag(1e-13, 60, 12), factors);
  write(third, x);
  return linalg::inner_prod(first, second);
}

extern "C" double dense(double *a, double *b, double *x) {
  Dense A(4, 4);
  std::vector<std::vector<double>> rows(4, std::vector<double>(4));
  for (int i = 0; i < 16; i++) rows[i / 4][i % 4] = a[i];
  viennacl::copy(rows, A);
  Vector right = read(b, 4);
  Dense P = linalg::prod(A, viennacl::trans(A));
  Vector image = linalg::prod(P, right), upper = linalg::solve(A, right, linalg::upper_tag());
  linalg::lu_factorize(A);
  linalg::lu_substitute(A, right);
  write(right, x);
  return linalg::norm_frobenius(P) + linalg::inner_prod(image, upper);
}

extern "C" double spectrum(double *a, double *values) {
  Dense A(4, 4), Q(4, 4);
  for (int i = 0, k = 0; i < 4; i++)
    for (int j = i; j < 4; j++, k++) A(i, j) = a[k], A(j, i) = a[k];
  std::vector<double> found(4);
  linalg::qr_method_sym(A, Q, found);
  std::sort(found.begin(), found.end());
  for (int i = 0; i < 4; i++) values[i] = found[i];
  return found[3] - found[0] + found[1] * found[2];
}

extern "C" double norms(double *x, double *y, double a) {
  Vector u = read(x, 9), v = read(y, 9), w = u + a * v, e = linalg::element_exp(u);
  w += linalg::element_prod(u, e);
  linalg::plane_rotation(u, v, 0.6, 0.8);
  double total = linalg::sum(w);
  return linalg::norm_1(w) + linalg::norm_2(u) * linalg::inner_prod(v, w) + linalg::norm_inf(e) + total * total;
}
