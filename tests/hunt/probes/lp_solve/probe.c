// differentiate: best(c, a, b, x)  at: c = 10 6 4, a = 1 1 1 10 4 5 2 2 6, b = 100 600 300, x = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: prices(c, a, b, y)  at: c = 10 6 4, a = 1 1 1 10 4 5 2 2 6, b = 100 600 300, y = zeros(6)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: transport(cost, supply, demand, flow)  at: cost = 8.1 6.2 10.3 9.4 9.5 12.6 13.7 7.8 14.9 9.15 16.25 5.35, supply = 35.5 50.25 40.75, demand = 45 20 30 30, flow = zeros(12)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: knapsack(value, weight, room, taken)  at: value = 5.1 4.2 3.3 7.4, weight = 2.3 3.1 1.7 4.9, room = 11.3 3.7, taken = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: again(c, a, b, upper)  at: c = 2.1 3.2 1.3, a = 1.1 2.2 0.7 3.1 1.4 2.5, b = 10.5 21.5, upper = 2.5 1.5 1.25  tolerance: 1e-5  roundoff: 1e-9
#include <math.h>
#include "lp_lib.h"

static lprec *stated(double *c, double *a, double *b) {
  lprec *lp = make_lp(0, 3);
  int columns[] = {1, 2, 3};
  set_verbose(lp, NEUTRAL);
  set_add_rowmode(lp, TRUE);
  for (int i = 0; i < 3; i++) add_constraintex(lp, 3, a + 3 * i, columns, LE, b[i]);
  set_add_rowmode(lp, FALSE);
  set_obj_fnex(lp, 3, c, columns);
  set_maxim(lp);
  return lp;
}

double best(double *c, double *a, double *b, double *x) {
  lprec *lp = stated(c, a, b);
  double found = NAN;
  if (solve(lp) == OPTIMAL) {
    found = get_objective(lp);
    get_variables(lp, x);
  }
  delete_lp(lp);
  return found;
}

double prices(double *c, double *a, double *b, double *y) {
  lprec *lp = stated(c, a, b);
  double all[7], lower[7], upper[7], sum = NAN;
  set_simplextype(lp, SIMPLEX_DUAL_DUAL);
  set_scaling(lp, SCALE_GEOMETRIC + SCALE_DYNUPDATE);
  if (solve(lp) == OPTIMAL && get_sensitivity_rhs(lp, all, lower, upper)) {
    sum = 0;
    for (int i = 0; i < 6; i++) y[i] = all[i], sum += all[i] * all[i];
  }
  delete_lp(lp);
  return sum;
}

// from three works to four towns
double transport(double *cost, double *supply, double *demand, double *flow) {
  lprec *lp = make_lp(7, 0);
  set_verbose(lp, NEUTRAL);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++) {
      double column[] = {cost[4 * i + j], 1, 1};
      int rows[] = {0, 1 + i, 4 + j};
      add_columnex(lp, 3, column, rows);
    }
  for (int i = 0; i < 3; i++) set_constr_type(lp, 1 + i, LE), set_rh(lp, 1 + i, supply[i]);
  for (int j = 0; j < 4; j++) set_constr_type(lp, 4 + j, GE), set_rh(lp, 4 + j, demand[j]);
  set_minim(lp);
  double found = NAN;
  if (solve(lp) == OPTIMAL) {
    found = get_objective(lp);
    get_variables(lp, flow);
  }
  delete_lp(lp);
  return found;
}

// two of the things are whole, by branch and bound
double knapsack(double *value, double *weight, double *room, double *taken) {
  lprec *lp = make_lp(0, 4);
  double row[5] = {0, weight[0], weight[1], weight[2], weight[3]}, both[5] = {0, 1, 1, 1, 1}, goal[5] = {0, value[0], value[1], value[2], value[3]};
  set_verbose(lp, NEUTRAL);
  add_constraint(lp, row, LE, room[0]);
  add_constraint(lp, both, LE, room[1]);
  set_obj_fn(lp, goal);
  set_maxim(lp);
  set_int(lp, 1, TRUE);
  set_int(lp, 4, TRUE);
  double found = NAN;
  if (solve(lp) == OPTIMAL) {
    found = get_objective(lp);
    get_variables(lp, taken);
  }
  delete_lp(lp);
  return found;
}

// solved, changed, and solved again from the last basis
double again(double *c, double *a, double *b, double *upper) {
  lprec *lp = make_lp(0, 3);
  int columns[] = {1, 2, 3};
  double found = NAN, *x;
  set_verbose(lp, NEUTRAL);
  set_obj_fnex(lp, 3, c, columns);
  for (int i = 0; i < 2; i++) add_constraintex(lp, 3, a + 3 * i, columns, LE, b[i]);
  for (int j = 0; j < 3; j++) set_bounds(lp, j + 1, 0.1 * upper[j], upper[j]);
  set_maxim(lp);
  if (solve(lp) == OPTIMAL) {
    found = get_objective(lp);
    set_rh(lp, 1, 0.7 * b[0]);
    set_mat(lp, 2, 3, a[5] * a[0]);
    set_upbo(lp, 2, 2 * upper[1]);
    if (solve(lp) == OPTIMAL) {
      get_ptr_variables(lp, &x);
      found = found * get_objective(lp) + x[0] * x[1];
    }
  }
  delete_lp(lp);
  return found;
}
