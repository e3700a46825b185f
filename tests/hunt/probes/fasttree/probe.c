// differentiate: pairwise(t, rates, freq)  at: t = 0.21, rates = 1.1 2.3 0.8 0.9 2.7 1, freq = 0.29 0.21 0.23 0.27  tolerance: 1e-5  roundoff: 1e-8
// differentiate: quartet(lengths, rates, sites, n)  at: lengths = 0.11 0.23 0.15 0.31 0.08, rates = 1.1 2.3 0.8 0.9 2.7 1, sites = zeros(24), n = 24  tolerance: 1e-5  roundoff: 1e-8
// differentiate: tree(lengths, sites, n)  at: lengths = 0.11 0.23 0.15 0.31 0.18 0.27 0.12 0.09 0.16 0.2, sites = zeros(24), n = 24  tolerance: 1e-5  roundoff: 1e-8
// differentiate: categories(rates, freq)  at: rates = 0.4 1.1 2.3, freq = 0.29 0.21 0.23 0.27  tolerance: 1e-5  roundoff: 1e-8
// differentiate: varied(alpha, scale, rates, sites)  at: alpha = 0.8, scale = 1.1, rates = 0.3 0.8 1.4 2.6, sites = zeros(24)  tolerance: 1e-5  roundoff: 1e-8
#define main main_of_fasttree
#include "fasttree.c"
#undef main

static char *sequences[6] = {
    "ACGTTGCAACGTTAGCCATGACGT", "ACGTTGCTACGTTAGCGATGACGA", "ACGATGCTACTTTAGCGATGATGA", "GCGATGCTACTTAAGCGGTGATGA", "GCGTTCCTAGTTAAGCGGTCATGC", "GCATTCCTAGGTAACCGGTCATAC"};

static NJ_t *aligned(double *rates, double *freq) {
  verbose = 0, showProgress = 0, nCodes = 4, codesString = codesStringNT;
  NJ_t *NJ = InitNJ(sequences, 6, 24, NULL, 0, NULL, rates ? CreateGTR(rates, freq) : NULL);
  AllocRateCategories(&NJ->rates, 1, 24);
  return NJ;
}

// likelihood of two sequences in the general time reversible model
double pairwise(double t, double *rates, double *freq) {
  NJ_t *NJ = aligned(rates, freq);
  double got = PairLogLk(NJ->profiles[0], NJ->profiles[3], t, 24, NJ->transmat, &NJ->rates, NULL);
  NJ = FreeNJ(NJ);
  return got;
}

double quartet(double *lengths, double *rates, double *sites, int n) {
  double freq[4] = {0.3, 0.2, 0.2, 0.3};
  NJ_t *NJ = aligned(rates, freq);
  double got = MLQuartetLogLk(NJ->profiles[0], NJ->profiles[1], NJ->profiles[3], NJ->profiles[4], n, NJ->transmat, &NJ->rates, lengths, sites);
  NJ = FreeNJ(NJ);
  return got;
}

// of a tree that neighbour joining finds: Jukes and Cantor's model
double tree(double *lengths, double *sites, int n) {
  NJ_t *NJ = aligned(NULL, NULL);
  FastNJ(NJ);
  for (int i = 0; i < NJ->maxnode; i++) NJ->branchlength[i] = lengths[i];
  RecomputeMLProfiles(NJ);
  double got = TreeLogLk(NJ, sites);
  NJ = FreeNJ(NJ);
  return got;
}

// sites in categories of rates, on branches of minimum evolution
double categories(double *rates, double *freq) {
  double exchange[6] = {1.2, 3.1, 0.7, 1.1, 2.9, 1};
  NJ_t *NJ = aligned(exchange, freq);
  FastNJ(NJ);
  UpdateBranchLengths(NJ);
  AllocRateCategories(&NJ->rates, 3, 24);
  for (int i = 0; i < 3; i++) NJ->rates.rates[i] = rates[i];
  for (int i = 0; i < 24; i++) NJ->rates.ratecat[i] = i % 3;
  for (int i = 0; i < NJ->maxnode; i++)
    if (NJ->branchlength[i] < 0.05) NJ->branchlength[i] = 0.05;
  RecomputeMLProfiles(NJ);
  double got = TreeLogLk(NJ, NULL);
  NJ = FreeNJ(NJ);
  return got;
}

// rates by Gamma's distribution
double varied(double alpha, double scale, double *rates, double *sites) {
  NJ_t *NJ = aligned(NULL, NULL);
  FastNJ(NJ);
  UpdateBranchLengths(NJ);
  for (int i = 0; i < NJ->maxnode; i++)
    if (NJ->branchlength[i] < 0.05) NJ->branchlength[i] = 0.05;
  siteratelk_t s = {scale, alpha, 24, 4, rates, MLSiteLikelihoodsByRate(NJ, rates, 4)};
  double got = GammaLogLk(&s, sites);
  free(s.site_loglk);
  NJ = FreeNJ(NJ);
  return got + PGamma(1.3 * scale, alpha);
}
