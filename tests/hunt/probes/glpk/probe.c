// differentiate: best(c, a, b, x)  at: c = 10 6 4, a = 1 1 1 10 4 5 2 2 6, b = 100 600 300, x = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: shadow_prices(c, a, b, y)  at: c = 10 6 4, a = 1 1 1 10 4 5 2 2 6, b = 100 600 300, y = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: interior(c, a, b, x)  at: c = 10 6 4, a = 1 1 1 10 4 5 2 2 6, b = 100 600 300, x = zeros(3)  tolerance: 1e-3  roundoff: 1e-6
#include <glpk.h>

static glp_prob *stated(double *c, double *a, double *b) {
  glp_prob *program = glp_create_prob();
  int columns[] = {0, 1, 2, 3};
  glp_term_out(GLP_OFF);
  glp_set_obj_dir(program, GLP_MAX);
  glp_add_rows(program, 3);
  glp_add_cols(program, 3);
  for (int j = 0; j < 3; j++) {
    glp_set_col_bnds(program, j + 1, GLP_LO, 0, 0);
    glp_set_obj_coef(program, j + 1, c[j]);
  }
  for (int i = 0; i < 3; i++) {
    double row[] = {0, a[3 * i], a[3 * i + 1], a[3 * i + 2]};
    glp_set_row_bnds(program, i + 1, GLP_UP, 0, b[i]);
    glp_set_mat_row(program, i + 1, 3, columns, row);
  }
  return program;
}

double best(double *c, double *a, double *b, double *x) {
  glp_prob *program = stated(c, a, b);
  glp_simplex(program, 0);
  double found = glp_get_obj_val(program);
  for (int j = 0; j < 3; j++) x[j] = glp_get_col_prim(program, j + 1);
  glp_delete_prob(program);
  return found;
}

double shadow_prices(double *c, double *a, double *b, double *y) {
  glp_prob *program = stated(c, a, b);
  glp_smcp how;
  glp_init_smcp(&how);
  how.meth = GLP_DUALP;
  glp_scale_prob(program, GLP_SF_AUTO);
  glp_simplex(program, &how);
  double sum = 0;
  for (int i = 0; i < 3; i++) y[i] = glp_get_row_dual(program, i + 1), sum += y[i] * y[i];
  for (int j = 0; j < 3; j++) sum += glp_get_col_dual(program, j + 1);
  glp_delete_prob(program);
  return sum;
}

double interior(double *c, double *a, double *b, double *x) {
  glp_prob *program = stated(c, a, b);
  glp_interior(program, 0);
  double found = glp_ipt_obj_val(program);
  for (int j = 0; j < 3; j++) x[j] = glp_ipt_col_prim(program, j + 1);
  glp_delete_prob(program);
  return found;
}
