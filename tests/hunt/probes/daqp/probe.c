// differentiate: quadratic(root, f, A, upper, lower, out)  at: root = 1.3 0.2 0.9 -0.4 0.3 1.1 0.1 -0.2 0.5 0.8, f = -1.7 0.9 1.4 -2.3, A = 1.1 0.4 -0.6 0.9 -0.3 1.2 0.8 0.5 0.7 -0.9 0.2 1.3, upper = 0.9 1.5 1.2 2.1 1.4 0.8 1.1, lower = -1 -1.1 -0.6 -0.8 -0.9 -0.2 -1.6, out = zeros(11)  roundoff: 1e-9
// differentiate: softened(root, f, A, b, out)  at: root = 1.1 -0.3 0.8 0.2 0.4 1.2, f = -2.1 1.3 -0.7, A = 0.9 0.5 -0.4 0.3 1.1 0.8 -0.6 0.7 1.2, b = 0.4 -0.9 0.35 -1.3, out = zeros(6)  roundoff: 1e-9
// differentiate: linear(f, A, b, out)  at: f = -1.1 -1.6 -0.7, A = 1 0.9 0.4 0.7 1.3 0.2 0.3 0.5 1.2 1.1 -0.2 0.6, b = 2.1 1.9 1.7 1.8, out = zeros(7)  roundoff: 1e-8
// differentiate: regulated(plant, start, weights, out)  at: plant = 1.05 0.21 -0.13 0.96 0.08 0.4, start = 1.4 -0.9, weights = 1.2 0.8 0.15, out = zeros(8)  roundoff: 1e-9
// differentiate: equilibrium(H, f, A, b, out)  at: H = 2.1 0.7 -0.3 -0.4 1.8 0.6 0.5 -0.2 1.5, f = -1.3 0.6 -2.1, A = 0.8 0.5 1.1 -0.6 1.2 0.3, b = 0.9 0.7, out = zeros(5)  roundoff: 1e-9
#include <stdlib.h>
#include <string.h>

#include "api.h"
#include "utils.h"

/* H = L L' of a lower triangle that is given by rows */
static void square(int n, const double *root, double *H) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double sum = 0;
      for (int k = 0; k <= i && k <= j; k++) sum += root[i * (i + 1) / 2 + k] * root[j * (j + 1) / 2 + k];
      H[i * n + j] = sum;
    }
}

static void prepare(DAQPResult *result, double *x, double *lam) {
  memset(result, 0, sizeof *result);
  result->x = x;
  result->lam = lam;
}

/* four variables with bounds, three constraints with two sides */
double quadratic(double *root, double *f, double *A, double *upper, double *lower, double *out) {
  double H[16];
  int sense[7] = {0};
  square(4, root, H);
  DAQPProblem problem = {4, 7, 4, H, f, A, upper, lower, sense, NULL, 0, 0};
  DAQPSettings settings;
  daqp_default_settings(&settings);
  DAQPResult result;
  prepare(&result, out, out + 4);
  daqp_quadprog(&result, &problem, &settings);
  return result.exitflag > 0 ? result.fval : -1e3;
}

/* an equality, and constraints that may be violated at a price */
double softened(double *root, double *f, double *A, double *b, double *out) {
  double H[9], upper[3] = {b[0], b[1], b[2]}, lower[3] = {b[0], -DAQP_INF, b[3]};
  int sense[3] = {DAQP_ACTIVE + DAQP_IMMUTABLE, DAQP_SOFT, DAQP_SOFT};
  square(3, root, H);
  DAQPProblem problem = {3, 3, 0, H, f, A, upper, lower, sense, NULL, 0, 0};
  DAQPSettings settings;
  daqp_default_settings(&settings);
  settings.rho_soft = 0.3;
  DAQPResult result;
  prepare(&result, out, out + 3);
  daqp_quadprog(&result, &problem, &settings);
  return result.exitflag > 0 ? result.fval + result.soft_slack : -1e3;
}

/* a linear programme, by proximal points */
double linear(double *f, double *A, double *b, double *out) {
  double upper[7] = {5, 5, 5, b[0], b[1], b[2], b[3]}, lower[7] = {0, 0, 0, -DAQP_INF, -DAQP_INF, -DAQP_INF, -DAQP_INF}, lam[7];
  int sense[7] = {0};
  DAQPProblem problem = {3, 7, 3, NULL, f, A, upper, lower, sense, NULL, 0, 0};
  DAQPSettings settings;
  daqp_default_settings(&settings);
  DAQPResult result;
  prepare(&result, out, lam);
  daqp_quadprog(&result, &problem, &settings);
  for (int i = 0; i < 4; i++) out[3 + i] = lam[3 + i];
  return result.exitflag > 0 ? result.fval : -1e3;
}

/* predictive control: one work space, and a new linear term at every step */
double regulated(double *plant, double *start, double *weights, double *out) {
  enum { N = 5 };
  double powers[N][4], reach[N][N][2], H[N * N], f[N], upper[N], lower[N], x[2] = {start[0], start[1]}, cost = 0;
  const double *a = plant, *b = plant + 4;
  for (int k = 0; k < N; k++) {
    const double *p = powers[k ? k - 1 : 0];
    for (int i = 0; i < 2; i++)
      for (int j = 0; j < 2; j++) powers[k][2 * i + j] = k ? a[2 * i] * p[j] + a[2 * i + 1] * p[2 + j] : a[2 * i + j];
    for (int j = 0; j <= k; j++)
      for (int i = 0; i < 2; i++) reach[k][j][i] = j == k ? b[i] : a[2 * i] * reach[k - 1][j][0] + a[2 * i + 1] * reach[k - 1][j][1];
  }
  for (int i = 0; i < N; i++) {
    upper[i] = 0.45, lower[i] = -0.6;
    for (int j = 0; j < N; j++) {
      H[i * N + j] = i == j ? weights[2] : 0;
      for (int k = i > j ? i : j; k < N; k++)
        for (int c = 0; c < 2; c++) H[i * N + j] += weights[c] * reach[k][i][c] * reach[k][j][c];
    }
  }
  int sense[N] = {0};
  double u[N], lam[N];
  DAQPProblem problem = {N, N, N, H, f, NULL, upper, lower, sense, NULL, 0, 0};
  DAQPWorkspace *work = calloc(1, sizeof *work);
  DAQPResult result;
  prepare(&result, u, lam);
  for (int step = 0; step < 4; step++) {
    for (int i = 0; i < N; i++) {
      f[i] = 0;
      for (int k = i; k < N; k++)
        for (int c = 0; c < 2; c++) f[i] += weights[c] * reach[k][i][c] * (powers[k][2 * c] * x[0] + powers[k][2 * c + 1] * x[1]);
    }
    if (step == 0) setup_daqp(&problem, work, NULL);
    else daqp_update_ldp(DAQP_UPDATE_v | DAQP_UPDATE_d, work, &problem);
    daqp_solve(&result, work);
    double next[2];
    for (int i = 0; i < 2; i++) next[i] = a[2 * i] * x[0] + a[2 * i + 1] * x[1] + b[i] * u[0];
    x[0] = next[0], x[1] = next[1];
    out[2 * step] = u[0], out[2 * step + 1] = x[1];
    cost += weights[0] * x[0] * x[0] + weights[1] * x[1] * x[1] + weights[2] * u[0] * u[0];
  }
  free_daqp_workspace(work);
  free_daqp_ldp(work);
  free(work);
  return cost;
}

/* a variational inequality: H isn't symmetric */
double equilibrium(double *H, double *f, double *A, double *b, double *out) {
  double lower[2] = {-DAQP_INF, -DAQP_INF};
  int sense[2] = {0};
  DAQPProblem problem = {3, 2, 0, H, f, A, b, lower, sense, NULL, 0, 1};
  DAQPSettings settings;
  daqp_default_settings(&settings);
  DAQPResult result;
  prepare(&result, out, out + 3);
  daqp_avi(&result, &problem, &settings);
  return result.exitflag > 0 ? out[0] * out[1] + out[2] : -1e3;
}
