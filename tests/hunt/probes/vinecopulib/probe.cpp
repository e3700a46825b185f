// differentiate: densities(u, p, out)  at: u = 0.31 0.74, p = 1.7 0.45 2.6, out = zeros(7)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: conditional(u, p, out)  at: u = 0.31 0.74, p = 1.7 0.45, out = zeros(8)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: likelihood(data, theta)  at: data = 0.21 0.34 0.47 0.52 0.66 0.31 0.73 0.81 0.12 0.24 0.91 0.78, theta = 1.9  tolerance: 1e-5  roundoff: 1e-8
// differentiate: dependence(p, out)  at: p = 1.7 0.45, out = zeros(5)  tolerance: 1e-5  roundoff: 1e-8
#include <vinecopulib/bicop/class.hpp>

using namespace vinecopulib;
typedef Eigen::MatrixXd Matrix;

static Matrix one(double value) { return Matrix::Constant(1, 1, value); }

static Matrix at(const double *u) {
  Matrix m(1, 2);
  m << u[0], u[1];
  return m;
}

// the densities of seven families, of which one is rotated
extern "C" double densities(double *u, double *p, double *out) {
  Matrix two(2, 1);
  two << p[1], 1 + p[2];
  const Bicop all[] = {Bicop(BicopFamily::clayton, 0, one(p[0])), Bicop(BicopFamily::gumbel, 90, one(p[0])),
      Bicop(BicopFamily::frank, 0, one(p[2])), Bicop(BicopFamily::joe, 0, one(p[0])),
                       Bicop(BicopFamily::gaussian, 0, one(p[1])), Bicop(BicopFamily::bb1, 0, two),
                           Bicop(BicopFamily::indep)};
  double r = 0;
  for (int i = 0; i < 7; i++) {
    out[i] = all[i].pdf(at(u))(0);
    if (i != 4) r += all[i].cdf(at(u))(0);
  }
  return r;
}

// distributions of one variable if the other is known, and their inverses
extern "C" double conditional(double *u, double *p, double *out) {
  const Bicop all[] = {Bicop(BicopFamily::clayton, 0, one(p[0])), Bicop(BicopFamily::gumbel, 180, one(p[0])),
      Bicop(BicopFamily::frank, 0, one(p[0])), Bicop(BicopFamily::gaussian, 0, one(p[1]))};
  double r = 0;
  for (int i = 0; i < 4; i++) {
    out[2 * i] = all[i].hfunc1(at(u))(0), out[2 * i + 1] = all[i].hfunc2(at(u))(0);
    if (i != 1) r += all[i].hinv1(at(u))(0);
  }
  return r;
}

extern "C" double likelihood(double *data, double *theta) {
  Matrix m = Eigen::Map<Matrix>(data, 6, 2);
  Bicop clayton(BicopFamily::clayton, 0, one(*theta)), frank(BicopFamily::frank, 0, one(*theta * 2));
  return clayton.loglik(m) + frank.loglik(m);
}

// Kendall's tau for parameters, and back
extern "C" double dependence(double *p, double *out) {
  const BicopFamily families[] = {BicopFamily::clayton, BicopFamily::gumbel, BicopFamily::gaussian};
  double r = 0;
  for (int i = 0; i < 3; i++) {
    Bicop copula(families[i], 0, one(i == 2 ? p[1] : p[0]));
    out[i] = copula.get_tau();
    r += copula.tau_to_parameters(out[i] * 0.9)(0);
  }
  Bicop frank(BicopFamily::frank, 0, one(p[0] * 2));
  out[3] = frank.get_tau();
  out[4] = frank.get_npars();
  return r;
}
