// differentiate: optimum(a, c, out)  at: a = 4 -1 -2 3 -2 -0.7, c = 1 1.5, out = zeros(2)  roundoff: 1e-10
// differentiate: vertices(a, out)  at: a = 4 -1 -2 3 -2 -0.7, out = zeros(2)  roundoff: 1e-10
#include <setoper.h>
#include <cdd.h>

static dd_MatrixPtr inequalities(double *a) {
  dd_MatrixPtr m = dd_CreateMatrix(4, 3);
  for (int i = 0; i < 6; i++) dd_set_d(m->matrix[i / 3][i % 3], a[i]);
  dd_set_d(m->matrix[2][1], 1);
  dd_set_d(m->matrix[3][2], 1);
  m->representation = dd_Inequality;
  m->numbtype = dd_Real;
  return m;
}

double optimum(double *a, double *c, double *out) {
  dd_set_global_constants();
  dd_MatrixPtr m = inequalities(a);
  m->objective = dd_LPmax;
  dd_set_d(m->rowvec[1], c[0]);
  dd_set_d(m->rowvec[2], c[1]);
  dd_ErrorType error;
  dd_LPPtr lp = dd_Matrix2LP(m, &error);
  dd_LPSolve(lp, dd_DualSimplex, &error);
  double r = dd_get_d(lp->optvalue);
  for (int i = 0; i < 2; i++) out[i] = dd_get_d(lp->sol[i + 1]);
  dd_FreeLPData(lp);
  dd_FreeMatrix(m);
  dd_free_global_constants();
  return r;
}

double vertices(double *a, double *out) {
  dd_set_global_constants();
  dd_MatrixPtr m = inequalities(a);
  dd_ErrorType error;
  dd_PolyhedraPtr p = dd_DDMatrix2Poly(m, &error);
  dd_MatrixPtr g = dd_CopyGenerators(p);
  double r = 0;
  for (int i = 0; i < g->rowsize; i++) {
    out[0] += dd_get_d(g->matrix[i][1]);
    out[1] += dd_get_d(g->matrix[i][2]);
    r += dd_get_d(g->matrix[i][1]) * dd_get_d(g->matrix[i][2]);
  }
  dd_FreeMatrix(g);
  dd_FreePolyhedra(p);
  dd_FreeMatrix(m);
  dd_free_global_constants();
  return r;
}
