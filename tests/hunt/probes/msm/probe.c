// differentiate: panel(q, times)  at: q = 0.21 0.08 0.33, times = 0.7 1.2 0.9 2.1 1.6 0.5  tolerance: 1e-5  roundoff: 1e-8
// differentiate: general(q, p)  at: q = 0.21 0.13 0.08 0.27 0.05 0.19, p = zeros(9)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: hidden(q, pars, start, seen)  at: q = 0.31 0.12 0.22, pars = 23.4 2.1 17.8 2.7 11.2 1.9, start = 0.7 0.2 0.1, seen = 22.1 24.3 18.2 17.1 13.4 10.8 23.7 21.9 19.4 12.3  tolerance: 1e-5  roundoff: 1e-8
// differentiate: outcomes(x, pars, out)  at: x = 1.3 0.42 3, pars = 1.7 0.6 2.3, out = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: slopes(q, out)  at: q = 0.21 0.08 0.33, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
#include <hmm.h>
#include <msm.h>
#include <string.h>
#include <Rinternals.h>

void msmLikelihood(msmdata *d, qmodel *qm, cmodel *cm, hmodel *hm, double *returned);
void msmDeriv(msmdata *d, qmodel *qm, cmodel *cm, hmodel *hm, double *returned);
void Viterbi(msmdata *d, qmodel *qm, cmodel *cm, hmodel *hm, double *fitted, double *pstate);
void MatrixExpPade(double *out, double *a, int n, double t);

// illness and death: well to ill, well to dead, ill to dead
static void intensities(double *m, const double *q) {
  memset(m, 0, 9 * sizeof *m);
  m[3] = q[0], m[6] = q[1], m[7] = q[2];
  m[0] = -q[0] - q[1], m[4] = -q[2];
}

enum { rows = 6 };

// transitions seen now and then, and deaths at known times
static void observed(msmdata *d, qmodel *model, double *q, double *times) {
  static int from[rows] = {0, 0, 1, 1, 0, 1}, to[rows] = {0, 1, 1, 2, 2, 1}, count[rows] = {3, 2, 4, 1, 1, 2},
      which[rows] = {0, 1, 2, 3, 4, 5};
  static int type[rows] = {1, 1, 1, 3, 1, 2}, perm[3] = {1, 2, 3}, qperm[3] = {1, 2, 3};
  memset(d, 0, sizeof *d);
  memset(model, 0, sizeof *model);
  d->fromstate = from, d->tostate = to, d->nocc = count, d->whicha = which, d->obstypea = type;
  d->timelag = times, d->nagg = rows, d->npcombs = rows, d->nout = 1;
  model->nst = 3, model->intens = R_Calloc(9 * rows, double), model->iso = 0, model->perm = perm,
      model->qperm = qperm, model->nopt = 3, model->npars = 3;
  for (int i = 0; i < rows; i++) intensities(model->intens + 9 * i, q);
}

double panel(double *q, double *times) {
  msmdata d;
  qmodel model;
  cmodel censored = {0};
  hmodel none = {0};
  observed(&d, &model, q, times);
  double by_values, by_formulae;
  msmLikelihood(&d, &model, &censored, &none, &by_values);
  model.iso = 4;
  msmLikelihood(&d, &model, &censored, &none, &by_formulae);
  R_Free(model.intens);
  return by_values + 2 * by_formulae;
}

// every transition is possible: by eigenvalues, and by Pade's approximants
double general(double *q, double *p) {
  double m[9] = {-q[0] - q[1], q[2], q[4], q[0], -q[2] - q[3], q[5], q[1], q[3], -q[4] - q[5]}, other[9];
  int identity[3] = {1, 2, 3};
  Pmat(p, 1.3, m, 3, 0, 0, identity, identity, 0);
  MatrixExpPade(other, m, 3, 0.7);
  return other[1] * other[3] + pijdeath(0, 2, p, m, 3);
}

// a marker that falls with disease, for two patients
double hidden(double *q, double *pars, double *start, double *seen) {
  enum { n = 10 };
  int subject[n] = {1, 1, 1, 1, 1, 1, 2, 2, 2, 2}, type[n] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, known[n] = {0}, comb[n],
      first[3] = {0, 6, 10}, perm[3] = {1, 2, 3};
  int models[3] = {3, 3, 3}, npars[3] = {2, 2, 2}, firstpar[3] = {0, 2, 4};
  double time[n] = {0, 0.8, 1.9, 2.7, 4.1, 5.2, 0, 1.1, 2.6, 3.9}, each[6 * n], initial[6], intens[9 * n], fitted[n],
      chances[3 * n];
  for (int i = 0; i < n; i++) {
    comb[i] = i;
    intensities(intens + 9 * i, q);
    memcpy(each + 6 * i, pars, 6 * sizeof *pars);
  }
  for (int i = 0; i < 6; i++) initial[i] = start[i / 2];
  msmdata d = {.subject = subject, .time = time, .obs = seen, .obstype = type, .obstrue = known, .pcomb = comb,
      .firstobs = first, .n = n, .npts = 2, .npcombs = n, .nout = 1};
  qmodel model = {.nst = 3, .intens = intens, .perm = perm, .qperm = perm, .nopt = 3, .npars = 3};
  cmodel censored = {0};
  hmodel normal = {.hidden = 1, .models = models, .totpars = 6, .npars = npars, .firstpar = firstpar, .pars = each,
      .initp = initial};
  double r;
  msmLikelihood(&d, &model, &censored, &normal, &r);
  Viterbi(&d, &model, &censored, &normal, fitted, chances);
  for (int i = 0; i < n; i++) r += chances[i] * (1 + 0.1 * i) + fitted[i];
  return r;
}

// what is seen in a state, by twelve distributions, through a table of functions
double outcomes(double *x, double *pars, double *out) {
  double bounded[6] = {pars[0], pars[2], 0.1, 5.3, pars[1], 0.1}, counted[3] = {7, 0.6 * pars[1], 0.3 * pars[0]};
  const hmmfn all[] = {hmmNorm, hmmLNorm, hmmExp, hmmGamma, hmmWeibull, hmmPois, hmmBinom, hmmBetaBinom, hmmTNorm,
      hmmMETNorm, hmmT, hmmBeta};
  for (int i = 0; i < 12; i++) out[i] = all[i](i == 5 || i == 6 || i == 7 ? 3 : i == 11 ? x[1] : x[0], i == 6 ||
      i == 7 ? counted : i == 8 || i == 9 ? bounded : pars);
  double d[6] = {0};
  DhmmGamma(x[0], pars, d);
  return d[0] + 2 * d[1] + hmmNBinom(4, counted) + hmmMEUnif(x[2], bounded + 1);
}

// the package's own derivatives of the likelihood
double slopes(double *q, double *out) {
  double times[rows] = {0.7, 1.2, 0.9, 2.1, 1.6, 0.5};
  msmdata d;
  qmodel model;
  cmodel censored = {0};
  hmodel none = {0};
  observed(&d, &model, q, times);
  model.dintens = R_Calloc(27 * rows, double);
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < 3; j++) {
      double unit[3] = {0};
      unit[j] = q[j];
      intensities(model.dintens + 27 * i + 9 * j, unit);
    }
  msmDeriv(&d, &model, &censored, &none, out);
  R_Free(model.intens);
  R_Free(model.dintens);
  return out[0] * out[1] + out[2];
}
