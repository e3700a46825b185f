// differentiate: nearest(points, query, out)  at: points = random(48, -1, 1), query = 0.2 -0.3 0.4 0.1, out = zeros(3)
// differentiate: exact(points, query, out)  at: points = random(48, -1, 1), query = 0.2 -0.3 0.4 0.1, out = zeros(3)
// differentiate: alike(points, query, out)  at: points = random(48, -1, 1), query = 0.2 -0.3 0.4 0.1, out = zeros(3)
// differentiate: weighted(points, values, query)  at: points = random(48, -1, 1), values = random(12, 0, 2), query = 0.2 -0.3 0.4 0.1
#include <hnswlib/hnswlib.h>
#include <cmath>

template <class Index> static float found(Index &index, const float *points, const float *query, float *out) {
  for (int i = 0; i < 12; i++) index.addPoint(points + 4 * i, i);
  auto best = index.searchKnn(query, 3);
  float sum = 0;
  for (int k = 2; !best.empty(); k--, best.pop()) {
    out[k] = best.top().first;
    sum += out[k] * out[k] * (1 + 0.1f * best.top().second);
  }
  return sum;
}

extern "C" float nearest(float *points, float *query, float *out) {
  hnswlib::L2Space space(4);
  hnswlib::HierarchicalNSW<float> index(&space, 12, 4, 20);
  return found(index, points, query, out);
}

extern "C" float exact(float *points, float *query, float *out) {
  hnswlib::L2Space space(4);
  hnswlib::BruteforceSearch<float> index(&space, 12);
  return found(index, points, query, out);
}

extern "C" float alike(float *points, float *query, float *out) {
  hnswlib::InnerProductSpace space(4);
  hnswlib::HierarchicalNSW<float> index(&space, 12, 4, 20);
  return found(index, points, query, out);
}

// a value at a place: the mean of the values at the nearest points
extern "C" float weighted(float *points, float *values, float *query) {
  hnswlib::L2Space space(4);
  hnswlib::HierarchicalNSW<float> index(&space, 12, 4, 20);
  for (int i = 0; i < 12; i++) index.addPoint(points + 4 * i, i);
  float sum = 0, weights = 0;
  for (auto &one : index.searchKnnCloserFirst(query, 4)) {
    float w = std::exp(-one.first);
    sum += w * values[one.second], weights += w;
    std::vector<float> at = index.getDataByLabel<float>(one.second);
    sum += 0.1f * at[0] * at[3];
  }
  return sum / weights;
}
