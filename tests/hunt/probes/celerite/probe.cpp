// differentiate: likelihood(kernel, t, y)  at: kernel = 0.8 0.3 1.2 0.1 0.25 1.7 0.05, t = 0 0.4 1.1 1.3 2.2 2.9 3.1 4.4, y = 0.3 0.7 0.2 0.1 -0.8 -0.2 0.3 0.9  tolerance: 1e-5  roundoff: 1e-9
// differentiate: many_terms(kernel, y)  at: kernel = 0.8 0.3 0.7 0.6 1.2 0.1 0.25 1.7, y = 0.3 0.7 0.2 0.1 -0.8 -0.2 0.3 0.9  tolerance: 1e-5  roundoff: 1e-9
// differentiate: predicted(kernel, y, out)  at: kernel = 0.8 0.3 1.2 0.1 0.25 1.7 0.05, y = 0.3 0.7 0.2 0.1 -0.8 -0.2 0.3 0.9, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: direct(kernel, t, y)  at: kernel = 0.8 0.3 1.2 0.1 0.25 1.7 0.05, t = 0 0.4 1.1 1.3 2.2 2.9 3.1 4.4, y = 0.3 0.7 0.2 0.1 -0.8 -0.2 0.3 0.9  tolerance: 1e-5  roundoff: 1e-9
// differentiate: carma(pars, y, out)  at: pars = -0.3 -1.2 0.7 0.4 -0.5, y = 0.3 0.7 0.2 0.1 -0.8 -0.2 0.3 0.9, out = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
#include <Eigen/Dense>
#include <celerite/celerite.h>
#include <celerite/carma.h>

using Eigen::VectorXd;

static const double times[8] = {0, 0.4, 1.1, 1.3, 2.2, 2.9, 3.1, 4.4};

static VectorXd vector(const double *x, int n) { return Eigen::Map<const VectorXd>(x, n); }

// one damped and one damped oscillating term
template <class Solver> static void factorize(Solver &solver, const double *k, const double *t) {
  solver.compute(k[6], vector(k, 1), vector(k + 1, 1), vector(k + 2, 1), vector(k + 3, 1), vector(k + 4, 1),
                 vector(k + 5, 1), VectorXd(), Eigen::MatrixXd(), Eigen::MatrixXd(), vector(t, 8),
                 VectorXd::Constant(8, 0.09));
}

template <class Solver> static double log_likelihood(const Solver &solver, const double *y) {
  return -0.5 * (solver.dot_solve(vector(y, 8)) + solver.log_determinant());
}

extern "C" double likelihood(double *kernel, double *t, double *y) {
  celerite::solver::CholeskySolver<double> solver;
  factorize(solver, kernel, t);
  return log_likelihood(solver, y);
}

extern "C" double many_terms(double *kernel, double *y) {
  celerite::solver::CholeskySolver<double> solver;
  VectorXd two = vector(kernel + 4, 1);
  solver.compute(0, vector(kernel, 2), vector(kernel + 2, 2), two, vector(kernel + 5, 1), vector(kernel + 6, 1),
                 vector(kernel + 7, 1), VectorXd(), Eigen::MatrixXd(), Eigen::MatrixXd(), vector(times, 8),
                 VectorXd::Constant(8, 0.04));
  return log_likelihood(solver, y);
}

extern "C" double predicted(double *kernel, double *y, double *out) {
  celerite::solver::CholeskySolver<double> solver;
  factorize(solver, kernel, times);
  double where[4] = {0.2, 1.7, 3.6, 5};
  VectorXd found = solver.predict(vector(y, 8), vector(where, 4));
  for (int i = 0; i < 4; i++) out[i] = found(i);
  return found.squaredNorm();
}

extern "C" double direct(double *kernel, double *t, double *y) {
  celerite::solver::DirectSolver<double> solver;
  factorize(solver, kernel, t);
  return log_likelihood(solver, y);
}

extern "C" double carma(double *pars, double *y, double *out) {
  celerite::carma::CARMASolver solver(pars[0], vector(pars + 1, 3), vector(pars + 4, 1));
  out[0] = solver.psd(0.3), out[1] = solver.covariance(0.7);
  return solver.log_likelihood(vector(times, 8), vector(y, 8), VectorXd::Constant(8, 0.3));
}
