// differentiate: adaptive(p, low, high)  at: p = 0.7 1.3, low = 0 0, high = 1 1.2  tolerance: 1e-5  roundoff: 1e-9
// differentiate: polynomial(p, low, high)  at: p = 0.7 1.3, low = 0 0, high = 1 1.2  tolerance: 1e-5  roundoff: 1e-9
// differentiate: several(p, values)  at: p = 0.7 1.3, values = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
#include <cubature.h>
#include <math.h>

static int wave(unsigned dimensions, const double *x, void *data, unsigned count, double *value) {
  const double *p = data;
  value[0] = cos(p[0] * x[0] + x[1]) * exp(-p[1] * x[0] * x[1]);
  return 0;
}

static int two(unsigned dimensions, size_t points, const double *x, void *data, unsigned count, double *value) {
  const double *p = data;
  for (size_t k = 0; k < points; k++, x += dimensions, value += count) {
    value[0] = exp(-p[0] * (x[0] * x[0] + x[1] * x[1] + x[2] * x[2]));
    value[1] = 1 / (p[1] + x[0] * x[1] * x[2]);
  }
  return 0;
}

double adaptive(double *p, double *low, double *high) {
  double value, error;
  hcubature(1, wave, p, 2, low, high, 0, 0, 1e-8, ERROR_INDIVIDUAL, &value, &error);
  return value;
}

double polynomial(double *p, double *low, double *high) {
  double value, error;
  pcubature(1, wave, p, 2, low, high, 0, 0, 1e-8, ERROR_INDIVIDUAL, &value, &error);
  return value;
}

double several(double *p, double *values) {
  double low[3] = {0, 0, 0}, high[3] = {1, 1, 1}, error[2];
  hcubature_v(2, two, p, 3, low, high, 0, 0, 1e-6, ERROR_L2, values, error);
  return values[0] + values[1];
}
