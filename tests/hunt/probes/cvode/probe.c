// differentiate: stiff(y, p)  at: y = 1 0.2, p = 0.6 0.9  tolerance: 1e-3  roundoff: 1e-7
// differentiate: adams(y, p)  at: y = 1 0.2, p = 0.6 0.9  tolerance: 1e-3  roundoff: 1e-7
#include <cvode/cvode.h>
#include <nvector/nvector_serial.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>
#include <sunnonlinsol/sunnonlinsol_fixedpoint.h>

static int rate(realtype t, N_Vector y, N_Vector f, void *at) {
  double *p = at, *u = N_VGetArrayPointer(y), *d = N_VGetArrayPointer(f);
  d[0] = u[1], d[1] = p[0] * (1 - u[0] * u[0]) * u[1] - p[1] * u[0];
  return 0;
}

static double run(double *y, double *p, int kind) {
  SUNContext context;
  SUNContext_Create(0, &context);
  N_Vector v = N_VMake_Serial(2, y, context);
  void *memory = CVodeCreate(kind, context);
  CVodeInit(memory, rate, 0, v);
  CVodeSStolerances(memory, 1e-10, 1e-12);
  CVodeSetUserData(memory, p);
  SUNMatrix matrix = 0;
  SUNLinearSolver linear = 0;
  SUNNonlinearSolver fixed = 0;
  if (kind == CV_BDF) {
    matrix = SUNDenseMatrix(2, 2, context);
    linear = SUNLinSol_Dense(v, matrix, context);
    CVodeSetLinearSolver(memory, linear, matrix);
  } else {
    fixed = SUNNonlinSol_FixedPoint(v, 0, context);
    CVodeSetNonlinearSolver(memory, fixed);
  }
  double t;
  CVode(memory, 1.0, v, &t, CV_NORMAL);
  double r = y[0] * y[1];
  N_VDestroy(v);
  CVodeFree(&memory);
  if (linear) SUNLinSolFree(linear);
  if (matrix) SUNMatDestroy(matrix);
  if (fixed) SUNNonlinSolFree(fixed);
  SUNContext_Free(&context);
  return r;
}

double stiff(double *y, double *p) { return run(y, p, CV_BDF); }

double adams(double *y, double *p) { return run(y, p, CV_ADAMS); }
