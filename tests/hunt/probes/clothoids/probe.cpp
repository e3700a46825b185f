// differentiate: joined(from, to, out)  at: from = 0.1 0.2 0.4, to = 3.1 1.7 -0.3, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: forward(from, bend, to)  at: from = 0.1 0.2 0.4, bend = 0.15, to = 3.1 1.7  tolerance: 1e-5  roundoff: 1e-9
// differentiate: smooth(from, to, out)  at: from = 0.1 0.2 0.4 0.15, to = 3.1 1.7 -0.3 -0.2, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: nearest(curve, at, out)  at: curve = 0.1 0.2 0.4 0.15 -0.08, at = 1.7 2.1, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: arcs(from, to, out)  at: from = 0.1 0.2 0.4, to = 3.1 1.7 -0.3, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
#include <Biarc.hh>
#include <Clothoid.hh>
#include <ClothoidList.hh>

using namespace G2lib;

extern "C" double joined(double *from, double *to, double *out) {
  ClothoidCurve curve;
  curve.build_G1(from[0], from[1], from[2], to[0], to[1], to[2]);
  out[0] = curve.kappaBegin(), out[1] = curve.dkappa(), out[2] = curve.X(0.4 * curve.length()), out[3] = curve.Y(0.7 * curve.length());
  return curve.length();
}

extern "C" double forward(double *from, double bend, double *to) {
  ClothoidCurve curve;
  curve.build_forward(from[0], from[1], from[2], bend, to[0], to[1]);
  return curve.length() + curve.thetaEnd() + curve.integralCurvature2();
}

extern "C" double smooth(double *from, double *to, double *out) {
  G2solve3arc solver;
  solver.build(from[0], from[1], from[2], from[3], to[0], to[1], to[2], to[3]);
  out[0] = solver.getSM().kappaBegin(), out[1] = solver.getS0().length(), out[2] = solver.getS1().dkappa();
  return solver.totalLength() + solver.integralJerk2();
}

extern "C" double nearest(double *curve, double *at, double *out) {
  ClothoidCurve one(curve[0], curve[1], curve[2], curve[3], curve[4], 4.0);
  double away;
  double t;
  one.closestPoint_ISO(at[0], at[1], out[0], out[1], out[2], t, away);
  return away + t;
}

extern "C" double arcs(double *from, double *to, double *out) {
  Biarc both;
  both.build(from[0], from[1], from[2], to[0], to[1], to[2]);
  out[0] = both.X(0.3 * both.length()), out[1] = both.Y(0.8 * both.length()), out[2] = both.theta(0.5);
  return both.length();
}
