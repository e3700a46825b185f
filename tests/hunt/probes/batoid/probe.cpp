// differentiate: telescope(shape, at, out)  at: shape = 10.1 -1.02 1e-3 3e-4 3.9 -1.9, at = 0.3 -0.2 0.02, out = zeros(7)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: lens(p, rays, out)  at: p = 2.3 -0.3 1e-2 -1.9, rays = 0.1 0.2 -0.15 0.05 0.22 -0.1 -0.2 0.1, out = zeros(8)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: bumpy(z, at, out)  at: z = random(75, -0.01, 0.01), at = 0.23 -0.31 0.05 0.02, out = zeros(5)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: screen(c, rays)  at: c = 0.01 0.02 0.03 -0.02 0.004 0.01, rays = 0.1 0.2 -0.15 0.05 0.22 -0.1 -0.2 0.1  tolerance: 1e-5  roundoff: 1e-8
// differentiate: wave(rays, at)  at: rays = 0.1 0.2 -0.15 0.05 0.22 -0.1 -0.2 0.1, at = 0.03 0.05 1.3 0.2  tolerance: 1e-5  roundoff: 1e-8
#include "asphere.h"
#include "batoid.h"
#include "bicubic.h"
#include "paraboloid.h"
#include "plane.h"
#include "polynomialSurface.h"
#include "quadric.h"
#include "sphere.h"
#include "sum.h"
#include "table.h"
#include "tilted.h"
#include <cmath>
#include <memory>
#include <vector>

using namespace batoid;

namespace {
struct Bundle {
  std::vector<double> x, y, z, vx, vy, vz, t, wavelength, flux;
  std::unique_ptr<bool[]> vignetted, failed;
  size_t n;
  Bundle(const double *xy, size_t n, double z0, double speed)
      : x(n), y(n), z(n, z0), vx(n), vy(n), vz(n, -speed), t(n), wavelength(n, 500e-9), flux(n, 1), vignetted(new bool[n]()), failed(new bool[n]()), n(n) {
    for (size_t i = 0; i < n; i++) x[i] = xy[2 * i], y[i] = xy[2 * i + 1], vx[i] = 0.01 * i, wavelength[i] += 2e-8 * i;
  }
  RayVector rays() {
    return RayVector(x.data(), y.data(), z.data(), vx.data(), vy.data(), vz.data(), t.data(), wavelength.data(), flux.data(), vignetted.get(), failed.get(), n);
  }
};
const mat3 straight = {1, 0, 0, 0, 1, 0, 0, 0, 1};
}

// two mirrors: an asphere and a quadric, then the focal plane
extern "C" double telescope(double *shape, double *at, double *out) {
  double xy[4] = {at[0], at[1], at[1], -at[0]};
  Bundle bundle(xy, 2, 5, 1);
  RayVector rays = bundle.rays();
  double tilt = at[2];
  mat3 turned = {std::cos(tilt), 0, std::sin(tilt), 0, 1, 0, -std::sin(tilt), 0, std::cos(tilt)};
  Asphere primary(shape[0], shape[1], shape + 2, 2);
  Quadric secondary(shape[4], shape[5]);
  Plane focus;
  SimpleCoating coating(0.95, 0.02);
  ObscAnnulus hole(0.05, 2);
  obscure(hole, rays, 1);
  reflect(primary, {0, 0, 0}, straight, rays, &coating, 1, 5);
  reflect(secondary, {0, 0, 3.5}, turned, rays, &coating, 1, 5);
  applyReverseTransform({0, 0, 3.5}, turned, rays, 1);
  intersect(focus, {0, 0, 1}, straight, rays, nullptr, 1, 5);
  out[0] = rays.x.data[0], out[1] = rays.y.data[0], out[2] = rays.t.data[0], out[3] = rays.vx.data[1], out[4] = rays.x.data[1], out[5] = rays.y.data[1], out[6] = rays.flux.data[1];
  return std::hypot(out[0] - out[4], out[1] - out[5]);
}

// a lens of glass in air
extern "C" double lens(double *p, double *xy, double *out) {
  Bundle bundle(xy, 4, 1, 0.9998);
  RayVector rays = bundle.rays();
  SellmeierMedium silica(0.6961663, 0.4079426, 0.8974794, 0.0684043 * 0.0684043, 0.1162414 * 0.1162414, 9.896161 * 9.896161);
  Air air(70, 290, 1.2);
  Sphere front(p[0]);
  auto bent = std::make_unique<Paraboloid>(p[3]);
  auto wedge = std::make_unique<Tilted>(p[1], p[2]);
  const Surface *parts[2] = {bent.get(), wedge.get()};
  Sum back(parts, 2);
  SimpleCoating coating(0.1, 0.9);
  Bundle other(xy, 4, 1, 0.9998);
  RayVector ghost = other.rays();
  refract(front, {0, 0, 0.1}, straight, air, silica, rays, nullptr, 1, 6);
  rSplit(back, {0, 0, -0.2}, straight, silica, air, coating, rays, ghost, 1, 6);
  rays.propagateInPlace(2.5, 1);
  double sum = 0;
  for (int i = 0; i < 4; i++) out[2 * i] = rays.x.data[i], out[2 * i + 1] = rays.z.data[i], sum += ghost.vx.data[i] * ghost.vz.data[i] + ghost.t.data[i];
  return sum;
}

// a surface by bicubic interpolation in a table
extern "C" double bumpy(double *z, double *at, double *out) {
  std::vector<double> dx(25, 0.01), dy(z + 25, z + 50), dxy(z + 50, z + 75);
  Table table(-1, -1, 0.5, 0.5, z, dx.data(), dy.data(), dxy.data(), 5, 5, false);
  Bicubic surface(&table);
  double dt = 0;
  surface.timeToIntersect(at[0], at[1], 1, at[2], at[3], -1, dt, 10);
  out[0] = surface.sag(at[0], at[1]);
  surface.normal(at[0], at[1], out[1], out[2], out[3]);
  Sphere sphere(4.1);
  const Surface *parts[2] = {&surface, &sphere};
  out[4] = Sum(parts, 2).sag(at[1], at[0]);
  return dt;
}

// a phase screen on a plane
extern "C" double screen(double *c, double *xy) {
  Bundle bundle(xy, 4, 1, 1);
  RayVector rays = bundle.rays();
  double gx[6] = {c[1], 2 * c[2], 0, c[4], 2 * c[5], 0}, gy[6] = {c[3], c[4], c[5], 0, 0, 0};
  PolynomialSurface phase(c, gx, gy, 0.01, -0.02, 3, 2);
  Plane pupil;
  refractScreen(pupil, {0, 0, 0}, straight, phase, rays, 1, 5);
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += rays.vx.data[i] * (i + 1) + rays.vy.data[i] * rays.t.data[i];
  return sum;
}

extern "C" double wave(double *xy, double *at) {
  Bundle bundle(xy, 4, 1, 1);
  for (double &one : bundle.wavelength) one *= 1e6;
  RayVector rays = bundle.rays();
  std::vector<double> phase(4);
  std::vector<std::complex<double>> amplitude(4);
  rays.phase(at[0], at[1], at[2], at[3], phase.data(), 1);
  rays.amplitude(at[0], at[1], at[2], at[3], amplitude.data(), 1);
  std::complex<double> sum = rays.sumAmplitude(at[0], at[1], at[2], at[3], true, 1);
  return sum.real() + phase[1] * amplitude[2].imag() + std::norm(sum);
}
