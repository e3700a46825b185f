// differentiate: solved(a, b)  at: a = 4 1 2 0.5 3 -1 1 0.7 5, b = 1 2 3  roundoff: 1e-10
// differentiate: expressions(a, b)  at: a = 4 1 2 0.5 3 -1 1 0.7 5, b = 1 2 3  roundoff: 1e-10
// differentiate: statistics(x)  at: x = random(20, -1, 1)  roundoff: 1e-10
#include <armadillo>

extern "C" double solved(double *a, double *b) {
  arma::mat A(a, 3, 3);
  arma::vec v(b, 3);
  arma::vec x = arma::solve(A, v, arma::solve_opts::fast);
  return arma::dot(x, x) + x(1);
}

extern "C" double expressions(double *a, double *b) {
  arma::mat A(a, 3, 3);
  arma::vec v(b, 3);
  arma::mat B = A.t() * A + 2.0 * arma::eye(3, 3);
  arma::vec w = arma::exp(-0.1 * (B * v)) % v;
  return arma::accu(w) + arma::trace(B % A) + arma::norm(A.row(1)) + arma::as_scalar(v.t() * A * v);
}

extern "C" double statistics(double *x) {
  arma::mat X(x, 5, 4);
  arma::mat C = arma::cov(X);
  return arma::accu(C % C) + arma::mean(arma::vectorise(X)) + arma::stddev(X.col(2));
}
