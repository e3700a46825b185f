// differentiate: embedded(x, y)  at: x = random(30, -2, 2), y = random(20, -1, 1)  const: x  tolerance: 1e-5  roundoff: 1e-8
// differentiate: distances(x, y)  at: x = random(30, -2, 2), y = random(20, -1, 1)  const: x  tolerance: 1e-5  roundoff: 1e-8
// differentiate: repulsion(y, out)  at: y = random(20, -1, 1), out = zeros(4)  roundoff: 1e-9
// differentiate: approximate(y, out)  at: y = random(26, -1, 1), out = zeros(2)  roundoff: 1e-9
// differentiate: nearest(x)  at: x = random(36, -2, 2)  roundoff: 1e-9
#include "tsne.cpp"

static double run(const double *x, double *y, double theta, int distance) {
  std::vector<double> given(x, x + 30);
  double error = 0;
  srand(1);
  tsne_run_double(given.data(), 10, 3, y, 2, 2.5, theta, 1, 6, 2, 1, true, 0, 1.5, 1.0, &error, distance);
  return error;
}

// ten points of three dimensions in a plane, from where the user puts them
extern "C" double embedded(double *x, double *y) { return run(x, y, 0, 1); }

extern "C" double distances(double *x, double *y) { return run(x, y, 0, 0); }

// the forces from the tree
extern "C" double repulsion(double *y, double *out) {
  SplitTree tree(y, 10, 2);
  double sum = 0;
  for (int i = 0; i < 4; i++) out[i] = 0;
  tree.computeNonEdgeForces(3, 0, out, &sum);
  tree.computeNonEdgeForces(7, 0, out + 2, &sum);
  return sum;
}

extern "C" double approximate(double *y, double *out) {
  SplitTree tree(y, 13, 2);
  double sum = 0;
  out[0] = out[1] = 0;
  tree.computeNonEdgeForces(4, 0.9, out, &sum);
  return sum;
}

// neighbours of one point by the tree of vantage points
extern "C" double nearest(double *x) {
  VpTree<DataPoint, euclidean_distance> tree;
  std::vector<DataPoint> points;
  for (int i = 0; i < 12; i++) points.push_back(DataPoint(3, i, x + 3 * i));
  srand(3);
  tree.create(points);
  std::vector<DataPoint> found;
  std::vector<double> distance;
  tree.search(points[5], 4, &found, &distance);
  double sum = 0;
  for (int i = 1; i < 4; i++) sum += distance[i] * i + 0.1 * found[i].x(0);
  return sum;
}
