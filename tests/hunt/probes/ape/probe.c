// differentiate: joined(d, el)  at: d = 0.51 0.74 1.21 1.53 1.22 0.86 1.28 1.66 1.31 1.27 1.58 1.24 0.56 0.72 1.03, el = zeros(9)  tolerance: 5e-3  roundoff: 1e-5
// differentiate: balanced(d, el)  at: d = 0.51 0.74 1.21 1.53 1.22 0.86 1.28 1.66 1.31 1.27 1.58 1.24 0.56 0.72 1.03, el = zeros(9)  roundoff: 1e-9
// differentiate: ordinary(d, el)  at: d = 0.51 0.74 1.21 1.53 1.22 0.86 1.28 1.66 1.31 1.27 1.58 1.24 0.56 0.72 1.03, el = zeros(9)  roundoff: 1e-9
// differentiate: incomplete(d, v, out)  at: d = 0.51 0.74 1.21 1.53 1.22 0.86 1.28 1.66 1.31 1.27 1.58 1.24 0.56 0.72 1.03, v = 1.3 1.1 1.2 1.4 1 0.9 1.25 1.35 1.15 1.05 0.95 1.45 1.1 1.2 1.3, out = zeros(12)  roundoff: 1e-9
// differentiate: contrasts(lengths, traits, out)  at: lengths = 0.2 0.3 0.15 0.4 0.1 0.45 0.25 0.35 0.3 0.2, traits = 1.3 2.1 0.7 1.9 0.8 2.7, out = zeros(10)  roundoff: 1e-9
// differentiate: evolved(rates, p)  at: rates = 0.3 0.7 0.2 0.5 0.9 0.4, p = zeros(16)  tolerance: 1e-5  roundoff: 1e-8
#include <string.h>

#include <ape.h>

void C_bionj(double *X, int *N, int *edge1, int *edge2, double *el);
void me_b(double *X, int *N, int *labels, int *nni, int *spr, int *tbr, int *edge1, int *edge2, double *el);
void me_o(double *X, int *N, int *labels, int *nni, int *edge1, int *edge2, double *el);
void C_additive(double *dd, int *np, int *mp, double *ret);
void C_ultrametric(double *dd, int *np, int *mp, double *ret);
void C_mvr(double *D, double *v, int *N, int *edge1, int *edge2, double *edge_length);
void C_pic(int *ntip, int *edge1, int *edge2, double *len, double *phe, double *contr, double *var_contr, int *var,
    int *scaled);
void mat_expo(double *P, int *nr);

enum { taxa = 6, pairs = 15, edges = 9 };

static int n = taxa, one = 1, none = 0, labels[taxa] = {1, 2, 3, 4, 5, 6};

static double sum(const int *from, const int *to, const double *el) {
  double r = 0;
  for (int i = 0; i < edges; i++) r += el[i] * (from[i] + 0.1 * to[i]);
  return r;
}

// neighbours are joined
double joined(double *d, double *el) {
  double copy[pairs];
  int from[edges + 2], to[edges + 2];
  memcpy(copy, d, sizeof copy);
  C_bionj(copy, &n, from, to, el);
  return sum(from, to, el);
}

// a tree of least evolution, grown species by species and then rearranged: balanced, and by least squares
double balanced(double *d, double *el) {
  double copy[pairs];
  int from[edges + 2], to[edges + 2], own[taxa];
  memcpy(copy, d, sizeof copy);
  memcpy(own, labels, sizeof own);
  me_b(copy, &n, own, &one, &one, &none, from, to, el);
  return sum(from, to, el);
}

double ordinary(double *d, double *el) {
  double copy[pairs];
  int from[edges + 2], to[edges + 2], own[taxa];
  memcpy(copy, d, sizeof copy);
  memcpy(own, labels, sizeof own);
  me_o(copy, &n, own, &one, from, to, el);
  return sum(from, to, el);
}

// two distances are not known: they are filled in by two rules; and a tree with variances
double incomplete(double *d, double *v, double *out) {
  double copy[pairs], variances[pairs], whole[taxa * taxa], flat[taxa * taxa], el[edges];
  int from[edges + 2], to[edges + 2], m = pairs;
  memcpy(copy, d, sizeof copy);
  copy[2] = copy[11] = -1;
  memset(whole, 0, sizeof whole);
  memset(flat, 0, sizeof flat);
  C_additive(copy, &n, &m, whole);
  C_ultrametric(copy, &n, &m, flat);
  memcpy(copy, d, sizeof copy);
  memcpy(variances, v, sizeof variances);
  C_mvr(copy, variances, &n, from, to, el);
  for (int i = 0; i < edges; i++) out[9] += el[i], out[10] += el[i] * el[i], out[11] += el[i] * el[i] * el[i];
  for (int i = 0; i < 9; i++) out[i] = whole[i + 1] + flat[i + 7];
  return out[2] * out[10];
}

// traits along a tree, and their contrasts
double contrasts(double *lengths, double *traits, double *out) {
  int from[10] = {11, 11, 10, 10, 9, 9, 8, 8, 7, 7}, to[10] = {1, 2, 11, 3, 4, 5, 9, 6, 10, 8};
  double len[10], phe[11] = {0}, contr[5], var[5];
  memcpy(len, lengths, sizeof len);
  memcpy(phe, traits, taxa * sizeof *phe);
  C_pic(&n, from, to, len, phe, contr, var, &one, &one);
  memcpy(out, contr, sizeof contr);
  memcpy(out + 5, var, sizeof var);
  return phe[6] + phe[8] * phe[9];
}

// a matrix of rates becomes one of probabilities
double evolved(double *rates, double *p) {
  double q[16];
  int four = 4;
  for (int i = 0, k = 0; i < 4; i++)
    for (int j = 0; j < i; j++, k++) q[4 * i + j] = rates[k], q[4 * j + i] = rates[k] * (1 + 0.1 * i);
  for (int i = 0; i < 4; i++) {
    q[5 * i] = 0;
    double all = 0;
    for (int j = 0; j < 4; j++) all += j == i ? 0 : q[i + 4 * j];
    q[5 * i] = -all;
  }
  mat_expo(q, &four);
  memcpy(p, q, sizeof q);
  return p[1] * p[6] + p[15];
}
