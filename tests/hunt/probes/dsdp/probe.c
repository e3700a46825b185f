// differentiate: maxcut(weight, y)  at: weight = 1.3 0.7 1.1 0.9 1.6 0.8 1.2, y = zeros(5)  tolerance: 1e-3  roundoff: 1e-5
// differentiate: with_lp(c, b, y)  at: c = 2 0.3 1.5, b = 1 1.4, y = zeros(2)  tolerance: 1e-3  roundoff: 1e-5
// differentiate: dual_value(weight)  at: weight = 1.3 0.7 1.1 0.9 1.6 0.8 1.2  tolerance: 1e-3  roundoff: 1e-5
#include "dsdp5.h"
#include <math.h>
#include <stdlib.h>

static const int from[7] = {1, 2, 3, 4, 4, 2, 3}, to[7] = {0, 1, 2, 3, 0, 0, 1};

/* examples/maxcut.c, on five nodes and seven edges */
static double cut(double *weight, double *y, int steps) {
  DSDP dsdp;
  SDPCone cone;
  int n = 5, m = 7, at[5], index[12];
  double one[5], value[12] = {0}, start[5] = {0}, total = 0, r, d;
  if (DSDPCreate(n, &dsdp) || DSDPCreateSDPCone(dsdp, 1, &cone)) return NAN;
  SDPConeSetBlockSize(cone, 0, n);
  for (int i = 0; i < n; i++) {
    at[i] = i * (i + 1) / 2 + i, one[i] = 1;
    DSDPSetDualObjective(dsdp, i + 1, 1.0);
    SDPConeSetASparseVecMat(cone, 0, i + 1, n, 1.0, 0, at + i, one + i, 1);
  }
  for (int i = 0; i < n; i++) index[m + i] = i * (i + 1) / 2 + i;
  for (int i = 0; i < m; i++) {
    index[i] = from[i] * (from[i] + 1) / 2 + to[i];
    total += fabs(weight[i]);
    value[i] = weight[i] / 4;
    value[m + from[i]] -= weight[i] / 4, value[m + to[i]] -= weight[i] / 4;
    start[from[i]] -= fabs(weight[i] / 2), start[to[i]] -= fabs(weight[i] / 2);
  }
  SDPConeSetASparseVecMat(cone, 0, 0, n, 1.0, 0, index, value, m);
  SDPConeAddASparseVecMat(cone, 0, 0, n, 1.0, 0, index + m, value + m, n);
  DSDPSetR0(dsdp, 0.0);
  DSDPSetZBar(dsdp, 10 * total + 1.0);
  for (int i = 0; i < n; i++) DSDPSetY0(dsdp, i + 1, 10 * start[i]);
  DSDPSetGapTolerance(dsdp, 1e-9);
  DSDPSetPotentialParameter(dsdp, 5);
  DSDPReuseMatrix(dsdp, 0);
  DSDPSetPNormTolerance(dsdp, 1.0);
  DSDPSetMaxIts(dsdp, steps);
  if (DSDPSetup(dsdp) || DSDPSolve(dsdp)) return NAN;
  DSDPComputeX(dsdp);
  DSDPGetPObjective(dsdp, &r);
  DSDPGetDObjective(dsdp, &d);
  if (y) DSDPGetY(dsdp, y, n);
  DSDPDestroy(dsdp);
  return y ? r : d;
}

double maxcut(double *weight, double *y) { return cut(weight, y, 60); }

double dual_value(double *weight) { return cut(weight, NULL, 60); }

/* the largest y with [c0 c1; c1 c2] - y0 I - y1 [0 1; 1 0] positive, and linear bounds beside */
double with_lp(double *c, double *b, double *y) {
  DSDP dsdp;
  SDPCone cone;
  LPCone lp;
  int full[3] = {0, 1, 2}, diag[2] = {0, 2}, off[1] = {1}, starts[4] = {0, 2, 3, 4}, rows[4] = {0, 1, 0, 1};
  double identity[2] = {1, 1}, cross[1] = {1}, bounds[4] = {3, 2.5, 1, 1}, r;
  if (DSDPCreate(2, &dsdp) || DSDPCreateSDPCone(dsdp, 1, &cone) || DSDPCreateLPCone(dsdp, &lp)) return NAN;
  for (int i = 0; i < 2; i++) DSDPSetDualObjective(dsdp, i + 1, b[i]);
  SDPConeSetBlockSize(cone, 0, 2);
  SDPConeSetASparseVecMat(cone, 0, 0, 2, 1.0, 0, full, c, 3);
  SDPConeSetASparseVecMat(cone, 0, 1, 2, 1.0, 0, diag, identity, 2);
  SDPConeSetASparseVecMat(cone, 0, 2, 2, 1.0, 0, off, cross, 1);
  LPConeSetData(lp, 2, starts, rows, bounds);
  DSDPSetGapTolerance(dsdp, 1e-9);
  if (DSDPSetup(dsdp) || DSDPSolve(dsdp)) return NAN;
  DSDPComputeX(dsdp);
  DSDPGetPObjective(dsdp, &r);
  DSDPGetY(dsdp, y, 2);
  DSDPDestroy(dsdp);
  return r;
}
