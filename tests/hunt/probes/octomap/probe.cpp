// differentiate: posed(pose, points, out)  at: pose = 0.3 -0.2 0.5 0.4 -0.3 0.7, points = random(12, -2, 2), out = zeros(12)
// differentiate: between(first, second, out)  at: first = 0.3 -0.2 0.5 0.4 -0.3 0.7, second = -0.1 0.6 0.2 0.2 0.5 -0.4, out = zeros(9)  tolerance: 5e-3  roundoff: 2e-5
// differentiate: occupied(hit, miss, clouds, out)  at: hit = 0.7, miss = 0.4, clouds = random(15, 0.3, 1.7), out = zeros(4)  const: clouds
// differentiate: cast(origin, direction, out)  at: origin = 0.03 0.02 0.04, direction = 0.9 0.35 0.2, out = zeros(3)
// differentiate: pruned(updates)  at: updates = 0.4 0.9 -0.3 1.2 0.7 -0.6 0.5 0.8
#include <octomap/OcTree.h>
#include <octomap/octomap.h>
#include <cmath>

using namespace octomap;

extern "C" float posed(float *pose, float *points, float *out) {
  pose6d at(pose[0], pose[1], pose[2], pose[3], pose[4], pose[5]);
  Pointcloud cloud;
  for (int i = 0; i < 4; i++) cloud.push_back(points[3 * i], points[3 * i + 1], points[3 * i + 2]);
  cloud.transform(at);
  cloud.rotate(0.1, 0.2, -0.3);
  for (int i = 0; i < 12; i++) out[i] = cloud[i / 3](i % 3);
  point3d low, high;
  cloud.calcBBX(low, high);
  return (high - low).norm() + cloud[0].dot(cloud[1]) + cloud[2].cross(cloud[3]).norm();
}

extern "C" double between(double *first, double *second, double *out) {
  pose6d a(first[0], first[1], first[2], first[3], first[4], first[5]), b(second[0], second[1], second[2], second[3], second[4], second[5]);
  pose6d relative = a.inv() * b;
  std::vector<double> matrix;
  relative.rot().toRotMatrix(matrix);
  for (int i = 0; i < 9; i++) out[i] = matrix[i];
  return relative.roll() + relative.pitch() * relative.yaw() + a.distance(b) + relative.transLength();
}

// the map after scans, by the chances of a hit and of a miss
extern "C" double occupied(double hit, double miss, float *clouds, double *out) {
  OcTree tree(0.25);
  tree.setProbHit(hit), tree.setProbMiss(miss);
  tree.setClampingThresMin(0.05), tree.setClampingThresMax(0.98);
  for (int scan = 0; scan < 2; scan++) {
    Pointcloud cloud;
    for (int i = 0; i < 5; i++) cloud.push_back(clouds[3 * i] + 0.01f * scan, clouds[3 * i + 1], clouds[3 * i + 2]);
    tree.insertPointCloud(cloud, point3d(0.02f, 0.03f, 0.01f * scan));
  }
  double entropy = 0;
  for (OcTree::leaf_iterator leaf = tree.begin_leafs(); leaf != tree.end_leafs(); ++leaf) {
    double p = leaf->getOccupancy();
    entropy -= p * std::log(p) + (1 - p) * std::log(1 - p);
  }
  for (int i = 0; i < 4; i++) {
    OcTreeNode *node = tree.search(clouds[3 * i], clouds[3 * i + 1], clouds[3 * i + 2]);
    out[i] = node ? node->getLogOdds() : 0;
  }
  return entropy;
}

extern "C" float cast(float *origin, float *direction, float *out) {
  OcTree tree(0.1);
  for (int i = -10; i <= 10; i++)
    for (int j = -10; j <= 10; j++) tree.updateNode(point3d(1.05f, 0.1f * i + 0.05f, 0.1f * j + 0.05f), true);
  point3d from(origin[0], origin[1], origin[2]), to(direction[0], direction[1], direction[2]), end, at;
  if (!tree.castRay(from, to, end, true, 5)) return -1;
  if (!tree.getRayIntersection(from, to, end, at)) return -2;
  for (int i = 0; i < 3; i++) out[i] = at(i);
  return (at - from).norm();
}

extern "C" float pruned(float *updates) {
  OcTree tree(0.5);
  for (int i = 0; i < 8; i++) tree.updateNode(point3d(i & 1 ? 0.75f : 0.25f, i & 2 ? 0.75f : 0.25f, i & 4 ? 0.75f : 0.25f), updates[i], true);
  for (int i = 0; i < 8; i += 3) tree.updateNode(point3d(i & 1 ? 0.75f : 0.25f, i & 2 ? 0.75f : 0.25f, i & 4 ? 0.75f : 0.25f), 0.5f * updates[i], true);
  tree.updateInnerOccupancy();
  tree.prune();
  float sum = 0;
  for (OcTree::tree_iterator node = tree.begin_tree(); node != tree.end_tree(); ++node) sum += node->getLogOdds() * node->getLogOdds();
  return sum + tree.search(0.25f, 0.25f, 0.25f, 15)->getMeanChildLogOdds();
}
