// differentiate: quadratic(t, orbit, star, flux, n)  at: t = -5.8 -4.3 -3 -1 1.3 4 5.6, orbit = 0.2 3.1 9.5 1.53, star = 0.11 0.4 0.25, flux = zeros(7), n = 7  tolerance: 1e-5  roundoff: 1e-9
// differentiate: nonlinear(t, orbit, star, flux, n)  at: t = -5.8 -4.3 -3 -1 1.3 4 5.6, orbit = 0.2 3.1 9.5 1.53, star = 0.11 0.5 0.1 0.1 -0.1, flux = zeros(7), n = 7  tolerance: 1e-2  roundoff: 1e-9
// differentiate: laws(d, star, n)  at: d = 0.1 0.33 0.71 0.96 1.02, star = 0.11 0.6 0.7, n = 5  tolerance: 1e-2  roundoff: 1e-9
// differentiate: secondary(t, orbit, star, n)  at: t = 155 157 158.5 160 163 165, orbit = 0.2 3.1 9.5 1.55 0.03 1.57, star = 0.11 0.02, n = 6  tolerance: 1e-5  roundoff: 1e-9
// differentiate: fitted(orbit, star, n)  at: orbit = 0.2 3.1 9.5 1.53 0.12 1.4, star = 0.11 0.4 0.25, n = 9  tolerance: 1e-5  roundoff: 1e-9
#include "Python.h"

PyObject *quadratic_ld(PyObject *args), *nonlinear_ld(PyObject *args), *power2_ld(PyObject *args);
PyObject *logarithmic_ld(PyObject *args), *eclipse(PyObject *args), *uniform_ld(PyObject *args), *rsky(PyObject *args);

static PyObject *array(double *values, int n) {
  PyObject *made = new_object('a', n);
  memcpy(made->data, values, n * sizeof *values);
  return made;
}

static PyObject *called(PyObject *(*module)(PyObject *), PyObject *args) {
  PyObject *result = module(args);
  delete_object(args);
  return result;
}

// distances on the sky at times in hundredths of a day: time of the transit, period, semi-major axis, inclination, eccentricity, longitude of periastron
static PyObject *distances(double *t, double *o, int which, int n) {
  PyObject *times = array(t, n);
  for (int i = 0; i < n; i++) times->data[i] *= 0.01;
  PyObject *d = called(rsky, tuple_of("Oddddddii", times, 0.01 * o[0], o[1], o[2], o[3], o[4], o[5], which, 1));
  delete_object(times);
  return d;
}

// circular
static PyObject *round_orbit(double *t, double *orbit, int n) {
  double all[6] = {orbit[0], orbit[1], orbit[2], orbit[3], 0, 1.5707963267948966};
  return distances(t, all, 1, n);
}

double quadratic(double *t, double *orbit, double *star, double *flux, int n) {
  PyObject *d = round_orbit(t, orbit, n), *f = called(quadratic_ld, tuple_of("Odddi", d, star[0], star[1], star[2], 1));
  double depth = 0;
  for (int i = 0; i < n; i++) flux[i] = 1e2 * f->data[i], depth += 1 - f->data[i];
  delete_object(d), delete_object(f);
  return 1e2 * depth;
}

double nonlinear(double *t, double *orbit, double *star, double *flux, int n) {
  PyObject *d = round_orbit(t, orbit, n);
  PyObject *f = called(nonlinear_ld, tuple_of("Oddddddi", d, star[0], star[1], star[2], star[3], star[4], 0.02, 1));
  double depth = 0;
  for (int i = 0; i < n; i++) flux[i] = 1e2 * f->data[i], depth += 1 - f->data[i];
  delete_object(d), delete_object(f);
  return 1e2 * depth;
}

// other laws of limb darkening
double laws(double *d, double *star, int n) {
  PyObject *at = array(d, n), *f[3];
  double sum = 0;
  f[0] = called(power2_ld, tuple_of("Oddddi", at, star[0], star[1], star[2], 0.02, 1));
  f[1] = called(logarithmic_ld, tuple_of("Oddddi", at, star[0], star[1], 0.3 * star[2], 0.02, 1));
  f[2] = called(uniform_ld, tuple_of("Odi", at, star[0], 1));
  for (int k = 0; k < 3; k++) {
    for (int i = 0; i < n; i++) sum += (k + 1) * 1e2 * (1 - f[k]->data[i]) * (i + 1);
    delete_object(f[k]);
  }
  delete_object(at);
  return sum;
}

double secondary(double *t, double *orbit, double *star, int n) {
  PyObject *d = distances(t, orbit, 2, n), *f = called(eclipse, tuple_of("Oddi", d, star[0], star[1], 1));
  double sum = 0;
  for (int i = 0; i < n; i++) sum += (i + 1) * 1e2 * (f->data[i] - 1);
  delete_object(d), delete_object(f);
  return sum;
}

// how far a light curve is from one that is known
double fitted(double *orbit, double *star, int n) {
  double known[6] = {0.0, 3.1, 9, 1.54, 0.1, 1.5}, t[16], sum = 0;
  for (int i = 0; i < n; i++) t[i] = -5.5 + 11.0 * i / (n - 1) + 0.1;
  PyObject *d = distances(t, known, 1, n), *truth = called(quadratic_ld, tuple_of("Odddi", d, 0.1, 0.3, 0.3, 1));
  PyObject *e = distances(t, orbit, 1, n), *model = called(quadratic_ld, tuple_of("Odddi", e, star[0], star[1], star[2], 1));
  for (int i = 0; i < n; i++) sum += pow(1e3 * (truth->data[i] - model->data[i]), 2);
  delete_object(d), delete_object(e), delete_object(truth), delete_object(model);
  return sum;
}
