// differentiate: rips(cloud, out)  at: cloud = 1.032 -0.189 0.875 0.415 0.442 0.638 -0.336 0.839 -0.772 0.319 -0.771 -0.208 -0.622 -0.794 -0.173 -1.242 0.444 -1.055 0.915 -0.725, out = zeros(10)  roundoff: 1e-11
// differentiate: apart(one, two, out)  at: one = 1.032 -0.189 0.875 0.415 0.442 0.638 -0.336 0.839 -0.772 0.319 -0.771 -0.208 -0.622 -0.794 -0.173 -1.242 0.444 -1.055 0.915 -0.725, two = 1.755 -0.040 1.534 0.893 0.738 1.186 0.115 1.328 -0.582 0.985 -0.831 0.235 -0.685 -0.568 -0.019 -0.997 0.923 -1.265 1.335 -0.755, out = zeros(2)  roundoff: 1e-10
// differentiate: bitmap(image, out)  at: image = random(48, 0, 1), out = zeros(4)  roundoff: 1e-11
// differentiate: landscapes(one, two, out)  at: one = 1.05 2.21 6.13 8.02 0.17 4.08 3.31 7.94 2.4 5.27, two = 2.02 8.91 1.11 6.23 3.17 5.05 6.04 9.88, out = zeros(6)  roundoff: 1e-10
// differentiate: kernels(one, two, width, out)  at: one = 1.05 2.21 6.13 8.02 0.17 4.08 3.31 7.94 2.4 5.27, two = 2.02 8.91 1.11 6.23 3.17 5.05 6.04 9.88, width = 1.7, out = zeros(4)  roundoff: 1e-10
#include <gudhi/Bitmap_cubical_complex.h>
#include <gudhi/Bottleneck.h>
#include <gudhi/Persistence_heat_maps.h>
#include <gudhi/Persistence_landscape.h>
#include <gudhi/Persistent_cohomology.h>
#include <gudhi/Rips_complex.h>
#include <gudhi/Simplex_tree.h>
#include <gudhi/Sliced_Wasserstein.h>
#include <gudhi/distance_functions.h>

#include <utility>
#include <vector>

typedef std::vector<std::pair<double, double>> Diagram;
typedef Gudhi::Simplex_tree<> Tree;
typedef Gudhi::persistent_cohomology::Field_Zp Field;

static Tree rips_of(const double *cloud, int n, double threshold) {
  std::vector<std::vector<double>> points;
  for (int i = 0; i < n; i++) points.push_back({cloud[2 * i], cloud[2 * i + 1]});
  Gudhi::rips_complex::Rips_complex<double> graph(points, threshold, Gudhi::Euclidean_distance());
  Tree tree;
  graph.create_complex(tree, 2);
  return tree;
}

static Diagram intervals(Tree &tree, int dimension) {
  Gudhi::persistent_cohomology::Persistent_cohomology<Tree, Field> homology(tree);
  homology.init_coefficients(11);
  homology.compute_persistent_cohomology(0);
  return homology.intervals_in_dimension(dimension);
}

static Diagram diagram(const double *pairs, int n) {
  Diagram made;
  for (int i = 0; i < n; i++) made.emplace_back(pairs[2 * i], pairs[2 * i + 1]);
  return made;
}

// the parts and the loops of points around a circle, at all scales
extern "C" double rips(double *cloud, double *out) {
  Tree tree = rips_of(cloud, 10, 3);
  Diagram parts = intervals(tree, 0), loops = intervals(tree, 1);
  for (int i = 0; i < 10; i++) out[i] = 0;
  for (size_t i = 0; i < parts.size() && i < 10; i++)
    if (parts[i].second < 3) out[i] = parts[i].second;
  double total = 0;
  for (auto &loop : loops)
    if (loop.second < 3) total += (loop.second - loop.first) * (1 + loop.first);
  return total;
}

// how far the diagrams of two clouds are from each other
extern "C" double apart(double *one, double *two, double *out) {
  Tree a = rips_of(one, 10, 5), b = rips_of(two, 10, 5);
  Diagram parts[2], loops[2] = {intervals(a, 1), intervals(b, 1)};
  for (auto &part : intervals(a, 0))
    if (part.second < 5) parts[0].push_back(part);
  for (auto &part : intervals(b, 0))
    if (part.second < 5) parts[1].push_back(part);
  out[0] = Gudhi::persistence_diagram::bottleneck_distance(parts[0], parts[1], 0);
  out[1] = Gudhi::persistence_diagram::bottleneck_distance(loops[0], loops[1], 0);
  Gudhi::Persistence_representations::Sliced_Wasserstein x(parts[0], 0.4, 30), y(parts[1], 0.4, 30);
  return x.compute_scalar_product(y);
}

// sublevel sets of an image
extern "C" double bitmap(double *image, double *out) {
  typedef Gudhi::cubical_complex::Bitmap_cubical_complex<Gudhi::cubical_complex::Bitmap_cubical_complex_base<double>> Complex;
  Complex complex({8, 6}, std::vector<double>(image, image + 48));
  Gudhi::persistent_cohomology::Persistent_cohomology<Complex, Field> homology(complex);
  homology.init_coefficients(2);
  homology.compute_persistent_cohomology(0);
  double total = 0;
  for (int d = 0; d < 2; d++) {
    out[2 * d] = out[2 * d + 1] = 0;
    for (auto &pair : homology.intervals_in_dimension(d)) {
      if (pair.second > 2) continue;
      double life = pair.second - pair.first;
      out[2 * d] += life, out[2 * d + 1] += life * life * pair.first;
      total += (1 + d) * life * life;
    }
  }
  return total;
}

extern "C" double landscapes(double *one, double *two, double *out) {
  typedef Gudhi::Persistence_representations::Persistence_landscape Landscape;
  Landscape a(diagram(one, 5)), b(diagram(two, 4)), mean;
  mean.compute_average({&a, &b});
  out[0] = a.compute_integral_of_landscape();
  out[1] = b.compute_norm_of_landscape(2);
  Landscape difference = a - b;
  out[2] = difference.compute_scalar_product(difference);
  out[3] = mean.compute_value_at_a_given_point(0, 4.4);
  out[4] = a.compute_integral_of_landscape(3);
  out[5] = (a + b).compute_maximum();
  return a.compute_scalar_product(b);
}

extern "C" double kernels(double *one, double *two, double width, double *out) {
  using namespace Gudhi::Persistence_representations;
  Diagram a = diagram(one, 5), b = diagram(two, 4);
  auto bell = [width](std::pair<double, double> p, std::pair<double, double> q) {
    double x = p.first - q.first, y = p.second - q.second;
    return std::exp(-(x * x + y * y) / width);
  };
  typedef Persistence_heat_maps<arc_tan_of_persistence_of_point> Maps;
  Maps exact_a(a, bell), exact_b(b, bell), grid_a(a, bell, 12, 12, 0, 11, 0, 11), grid_b(b, bell, 12, 12, 0, 11, 0, 11);
  Sliced_Wasserstein x(a, width, 40), y(b, width, 40);
  out[0] = exact_a.distance(exact_b), out[1] = grid_a.compute_scalar_product(grid_b);
  out[2] = x.distance(y), out[3] = x.compute_scalar_product(y);
  return exact_a.compute_scalar_product(exact_b);
}
