// differentiate: taken_apart(m, out)  at: m = 1.3 0.2 -0.1 0.05 0.3 0.9 0.4 -0.02 -0.2 0.1 1.6 0.03 0.7 -0.5 0.3 1.1, out = zeros(12)  roundoff: 1e-9
// differentiate: decomposed(a, out)  at: a = 2.1 0.3 -0.4 0.6 0.45 1.7 0.2 -0.5 -0.15 0.9 3.2 0.1 0.75 -0.35 0.35 1.2, out = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: aligned(from, to, weights)  at: from = 0.1 0.9 0.4 1.2 -0.3 0.7 -0.6 0.5 1.1 0.8 0.2 -0.9, to = 0.7 0.3 0.5 -0.2 1.1 0.9 0.6 -0.7 1.3 0.4 0.8 -0.8, weights = 1 0.8 1.3 0.6  tolerance: 1e-5  roundoff: 1e-8
// differentiate: turning(q, t, out)  at: q = 0.8 0.3 -0.4 0.3 0.9 -0.1 0.2 0.35 0.7 0.5 0.1 -0.4 0.6 0.2 0.5 0.45, t = 0.37, out = zeros(10)  roundoff: 1e-9
// differentiate: traced(ray, scene, out)  at: ray = 0.2 -0.3 -4 0.1 0.15 1, scene = 0.3 0.1 1.2 0.9 -0.4 0.2 2 1.1 0.8 2.5 -0.7 1.3 2.2, out = zeros(9)  roundoff: 1e-9
#include <ImathBoxAlgo.h>
#include <ImathColorAlgo.h>
#include <ImathEuler.h>
#include <ImathFrame.h>
#include <ImathFrustum.h>
#include <ImathLineAlgo.h>
#include <ImathMatrixAlgo.h>
#include <ImathPlane.h>
#include <ImathQuat.h>
#include <ImathRoots.h>
#include <ImathSphere.h>
#include <ImathVecAlgo.h>

using namespace Imath;

static M44d matrix(const double *m) {
  M44d made;
  for (int i = 0; i < 16; i++) made[i / 4][i % 4] = m[i];
  return made;
}

static V3d vector(const double *x) { return V3d(x[0], x[1], x[2]); }

// scale, shear, rotation and translation of a matrix, and its inverses
extern "C" double taken_apart(double *m, double *out) {
  M44d all = matrix(m);
  V3d s, h, r, t;
  extractSHRT(all, s, h, r, t);
  for (int i = 0; i < 3; i++) out[i] = s[i], out[3 + i] = h[i], out[6 + i] = r[i], out[9 + i] = t[i];
  V3d to;
  all.multVecMatrix(V3d(0.3, 0.4, -0.2), to);
  M44d back = all.inverse() * all.gjInverse();
  return to.length() + all.determinant() * back[0][1] + back.minorOf(1, 2) + extractQuat(sansScalingAndShear(all)).angle();
}

extern "C" double decomposed(double *a, double *out) {
  M44d all = matrix(a), u, v, vectors, symmetric;
  V4d s, values;
  jacobiSVD(all, u, s, v, 1e-15);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) symmetric[i][j] = 0.5 * (all[i][j] + all[j][i]);
  jacobiEigenSolver(symmetric, values, vectors, 1e-15);
  for (int i = 0; i < 4; i++) out[i] = s[i], out[4 + i] = values[i], out[8 + i] = u[i][0] * v[i][0];
  double roots[3];
  solveCubic(1.0, -3.1 * a[0] / 2, 1.2, a[1], roots);
  return roots[0] + vectors[0][0] * vectors[0][0];
}

extern "C" double aligned(double *from, double *to, double *weights) {
  V3d one[4], two[4];
  for (int i = 0; i < 4; i++) one[i] = vector(from + 3 * i), two[i] = vector(to + 3 * i);
  M44d move = procrustesRotationAndTranslation(one, two, weights, 4, true);
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += weights[i] * (one[i] * move - two[i]).length2();
  return sum + move[3][0] * move[0][1];
}

extern "C" double turning(double *q, double t, double *out) {
  Quatd all[4];
  for (int i = 0; i < 4; i++) all[i] = Quatd(q[4 * i], q[4 * i + 1], q[4 * i + 2], q[4 * i + 3]).normalized();
  Quatd between = slerp(all[0], all[1], t), spline = squad(all[0], all[1], all[2], all[3], t), smooth = Imath::spline(all[0], all[1], all[2], all[3], t);
  Eulerd angles(between.toMatrix33(), Eulerd::XYZ), other(smooth.toMatrix44(), Eulerd::ZXZ);
  for (int i = 0; i < 3; i++) out[i] = angles[i], out[3 + i] = other[i];
  out[6] = spline.r, out[7] = spline.v.x, out[8] = smooth.angle(), out[9] = (between.log() * t).exp().v.y;
  M44d frame = firstFrame(all[0].v, all[1].v, all[2].v);
  return (rotationMatrix(all[0].v, all[3].v) * frame)[0][2] + all[2].rotateVector(all[3].v).dot(spline.axis());
}

extern "C" double traced(double *ray, double *scene, double *out) {
  Line3d line(vector(ray), vector(ray) + vector(ray + 3));
  Sphere3d sphere(V3d(scene[0], scene[1], 0.2), scene[2]);
  V3d hit(0, 0, 0), crossing(0, 0, 0), corner(0, 0, 0), one(0, 0, 0), two(0, 0, 0);
  sphere.intersect(line, hit);
  Plane3d plane(V3d(0.1, scene[3], 1), scene[12]);
  plane.intersect(line, crossing);
  V3d barycentric;
  bool front;
  intersect(line, V3d(scene[4] - 2, -1.5, 1.4), V3d(scene[7] + 2, -1, 1.5), V3d(0.4, scene[8] + 3, 2.1), corner, barycentric, front);
  closestPoints(line, Line3d(vector(scene + 9), vector(scene + 4)), one, two);
  out[0] = hit.x, out[1] = crossing.y, out[2] = barycentric.x, out[3] = (one - two).length();
  V3d seen = reflect(line.dir, (hit - sphere.center).normalized());
  for (int i = 0; i < 3; i++) out[4 + i] = seen[i];
  Frustumd camera(0.1 + scene[2] / 10, 50, -0.4, 0.5, 0.3, -0.2, false);
  V2d screen = camera.projectPointToScreen(V3d(hit.x, hit.y, -crossing.z - 1));
  out[7] = screen.x, out[8] = camera.projectionMatrix().determinant();
  V3d colour = rgb2hsv(V3d(0.2 + 0.1 * scene[0], 0.5 + 0.1 * scene[1], 0.8));
  return screen.y + colour.x * colour.y + hsv2rgb(colour).z + orthogonal(seen, hit).length() + closestPointInBox(crossing, Box3d(V3d(-0.1), V3d(9))).z;
}
