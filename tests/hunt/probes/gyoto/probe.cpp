// differentiate: metric(spin, x, out)  at: spin = 0.7, x = 1 8.3 1.2 0.4, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: orbit(spin, at, out)  at: spin = 0.6, at = 10.2 1.5 0.3 0.003 0.001 0.035, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: legacy(spin, at, out)  at: spin = 0.6, at = 10.2 1.5 0.3 0.003 0.001 0.035, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: disk(spin, r, mdot, out)  at: spin = 0.55, r = 9.1, mdot = 1.3, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-7
// differentiate: spectra(p, out)  at: p = 5300 1.2 0.4 2.1, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: photon(spin, place, direction)  at: spin = 0.5, place = 20 1.1 0.2, direction = 3.5 0.1 -0.07  tolerance: 1e-4  roundoff: 1e-6
#include "GyotoBlackBodySpectrum.h"
#include "GyotoKerrBL.h"
#include "GyotoPageThorneDisk.h"
#include "GyotoPhoton.h"
#include "GyotoStar.h"
#include "GyotoTorus.h"
#include <cmath>

using namespace Gyoto;

extern "C" double metric(double spin, double *x, double *out) {
  SmartPointer<Metric::KerrBL> kerr(new Metric::KerrBL);
  kerr->spin(spin);
  double g[4][4], up[4][4], gamma[4][4][4], velocity[4];
  kerr->gmunu(g, x), kerr->gmunu_up(up, x), kerr->christoffel(gamma, x);
  double equator[4] = {x[0], x[1], M_PI / 2, x[3]};
  kerr->circularVelocity(equator, velocity);
  out[0] = g[0][3], out[1] = up[1][1], out[2] = gamma[1][0][0], out[3] = gamma[3][1][3], out[4] = velocity[3], out[5] = kerr->getRms();
  return kerr->ScalarProd(x, velocity, velocity) + kerr->getRmb();
}

static double along(const char *integrator, double spin, double *at, double *out) {
  SmartPointer<Metric::KerrBL> kerr(new Metric::KerrBL);
  kerr->spin(spin);
  SmartPointer<Astrobj::Star> star(new Astrobj::Star);
  star->metric(kerr);
  star->integrator(integrator);
  star->adaptive(false);
  star->delta(0.5);
  double place[4] = {0, at[0], at[1], at[2]}, velocity[3] = {at[3], at[4], at[5]};
  star->setInitCoord(place, velocity, 1);
  double date[3] = {5.3, 11.2, 17.9}, x[3], y[3], z[3];
  static_cast<Worldline &>(*star).getCartesian(date, 3, x, y, z);
  for (int i = 0; i < 3; i++) out[i] = x[i] * y[i];
  return z[2];
}

extern "C" double orbit(double spin, double *at, double *out) { return along("runge_kutta_cash_karp54", spin, at, out); }

extern "C" double legacy(double spin, double *at, double *out) { return along("Legacy", spin, at, out); }

extern "C" double disk(double spin, double r, double mdot, double *out) {
  SmartPointer<Metric::KerrBL> kerr(new Metric::KerrBL);
  kerr->spin(spin);
  SmartPointer<Astrobj::PageThorneDisk> thin(new Astrobj::PageThorneDisk);
  thin->metric(kerr);
  thin->mdot(mdot);
  double place[8] = {0, r, M_PI / 2, 0.3, 1.1, 0, 0, 0.03};
  state_t ray = {0, r, M_PI / 2, 0.3, 1, 0.1, 0.2, 0.01};
  out[0] = thin->bolometricEmission(1, 0.1, place);
  double velocity[4];
  thin->getVelocity(place, velocity);
  out[1] = velocity[0], out[2] = velocity[3];
  return thin->projectedRadius(place) * out[0];
}

extern "C" double spectra(double *p, double *out) {
  SmartPointer<Spectrum::BlackBody> body(new Spectrum::BlackBody(p[0]));
  out[0] = (*body)(3e14) * 1e8, out[1] = (*body)(2e14, 0.3, 0.1) * 1e8, out[2] = body->integrate(1e14, p[3] * 1e14) * 1e-6;
  SmartPointer<Astrobj::Torus> torus(new Astrobj::Torus);
  torus->largeRadius(p[1] + 5), torus->smallRadius(p[2]);
  SmartPointer<Metric::KerrBL> kerr(new Metric::KerrBL);
  torus->metric(kerr);
  torus->spectrum(body);
  double at[4] = {0, 5.5, 1.4, 0.2};
  return (*torus)(at);
}

// a ray of light, followed backwards
extern "C" double photon(double spin, double *place, double *direction) {
  SmartPointer<Metric::KerrBL> kerr(new Metric::KerrBL);
  kerr->spin(spin);
  double at[8] = {0, place[0], place[1], place[2], 1, -direction[0] / 4, direction[1] / 20, direction[2] / 20};
  kerr->nullifyCoord(at);
  SmartPointer<Astrobj::Star> star(new Astrobj::Star);
  star->metric(kerr);
  Photon ray(kerr, star, at);
  ray.adaptive(false);
  ray.delta(0.25);
  ray.xFill(-6);
  state_t end;
  ray.getCoord(-5.0, end);
  return end[1] + end[2] * end[3];
}

std::vector<double> FactoryMessenger::parseArray(std::string) { return {}; }
std::vector<unsigned long> FactoryMessenger::parseArrayULong(std::string) { return {}; }
size_t FactoryMessenger::parseArray(std::string, double *, size_t) { return 0; }
// nothing is made by its name
#include "GyotoRegister.h"
Register::Entry::Entry(std::string name, SmartPointee::Subcontractor_t *one, Entry *next) : name_(name), subcontractor_(one), next_(next) {}
Register::Entry::~Entry() {}
SmartPointee::Subcontractor_t *Register::Entry::getSubcontractor(std::string, std::string &, int) { return nullptr; }
void Gyoto::requirePlugin(std::string, int) {}
