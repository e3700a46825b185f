// differentiate: distance(first, second, out)  at: first = 90 31 -22 140 18 25 70 -14 33, second = 94 27 -19 133 23 21 74 -17 29, out = zeros(4)  tolerance: 2e-2  roundoff: 1e-3
// differentiate: block(first, second, out)  at: first = random(192, 40, 190), second = random(192, 42, 188), out = zeros(9)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: opsin(rgb, out)  at: rgb = random(300, 30, 200), out = zeros(6)  tolerance: 2e-2  roundoff: 1e-3
// differentiate: sharpened(channel, sigma, amount, out)  at: channel = random(144, 112, 146), sigma = 1.3, amount = 0.5, out = zeros(8)  tolerance: 2e-2  roundoff: 1e-3
// differentiate: transformed(block, quality, out)  at: block = random(64, -100, 100), quality = 91.4, out = zeros(5)  roundoff: 1e-9
#include "butteraugli/butteraugli.h"
#include "guetzli/dct_double.h"
#include "guetzli/preprocess_downsample.h"
#include "guetzli/quality.h"
#include <cmath>
#include <vector>

using butteraugli::ImageF;

namespace {
// waves of each colour
std::vector<ImageF> planes(const double *waves, size_t xsize, size_t ysize) {
  std::vector<std::vector<float>> packed(3, std::vector<float>(xsize * ysize));
  for (int c = 0; c < 3; c++)
    for (size_t y = 0; y < ysize; y++)
      for (size_t x = 0; x < xsize; x++) packed[c][y * xsize + x] = waves[3 * c] + waves[3 * c + 1] * std::sin(0.7 * x + 0.3 * c * y) + waves[3 * c + 2] * std::cos(0.4 * x * (c + 1) - 0.9 * y);
  return butteraugli::PlanesFromPacked(xsize, ysize, packed);
}
}

// how different two pictures look
extern "C" double distance(double *first, double *second, double *out) {
  const size_t n = 16;
  std::vector<ImageF> a = planes(first, n, n), b = planes(second, n, n);
  ImageF map(n, n);
  butteraugli::ButteraugliDiffmap(a, b, map);
  double sum = 0;
  for (size_t y = 0; y < n; y++)
    for (size_t x = 0; x < n; x++) sum += map.Row(y)[x] * (1 + 0.1 * x);
  for (int k = 0; k < 4; k++) out[k] = map.Row(2 * k)[k + 1];
  return sum;
}

// one block, as the optimizer compares it
extern "C" double block(double *first, double *second, double *out) {
  double a[192], b[192];
  for (int i = 0; i < 192; i++) a[i] = first[i], b[i] = second[i];
  butteraugli::ButteraugliBlockDiff(a, b, out, out + 3, out + 6);
  double sum = 0;
  for (int k = 0; k < 9; k++) sum += std::sqrt(1 + out[k]);
  return sum;
}

// colours as the eye takes them, and how much each place hides
extern "C" double opsin(double *rgb, double *out) {
  const size_t n = 10;
  std::vector<std::vector<float>> image(3, std::vector<float>(n * n)), mask, mask_dc;
  for (int c = 0; c < 3; c++)
    for (size_t i = 0; i < n * n; i++) image[c][i] = rgb[n * n * c + i];
  butteraugli::OpsinDynamicsImage(n, n, image);
  std::vector<std::vector<float>> other = image;
  butteraugli::MaskHighIntensityChange(n, n, image, image, image, other);
  butteraugli::Mask(image, image, n, n, &mask, &mask_dc);
  double sum = 0;
  for (int c = 0; c < 3; c++)
    for (size_t i = 0; i < n * n; i++) sum += image[c][i] * 0.1 + mask[c][i];
  for (int k = 0; k < 6; k++) out[k] = k % 2 ? mask_dc[k / 2][17 * k] : image[k / 2][13 * k];
  return sum;
}

// what is done to chroma before it is halved
extern "C" double sharpened(double *channel, double sigma, double amount, double *out) {
  const int n = 12;
  std::vector<std::vector<float>> yuv(3, std::vector<float>(n * n, 128));
  for (int i = 0; i < n * n; i++) yuv[1][i] = channel[i], yuv[0][i] = 100 + 0.3 * channel[(5 * i) % (n * n)];
  std::vector<std::vector<float>> done = guetzli::PreProcessChannel(n, n, 1, sigma, amount, true, true, yuv);
  double sum = 0;
  for (int i = 0; i < n * n; i++) sum += 0.01 * done[1][i] * done[1][i];
  for (int k = 0; k < 8; k++) out[k] = done[1][18 * k + 3];
  return sum;
}

extern "C" double transformed(double *values, double quality, double *out) {
  double block[64];
  for (int i = 0; i < 64; i++) block[i] = values[i];
  guetzli::ComputeBlockDCTDouble(block);
  double target = guetzli::ButteraugliScoreForQuality(quality);
  for (int i = 0; i < 64; i++) block[i] *= std::exp(-0.05 * target * i);
  guetzli::ComputeBlockIDCTDouble(block);
  for (int k = 0; k < 5; k++) out[k] = block[11 * k];
  return block[27] * target + butteraugli::ButteraugliFuzzyClass(target) + butteraugli::ButteraugliFuzzyInverse(0.7);
}
