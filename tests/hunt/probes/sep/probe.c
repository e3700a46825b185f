// differentiate: detected(pixels, found)  at: pixels = random(27, 3, 8), found = zeros(12)  tolerance: 2e-2  roundoff: 1e-4
// differentiate: aperture(image, shape, sums)  at: image = random(120, 1, 5), shape = 5.2 4.7 1.9 1.3 0.4 1.6, sums = zeros(4)  tolerance: 2e-2  roundoff: 1e-5
// differentiate: radii(stars, out)  at: stars = 7.3 6.2 1.7 90 9.1 7.8 2.3 35, out = zeros(6)  tolerance: 2e-2  roundoff: 1e-5
// differentiate: background(nodes, image)  at: nodes = random(12, 1, 3), image = random(660, 4, 6)  tolerance: 2e-2  roundoff: 1e-4
#include <math.h>
#include <sep.h>
#include <stdlib.h>
#include <string.h>

int makebackspline(const sep_bkg *, float *, float *);

// two sources on a faint background: positions, fluxes and ellipses of a catalogue
double detected(float *pixels, float *found) {
  enum { w = 16, h = 12 };
  float data[w * h];
  for (int i = 0; i < w * h; i++) data[i] = 0.02f * (i * 7 % 11);
  for (int i = 0; i < 15; i++) data[(3 + i / 5) * w + 2 + i % 5] = pixels[i];
  for (int i = 0; i < 12; i++) data[(6 + i / 3) * w + 10 + i % 3] = pixels[15 + i];
  sep_image image = {.data = data, .dtype = SEP_TFLOAT, .w = w, .h = h, .noiseval = 0.1, .noise_type = SEP_NOISE_STDDEV, .gain = 2};
  sep_catalog *catalog = NULL;
  if (sep_extract(&image, 15, SEP_THRESH_REL, 5, NULL, 0, 0, SEP_FILTER_CONV, 32, 1, 1, 1, &catalog)) return NAN;
  if (catalog->nobj != 2) return NAN;
  double sum = 0;
  for (int k = 0; k < 2; k++) {
    found[6 * k] = catalog->x[k], found[6 * k + 1] = catalog->y[k], found[6 * k + 2] = catalog->flux[k];
    found[6 * k + 3] = catalog->a[k], found[6 * k + 4] = catalog->b[k], found[6 * k + 5] = catalog->errx2[k];
    sum += catalog->flux[k] * catalog->cxx[k] + catalog->theta[k];
  }
  sep_catalog_free(catalog);
  return sum;
}

double aperture(double *image, double *shape, double *sums) {
  sep_image im = {.data = image, .dtype = SEP_TDOUBLE, .w = 12, .h = 10, .noiseval = 0.3, .noise_type = SEP_NOISE_STDDEV, .gain = 3};
  double error, area;
  short flag;
  sep_sum_ellipse(&im, shape[0], shape[1], shape[2], shape[3], shape[4], shape[5], 0, 0, 0, &sums[0], &error, &area, &flag);
  sums[1] = error / area;
  sep_sum_circle(&im, shape[0], shape[1], 2 * shape[5], 0, 0, 0, &sums[2], &error, &area, &flag);
  sep_sum_ellipann(&im, shape[0], shape[1], shape[2], shape[3], shape[4], 1, shape[5], 0, 0, 0, &sums[3], &error, &area, &flag);
  return (sums[2] - sums[0]) / area;
}

// Kron radius, half-light radius and windowed centre of a star beside another one
double radii(double *stars, double *out) {
  enum { w = 18, h = 15 };
  double *data = malloc(w * h * sizeof *data), fractions[2] = {0.5, 0.8};
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      double light = 0.1;
      for (double *s = stars; s < stars + 8; s += 4) {
        double dx = x - s[0], dy = y - s[1];
        light += s[3] * exp(-0.5 * (dx * dx + dy * dy) / (s[2] * s[2])) / (s[2] * s[2]);
      }
      data[y * w + x] = light;
    }
  sep_image im = {.data = data, .dtype = SEP_TDOUBLE, .w = w, .h = h, .gain = 1};
  int turns;
  short flag;
  double cxx, cyy, cxy;
  sep_ellipse_coeffs(2, 1.6, 0.3, &cxx, &cyy, &cxy);
  sep_kron_radius(&im, 7.4, 6.3, cxx, cyy, cxy, 2.2, 0, &out[0], &flag);
  sep_flux_radius(&im, 7.4, 6.3, 5, 0, 5, 0, NULL, fractions, 2, &out[1], &flag);
  sep_windowed(&im, 7.1, 6.5, 1.2, 0, 0, &out[3], &out[4], &turns, &flag);
  out[5] = out[0] * out[2];
  free(data);
  return out[3] * out[4] + out[1];
}

double background(float *nodes, float *image) {
  float slopes[12], sigma[12], none[12];
  sep_bkg map = {30, 22, 8, 8, 4, 3, 12, 0, 0, nodes, slopes, sigma, none};
  memset(sigma, 0, sizeof sigma);
  memset(none, 0, sizeof none);
  if (makebackspline(&map, nodes, slopes)) return NAN;
  if (sep_bkg_subarray(&map, image, SEP_TFLOAT)) return NAN;
  double sum = 0;
  for (int i = 0; i < 660; i++) sum += image[i] * image[i] / 660;
  return sum + sep_bkg_pix(&map, 11, 9);
}
