// differentiate: boxes(first, second, turn, out)  at: first = 1 0.8 0.6, second = 0.9 0.7 1.1, turn = 0.3 -0.2 0.5 0.7 0.35 0.4, out = zeros(6)  roundoff: 1e-8
// differentiate: capsules(radii, lengths, place, out)  at: radii = 0.3 0.4, lengths = 1.2 0.9, place = 0.3 -0.2 0.5 1.9 0.7 0.6, out = zeros(6)  roundoff: 1e-9
// differentiate: convex(radii, cylinder, place, out)  at: radii = 0.7 0.4 0.5, cylinder = 0.35 1.1, place = 0.2 0.3 -0.4 1.7 0.6 0.8, out = zeros(6)  tolerance: 1e-3  roundoff: 1e-5
// differentiate: balls(radius, box, place, out)  at: radius = 0.5, box = 1.1 0.8 0.9, place = 0.1 0.3 -0.2 1.4 0.35 0.2, out = zeros(9)  roundoff: 1e-9
// differentiate: bounded(points, others)  at: points = random(18, -1, 1), others = random(18, 2, 4)  tolerance: 1e-5  roundoff: 1e-8
#include "fcl/geometry/shape/box.h"
#include "fcl/geometry/shape/capsule.h"
#include "fcl/geometry/shape/cylinder.h"
#include "fcl/geometry/shape/ellipsoid.h"
#include "fcl/geometry/shape/halfspace.h"
#include "fcl/geometry/shape/sphere.h"
#include "fcl/math/bv/OBBRSS.h"
#include "fcl/math/bv/utility.h"
#include "fcl/narrowphase/detail/gjk_solver_indep.h"
#include "fcl/narrowphase/detail/gjk_solver_libccd.h"

using namespace fcl;

static Transform3d moved(const double *p) {
  Transform3d t = Transform3d::Identity();
  t.linear() = (AngleAxisd(p[0], Vector3d::UnitZ()) * AngleAxisd(p[1], Vector3d::UnitY()) * AngleAxisd(p[2], Vector3d::UnitX())).toRotationMatrix();
  t.translation() = Vector3d(p[3], p[4], p[5]);
  return t;
}

// how deep one box lies in another
extern "C" double boxes(double *first, double *second, double *turn, double *out) {
  Boxd a(first[0], first[1], first[2]), b(second[0], second[1], second[2]);
  detail::GJKSolver_libccdd solver;
  std::vector<ContactPointd> contacts;
  if (!solver.shapeIntersect(a, Transform3d::Identity(), b, moved(turn), &contacts)) return -1;
  double deepest = 0;
  for (const ContactPointd &c : contacts)
    if (c.penetration_depth > deepest) {
      deepest = c.penetration_depth;
      for (int i = 0; i < 3; i++) out[i] = c.normal[i], out[3 + i] = c.pos[i];
    }
  return deepest;
}

extern "C" double capsules(double *radii, double *lengths, double *place, double *out) {
  Capsuled a(radii[0], lengths[0]), b(radii[1], lengths[1]);
  detail::GJKSolver_libccdd solver;
  double distance;
  Vector3d p, q;
  if (!solver.shapeDistance(a, Transform3d::Identity(), b, moved(place), &distance, &p, &q)) return -1;
  for (int i = 0; i < 3; i++) out[i] = p[i], out[3 + i] = q[i];
  return distance + a.computeVolume() + b.computeMomentofInertia()(0, 0);
}

extern "C" double convex(double *radii, double *cylinder, double *place, double *out) {
  Ellipsoidd a(radii[0], radii[1], radii[2]);
  Cylinderd b(cylinder[0], cylinder[1]);
  detail::GJKSolver_libccdd solver;
  solver.distance_tolerance = 1e-12;
  double distance;
  Vector3d p, q;
  if (!solver.shapeDistance(a, Transform3d::Identity(), b, moved(place), &distance, &p, &q)) return -1;
  for (int i = 0; i < 3; i++) out[i] = p[i], out[3 + i] = q[i];
  return distance;
}

extern "C" double balls(double radius, double *box, double *place, double *out) {
  Sphered ball(radius);
  Boxd b(box[0], box[1], box[2]);
  Cylinderd c(0.4, 1.2);
  detail::GJKSolver_libccdd solver;
  Transform3d at = moved(place);
  double first, second, third;
  Vector3d p, q;
  if (!solver.shapeDistance(ball, at, b, Transform3d::Identity(), &first, &p, &q)) return -1;
  for (int i = 0; i < 3; i++) out[i] = p[i], out[3 + i] = q[i];
  if (!solver.shapeDistance(ball, at, c, Transform3d::Identity(), &second, &p, &q)) return -2;
  for (int i = 0; i < 3; i++) out[6 + i] = q[i];
  if (!solver.shapeTriangleDistance(ball, at, Vector3d(-1, -1, 1.3), Vector3d(2, -1, 1.2), Vector3d(0, 2, 1.4), &third, &p, &q)) return -3;
  return first + second * third;
}

extern "C" double bounded(double *points, double *others) {
  std::vector<Vector3d> a, b;
  for (int i = 0; i < 6; i++) a.push_back(Vector3d(points + 3 * i)), b.push_back(Vector3d(others + 3 * i));
  OBBd first, second;
  fit(a.data(), 6, first);
  fit(b.data(), 6, second);
  RSSd flat, other;
  flat.axis = first.axis, flat.To = first.To, other.axis = second.axis, other.To = second.To;
  for (int i = 0; i < 2; i++) flat.l[i] = first.extent[i], other.l[i] = second.extent[i];
  flat.r = 0.1, other.r = 0.2;
  AABBd box;
  for (const Vector3d &v : a) box += v;
  return first.volume() + second.size() + flat.distance(other) + box.volume();
}
