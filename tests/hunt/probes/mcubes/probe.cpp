// differentiate: blobs(centres, level, out)  at: centres = -0.33 0.04 0.11 0.41 -0.13 0.07 0.02 0.37 -0.21, level = 2.1, out = zeros(4)  roundoff: 1e-10
// differentiate: gridded(values, level)  at: values = random(125, -1, 1), level = 0.05  roundoff: 1e-10
// differentiate: gyroid(waves, box)  at: waves = 1.1 0.93 1.21 0.1, box = -1.9 -1.83 -1.77 1.94 1.81 1.87  roundoff: 1e-10
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <vector>

#include <marchingcubes.h>

struct Surface {
  std::vector<double> vertices;
  std::vector<std::size_t> polygons;

  std::array<double, 3> at(std::size_t corner) const {
    const double *p = &vertices[3 * polygons[corner]];
    return {p[0], p[1], p[2]};
  }
  // area, and the volume within
  std::pair<double, double> measure() const {
    double area = 0, volume = 0;
    for (std::size_t t = 0; t < polygons.size(); t += 3) {
      auto a = at(t), b = at(t + 1), c = at(t + 2);
      double u[3], v[3], n[3];
      for (int k = 0; k < 3; k++) u[k] = b[k] - a[k], v[k] = c[k] - a[k];
      for (int k = 0; k < 3; k++) n[k] = u[(k + 1) % 3] * v[(k + 2) % 3] - u[(k + 2) % 3] * v[(k + 1) % 3];
      area += 0.5 * std::sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
      for (int k = 0; k < 3; k++) volume += n[k] * a[k] / 6;
    }
    return {area, volume};
  }
};

extern "C" double blobs(double *centres, double level, double *out) {
  Surface surface;
  std::array<double, 3> lower = {-1.5, -1.5, -1.5}, upper = {1.5, 1.5, 1.5};
  auto field = [centres](double x, double y, double z) {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      double u = x - centres[3 * i], v = y - centres[3 * i + 1], w = z - centres[3 * i + 2];
      sum += std::exp(-2 * (u * u + v * v + w * w)) * (2 + 0.3 * i);
    }
    return sum;
  };
  mc::marching_cubes(lower, upper, 9, 10, 8, field, level, surface.vertices, surface.polygons);
  auto [area, volume] = surface.measure();
  out[0] = surface.vertices.size();
  for (std::size_t i = 0; i < surface.vertices.size(); i++) out[1 + i % 3] += surface.vertices[i] * surface.vertices[i];
  return area + 0.5 * volume;
}

extern "C" double gridded(double *values, double level) {
  Surface surface;
  std::vector<double> lower = {0, 0, 0}, upper = {4, 4, 4};
  std::function<double(double, double, double)> look = [values](double x, double y, double z) {
    return values[int(x + 0.5) * 25 + int(y + 0.5) * 5 + int(z + 0.5)];
  };
  mc::marching_cubes(lower, upper, 5, 5, 5, look, level, surface.vertices, surface.polygons);
  return surface.measure().first;
}

// the box is differentiated, too
extern "C" double gyroid(double *waves, double *box) {
  Surface surface;
  std::array<double, 3> lower = {box[0], box[1], box[2]}, upper = {box[3], box[4], box[5]};
  auto field = [=](double x, double y, double z) {
    x *= waves[0], y *= waves[1], z *= waves[2];
    return std::sin(x) * std::cos(y) + std::sin(y) * std::cos(z) + std::sin(z) * std::cos(x);
  };
  mc::marching_cubes(lower, upper, 8, 8, 8, field, waves[3], surface.vertices, surface.polygons);
  return surface.measure().first;
}
