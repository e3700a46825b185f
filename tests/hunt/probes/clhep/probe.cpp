// differentiate: decay(masses, angles, out)  at: masses = 1.87 0.494 0.139, angles = 0.7 1.1 -0.4 0.35, out = zeros(6)  roundoff: 1e-10
// differentiate: fitted(x, y, out)  at: x = 0.1 0.6 1.3 1.9 2.4, y = 1.2 0.7 0.4 0.9 1.8, out = zeros(6)  roundoff: 1e-9
// differentiate: principal(s, out)  at: s = 3.1 0.4 2.2 -0.3 0.7 1.4, out = zeros(6)  roundoff: 1e-9
// differentiate: evaluated(v)  at: v = 0.8 1.3 2.1  roundoff: 1e-11
// differentiate: oscillator(p, out)  at: p = 1 0.2 1.7 0.3, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: shapes(p)  at: p = 1.1 0.4 0.6  roundoff: 1e-9
#include <CLHEP/Evaluator/Evaluator.h>
#include <CLHEP/GenericFunctions/CubicSplinePolynomial.hh>
#include <CLHEP/GenericFunctions/Gaussian.hh>
#include <CLHEP/GenericFunctions/IncompleteGamma.hh>
#include <CLHEP/GenericFunctions/RKIntegrator.hh>
#include <CLHEP/GenericFunctions/Sin.hh>
#include <CLHEP/GenericFunctions/Variable.hh>
#include <CLHEP/GenericFunctions/VoigtProfile.hh>
#include <CLHEP/Matrix/DiagMatrix.h>
#include <CLHEP/Matrix/Matrix.h>
#include <CLHEP/Matrix/SymMatrix.h>
#include <CLHEP/Matrix/Vector.h>
#include <CLHEP/Vector/LorentzRotation.h>
#include <CLHEP/Vector/LorentzVector.h>

using namespace CLHEP;

// a two-body decay in flight, seen from the laboratory
extern "C" double decay(double *m, double *a, double *out) {
  double p = sqrt((m[0] * m[0] - (m[1] + m[2]) * (m[1] + m[2])) * (m[0] * m[0] - (m[1] - m[2]) * (m[1] - m[2]))) / (2 * m[0]);
  Hep3Vector direction;
  direction.setRThetaPhi(p, a[0], a[1]);
  HepLorentzVector one, two;
  one.setVectM(direction, m[1]);
  two.setVectM(-direction, m[2]);
  HepRotation turn;
  turn.rotateX(a[2]).rotateZ(0.3).rotate(0.2, Hep3Vector(1, 1, a[2]));
  HepLorentzRotation to(turn);
  to.boost(0.1, a[3], 0.5);
  one *= to;
  two *= to;
  out[0] = one.perp(), out[1] = two.rapidity(), out[2] = one.vect().eta(), out[3] = one.vect().deltaR(two.vect());
  out[4] = (one + two).e(), out[5] = one.vect().angle(two.vect());
  HepLorentzVector back = one;
  back.boost(-(one + two).boostVector());
  return back.e() * two.plus() + turn.delta();
}

// a weighted parabola by least squares, with its covariance
extern "C" double fitted(double *x, double *y, double *out) {
  HepMatrix design(5, 3);
  HepVector seen(5);
  HepDiagMatrix weights(5, 1);
  for (int i = 0; i < 5; i++) {
    for (int j = 0; j < 3; j++) design[i][j] = pow(x[i], j);
    seen[i] = y[i];
    weights[i][i] = 1 / (0.1 + 0.02 * i);
  }
  HepSymMatrix normal;
  normal.assign(design.T() * weights * design);
  int failed = 0;
  HepSymMatrix covariance = normal.inverse(failed);
  HepVector right = design.T() * (weights * seen), fit = covariance * right, other = qr_solve(HepMatrix(normal), right);
  for (int j = 0; j < 3; j++) out[j] = fit[j], out[3 + j] = other[j];
  HepVector at(3);
  at[0] = 1, at[1] = 0.9, at[2] = 0.81;
  return covariance.similarity(at) + log(normal.determinant());
}

extern "C" double principal(double *s, double *out) {
  HepSymMatrix matrix(3);
  for (int i = 0, k = 0; i < 3; i++)
    for (int j = 0; j <= i; j++) matrix[i][j] = s[k++];
  HepSymMatrix left = matrix;
  HepMatrix vectors = diagonalize(&left);
  for (int i = 0; i < 3; i++) out[i] = left[i][i], out[3 + i] = vectors[i][0] * vectors[i][0];
  int failed = 0;
  HepMatrix general(3, 3);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) general[i][j] = matrix[i][j] + 0.2 * (i - j);
  return general.determinant() + general.inverse(failed)[0][1];
}

extern "C" double evaluated(double *v) {
  HepTool::Evaluator of;
  of.setStdMath();
  of.setVariable("x", v[0]);
  of.setVariable("y", v[1]);
  of.setVariable("half", "z/2");
  of.setVariable("z", v[2]);
  return of.evaluate("sqrt(x^2 + y*exp(-half))*sin(pi*x) + (x > y || z < 1 ? 0 : 1)") + of.evaluate("atan2(y, x) + pow(z, y) - min(x, y)*log10(z)");
}

// a damped oscillator: starting values, frequency and damping
extern "C" double oscillator(double *p, double *out) {
  using namespace Genfun;
  RKIntegrator integrator;
  Variable x(0, 2), v(1, 2);
  GENFUNCTION dx = v * 1.0, dv = -p[2] * x - p[3] * v;
  integrator.addDiffEquation(&dx, "x", p[0], -10, 10);
  integrator.addDiffEquation(&dv, "v", p[1], -10, 10);
  const RKIntegrator::RKFunction *place = integrator.getFunction(0), *speed = integrator.getFunction(1);
  out[0] = (*place)(0.5), out[1] = (*place)(1.7), out[2] = (*speed)(1.1);
  return out[0] * out[1] + out[2];
}

// functions that are made of functions
extern "C" double shapes(double *p) {
  using namespace Genfun;
  VoigtProfile line;
  line.mass().setValue(p[0]);
  line.width().setValue(p[1]);
  line.sigma().setValue(p[2]);
  Gaussian bell;
  bell.mean().setValue(p[1]);
  bell.sigma().setValue(p[2]);
  Variable x;
  GENFUNCTION wave = bell(x) * Sin()(x * p[0]) + 0.3 * line;
  CubicSplinePolynomial spline;
  for (int k = 0; k < 5; k++) spline.addPoint(0.5 * k, wave(0.5 * k));
  IncompleteGamma gamma;
  gamma.a().setValue(p[0]);
  return spline(0.8) + wave.prime()(0.7) + gamma(1.4);
}
