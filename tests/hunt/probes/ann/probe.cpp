// differentiate: nearest(points, at, n)  at: points = random(60, 0, 2), at = 0.9 1.1 0.7, n = 20  tolerance: 1e-5  roundoff: 1e-9
// differentiate: within(points, at, n)  at: points = random(60, 0, 1), at = 0.4 0.6, n = 30  tolerance: 1e-5  roundoff: 1e-9
// differentiate: boxes(points, at, n)  at: points = random(75, -1, 1), at = 0.1 0.2 -0.3, n = 25  tolerance: 1e-5  roundoff: 1e-9
// differentiate: chamfer(a, b, n)  at: a = random(36, -1, 1), b = random(36, -2, 1.5), n = 18  tolerance: 1e-5  roundoff: 1e-9
#include <ANN/ANN.h>
#include <cmath>

static ANNpointArray copied(const double *x, int n, int dim) {
  ANNpointArray made = annAllocPts(n, dim);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < dim; k++) made[i][k] = x[i * dim + k];
  return made;
}

// distances to the four nearest points of a k-d tree
extern "C" double nearest(const double *points, const double *at, int n) {
  ANNpointArray all = copied(points, n, 3);
  ANNkd_tree *tree = new ANNkd_tree(all, n, 3);
  ANNpoint q = annAllocPt(3);
  for (int k = 0; k < 3; k++) q[k] = at[k];
  ANNidx found[4];
  ANNdist squares[4];
  tree->annkSearch(q, 4, found, squares, 0);
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += std::sqrt(squares[i]) / (i + 1) + annDist(3, q, all[found[i]]) * all[found[i]][0];
  delete tree;
  annDeallocPt(q);
  annDeallocPts(all);
  annClose();
  return sum;
}

// all points within a radius, once in the tree's order and once by brute force
extern "C" double within(const double *points, const double *at, int n) {
  ANNpointArray all = copied(points, n, 2);
  double q[2] = {at[0], at[1]}, r = 0.1, sum = 0;
  ANNkd_tree tree(all, n, 2, 2, ANN_KD_SL_MIDPT);
  ANNbruteForce slow(all, n, 2);
  ANNidx found[30];
  ANNdist squares[30];
  int k = tree.annkFRSearch(q, r, 30, found, squares);
  for (int i = 0; i < k; i++) sum += std::pow(1 - squares[i] / r, 3) * (1 + all[found[i]][1]);
  k = slow.annkFRSearch(q, r, 30, found, squares);
  for (int i = 0; i < k; i++) sum += std::pow(1 - squares[i] / r, 4);
  annDeallocPts(all);
  return sum;
}

// a box-decomposition tree, searched by priority
extern "C" double boxes(const double *points, const double *at, int n) {
  ANNpointArray all = copied(points, n, 3);
  ANNbd_tree tree(all, n, 3, 2, ANN_KD_FAIR, ANN_BD_CENTROID);
  double q[3] = {at[0], at[1], at[2]}, sum = 0, weight = 0;
  ANNidx found[5];
  ANNdist squares[5];
  tree.annkPriSearch(q, 5, found, squares, 0.01);
  for (int i = 0; i < 5; i++) sum += all[found[i]][2] * std::exp(-squares[i]), weight += std::exp(-squares[i]);
  annDeallocPts(all);
  annClose();
  return sum / weight;
}

// how far two sets of points are from each other
extern "C" double chamfer(const double *a, const double *b, int n) {
  ANNpointArray one = copied(a, n, 2), two = copied(b, n, 2);
  double sum = 0;
  {
    ANNkd_tree first(one, n, 2, 3, ANN_KD_STD), second(two, n, 2, 1, ANN_KD_SL_FAIR);
    ANNidx found;
    ANNdist square;
    for (int i = 0; i < n; i++) {
      first.annkSearch(two[i], 1, &found, &square);
      sum += square / n;
      second.annkSearch(one[i], 1, &found, &square);
      sum += square / n;
    }
  }
  annDeallocPts(one);
  annDeallocPts(two);
  return sum;
}
