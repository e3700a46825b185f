// differentiate: likelihood(p, pairs, singles)  at: p = 0.6 0.19 0.21 0.03 0.04 0.71 0.79, pairs = 0.11 0.02 0.013 0.09 0.017 0.12, singles = 0.3 0.25 0.45
// differentiate: posterior(p, pairs, singles, out)  at: p = 0.6 0.19 0.21 0.03 0.04 0.71 0.79, pairs = 0.11 0.02 0.013 0.09 0.017 0.12, singles = 0.3 0.25 0.45, out = zeros(6)  tolerance: 2e-2
// differentiate: trained(p, pairs, singles, out)  at: p = 0.6 0.19 0.21 0.03 0.04 0.71 0.79, pairs = 0.11 0.02 0.013 0.09 0.017 0.12, singles = 0.3 0.25 0.45, out = zeros(7)  tolerance: 2e-2
// differentiate: consistent(weights, out)  at: weights = random(30, 0.1, 0.9), out = zeros(9)
#include <algorithm>
#include <cassert>
#include <cstring>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>
#include <set>
#include <sstream>
#include <string>

#define VERSION "1.12"
#include "ProbabilisticModel.h"

static Sequence *sequence(const char *letters, int label) {
  auto *data = new SafeVector<char>;
  data->push_back('@');
  for (const char *c = letters; *c; c++) data->push_back(*c);
  return new Sequence(data, "one", int(strlen(letters)), label, label);
}

// a model of an alphabet of three letters
static ProbabilisticModel model(const float *p, const float *pairs, const float *singles) {
  VVF both(256, VF(256, 1e-10f));
  VF one(256, 1e-5f);
  const char *letters = "ACG";
  for (int i = 0, k = 0; i < 3; i++) {
    one[(unsigned char)letters[i]] = singles[i];
    for (int j = 0; j <= i; j++, k++) {
      unsigned char a = letters[i], b = letters[j];
      both[a][b] = both[b][a] = pairs[k];
    }
  }
  VF start(3), open(2), extend(2);
  std::copy(p, p + 3, start.begin());
  std::copy(p + 3, p + 5, open.begin());
  std::copy(p + 5, p + 7, extend.begin());
  return ProbabilisticModel(start, open, extend, both, one);
}

struct Aligned {
  std::unique_ptr<Sequence> first, second;
  std::unique_ptr<VF> forward, backward;
  Aligned(const ProbabilisticModel &m) : first(sequence("ACGGAC", 0)), second(sequence("ACGAAGC", 1)) {
    forward.reset(m.ComputeForwardMatrix(first.get(), second.get()));
    backward.reset(m.ComputeBackwardMatrix(first.get(), second.get()));
  }
};

extern "C" float likelihood(float *p, float *pairs, float *singles) {
  auto m = model(p, pairs, singles);
  Aligned a(m);
  return m.ComputeTotalProbability(6, 7, *a.forward, *a.backward);
}

// how sure it is of each match, and of the best alignment
extern "C" float posterior(float *p, float *pairs, float *singles, float *out) {
  auto m = model(p, pairs, singles);
  Aligned a(m);
  std::unique_ptr<VF> matches(m.ComputePosteriorMatrix(a.first.get(), a.second.get(), *a.forward, *a.backward));
  for (int i = 0; i < 6; i++) out[i] = (*matches)[(i + 1) * 8 + i + 1];
  auto best = m.ComputeAlignment(6, 7, *matches);
  auto viterbi = m.ComputeViterbiAlignment(a.first.get(), a.second.get());
  float r = best.second + 0.1f * viterbi.second;
  delete best.first;
  delete viterbi.first;
  return r;
}

// one step of learning the parameters from two sequences
extern "C" float trained(float *p, float *pairs, float *singles, float *out) {
  auto m = model(p, pairs, singles);
  Aligned a(m);
  VF start(3), open(2), extend(2), one(256);
  VVF both(256, VF(256));
  m.ComputeNewParameters(a.first.get(), a.second.get(), *a.forward, *a.backward, start, open, extend, both, one, false);
  std::copy(start.begin(), start.end(), out);
  std::copy(open.begin(), open.end(), out + 3);
  std::copy(extend.begin(), extend.end(), out + 5);
  return out[0] * out[3] + out[6];
}

// sparse matrices of posteriors: what a third sequence says of two, and a profile of all
extern "C" float consistent(float *weights, float *out) {
  VF first(12), second(20);
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++) first[(i + 1) * 4 + j + 1] = weights[3 * i + j];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++) second[(i + 1) * 5 + j + 1] = weights[6 + 4 * i + j];
  SparseMatrix one(2, 3, first), two(3, 4, second);
  std::unique_ptr<SparseMatrix> back(two.ComputeTranspose());
  std::unique_ptr<VF> whole(back->GetPosterior());
  float r = 0;
  for (int i = 1; i <= 2; i++)
    for (int j = 1; j <= 4; j++) {
      float sum = 0;
      for (int k = 1; k <= 3; k++) sum += one.GetValue(i, k) * back->GetValue(j, k);
      out[(i - 1) * 4 + j - 1] = sum;
    }
  auto row = two.GetRowPtr(2);
  for (int k = 0; k < two.GetRowSize(2); k++) r += row[k].second * (1 + row[k].first);
  std::swap(row[0], row[2]);
  out[8] = row[0].second * row[1].second - row[2].second;
  return r + (*whole)[6] * weights[20];
}
