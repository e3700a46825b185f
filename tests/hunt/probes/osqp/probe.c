// differentiate: portfolio(root, gain, out)  at: root = 0.9 0.2 0.1 0 0.7 0.3 0 0 0.5, gain = 0.1 0.12 0.07, out = zeros(3)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: positive(a, b, out)  at: a = 1 0.5 -0.2 0.3 0.4 1.2 0.6 -0.1 0.3 -0.4 0.9 0.7, b = 1 0.3 -2 0.6, out = zeros(3)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: steered(start, plant, out)  at: start = 1.3 -0.4, plant = 1 0.2 -0.05 0.95 0.02 0.2, out = zeros(8)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: factored(values, b, out)  at: values = 4 0.5 3 -0.7 -2 0.3 0.9 1.1 -3, b = 1 -0.5 2 0.7, out = zeros(8)
#include <math.h>
#include <osqp.h>
#include <qdldl.h>
#include <stdlib.h>
#include <string.h>

static OSQPSettings careful(void) {
  OSQPSettings how;
  osqp_set_default_settings(&how);
  how.eps_abs = how.eps_rel = 1e-9, how.polish = 1, how.max_iter = 20000, how.verbose = 0;
  return how;
}

static csc *dense(c_int m, c_int n, const double *rows, int upper) {
  csc *made = csc_spalloc(m, n, m * n, 1, 0);
  c_int k = 0;
  for (c_int j = 0; j < n; j++) {
    made->p[j] = k;
    for (c_int i = 0; i < (upper ? j + 1 : m); i++) made->x[k] = rows[i * n + j], made->i[k++] = i;
  }
  made->p[n] = k;
  return made;
}

static double solved(csc *p, csc *a, double *q, double *l, double *u, double *out) {
  OSQPData data = {p->n, a->m, p, a, q, l, u};
  OSQPSettings how = careful();
  OSQPWorkspace *work;
  if (osqp_setup(&work, &data, &how)) return NAN;
  osqp_solve(work);
  double value = work->info->status_val == OSQP_SOLVED ? work->info->obj_val : NAN;
  for (c_int i = 0; i < p->n; i++) out[i] = work->solution->x[i];
  osqp_cleanup(work);
  csc_spfree(p);
  csc_spfree(a);
  return value;
}

static void squared(double *p, const double *a, int m, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      p[i * n + j] = 0;
      for (int k = 0; k < m; k++) p[i * n + j] += a[k * n + i] * a[k * n + j];
    }
}

// half the risk |root x|^2 less the gain, sum x = 1, 0 <= x
double portfolio(double *root, double *gain, double *out) {
  double p[9], q[3], a[12] = {1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1}, l[4] = {1, 0, 0, 0}, u[4] = {1, 1, 1, 1};
  squared(p, root, 3, 3);
  for (int i = 0; i < 3; i++) q[i] = -gain[i];
  return solved(dense(3, 3, p, 1), dense(4, 3, a, 0), q, l, u, out);
}

// the least |a x - b| with x >= 0
double positive(double *a, double *b, double *out) {
  double p[9], q[3], eye[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1}, l[3] = {0, 0, 0}, u[3] = {OSQP_INFTY, OSQP_INFTY, OSQP_INFTY};
  squared(p, a, 4, 3);
  for (int i = 0; i < 3; i++) {
    q[i] = 0;
    for (int k = 0; k < 4; k++) q[i] -= a[k * 3 + i] * b[k];
  }
  return solved(dense(3, 3, p, 1), dense(3, 3, eye, 0), q, l, u, out);
}

// two steps of control of a plant with two states and one input, over a horizon of three, from where it starts
double steered(double *start, double *plant, double *out) {
  enum { STEPS = 3, N = 3 * STEPS, M = 2 * STEPS + STEPS };
  double p[N * N] = {0}, q[N] = {0}, a[M * N] = {0}, l[M], u[M], sum = 0, now[2] = {start[0], start[1]};
  for (int t = 0; t < STEPS; t++) {
    int x = 3 * t, v = 3 * t + 2;
    p[x * N + x] = 1, p[(x + 1) * N + x + 1] = 0.5, p[v * N + v] = 0.1;
    for (int k = 0; k < 2; k++) {
      a[(2 * t + k) * N + x + k] = -1;
      a[(2 * t + k) * N + v] = plant[4 + k];
      for (int j = 0; j < 2 && t; j++) a[(2 * t + k) * N + x - 3 + j] = plant[2 * k + j];
      l[2 * t + k] = u[2 * t + k] = t ? 0 : -(plant[2 * k] * now[0] + plant[2 * k + 1] * now[1]);
    }
    a[(2 * STEPS + t) * N + v] = 1;
    l[2 * STEPS + t] = -0.8, u[2 * STEPS + t] = 0.8;
  }
  csc *cost = dense(N, N, p, 1), *rows = dense(M, N, a, 0);
  OSQPData data = {N, M, cost, rows, q, l, u};
  OSQPSettings how = careful();
  OSQPWorkspace *work;
  if (osqp_setup(&work, &data, &how)) return NAN;
  for (int step = 0; step < 2; step++) {
    osqp_solve(work);
    if (work->info->status_val != OSQP_SOLVED) return NAN;
    double force = work->solution->x[2], next[2];
    for (int k = 0; k < 2; k++) next[k] = plant[2 * k] * now[0] + plant[2 * k + 1] * now[1] + plant[4 + k] * force;
    out[4 * step] = next[0], out[4 * step + 1] = next[1], out[4 * step + 2] = force;
    sum += work->info->obj_val;
    now[0] = next[0], now[1] = next[1];
    for (int k = 0; k < 2; k++) l[k] = u[k] = -(plant[2 * k] * now[0] + plant[2 * k + 1] * now[1]);
    osqp_update_bounds(work, l, u);
  }
  osqp_cleanup(work);
  csc_spfree(cost);
  csc_spfree(rows);
  return sum;
}

// a sparse quasidefinite matrix from triplets: permuted, factored by qdldl, a system solved
double factored(double *values, double *b, double *out) {
  c_int rows[9] = {0, 0, 1, 0, 2, 1, 1, 2, 3}, columns[9] = {0, 1, 1, 2, 2, 2, 3, 3, 3}, order[4] = {2, 0, 3, 1};
  csc *triplet = csc_spalloc(4, 4, 9, 1, 1);
  for (int k = 0; k < 9; k++) triplet->i[k] = rows[k], triplet->p[k] = columns[k], triplet->x[k] = values[k];
  triplet->nz = 9;
  csc *full = triplet_to_csc(triplet, NULL);
  c_int *inverse = csc_pinv(order, 4);
  csc *upper = csc_symperm(full, inverse, NULL, 1);
  QDLDL_int work[12], counts[4], tree[4], starts[5];
  QDLDL_bool marks[4];
  QDLDL_float d[4], recip[4], workspace[4], x[4];
  QDLDL_int total = QDLDL_etree(4, upper->p, upper->i, work, counts, tree);
  QDLDL_int *below = malloc(total * sizeof *below);
  QDLDL_float *lower = malloc(total * sizeof *lower);
  QDLDL_int positive = QDLDL_factor(4, upper->p, upper->i, upper->x, starts, below, lower, d, recip, counts, tree, marks, work, workspace);
  for (int i = 0; i < 4; i++) x[i] = b[order[i]];
  QDLDL_solve(4, starts, below, lower, recip, x);
  for (int i = 0; i < 4; i++) out[order[i]] = x[i], out[4 + i] = d[i];
  double sum = positive == 2 ? 0 : NAN;
  for (int k = 0; k < total; k++) sum += lower[k] * lower[k];
  free(below), free(lower), free(inverse);
  csc_spfree(triplet), csc_spfree(full), csc_spfree(upper);
  return sum;
}
