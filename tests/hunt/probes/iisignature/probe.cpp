// differentiate: signature(path, out)  at: path = random(15, -1, 1), out = zeros(39)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: logarithm(path, out)  at: path = random(10, -1, 1), out = zeros(14)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: combined(first, second, scales)  at: first = random(10, -1, 1), second = random(6, -1, 1), scales = 1.3 0.7  tolerance: 1e-5  roundoff: 1e-8
// differentiate: backwards(path, seed, out)  at: path = random(10, -1, 1), seed = random(14, -1, 1), out = zeros(10)  tolerance: 2e-2  roundoff: 1e-3
// differentiate: jacobian(path, out)  at: path = random(8, -1, 1), out = zeros(6)  tolerance: 2e-2  roundoff: 1e-3
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>
#include "calcSignature.hpp"

using namespace CalcSignature;

extern "C" double signature(double *path, double *out) {
  Signature s;
  calcSignature(3, 3, 5, path, s);
  int k = 0;
  for (auto &level : s.m_data)
    for (double one : level) out[k++] = one;
  return s.m_data[2][5] * s.m_data[1][2];
}

extern "C" double logarithm(double *path, double *out) {
  Signature s, copy;
  calcSignature(2, 3, 5, path, s);
  copy = s;
  logTensorHorner(s);
  int k = 0;
  for (auto &level : s.m_data)
    for (double one : level) out[k++] = one;
  expTensorHorner(s);
  logTensorNaive(copy);
  return s.m_data[2][3] + copy.m_data[1][1] * copy.m_data[2][2];
}

extern "C" double combined(double *first, double *second, double *scales) {
  Signature a, b;
  calcSignature(2, 4, 5, first, a);
  calcSignature(2, 4, 3, second, b);
  scaleSignature(a, scales);
  a.concatenateWith(2, 4, b);
  Signature c = a;
  c.unconcatenateWith(2, 4, b);
  a.multiplyByConstant(0.5);
  return a.m_data[3][7] + c.m_data[3][5] * a.m_data[0][1];
}

// the library's own derivative, differentiated
extern "C" double backwards(double *path, double *seed, double *out) {
  Signature s;
  s.fromRaw(2, 3, seed);
  float got[10] = {};
  sigBackwards(2, 3, 5, path, s, got);
  double sum = 0;
  for (int i = 0; i < 10; i++) out[i] = got[i], sum += out[i] * out[i];
  return sum;
}

extern "C" double jacobian(double *path, double *out) {
  std::vector<float> all(8 * 14);
  std::vector<double> flat(path, path + 8);
  (void)out;
  Signature s;
  s.sigOfSegment(2, 3, flat.data());
  Signature t;
  t.sigOfNothing(2, 3);
  t.concatenateWith(2, 3, s);
  Signature u;
  u.sigOfSegmentWitFixedLast(2, 3, flat.data() + 2, 0.4);
  t.concatenateWith(2, 3, u);
  t.swap(s);
  for (int i = 0; i < 6; i++) out[i] = s.m_data[2][i];
  return s.m_data[1][3] * t.m_data[0][0];
}
