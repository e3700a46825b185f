// differentiate: turned(angles, q, out)  at: angles = 0.3 -0.5 0.8 0.4, q = 0.9 0.2 -0.3 0.4, out = zeros(12)  roundoff: 1e-11
// differentiate: massive(mass, com, turn, out)  at: mass = 2.1 0.7, com = 0.2 -0.1 0.3 0.5 0.4 -0.2, turn = 0.4 0.3 -0.6, out = zeros(6)  roundoff: 1e-11
// differentiate: roots(cubic, quintic, out)  at: cubic = 1.2 -3.1 -2.4 1.7, quintic = 1 -0.7 2.1 -3.3 0.4 1.9, out = zeros(16)  roundoff: 1e-8
// differentiate: curved(ends, uw, out)  at: ends = random(12, -1, 1), uw = 0.37, out = zeros(9)  roundoff: 1e-11
// differentiate: smoothed(x, y, out)  at: x = 0 0.4 0.9 1.3 1.9 2.4 2.8 3.3 3.9 4.4, y = 0.1 0.5 0.7 1.1 0.8 0.6 0.1 -0.2 -0.6 -0.9, out = zeros(4)  roundoff: 1e-9
#include "SimTKcommon.h"
#include "simmath/internal/common.h"
#include "simmath/internal/Geo.h"
#include "simmath/internal/Geo_CubicHermiteCurve.h"
#include "simmath/internal/Spline.h"
#include "simmath/internal/SplineFitter.h"

using namespace SimTK;

extern "C" double turned(double *angles, double *q, double *out) {
  Rotation first(BodyRotationSequence, angles[0], XAxis, angles[1], YAxis, angles[2], ZAxis);
  Rotation second(angles[3], UnitVec3(1, 2, -1));
  Rotation third(Quaternion(Vec4(q[0], q[1], q[2], q[3])));
  Transform a(first * ~second, Vec3(q[1], q[2], q[3])), b(third, Vec3(angles[0], angles[1], angles[2]));
  Transform both = a * b;
  Vec3 back = both.R().convertRotationToBodyFixedXYZ();
  Vec4 axis = (~a * both).R().convertRotationToAngleAxis();
  for (int i = 0; i < 3; i++) out[i] = back[i], out[3 + i] = both.p()[i];
  for (int i = 0; i < 4; i++) out[6 + i] = axis[i];
  Vec4 quaternion = first.convertRotationToQuaternion().asVec4();
  out[10] = quaternion[0] * quaternion[3], out[11] = (~both * Vec3(1, 2, 3)).norm();
  return Rotation::convertAngVelToBodyFixed321Dot(back, Vec3(0.1, 0.2, 0.3)).norm();
}

// a body of two parts, its inertia about another place and along other axes
extern "C" double massive(double *mass, double *com, double *turn, double *out) {
  Vec3 p(com[0], com[1], com[2]), q(com[3], com[4], com[5]);
  MassProperties first(mass[0], p, Inertia(0.4, 0.5, 0.6).shiftFromMassCenter(p, mass[0]));
  MassProperties second(mass[1], q, UnitInertia::sphere(0.3).shiftFromCentroid(q) * mass[1]);
  double total = first.getMass() + second.getMass();
  Vec3 middle = (mass[0] * p + mass[1] * q) / total;
  MassProperties all(total, middle, first.calcInertia() + second.calcInertia());
  MassProperties moved = all.calcTransformedMassProps(Transform(Rotation(BodyRotationSequence, turn[0], XAxis, turn[1], YAxis, turn[2], ZAxis), q));
  Vec3 moments = moved.calcInertia().getMoments(), products = moved.calcInertia().getProducts();
  for (int i = 0; i < 3; i++) out[i] = moments[i], out[3 + i] = products[i];
  SpatialMat spatial = moved.toSpatialMat();
  SpatialVec momentum = spatial * SpatialVec(Vec3(0.2, -0.1, 0.4), Vec3(1, 0.5, -0.3));
  Mat33 inverse = moved.calcInertia().toMat33().invert();
  return momentum[0].norm() + momentum[1][2] + inverse.norm() + det(inverse);
}

extern "C" double roots(double *cubic, double *quintic, double *out) {
  Vec<3, std::complex<double>> three;
  PolynomialRootFinder::findRoots(Vec4(cubic[0], cubic[1], cubic[2], cubic[3]), three);
  Vector coefficients(6, quintic);
  Vector_<std::complex<double>> five(5);
  PolynomialRootFinder::findRoots(coefficients, five);
  for (int i = 0; i < 3; i++) out[2 * i] = three[i].real(), out[2 * i + 1] = three[i].imag();
  double spread = 0;
  for (int i = 0; i < 5; i++) out[6 + 2 * i] = five[i].real(), out[7 + 2 * i] = five[i].imag(), spread += std::norm(five[i]);
  return spread;
}

extern "C" double curved(double *ends, double u, double *out) {
  Vec<4, Vec3> hermite;
  for (int i = 0; i < 4; i++) hermite[i] = Vec3(ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]);
  Geo::CubicHermiteCurve curve(Geo::CubicHermiteCurve::calcAFromH(hermite));
  Vec3 at = curve.evalP(u), along = curve.evalPu(u), bend = curve.evalPuu(u);
  Transform frame;
  double curvature = Geo::calcCurveFrame(at, along, bend, frame);
  for (int i = 0; i < 3; i++) out[i] = at[i], out[3 + i] = frame.x()[i], out[6 + i] = frame.z()[i];
  return curvature + Geo::calcTorsion(along, bend, curve.evalPuuu(u));
}

extern "C" double smoothed(double *x, double *y, double *out) {
  Vector at(10), values(10);
  for (int i = 0; i < 10; i++) at[i] = x[i], values[i] = y[i];
  Spline_<Real> rough = SplineFitter<Real>::fitForSmoothingParameter(3, at, values, 0.0).getSpline();
  Spline_<Real> smooth = SplineFitter<Real>::fitForSmoothingParameter(3, at, values, 0.05).getSpline();
  for (int i = 0; i < 4; i++) out[i] = smooth.calcValue(0.7 + 0.8 * i);
  return rough.calcValue(1.6) + rough.calcDerivative(1, 2.1) * smooth.calcDerivative(2, 3.05);
}
