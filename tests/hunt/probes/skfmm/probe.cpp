// differentiate: distances(circle, order, out)  at: circle = 0.137 -0.242 0.613, order = 2, out = zeros(121)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: field(phi, dx, out)  at: phi = random(36, -1, 1), dx = 0.31 0.27, out = zeros(36)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: arrivals(speed, source, out)  at: speed = random(81, 0.8, 1.6), source = 0.213 0.187 0.151, out = zeros(81)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: volume(ellipsoid, out)  at: ellipsoid = 0.113 0.078 -0.057 0.52 0.61 0.47, out = zeros(343)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: extended(phi, speed, out)  at: phi = random(36, -1, 1), speed = random(36, 0.5, 1.5), out = zeros(36)  tolerance: 1e-5  roundoff: 1e-9
#include "distance_marcher.h"
#include "extension_velocity_marcher.h"
#include "travel_time_marcher.h"

#include <cmath>
#include <memory>
#include <vector>

// signed distances from a circle, on a grid
extern "C" double distances(double *circle, int order, double *out) {
  std::vector<double> phi(121);
  std::vector<long long> flags(121, 0);
  int shape[2] = {11, 11};
  double dx[2] = {0.2, 0.2};
  for (int i = 0; i < 121; i++) {
    double x = -1 + 0.2 * (i % 11) - circle[0], y = -1 + 0.2 * (i / 11) - circle[1];
    phi[i] = x * x + y * y - circle[2] * circle[2];
  }
  distanceMarcher marcher(phi.data(), dx, flags.data(), out, 2, shape, false, order, 0, 0);
  marcher.march();
  double sum = 0;
  for (int i = 0; i < 121; i++) sum += out[i] * out[i] / (1 + i % 7);
  return sum;
}

extern "C" double field(double *phi, double *dx, double *out) {
  std::vector<long long> flags(36, 0);
  int shape[2] = {6, 6};
  std::unique_ptr<baseMarcher> marcher(new distanceMarcher(phi, dx, flags.data(), out, 2, shape, true, 1, 0, 3));
  marcher->march();
  double sum = marcher->getError();
  for (int i = 0; i < 36; i++) sum += std::sin(3 * out[i]);
  return sum;
}

// first arrivals of a wave
extern "C" double arrivals(double *speed, double *source, double *out) {
  std::vector<double> phi(81);
  std::vector<long long> flags(81, 0);
  int shape[2] = {9, 9};
  double dx[2] = {0.125, 0.125};
  for (int i = 0; i < 81; i++) phi[i] = std::hypot(0.125 * (i / 9) - source[0], 0.125 * (i % 9) - source[1]) - source[2];
  baseMarcher *marcher = new travelTimeMarcher(phi.data(), dx, flags.data(), out, 2, shape, false, 2, speed, 0, 0);
  marcher->march();
  delete marcher;
  double misfit = 0;
  for (int i = 0; i < 9; i++) misfit += (out[72 + i] - 0.6) * (out[72 + i] - 0.6) + 0.5 * out[9 * i + 8];
  return misfit;
}

// in three dimensions; of the distance, a smoothed volume
extern "C" double volume(double *ellipsoid, double *out) {
  std::vector<double> phi;
  std::vector<long long> flags(343, 0);
  int shape[3] = {7, 7, 7};
  double dx[3] = {0.31, 0.3, 0.32}, sum = 0;
  for (int i = 0; i < 7; i++)
    for (int j = 0; j < 7; j++)
      for (int k = 0; k < 7; k++) {
        double x = ((i - 3) * dx[0] - ellipsoid[0]) / ellipsoid[3], y = ((j - 3) * dx[1] - ellipsoid[1]) / ellipsoid[4],
               z = ((k - 3) * dx[2] - ellipsoid[2]) / ellipsoid[5];
        phi.push_back(std::sqrt(x * x + y * y + z * z) - 1);
      }
  distanceMarcher(phi.data(), dx, flags.data(), out, 3, shape, false, 2, 0, 0).march();
  for (int i = 0; i < 343; i++) sum += dx[0] * dx[1] * dx[2] / (1 + std::exp(out[i] / 0.2));
  return sum;
}

extern "C" double extended(double *phi, double *speed, double *out) {
  std::vector<long long> flags(36, 0), mask(36, 0);
  std::vector<double> speeds(36);
  int shape[2] = {6, 6};
  double dx[2] = {0.5, 0.4};
  extensionVelocityMarcher marcher(phi, dx, flags.data(), out, 2, shape, false, 1, mask.data(), speed, speeds.data(), 0, 0);
  marcher.march();
  double sum = 0;
  for (int i = 0; i < 36; i++) sum += speeds[i] * out[i] / (1 + i % 5);
  return sum;
}
