// differentiate: nucleotides(rates, frequencies, lengths, alpha)  at: rates = 1.2 3.1 0.7 0.9 2.8, frequencies = 1.1 0.8 1.3, lengths = 0.1 0.23 0.17 0.31 0.08, alpha = 0.7  tolerance: 1e-5  roundoff: 1e-8
// differentiate: codons(kappa, omega, lengths)  at: kappa = 2.3, omega = 0.21, lengths = 0.3 0.5 0.2  tolerance: 1e-5  roundoff: 1e-7
// differentiate: closed(x, lengths)  at: x = 2.2 3.1 0.3 0.2 0.27, lengths = 0.1 0.23 0.17 0.31 0.08  tolerance: 1e-5  roundoff: 1e-9
// differentiate: distributions(x)  at: x = 0.3 2.1 1.4 0.35 0.6 -0.2  tolerance: 1e-5  roundoff: 1e-7
// differentiate: correlated(alpha, rho, rates)  at: alpha = 0.6, rho = 0.4, rates = zeros(4)  tolerance: 1e-5  roundoff: 1e-7
#include "paml.h"

FILE *frst = NULL;
extern int GeneticCode[][64];
static const char BASEs[] = "TCAG";

static const char *sites[4] = {"TTCAGGCATACGT", "TTCAGACGTACGC", "CTCAAGCATTCGT", "CTAAAGCGTTCTT"};

// the likelihood of a site on the tree ((0, 1), (2, 3)), with P for each of the five branches
static double at_site(int k, double P[5][16], const double *pi) {
  double sum = 0;
  int z[4];
  for (int s = 0; s < 4; s++) z[s] = (int)(strchr(BASEs, sites[s][k]) - BASEs);
  for (int i = 0; i < 4; i++) {
    double right = 0;
    for (int j = 0; j < 4; j++) right += P[4][i * 4 + j] * P[2][j * 4 + z[2]] * P[3][j * 4 + z[3]];
    sum += pi[i] * P[0][i * 4 + z[0]] * P[1][i * 4 + z[1]] * right;
  }
  return sum;
}

// general and reversible, with rates of four categories over sites
double nucleotides(double *rates, double *frequencies, double *lengths, double *alpha) {
  double Q[16] = {0}, pi[4], Root[4], U[16], V[16], space[4], P[5][16], freq[4], rate[4], total = 1, scale = 0, likelihood = 0;
  for (int i = 0; i < 3; i++) total += frequencies[i];
  for (int i = 0; i < 4; i++) pi[i] = (i < 3 ? frequencies[i] : 1) / total;
  for (int i = 0, k = 0; i < 4; i++)
    for (int j = i + 1; j < 4; j++, k++) {
      double r = k < 5 ? rates[k] : 1;
      Q[i * 4 + j] = r * pi[j], Q[j * 4 + i] = r * pi[i];
    }
  for (int i = 0; i < 4; i++) {
    Q[i * 4 + i] = -sum(Q + i * 4, 4);
    scale -= pi[i] * Q[i * 4 + i];
  }
  for (int i = 0; i < 16; i++) Q[i] /= scale;
  eigenQREV(Q, pi, 4, Root, U, V, space);
  DiscreteGamma(freq, rate, *alpha, *alpha, 4, 0);
  double each[13] = {0};
  for (int c = 0; c < 4; c++) {
    for (int b = 0; b < 5; b++) PMatUVRoot(P[b], lengths[b] * rate[c], 4, U, V, Root);
    for (int k = 0; k < 13; k++) each[k] += freq[c] * at_site(k, P, pi);
  }
  for (int k = 0; k < 13; k++) likelihood += log(each[k]);
  return likelihood;
}

// codons of the universal code: kappa and omega, three branches from a root
double codons(double *kappa, double *omega, double *lengths) {
  static const int seen[4][3] = {{3, 7, 3}, {20, 22, 20}, {41, 41, 45}, {57, 50, 57}};
  int n = 0, code[64];
  for (int c = 0; c < 64; c++)
    if (GeneticCode[0][c] != -1) code[n++] = c;
  double *Q = calloc(n * n, sizeof *Q), *U = malloc(2 * n * n * sizeof *U), *V = U + n * n, *pi = malloc(3 * n * sizeof *pi);
  double *Root = pi + n, *space = Root + n, *P = malloc(3 * n * n * sizeof *P), total = 0, scale = 0, sum = 0;
  for (int i = 0; i < n; i++) total += pi[i] = 1 + 0.3 * sin(1.7 * i + 0.2);
  for (int i = 0; i < n; i++) pi[i] /= total;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++) {
      int a = code[i], b = code[j], differ = 0, x = 0, y = 0;
      for (int k = 0; k < 3; k++, a /= 4, b /= 4)
        if (a % 4 != b % 4) differ++, x = a % 4, y = b % 4;
      if (differ != 1) continue;
      double r = x + y == 1 || x + y == 5 ? *kappa : 1;
      if (GeneticCode[0][code[i]] != GeneticCode[0][code[j]]) r *= *omega;
      Q[i * n + j] = r * pi[j], Q[j * n + i] = r * pi[i];
    }
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++)
      if (j != i) Q[i * n + i] -= Q[i * n + j];
    scale -= pi[i] * Q[i * n + i];
  }
  for (int i = 0; i < n * n; i++) Q[i] /= scale;
  eigenQREV(Q, pi, n, Root, U, V, space);
  for (int b = 0; b < 3; b++) PMatUVRoot(P + b * n * n, lengths[b], n, U, V, Root);
  for (int k = 0; k < 4; k++) {
    double f = 0;
    for (int i = 0; i < n; i++) f += pi[i] * P[i * n + seen[k][0]] * P[n * n + i * n + seen[k][1]] * P[2 * n * n + i * n + seen[k][2]];
    sum += log(f);
  }
  free(Q), free(U), free(pi), free(P);
  return sum;
}

// models whose transition probabilities are known in closed form
double closed(double *x, double *lengths) {
  double P[5][16], pi[4] = {x[2], x[3], x[4], 1 - x[2] - x[3] - x[4]}, even[4] = {0.25, 0.25, 0.25, 0.25}, sum = 0;
  for (int b = 0; b < 5; b++) PMatTN93(P[b], lengths[b] * x[0], lengths[b] * x[1], lengths[b], pi);
  for (int k = 0; k < 13; k++) sum += log(at_site(k, P, pi));
  for (int b = 0; b < 5; b++) PMatK80(P[b], lengths[b], x[0]);
  for (int k = 0; k < 13; k++) sum += 0.3 * log(at_site(k, P, even));
  for (int b = 0; b < 5; b++) PMatT92(P[b], lengths[b], x[1], x[2]);
  for (int k = 0; k < 13; k++) sum += 0.2 * log(at_site(k, P, even));
  return sum;
}

double distributions(double *x) {
  double lnbeta = LnGamma(x[1]) + LnGamma(x[2]) - LnGamma(x[1] + x[2]);
  return QuantileNormal(x[0]) + CDFNormal(x[4]) * logPDFNormal(x[5], x[4], x[1]) + IncompleteGamma(x[2], x[1], LnGamma(x[1])) +
         CDFBeta(x[3], x[1], x[2], lnbeta) + CDFt(x[4], x[5], 1.3, 5, LnGamma(0.5) + LnGamma(2.5) - LnGamma(3)) + LBinormal(x[4], x[5], x[3]) +
         PDFSkewN(x[0], x[5], x[2], 1.5) + 0.1 * QuantileChi2(x[3], 3.5);
}

// rates of neighbouring sites, correlated
double correlated(double *alpha, double *rho, double *rates) {
  double M[16], freq[4], rho1, sum = 0;
  AutodGamma(M, freq, rates, &rho1, *alpha, *rho, 4);
  for (int i = 0; i < 16; i++) sum += M[i] * M[i] * (i + 1);
  return sum + rho1;
}
