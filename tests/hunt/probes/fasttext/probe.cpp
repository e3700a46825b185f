// differentiate: classified(words, labels, out)  at: words = random(20, -1, 1), labels = random(12, -1, 1), out = zeros(3)
// differentiate: tree(words, labels, out)  at: words = random(20, -1, 1), labels = random(12, -1, 1), out = zeros(4)
// differentiate: trained(words, labels, rate)  at: words = random(20, -1, 1), labels = random(12, -1, 1), rate = 0.3
// differentiate: alike(words, scales, out)  at: words = random(20, -1, 1), scales = 1.3 0.7 2.1 1.1 0.9, out = zeros(4)
#include <densematrix.h>
#include <loss.h>
#include <model.h>
#include <vector.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

using namespace fasttext;

enum { size = 4 };

static std::shared_ptr<Matrix> filled(const float *data, int rows) {
  auto made = std::make_shared<DenseMatrix>(rows, size);
  std::copy(data, data + rows * size, made->data());
  return made;
}

// how likely each of three labels is for a text of four words
extern "C" float classified(float *words, float *labels, float *out) {
  std::shared_ptr<Matrix> input = filled(words, 5), output = filled(labels, 3);
  auto loss = std::make_shared<SoftmaxLoss>(output);
  Model model(input, output, loss, false);
  Model::State state(size, 3, 7);
  Predictions found;
  model.predict({0, 2, 3, 4}, 3, 0, found, state);
  float r = 0;
  for (auto &one : found) {
    out[one.second] = std::exp(one.first);
    r += one.first * (1 + one.second);
  }
  return r;
}

// the same by a tree of binary decisions, after its counts
extern "C" float tree(float *words, float *labels, float *out) {
  std::shared_ptr<Matrix> input = filled(words, 5), output = filled(labels, 3);
  std::vector<int64_t> counts = {11, 7, 5, 2};
  auto loss = std::make_shared<HierarchicalSoftmaxLoss>(output, counts);
  Model model(input, output, loss, false);
  Model::State state(size, 4, 7);
  Predictions found;
  model.predict({0, 1, 3}, 4, 0, found, state);
  float r = 0;
  for (auto &one : found) {
    out[one.second] = std::exp(one.first);
    r += one.first * (1 + one.second);
  }
  return r;
}

// four steps of training, and what the model says then
extern "C" float trained(float *words, float *labels, float rate) {
  std::shared_ptr<Matrix> input = filled(words, 5), output = filled(labels, 3);
  auto loss = std::make_shared<SoftmaxLoss>(output);
  Model model(input, output, loss, true);
  Model::State state(size, 3, 7);
  const std::vector<std::vector<int32_t>> texts = {{0, 1}, {2, 3, 4}, {0, 4}, {1, 2}};
  for (int i = 0; i < 4; i++) model.update(texts[i], {i % 3}, 0, rate, state);
  Predictions found;
  model.predict({0, 2, 4}, 3, 0, found, state);
  float r = 0;
  for (auto &one : found) r += one.first * (1 + one.second);
  return r;
}

// rows of a matrix, scaled and compared
extern "C" float alike(float *words, float *scales, float *out) {
  DenseMatrix matrix(5, size, words);
  Vector by(5), norms(5), sum(size), image(5);
  for (int i = 0; i < 5; i++) by[i] = scales[i];
  matrix.multiplyRow(by);
  matrix.l2NormRow(norms);
  matrix.divideRow(norms);
  sum.zero();
  for (int i = 0; i < 5; i++) sum.addRow(matrix, i, 0.3f * (i + 1) * scales[i]);
  sum.mul(1 / sum.norm());
  image.mul(matrix, sum);
  for (int i = 0; i < 4; i++) out[i] = image[i];
  return matrix.dotRow(sum, 4) + norms[2];
}
