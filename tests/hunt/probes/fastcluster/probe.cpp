// differentiate: average(points, out)  at: points = random(24, -2, 2), out = zeros(11)  roundoff: 1e-10
// differentiate: ward(points, out)  at: points = random(24, -2, 2), out = zeros(11)  roundoff: 1e-10
// differentiate: centroid(points, out)  at: points = random(24, -2, 2), out = zeros(11)  roundoff: 1e-10
// differentiate: single(points, p, out)  at: points = random(24, -2, 2), p = 1.7, out = zeros(11)  roundoff: 1e-10
// differentiate: of_vectors(points, out)  at: points = random(24, -2, 2), out = zeros(11)  roundoff: 1e-10
#define fc_isnan(X) ((X) != (X))
#include <fastcluster.cpp>

#include <vector>

static const t_index count = 12;

static std::vector<double> pairs(const double *points, double p) {
  std::vector<double> d;
  for (int i = 0; i < count; i++)
    for (int j = i + 1; j < count; j++) {
      double u = std::abs(points[2 * i] - points[2 * j]), v = std::abs(points[2 * i + 1] - points[2 * j + 1]);
      d.push_back(p == 2 ? std::sqrt(u * u + v * v) : std::pow(std::pow(u, p) + std::pow(v, p), 1 / p));
    }
  return d;
}

static double heights(cluster_result &merges, double *out) {
  std::stable_sort(merges[0], merges[count - 1]);
  double sum = 0;
  for (int i = 0; i < count - 1; i++) {
    out[i] = merges[i]->dist;
    sum += (1 + 0.3 * i) * out[i] * out[i];
  }
  return sum;
}

extern "C" double average(double *points, double *out) {
  auto d = pairs(points, 2);
  auto_array_ptr<t_index> members;
  members.init(count, 1);
  cluster_result merges(count - 1);
  NN_chain_core<METHOD_METR_AVERAGE, t_index>(count, d.data(), members, merges);
  return heights(merges, out);
}

extern "C" double ward(double *points, double *out) {
  auto d = pairs(points, 2);
  for (auto &one : d) one *= one;
  auto_array_ptr<t_index> members;
  members.init(count, 1);
  cluster_result merges(count - 1);
  NN_chain_core<METHOD_METR_WARD, t_index>(count, d.data(), members, merges);
  merges.sqrt();
  return heights(merges, out);
}

extern "C" double centroid(double *points, double *out) {
  auto d = pairs(points, 2);
  for (auto &one : d) one *= one;
  auto_array_ptr<t_index> members;
  members.init(count, 1);
  cluster_result merges(count - 1);
  generic_linkage<METHOD_METR_CENTROID, t_index>(count, d.data(), members, merges);
  merges.sqrt();
  return heights(merges, out);
}

extern "C" double single(double *points, double p, double *out) {
  auto d = pairs(points, p);
  cluster_result merges(count - 1);
  MST_linkage_core(count, d.data(), merges);
  return heights(merges, out);
}

// the way with stored data
struct Points {
  std::vector<double> x;
  std::vector<t_index> members = std::vector<t_index>(count, 1);

  template <bool check> double sqeuclidean(t_index i, t_index j) const {
    double u = x[2 * i] - x[2 * j], v = x[2 * i + 1] - x[2 * j + 1];
    return u * u + v * v;
  }
  double ward(t_index i, t_index j) const {
    double mi = members[i], mj = members[j];
    return sqeuclidean<true>(i, j) * mi * mj / (mi + mj);
  }
  double ward_initial(t_index i, t_index j) const { return sqeuclidean<true>(i, j); }
  static double ward_initial_conversion(double min) { return min * .5; }
  void merge_inplace(t_index i, t_index j) {
    double mi = members[i], mj = members[j];
    for (int k = 0; k < 2; k++) x[2 * j + k] = (x[2 * i + k] * mi + x[2 * j + k] * mj) / (mi + mj);
    members[j] += members[i];
  }
  void merge_inplace_weighted(t_index i, t_index j) {
    for (int k = 0; k < 2; k++) x[2 * j + k] = (x[2 * i + k] + x[2 * j + k]) * .5;
  }
};

extern "C" double of_vectors(double *points, double *out) {
  Points data{std::vector<double>(points, points + 2 * count)};
  cluster_result merges(count - 1);
  generic_linkage_vector<METHOD_VECTOR_WARD>(count, data, merges);
  merges.sqrtdouble(0);
  double r = heights(merges, out);
  Points again{std::vector<double>(points, points + 2 * count)};
  cluster_result medians(count - 1);
  generic_linkage_vector<METHOD_VECTOR_MEDIAN>(count, again, medians);
  for (int i = 0; i < count - 1; i++) r += std::sqrt(medians[i]->dist);
  return r;
}
