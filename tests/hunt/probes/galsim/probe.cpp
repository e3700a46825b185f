// differentiate: smooth(p, at, out)  at: p = 1.3 0.9 2.1 0.7, at = 0.4 -0.7, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: sheared(p, jac, at, out)  at: p = 1.1 2.3, jac = 1.1 0.2 -0.1 0.9, at = 0.6 0.3, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: blurred(seeing, size, k, out)  at: seeing = 0.8, size = 0.5 1.2, k = 0.7 -0.4, out = zeros(3)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: drawn(p, jac, pixels)  at: p = 1.7 1.9, jac = 1.05 0.1 0.05 0.95, pixels = zeros(64)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: moments(p, out)  at: p = 2.1 0.3 -0.4 1.6 90, out = zeros(5)  tolerance: 3e-2  roundoff: 1e-4
// differentiate: tabled(x, f, at, out)  at: x = 0 0.9 2.1 2.9 4.2 5, f = 0.3 0.9 1.4 0.2 -0.5 0.1, at = 0.7 3.1, out = zeros(4)  roundoff: 1e-9
// differentiate: special(p, out)  at: p = 1.3 0.7, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
#include "Image.h"
#include "SBAdd.h"
#include "SBConvolve.h"
#include "SBExponential.h"
#include "SBGaussian.h"
#include "SBKolmogorov.h"
#include "SBMoffat.h"
#include "SBSersic.h"
#include "SBSpergel.h"
#include "SBTransform.h"
#include "Table.h"
#include "hsm/PSFCorr.h"
#include "integ/Int.h"
#include "math/Bessel.h"
#include "math/Gamma.h"
#include "math/Hankel.h"
#include <memory>

using namespace galsim;

extern "C" double smooth(double *p, double *at, double *out) {
  GSParams params;
  Position<double> x(at[0], at[1]);
  SBGaussian gauss(p[0], p[2], params);
  SBExponential disk(p[1], p[2], params);
  SBMoffat moffat(2.7, p[1], 0, p[2], params);
  out[0] = gauss.xValue(x), out[1] = gauss.kValue(x).real(), out[2] = disk.xValue(x), out[3] = disk.kValue(x).real();
  out[4] = moffat.xValue(x), out[5] = moffat.kValue(x).real();
  SBAdd both(std::list<SBProfile>{gauss, disk}, params);
  return both.xValue(x) * p[3] + both.getFlux();
}

extern "C" double sheared(double *p, double *jac, double *at, double *out) {
  GSParams params;
  SBSersic bulge(2.3, p[0], p[1], 0, params);
  SBTransform seen(bulge, jac, Position<double>(0.1 * p[0], -0.2), 1.7, params);
  Position<double> x(at[0], at[1]);
  out[0] = seen.xValue(x), out[1] = seen.kValue(x).real(), out[2] = seen.kValue(x).imag();
  return seen.getFlux() + seen.centroid().x * seen.centroid().y;
}

// an atmosphere and a galaxy
extern "C" double blurred(double seeing, double *size, double *k, double *out) {
  GSParams params;
  SBKolmogorov air(seeing, 1, params);
  SBSpergel galaxy(0.3, size[0], size[1], params);
  double jac[4] = {1.1, 0.1, 0.05, 0.95};
  SBTransform turned(galaxy, jac, Position<double>(0.1, 0.2), 1, params);
  SBConvolve image(std::list<SBProfile>{air, turned}, false, params);
  std::complex<double> v = image.kValue(Position<double>(k[0], k[1]));
  out[0] = v.real(), out[1] = v.imag(), out[2] = air.xValue(Position<double>(0.3, 0.2));
  SBGaussian narrow(size[0], size[1], params), wide(seeing, 1, params);
  return SBConvolve(std::list<SBProfile>{narrow, wide}, true, params).xValue(Position<double>(k[0], k[1]));
}

extern "C" double drawn(double *p, double *jac, double *pixels) {
  GSParams params;
  SBGaussian gauss(p[0], p[1], params);
  SBExponential disk(p[1], p[0], params);
  SBAdd both(std::list<SBProfile>{gauss, disk}, params);
  ImageAlloc<double> image(8, 8, 0.);
  both.draw(image.view(), 0.7, jac, 0.1, -0.2, 1.);
  double sum = 0;
  for (int y = 0; y < 8; y++)
    for (int x = 0; x < 8; x++) pixels[8 * y + x] = image(x + 1, y + 1), sum += x * y * image(x + 1, y + 1);
  return sum;
}

extern "C" double moments(double *p, double *out) {
  ImageAlloc<double> image(20, 18, 0.);
  ImageAlloc<int> mask(20, 18, 1);
  for (int y = 1; y <= 18; y++)
    for (int x = 1; x <= 20; x++) {
      double dx = x - 10.2 - p[1], dy = y - 9.1 - p[2];
      image(x, y) = p[4] * std::exp(-0.5 * (dx * dx / (p[0] * p[0]) + dy * dy / (p[3] * p[3])));
    }
  hsm::ShapeData found;
  hsm::FindAdaptiveMomView(found, image.view(), mask.view(), 2., 1e-6, Position<double>(10, 9));
  out[0] = found.observed_e1, out[1] = found.observed_e2, out[2] = found.moments_sigma, out[3] = found.moments_centroid.x, out[4] = found.moments_rho4;
  return found.moments_amp;
}

extern "C" double tabled(double *x, double *f, double *at, double *out) {
  Table lines(x, f, 6, Table::linear), curve(x, f, 6, Table::spline);
  out[0] = lines(at[0]), out[1] = curve(at[0]), out[2] = curve(at[1]), out[3] = curve.integrate(0.4, at[1]);
  double values[12];
  for (int i = 0; i < 12; i++) values[i] = f[i % 6] * (1 + 0.1 * i);
  double ys[2] = {0, 6};
  Table2D plane(x, ys, values, 6, 2, Table2D::linear);
  return plane.lookup(at[0], at[1]);
}

namespace {
struct Bump {
  double width;
  double operator()(double x) const { return std::exp(-x * x / width) * std::cos(x); }
};
}

extern "C" double special(double *p, double *out) {
  out[0] = math::cyl_bessel_j(0.5, p[0]), out[1] = math::cyl_bessel_k(0.3, p[1]), out[2] = math::j0(p[0]), out[3] = math::gamma_p(p[0], p[1]);
  out[4] = math::j1(p[1]) * math::cyl_bessel_i(0.2, p[0]);
  out[5] = math::hankel_inf(Bump{p[0]}, p[1], 0, 1e-6, 1e-12, 10);
  return integ::int1d(Bump{p[1]}, 0.1, p[0], 1e-8, 1e-12);
}

// no transform is asked for
extern "C" {
void *fftw_plan_dft_r2c_2d(int, int, double *, double (*)[2], unsigned) { return nullptr; }
void *fftw_plan_dft_c2r_2d(int, int, double (*)[2], double *, unsigned) { return nullptr; }
void *fftw_plan_dft_2d(int, int, double (*)[2], double (*)[2], int, unsigned) { return nullptr; }
void *fftw_plan_dft_1d(int, double (*)[2], double (*)[2], int, unsigned) { return nullptr; }
void fftw_execute(void *) {}
void fftw_destroy_plan(void *) {}
}
