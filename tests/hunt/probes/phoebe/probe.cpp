// differentiate: lobes(p, edges, out)  at: p = 0.63 1.1 1.05 4.1, edges = -0.296187 0.299067, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: meshed(scale, light, direction, out)  at: scale = 1.07, light = 0.31 0.42, direction = 0.6 0.64 0.48, out = zeros(4)  tolerance: 5e-2  roundoff: 1e-7
// differentiate: spinning(p, view, out)  at: p = 1.13 0.37, view = 0.3 0.5 0.8, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: darkened(mu, p, out)  at: mu = 0.63, p = 0.31 0.22 0.13 0.07, out = zeros(7)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: tilted(p, out)  at: p = 0.63 1.1 1.05 0.31 4.1, out = zeros(5)  tolerance: 1e-4  roundoff: 1e-7
#include <cmath>
#include <iostream>
#include <memory>
#include <vector>

#include "gen_roche.h"
#include "ld_models.h"
#include "misaligned_roche.h"
#include "rot_star.h"
#include "triang_marching.h"

// Roche lobes: critical points, poles, area and volume between edges (which the library finds by bisection)
extern "C" double lobes(double *p, double *edges, double *out) {
  double q = p[0], f = p[1], d = p[2], omega = p[3], critical[3], points[3], measures[3];
  gen_roche::critical_potential(critical, points, 7u, q, f, d);
  gen_roche::area_volume_integration(measures, 7u, edges, omega, q, f, d, 1 << 5);
  for (int i = 0; i < 3; i++) out[i] = critical[i], out[3 + i] = measures[i];
  return gen_roche::poleL(omega, q, f, d) + gen_roche::poleR(omega * 1.1, q, f, d) + points[0] * points[1] + points[2];
}

// a star's surface by marching triangles, and how bright it is: all of it is scaled, for triangles jump elsewhere
extern "C" double meshed(double *scale, double *light, double *direction, double *out) {
  double p[4] = {0.63, 1.1 * std::pow(*scale, -1.5), 1.05 * *scale, 4.1 / *scale}, r[3], g[3], area, volume;
  if (!gen_roche::meshing_start_point(r, g, 0, p[3], p[0], p[1], p[2])) return NAN;
  Tmarching<double, Tgen_roche<double>> march(p);
  std::vector<T3Dpoint<double>> vertices, normals, faces;
  std::vector<T3Dpoint<int>> triangles;
  std::vector<double> areas, gradients;
  if (march.triangulize_full_clever(r, g, 0.2 * *scale, 1000, vertices, normals, triangles, &gradients,
      0.31)) return NAN;
  mesh_attributes(vertices, normals, triangles, &areas, &faces, &area, &volume);
  double flux = 0, mean = 0;
  for (size_t i = 0; i < triangles.size(); i++) {
    double mu = utils::dot3D(direction, faces[i].data);
    if (mu > 0) flux += areas[i] * mu * mu * LD::D(SQUARE_ROOT, mu, light);
  }
  for (double one : gradients) mean += std::pow(one, 0.25) / gradients.size();
  out[0] = area, out[1] = volume, out[2] = mean, out[3] = vertices[7].data[1] * normals[9].data[2];
  return flux;
}

// a star that spins
extern "C" double spinning(double *p, double *view, double *out) {
  double measures[2], at[3], normal[4];
  rot_star::area_volume(measures, 3u, p[0], p[1]);
  double theta = view[0], phi = view[1];
  rot_star::point_on_surface(p[0], p[1], theta, phi, at, normal);
  for (int i = 0; i < 3; i++) out[i] = at[i];
  out[3] = measures[0], out[4] = measures[1], out[5] = rot_star::equator(p[0], p[1]);
  return rot_star::pole(p[0],
      p[1]) + rot_star::lagrange_point(p[1]) + normal[0] * view[2] + rot_star::Omega_at_vol(measures[1] * view[2],
      p[1]);
}

// seven laws of limb darkening, by virtual functions
extern "C" double darkened(double *mu, double *p, double *out) {
  std::vector<std::unique_ptr<TLDmodel<double>>> models;
  models.emplace_back(new TLDuniform<double>(p));
  models.emplace_back(new TLDlinear<double>(p));
  models.emplace_back(new TLDquadratic<double>(p));
  models.emplace_back(new TLDnonlinear<double>(p));
  models.emplace_back(new TLDlogarithmic<double>(p));
  models.emplace_back(new TLDsquare_root<double>(p));
  models.emplace_back(new TLDpower<double>(p));
  double r = 0;
  for (size_t i = 0; i < models.size(); i++) {
    out[i] = models[i]->F(*mu);
    r += models[i]->check_strict() ? models[i]->D0 : 0;
  }
  return r;
}

// a star whose axis is tilted
extern "C" double tilted(double *p, double *out) {
  double q = p[0], f = p[1], d = p[2], theta = p[3], omega = p[4], pole[3], r[3], g[3];
  if (!misaligned_roche::poleL(pole, omega, q, f, d, theta)) return NAN;
  if (!misaligned_roche::meshing_start_point(r, g, 0, omega, q, f, d, theta)) return NAN;
  out[0] = pole[0], out[1] = pole[2], out[2] = r[0], out[3] = r[2], out[4] = g[0];
  return misaligned_roche::poleL_height(omega, q, f, d, std::sin(theta));
}
