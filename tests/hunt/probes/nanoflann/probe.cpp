// differentiate: interpolated(points, values, at)  at: points = random(72, 0, 2), values = random(24, -1, 1), at = 0.9 1.1 0.7  tolerance: 1e-5  roundoff: 1e-9
// differentiate: density(points, n, at)  at: points = random(90, 0, 1), n = 30, at = 0.4 0.6 0.5  tolerance: 1e-5  roundoff: 1e-9
// differentiate: growing(points, n, at)  at: points = random(60, -1, 1), n = 30, at = 0.1 0.2  tolerance: 1e-5  roundoff: 1e-9
// differentiate: headings(angles, n, at)  at: angles = random(20, -3, 3), n = 20, at = 2.9  tolerance: 1e-5  roundoff: 1e-9
#include <cmath>
#include <nanoflann.hpp>
#include <vector>

template <int dimensions> struct Cloud {
  std::vector<double> coordinates;
  size_t kdtree_get_point_count() const { return coordinates.size() / dimensions; }
  double kdtree_get_pt(size_t i, size_t k) const { return coordinates[i * dimensions + k]; }
  template <class Box> bool kdtree_get_bbox(Box &) const { return false; }
};

// inverse distance weighting by the five nearest points
extern "C" double interpolated(const double *points, const double *values, const double *at) {
  Cloud<3> cloud{std::vector<double>(points, points + 72)};
  using Tree = nanoflann::KDTreeSingleIndexAdaptor<nanoflann::L2_Simple_Adaptor<double, Cloud<3>>, Cloud<3>, 3>;
  Tree tree(3, cloud, nanoflann::KDTreeSingleIndexAdaptorParams(4));
  std::vector<uint32_t> found(5);
  std::vector<double> squares(5);
  size_t n = tree.knnSearch(at, 5, found.data(), squares.data());
  double above = 0, below = 0;
  for (size_t i = 0; i < n; i++) above += values[found[i]] / squares[i], below += 1 / squares[i];
  return above / below;
}

// a kernel density estimate: a kernel that ends smoothly at its radius
extern "C" double density(const double *points, int n, const double *at) {
  Cloud<3> cloud{std::vector<double>(points, points + 3 * n)};
  using Tree = nanoflann::KDTreeSingleIndexAdaptor<nanoflann::L2_Adaptor<double, Cloud<3>>, Cloud<3>, -1, size_t>;
  Tree tree(3, cloud, {10});
  std::vector<nanoflann::ResultItem<size_t, double>> near;
  tree.radiusSearch(at, 0.36, near, nanoflann::SearchParameters(0, true));
  double sum = 0;
  for (auto &one : near) sum += std::pow(1 - one.second / 0.36, 4) * (1 + points[3 * one.first]);
  return sum;
}

// points that come and go
extern "C" double growing(const double *points, int n, const double *at) {
  Cloud<2> cloud;
  using Tree = nanoflann::KDTreeSingleIndexDynamicAdaptor<nanoflann::L2_Simple_Adaptor<double, Cloud<2>>, Cloud<2>, 2>;
  Tree tree(2, cloud, nanoflann::KDTreeSingleIndexAdaptorParams(3));
  for (int i = 0; i < n; i += 10) {
    cloud.coordinates.insert(cloud.coordinates.end(), points + 2 * i, points + 2 * i + 20);
    tree.addPoints(i, i + 9);
  }
  size_t found[4];
  double squares[4];
  nanoflann::KNNResultSet<double> first(1), others(4);
  first.init(found, squares);
  tree.findNeighbors(first, at);
  double nearest = std::sqrt(squares[0]);
  tree.removePoint(found[0]);
  others.init(found, squares);
  tree.findNeighbors(others, at);
  for (int i = 0; i < 4; i++) nearest += std::exp(-squares[i]) * points[2 * found[i] + 1];
  return nearest;
}

// directions, and the distance between them
extern "C" double headings(const double *angles, int n, double at) {
  Cloud<1> cloud{std::vector<double>(angles, angles + n)};
  using Tree = nanoflann::KDTreeSingleIndexAdaptor<nanoflann::metric_SO2::traits<double, Cloud<1>>::distance_t, Cloud<1>, 1>;
  Tree tree(1, cloud);
  uint32_t found[3];
  double away[3];
  size_t k = tree.rknnSearch(&at, 3, found, away, 1.5);
  double sum = 0;
  for (size_t i = 0; i < k; i++) sum += away[i] * std::cos(angles[found[i]]);
  return sum;
}
