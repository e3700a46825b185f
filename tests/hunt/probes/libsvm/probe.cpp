// differentiate: regression(x, y, out)  at: x = random(12, -1, 1), y = random(12, -1, 1), out = 0.31  tolerance: 1e-5  roundoff: 1e-8
// differentiate: classification(x, out)  at: x = random(24, -1, 1), out = 0.31 -0.2  tolerance: 1e-4  roundoff: 1e-8
// differentiate: decision(x, c)  at: x = 0.3 -0.4, c = 0.5 -0.7 0.2  roundoff: 1e-10
#include <svm.h>

static void silent(const char *) {}

static svm_parameter parameters(int type) {
  svm_parameter p = {};
  p.svm_type = type, p.kernel_type = RBF, p.gamma = 0.7, p.cache_size = 1, p.eps = 1e-10, p.C = 1, p.p = 0.05;
  return p;
}

extern "C" double regression(double *x, double *y, double *out) {
  svm_set_print_string_function(silent);
  svm_node nodes[12][2], *rows[12];
  for (int i = 0; i < 12; i++) {
    nodes[i][0].index = 1, nodes[i][0].value = x[i];
    nodes[i][1].index = -1;
    rows[i] = nodes[i];
  }
  svm_problem problem = {12, y, rows};
  svm_parameter p = parameters(EPSILON_SVR);
  svm_model *model = svm_train(&problem, &p);
  svm_node at[2] = {{1, out[0]}, {-1, 0}};
  double r = svm_predict(model, at);
  svm_free_and_destroy_model(&model);
  return r;
}

extern "C" double classification(double *x, double *out) {
  svm_set_print_string_function(silent);
  svm_node nodes[12][3], *rows[12];
  double y[12];
  for (int i = 0; i < 12; i++) {
    for (int j = 0; j < 2; j++) nodes[i][j].index = j + 1, nodes[i][j].value = x[2 * i + j];
    nodes[i][2].index = -1;
    rows[i] = nodes[i];
    y[i] = i % 2 ? 1 : -1;
  }
  svm_problem problem = {12, y, rows};
  svm_parameter p = parameters(C_SVC);
  svm_model *model = svm_train(&problem, &p);
  svm_node at[3] = {{1, out[0]}, {2, out[1]}, {-1, 0}};
  double r;
  svm_predict_values(model, at, &r);
  svm_free_and_destroy_model(&model);
  return r;
}

extern "C" double decision(double *x, double *c) {
  svm_node nodes[3][3] = {{{1, 0.1}, {2, 0.4}, {-1, 0}}, {{1, -0.6}, {2, 0.2}, {-1, 0}}, {{2, 0.9}, {-1, 0}}};
  svm_node *rows[3] = {nodes[0], nodes[1], nodes[2]};
  double rho[1] = {0.2};
  svm_model model = {};
  model.param = parameters(EPSILON_SVR);
  model.nr_class = 2, model.l = 3, model.SV = rows, model.sv_coef = &c, model.rho = rho;
  svm_node at[3] = {{1, x[0]}, {2, x[1]}, {-1, 0}};
  return svm_predict(&model, at);
}
