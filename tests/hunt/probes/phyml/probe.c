// differentiate: transition(t, rates, pi)  at: t = 0.35, rates = 0.2 1.1 -0.3 -0.1 1.3 0, pi = 0.31 0.19 0.22 0.28  tolerance: 1e-4  roundoff: 1e-7
// differentiate: gammas(alpha, out)  at: alpha = 0.73, out = zeros(8)  tolerance: 1e-3  roundoff: 1e-7
// differentiate: distance(F, alpha)  at: F = 0.26 0.008 0.021 0.006 0.011 0.21 0.007 0.025 0.019 0.009 0.17 0.005 0.004 0.022 0.008 0.21, alpha = 0.9  tolerance: 1e-4  roundoff: 1e-7
// differentiate: normals(x, mu, L)  at: x = 0.4 -0.3 1.1, mu = 0.1 0.2 0.7, L = 1.2 0.3 0.9 -0.2 0.4 1.1  tolerance: 1e-5  roundoff: 1e-8
// differentiate: bridge(T, A, B, u, out)  at: T = 1.3, A = 0.4, B = 0.7, u = 0.25, out = zeros(2)  tolerance: 1e-5  roundoff: 1e-8
#include "utilities.h"
#include "eigen.h"
#include "free.h"
#include "make.h"
#include "models.h"
#include "stats.h"

// the general time reversible model's probabilities after a time
double transition(double t, double *rates, double *pi) {
  double rr[6], Q[16], P[16], sum = 0;
  int number[6] = {0, 1, 2, 3, 4, 5};
  Update_Qmat_GTR(rr, rates, number, pi, Q, YES);
  eigen *e = Make_Eigen_Struct(4);
  if (Eigen(1, Q, 4, e->e_val, e->e_val_im, e->r_e_vect, e->r_e_vect_im, e->space)) return NAN;
  for (int i = 0; i < 16; i++) e->l_e_vect[i] = e->r_e_vect[i], P[i] = 0;
  if (!Matinv(e->l_e_vect, 4, 4, NO)) return NAN;
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++)
      for (int k = 0; k < 4; k++) P[4 * i + j] += e->r_e_vect[4 * i + k] * exp(t * e->e_val[k]) * e->l_e_vect[4 * k + j];
  for (int i = 0; i < 16; i++) sum += (1 + i % 3) * log(pi[i / 4] * P[i]);
  Free_Eigen(e);
  return sum;
}

// rates of categories, by means and medians
double gammas(double alpha, double *out) {
  double share[4];
  DiscreteGamma(share, out, alpha, alpha, 4, 0);
  DiscreteGamma(share, out + 4, alpha, alpha, 4, 1);
  return Pgamma(1.2, alpha, 0.8) + log(Dgamma(0.7, alpha, 1.1)) + PointChi2(0.3, 2 * alpha) + Gammln(alpha);
}

double distance(double *F, double alpha) {
  double counts[16];
  for (int i = 0; i < 16; i++) counts[i] = F[i];
  eigen *e = Make_Eigen_Struct(4);
  double got = GTR_Dist(counts, alpha, e);
  Free_Eigen(e);
  return got;
}

double normals(double *x, double *mu, double *L) {
  double full[9] = {L[0], 0, 0, L[1], L[2], 0, L[3], L[4], L[5]}, cov[9], inner, spread;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      cov[3 * i + j] = 0;
      for (int k = 0; k < 3; k++) cov[3 * i + j] += full[3 * i + k] * full[3 * j + k];
    }
  double density = Dnorm_Multi(x, mu, cov, 3, YES);
  short int known[3] = {1, 1, 0};
  double mean[3], variance[9];
  Normal_Conditional(mu, cov, x, 3, known, 2, mean, variance);
  Norm_Trunc_Mean_Sd(x[0], L[0], -1, 2, &inner, &spread);
  return density + mean[0] * inner + spread + Pnorm(x[1], mu[1], L[2]) + PointNormal(0.3 + 0.1 * x[0]) + Log_Dnorm(x[2], mu[2], L[5], &(int){0}) + Bessk0(L[0]);
}

// moments of rates that walk between two nodes
double bridge(double T, double A, double B, double u, double *out) {
  double mean, variance;
  Integrated_Geometric_Brownian_Bridge_Moments(T, A, B, u, out, out + 1);
  Integrated_Brownian_Bridge_Moments(0, T, A, B, u, &mean, &variance);
  return mean * variance;
}
