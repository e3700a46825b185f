// differentiate: smoothed(x, y, fit)  at: x = 0.11 0.347 0.623 0.917 1.271 1.533 1.804 2.239 2.468 2.871 3.145 3.602, y = 0.2 0.5 0.4 0.9 1.2 0.8 1.1 0.7 0.3 0.1 -0.2 -0.5, fit = zeros(12)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: robustly(x, y, fit)  at: x = 0.11 0.347 0.623 0.917 1.271 1.533 1.804 2.239 2.468 2.871 3.145 3.602, y = 0.2 0.5 0.4 0.9 1.2 3.8 1.1 0.7 0.3 0.1 -0.2 -0.5, fit = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: directly(x, y, at, fit)  at: x = random(37, 0, 3.1) 1.7 0.4 2.2, y = random(20, -1, 1), at = 1.1 1.3 0.9 1.7 1.6 2.1, fit = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: with_errors(x, y, at, fit)  at: x = random(40, 0, 3), y = random(20, -1, 1), at = 1.1 1.3 1.2 1.7 1.6 1.4, fit = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
#include "loess.h"
#include <math.h>

static loess *made(double *x, double *y, int n, int p) {
  static double w[100];
  loess *lo = malloc(sizeof(loess));
  lo->inputs = malloc(sizeof(loess_inputs)), lo->model = malloc(sizeof(loess_model)), lo->control = malloc(sizeof(loess_control));
  lo->kd_tree = malloc(sizeof(loess_kd_tree)), lo->outputs = malloc(sizeof(loess_outputs));
  for (int i = 0; i < n; i++) w[i] = 1;
  loess_setup(x, y, w, n, p, lo);
  return lo;
}

static void end(loess *lo) {
  loess_free_mem(lo);
  free(lo->inputs), free(lo->model), free(lo->control), free(lo->kd_tree), free(lo->outputs), free(lo);
}

double smoothed(double *x, double *y, double *fit) {
  loess *lo = made(x, y, 12, 1);
  lo->model->span = 0.8;
  loess_fit(lo);
  for (int i = 0; i < 12; i++) fit[i] = lo->outputs->fitted_values[i];
  double r = lo->status.err_status ? NAN : lo->outputs->residual_scale + lo->outputs->enp;
  end(lo);
  return r;
}

double robustly(double *x, double *y, double *fit) {
  loess *lo = made(x, y, 12, 1);
  lo->model->family = "symmetric", lo->model->degree = 1, lo->control->iterations = 3;
  loess_fit(lo);
  for (int i = 0; i < 12; i++) fit[i] = lo->outputs->fitted_values[i];
  double r = lo->status.err_status ? NAN : lo->outputs->residual_scale * fit[3];
  end(lo);
  return r;
}

double directly(double *x, double *y, double *at, double *fit) {
  loess *lo = made(x, y, 20, 2);
  prediction pre;
  lo->model->degree = 1, lo->control->surface = "direct";
  loess_fit(lo);
  predict_setup(&pre, lo, 0, 3);
  predict(at, lo, &pre);
  for (int i = 0; i < 3; i++) fit[i] = pre.fit[i];
  double r = lo->status.err_status ? NAN : lo->outputs->residual_scale + fit[0] * fit[1];
  predict_free(&pre);
  end(lo);
  return r;
}

double with_errors(double *x, double *y, double *at, double *fit) {
  loess *lo = made(x, y, 20, 2);
  prediction pre;
  confidence_intervals ci;
  lo->model->degree = 1;
  loess_fit(lo);
  predict_setup(&pre, lo, 1, 3);
  predict(at, lo, &pre);
  pointwise(&pre, 0.95, &ci);
  for (int i = 0; i < 3; i++) fit[i] = pre.fit[i], fit[3 + i] = pre.se_fit[i];
  double r = lo->status.err_status ? NAN : ci.upper[0] - ci.lower[1] + pre.residual_scale;
  pw_free_mem(&ci), predict_free(&pre);
  end(lo);
  return r;
}
