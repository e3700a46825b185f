// differentiate: spectrum(x, out)  at: x = random(30, -1, 1), out = zeros(32)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: cosines(x, kernel, out)  at: x = random(24, -1, 1), kernel = random(6, -1, 1), out = zeros(24)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: sphere(alm, theta, map)  at: alm = random(30, -1, 1), theta = 0.4 1.1 1.7 2.5, map = zeros(32)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: interpolated(map, at)  at: map = random(48, -1, 1), at = 1.1 0.7  tolerance: 1e-5  roundoff: 1e-8
// differentiate: quadrature(p)  at: p = 1.3 0.4  tolerance: 1e-5  roundoff: 1e-8
// differentiate: solved(a, b, out)  at: a = 3 0.3 0.1 0.2 2.5 -0.4 0.3 0.1 2.2 1 0.5 0.2, b = 0.7 -0.4 1.1 0.2, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
#include "ducc0/fft/fft.h"
#include "ducc0/healpix/healpix_base.h"
#include "ducc0/infra/mav.h"
#include "ducc0/math/gl_integrator.h"
#include "ducc0/math/solvers.h"
#include "ducc0/sht/sht.h"
#include <cmath>
#include <complex>

using namespace ducc0;
using std::complex;

extern "C" double spectrum(double *x, double *out) {
  cfmav<double> in(x, {5, 6});
  vfmav<complex<double>> freq({5, 4});
  r2c(in, freq, fmav_info::shape_t{0, 1}, true, 1.0);
  for (size_t i = 0; i < 20; i++) freq.data()[i] *= complex<double>(1 + 0.1 * i, 0.2);
  vfmav<double> back({5, 6});
  c2r(freq, back, fmav_info::shape_t{0, 1}, false, 1. / 30);
  double sum = 0;
  for (size_t i = 0; i < 30; i++) out[i] = back.data()[i], sum += i * out[i] * out[i];
  out[30] = freq(1, 2).real(), out[31] = freq(3, 1).imag();
  return sum;
}

extern "C" double cosines(double *x, double *kernel, double *out) {
  cfmav<double> in(x, {4, 6});
  vfmav<double> to(out, {4, 6}), last({4, 6});
  dct(in, to, {1}, 2, 0.5, false);
  dct(to, last, {0}, 1, 0.5, true);
  vfmav<double> smooth({4, 6});
  cmav<double, 1> k(kernel, {6});
  convolve_axis(in, smooth, 1, k);
  double sum = 0;
  for (size_t i = 0; i < 24; i++) sum += last.data()[i] * smooth.data()[i];
  return sum;
}

// a map of coefficients up to l = 4 on four rings
extern "C" double sphere(double *a, double *theta, double *out) {
  vmav<complex<double>, 2> alm({1, 15});
  for (size_t i = 0; i < 15; i++) alm(0, i) = complex<double>(a[2 * i], i < 5 ? 0 : a[2 * i + 1]);
  vmav<size_t, 1> mstart({5}), nphi({4}), start({4});
  vmav<double, 1> phi0({4}), factor({4}), rings({4});
  size_t at = 0;
  for (size_t m = 0; m < 5; m++) mstart(m) = at - m, at += 5 - m;
  for (size_t i = 0; i < 4; i++) nphi(i) = 8, start(i) = 8 * i, phi0(i) = 0.1 * i, factor(i) = 1, rings(i) = theta[i];
  vmav<double, 2> map(out, {1, 32});
  synthesis<double>(alm, map, 0, 4, mstart, 1, rings, nphi, phi0, start, factor, 1, 1, STANDARD);
  vmav<complex<double>, 2> back({1, 15});
  adjoint_synthesis<double>(back, map, 0, 4, mstart, 1, rings, nphi, phi0, start, factor, 1, 1, STANDARD);
  return std::norm(back(0, 3)) + back(0, 7).imag();
}

extern "C" double interpolated(double *map, double *at) {
  Healpix_Base base(2, RING, SET_NSIDE);
  std::array<int, 4> pixels;
  std::array<double, 4> weights;
  base.get_interpol(pointing(at[0], at[1]), pixels, weights);
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += weights[i] * map[pixels[i]];
  vec3 v = base.pix2vec(7);
  return sum * (v.x + std::cos(at[0]));
}

extern "C" double quadrature(double *p) {
  GL_Integrator rule(16);
  double width = p[0], shift = p[1];
  return rule.integrate([=](double x) { return std::exp(-x * x * width) * std::sin(x + shift); }) + rule.integrateSymmetric([=](double x) { return std::cosh(width * x); });
}

// least squares, by an iteration
extern "C" double solved(double *a, double *b, double *out) {
  cmav<double, 1> right(b, {4});
  vmav<double, 1> x({3});
  auto op = [&](const cmav<double, 1> &in, const vmav<double, 1> &to) {
    for (size_t i = 0; i < 4; i++) {
      double sum = 0;
      for (size_t k = 0; k < 3; k++) sum += a[3 * i + k] * in(k);
      to(i) = sum;
    }
  };
  auto adjoint = [&](const cmav<double, 1> &in, const vmav<double, 1> &to) {
    for (size_t k = 0; k < 3; k++) {
      double sum = 0;
      for (size_t i = 0; i < 4; i++) sum += a[3 * i + k] * in(i);
      to(k) = sum;
    }
  };
  auto norm = [](const cmav<double, 1> &v) {
    double sum = 0;
    for (size_t i = 0; i < v.shape(0); i++) sum += v(i) * v(i);
    return std::sqrt(sum);
  };
  lsmr(op, adjoint, norm, norm, right, x, 0., 1e-30, 1e-30, 1e12, 3, false, 1);
  for (size_t i = 0; i < 3; i++) out[i] = x(i);
  return out[0] * out[2];
}
