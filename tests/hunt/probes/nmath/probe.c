// differentiate: likelihood(y, p)  at: y = 0.4 1.2 2.7 0.9, p = 1.4 0.8 5.3  const: y  tolerance: 1e-5  roundoff: 1e-9
// differentiate: tails(x, p)  at: x = 0.4 1.2 2.7, p = 1.4 2.8 5.5  tolerance: 1e-5  roundoff: 1e-9
// differentiate: quantiles(u, p)  at: u = 0.3 0.75, p = 1.4 2.8 5.5  tolerance: 1e-4  roundoff: 1e-7
// differentiate: far_tails(x, p)  at: x = 0.4 1.2, p = 1.4 2.8 0.5  tolerance: 1e-5  roundoff: 1e-9
// differentiate: functions(x)  at: x = 0.7 2.3  tolerance: 1e-5  roundoff: 1e-9
// Degrees of freedom that are no multiples of a half: there `stirlerr` takes its value from a table.
#include <Rmath.h>
#include <math.h>

double likelihood(double *y, double *p) {
  double sum = 0;
  for (int i = 0; i < 4; i++)
    sum += dgamma(y[i], p[0], p[1], 1) + dt(y[i], p[2], 1) + dlnorm(y[i], p[0], p[1], 1) + dweibull(y[i], p[0], p[1], 1);
  return sum + dbinom(3, 7, 1 / (1 + exp(-p[0])), 1) + dpois(4, p[1], 1) + dnbinom(3, p[2], 0.4, 1);
}

double tails(double *x, double *p) {
  return pgamma(x[0], p[0], p[1], 1, 0) + pt(x[1], p[2], 1, 0) + pbeta(x[0], p[0], p[1], 1, 0) + pchisq(x[2], p[2], 0, 0) +
         pf(x[1], p[1], p[2], 1, 0) + pnorm(x[2], p[0], p[1], 1, 1);
}

double quantiles(double *u, double *p) {
  return qnorm(u[0], p[0], p[1], 1, 0) + qgamma(u[1], p[0], p[1], 1, 0) + qbeta(u[0], p[0], p[1], 1, 0) +
         qt(u[1], p[2], 1, 0);
}

double far_tails(double *x, double *p) {
  return pnchisq(x[1], p[1], p[2], 1, 0) + pnt(x[0], p[1], p[2], 1, 0) + pnbeta(x[0], p[0], p[1], p[2], 1, 0) +
         ptukey(x[1], 1, 3, 10, 1, 0);
}

double functions(double *x) {
  return lgammafn(x[0]) + digamma(x[1]) + trigamma(x[0]) + lbeta(x[0], x[1]) + bessel_j(x[1], 1.5) +
         bessel_k(x[0], 0.3, 1) + bessel_i(x[1], 0.7, 1) + gammafn(x[1]);
}
