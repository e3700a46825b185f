// differentiate: binary(lens, at)  at: lens = 1.1 0.3, at = 0.21 0.13  tolerance: 1e-5  roundoff: 1e-8
// differentiate: disk(lens, at, rho)  at: lens = 0.9 0.4, at = 0.35 -0.22, rho = 0.03  tolerance: 2e-2  roundoff: 1e-6
// differentiate: darkened(lens, at, p)  at: lens = 0.9 0.4, at = 0.35 -0.22, p = 0.03 0.4  tolerance: 3e-2  roundoff: 1e-6
// differentiate: triple(masses, places, at)  at: masses = 0.6 0.3 0.1, places = -0.5 0.1 0.6 -0.1 0.2 0.7, at = 0.15 0.3  tolerance: 1e-5  roundoff: 1e-7
// differentiate: curve(p, t, out)  at: p = -0.1 0.2 0.8 0.05 -4.1 3.2 7.4, t = 5.1 6.2 7.3 8.1, out = zeros(12)  tolerance: 2e-2  roundoff: 1e-6
// differentiate: single(p, t, out)  at: p = 0.2 3.1 7.4, t = 5.1 6.2 7.3 8.1, out = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: orbiting(p, t, out)  at: p = -0.1 0.2 0.8 0.05 -4.1 3.2 7.4 0.1 0.2 0.01 0.02 0.03, t = 5.1 7.3, out = zeros(8)  tolerance: 2e-2  roundoff: 1e-6
#include "VBMicrolensingLibrary.h"
#include <memory>

extern "C" double binary(double *lens, double *at) {
  std::unique_ptr<VBMicrolensing> v(new VBMicrolensing);
  return v->BinaryMag0(lens[0], lens[1], at[0], at[1]);
}

extern "C" double disk(double *lens, double *at, double rho) {
  std::unique_ptr<VBMicrolensing> v(new VBMicrolensing);
  v->Tol = 1e-4;
  return v->BinaryMag(lens[0], lens[1], at[0], at[1], rho, 1e-4);
}

extern "C" double darkened(double *lens, double *at, double *p) {
  std::unique_ptr<VBMicrolensing> v(new VBMicrolensing);
  v->Tol = 1e-4, v->a1 = p[1];
  return v->BinaryMagDark(lens[0], lens[1], at[0], at[1], p[0], 1e-4);
}

extern "C" double triple(double *masses, double *places, double *at) {
  std::unique_ptr<VBMicrolensing> v(new VBMicrolensing);
  complex s[3] = {complex(places[0], places[1]), complex(places[2], places[3]), complex(places[4], places[5])};
  v->SetMethod(VBMicrolensing::Method::Singlepoly);
  v->SetLensGeometry(3, masses, s);
  return v->MultiMag0(at[0], at[1]);
}

// separation, mass ratio, impact parameter, angle, radius, time scale (the first two and last two as logarithms), time
extern "C" double curve(double *p, double *t, double *out) {
  std::unique_ptr<VBMicrolensing> v(new VBMicrolensing);
  v->RelTol = 1e-4;
  double own[7] = {p[0], p[1], p[2], p[3], p[4], p[5], p[6]};
  v->BinaryLightCurve(own, t, out, out + 4, out + 8, 4);
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += std::log(out[i]);
  return sum;
}

extern "C" double single(double *p, double *t, double *out) {
  std::unique_ptr<VBMicrolensing> v(new VBMicrolensing);
  double own[3] = {p[0], p[1], p[2]};
  v->PSPLLightCurve(own, t, out, out + 4, out + 8, 4);
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += std::log(out[i]);
  return sum + v->PSPLMag(p[0]);
}

extern "C" double orbiting(double *p, double *t, double *out) {
  std::unique_ptr<VBMicrolensing> v(new VBMicrolensing);
  v->RelTol = 1e-4, v->parallaxsystem = 1, v->t0_par_fixed = 0;
  v->LoadSunTable(const_cast<char *>(SUN));
  v->SetObjectCoordinates(const_cast<char *>("17:51:40.2082 -29:53:26.502"));
  double own[12];
  for (int i = 0; i < 12; i++) own[i] = p[i];
  v->BinaryLightCurveOrbital(own, t, out, out + 2, out + 4, out + 6, 2);
  return out[0] * out[1];
}
