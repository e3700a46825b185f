// differentiate: cepstra(x, out)  at: x = random(256, -1, 1), out = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: chroma(x, out)  at: x = random(512, -1, 1), out = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: onset(x, n)  at: x = random(192, -1, 1), n = 3  tolerance: 1e-5  roundoff: 1e-8
// differentiate: filtered(x, a, b, out, n)  at: x = random(40, -1, 1), a = 1 -0.6 0.2, b = 0.3 0.5 0.2, out = zeros(40), n = 40  tolerance: 1e-5  roundoff: 1e-8
// differentiate: distances(p, q)  at: p = 0.2 0.3 0.1 0.4, q = 0.3 0.15 0.35 0.2  tolerance: 1e-5  roundoff: 1e-8
// differentiate: projected(data)  at: data = random(24, -1, 1)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: tonal(chroma, out)  at: chroma = 0.2 0.4 0.1 0.7 0.3 0.5 0.6 0.25 0.15 0.35 0.45 0.8, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
#include <dsp/chromagram/Chromagram.h>
#include <dsp/mfcc/MFCC.h>
#include <dsp/onsets/DetectionFunction.h>
#include <dsp/signalconditioning/FiltFilt.h>
#include <dsp/signalconditioning/Filter.h>
#include <dsp/tonal/TonalEstimator.h>
#include <maths/CosineDistance.h>
#include <maths/KLDivergence.h>
#include <maths/pca/pca.h>

extern "C" double cepstra(double *x, double *out) {
  MFCCConfig config(8000);
  config.fftsize = 256, config.nceps = 11;
  MFCC mfcc(config);
  mfcc.process(x, out);
  double sum = 0;
  for (int i = 0; i < 12; i++) sum += out[i] * out[i] * 0.01;
  return sum;
}

extern "C" double chroma(double *x, double *out) {
  ChromaConfig config = {4000, 200, 800, 12, 0.0054, MathUtilities::NormaliseUnitSum};
  Chromagram made(config);
  if (made.getFrameSize() != 512) return NAN;
  double *got = made.process(x), most = 0;
  for (int i = 0; i < 12; i++) out[i] = got[i], most += out[i] * out[i] * i;
  return most;
}

// three functions of onsets, frame after frame
extern "C" double onset(double *x, int n) {
  double sum = 0;
  for (int kind : {DF_HFC, DF_SPECDIFF, DF_COMPLEXSD}) {
    DFConfig config = {32, 64, kind, 3, kind == DF_HFC, -1, -1};
    DetectionFunction made(config);
    for (int i = 0; i < n; i++) sum += (1 + i) * made.processTimeDomain(x + 64 * i);
  }
  return sum;
}

extern "C" double filtered(double *x, double *a, double *b, double *out, int n) {
  FilterConfig config = {2, a, b};
  Filter once(config);
  FiltFilt twice(config);
  once.process(x, out, n);
  std::vector<double> both(n);
  twice.process(x, both.data(), n);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += both[i] * out[i];
  return sum;
}

extern "C" double distances(double *p, double *q) {
  std::vector<double> first(p, p + 4), second(q, q + 4);
  KLDivergence divergence;
  CosineDistance cosine;
  return divergence.distanceDistribution(first, second, true) + divergence.distanceGaussian(first, second, second, first) + cosine.distance(first, second);
}

// 8 points in 3 dimensions: squares on the first two components
extern "C" double projected(double *data) {
  double *rows[8], sum = 0;
  std::vector<double> copy(data, data + 24);
  for (int i = 0; i < 8; i++) rows[i] = &copy[3 * i];
  pca_project(rows, 8, 3, 2);
  for (int i = 0; i < 8; i++) sum += rows[i][0] * rows[i][0] * (1 + 0.1 * i) - rows[i][1] * rows[i][1] * 0.5;
  return sum;
}

extern "C" double tonal(double *chroma, double *out) {
  ChromaVector v;
  for (int i = 0; i < 12; i++) v[i] = chroma[i];
  v.normalizeL1();
  TonalEstimator estimator;
  TCSVector t = estimator.transform2TCS(v);
  for (int i = 0; i < 6; i++) out[i] = t[i];
  return t.magnitude();
}
