// differentiate: forward(start, moves, emits)  at: start = 0.6 0.4, moves = 0.7 0.2 0.1 0.3 0.5 0.2, emits = 0.4 0.2 0.3 0.1 0.1 0.3 0.2 0.4  tolerance: 1e-2  roundoff: 1e-4
// differentiate: extremes(x, found)  at: x = 1.2 3.4 2.2 5.1 0.7 2.9 4.4 1.9 6.3 2.5, found = zeros(4)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: mixture(q, alpha, counts, p)  at: q = 0.4 0.6, alpha = 1.2 0.7 2.1 0.9 3.1 1.4 0.8 2.2, counts = 5 2 7 1, p = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: evolved(rates, pi, t, p)  at: rates = 2.1 0.9, pi = 0.3 0.2 0.27 0.23, t = 0.37, p = zeros(16)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: tails(x)  at: x = 1.3 4.5 2.2 0.35 0.6 0.81  tolerance: 1e-5  roundoff: 1e-9
#include <math.h>
#include <easel.h>
#include <esl_alphabet.h>
#include <esl_dirichlet.h>
#include <esl_dmatrix.h>
#include <esl_gamma.h>
#include <esl_gev.h>
#include <esl_gumbel.h>
#include <esl_hmm.h>
#include <esl_mixdchlet.h>
#include <esl_ratematrix.h>
#include <esl_stats.h>
#include <esl_stretchexp.h>
#include <esl_weibull.h>

/* two states that emit nucleotides, scaled */
double forward(float *start, float *moves, float *emits) {
  ESL_ALPHABET *abc = esl_alphabet_Create(eslDNA);
  ESL_HMM *hmm = esl_hmm_Create(abc, 2);
  ESL_HMX *fwd;
  ESL_DSQ *dsq;
  float score, back;
  for (int i = 0; i < 2; i++) {
    hmm->pi[i] = start[i];
    for (int j = 0; j < 3; j++) hmm->t[i][j] = moves[3 * i + j];
    for (int j = 0; j < 4; j++) hmm->e[i][j] = emits[4 * i + j];
  }
  hmm->pi[2] = 0;
  esl_hmm_Configure(hmm, NULL);
  esl_abc_CreateDsq(abc, "ACGTTGCANACCT", &dsq);
  fwd = esl_hmx_Create(13, 2);
  esl_hmm_Forward(dsq, 13, hmm, fwd, &score);
  esl_hmm_Backward(dsq, 13, hmm, fwd, &back);
  esl_hmx_Destroy(fwd), free(dsq), esl_hmm_Destroy(hmm), esl_alphabet_Destroy(abc);
  return score + 0.5 * back;
}

/* by Newton's method or bisection, to 1e-5 */
double extremes(double *x, double *found) {
  double y[10];
  for (int i = 0; i < 10; i++) y[i] = x[i];
  if (esl_gumbel_FitComplete(y, 10, found, found + 1) != eslOK) return NAN;
  if (esl_gumbel_FitCensored(y, 10, 4, 0.5, found + 2, found + 3) != eslOK) return NAN;
  return esl_gumbel_logsurv(7, found[0], found[1]) + esl_gumbel_invcdf(0.9, found[2], found[3]);
}

double mixture(double *q, double *alpha, double *counts, double *p) {
  ESL_MIXDCHLET *d = esl_mixdchlet_Create(2, 4);
  for (int i = 0; i < 2; i++) {
    d->q[i] = q[i];
    for (int j = 0; j < 4; j++) d->alpha[i][j] = alpha[4 * i + j];
  }
  double r = esl_mixdchlet_logp_c(d, counts);
  esl_mixdchlet_MPParameters(d, counts, p);
  esl_mixdchlet_Destroy(d);
  return r + esl_dirichlet_logpdf(p, alpha, 4);
}

/* HKY's rates, scaled to one substitution, and what they make of a site in time t */
double evolved(double *rates, double *pi, double t, double *p) {
  ESL_DMATRIX *q = esl_dmatrix_Create(4, 4), *made = esl_dmatrix_Create(4, 4), *back = esl_dmatrix_Create(4, 4);
  esl_rmx_SetHKY(q, pi, rates[0], rates[1]);
  esl_rmx_ScaleTo(q, pi, 1.0);
  esl_dmx_Exp(q, t, made);
  esl_dmx_Invert(made, back);
  for (int i = 0; i < 16; i++) p[i] = made->mx[i / 4][i % 4];
  double r = esl_rmx_RelativeEntropy(made, pi) + back->mx[0][1] + esl_rmx_ExpectedScore(made, pi);
  esl_dmatrix_Destroy(q), esl_dmatrix_Destroy(made), esl_dmatrix_Destroy(back);
  return r;
}

double tails(double *x) {
  double a, b, c;
  esl_stats_LogGamma(x[0], &a);
  esl_stats_Psi(x[1], &b);
  esl_stats_IncompleteGamma(x[2], x[0], &c, NULL);
  return a + b * c + esl_gev_logpdf(x[1], x[3], x[4], 0.2) + esl_sxp_cdf(x[2], x[3], x[4], x[5]) + esl_gam_logsurv(x[1], x[3], x[4], x[0]) + esl_stats_erfc(x[5]);
}
