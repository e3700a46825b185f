// differentiate: logistic(x, cost, weights)  at: x = random(24, -1, 1), cost = 0.8, weights = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: regression(x, y, cost, weights)  at: x = random(24, -1, 1), y = random(8, -1, 1), cost = 0.8, weights = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: probability(weights, x)  at: weights = 0.4 -1.1 0.7, x = 0.3 0.9 -0.6  roundoff: 1e-11
// differentiate: dual(x, cost, weights)  at: x = random(24, -1, 1), cost = 0.8, weights = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
#include <linear.h>
#include <stdlib.h>

static void silent(const char *) {}

static parameter chosen(int solver, double cost) {
  parameter how = {};
  how.solver_type = solver, how.eps = 1e-9, how.C = cost, how.p = 0.05;
  set_print_string_function(silent);
  srand(1);
  return how;
}

/* Eight examples of three features. */
static model *trained(double *x, double *y, parameter how) {
  feature_node nodes[8][4], *rows[8];
  for (int i = 0; i < 8; i++) {
    for (int j = 0; j < 3; j++) nodes[i][j].index = j + 1, nodes[i][j].value = x[3 * i + j];
    nodes[i][3].index = -1;
    rows[i] = nodes[i];
  }
  problem given = {8, 3, y, rows, -1};
  return train(&given, &how);
}

static double copied(model *made, double *weights) {
  double sum = 0;
  for (int j = 0; j < 3; j++) {
    weights[j] = get_decfun_coef(made, j + 1, 0);
    sum += weights[j] * weights[j];
  }
  free_and_destroy_model(&made);
  return sum;
}

static double labels[8] = {1, -1, 1, 1, -1, -1, 1, -1};

extern "C" double logistic(double *x, double cost, double *weights) {
  return copied(trained(x, labels, chosen(L2R_LR, cost)), weights);
}

extern "C" double regression(double *x, double *y, double cost, double *weights) {
  return copied(trained(x, y, chosen(L2R_L2LOSS_SVR, cost)), weights);
}

extern "C" double dual(double *x, double cost, double *weights) {
  return copied(trained(x, labels, chosen(L2R_LR_DUAL, cost)), weights);
}

extern "C" double probability(double *weights, double *x) {
  int label[2] = {1, -1};
  double found[2];
  feature_node nodes[4] = {{1, x[0]}, {2, x[1]}, {3, x[2]}, {-1, 0}};
  model made = {chosen(L2R_LR, 1), 2, 3, weights, label, -1};
  predict_probability(&made, nodes, found);
  return found[0];
}
