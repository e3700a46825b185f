// differentiate: equilibrium(k, out)  at: k = 1.3 0.7 0.4 2.1, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: anderson(k, out)  at: k = 0.3 0.2 0.4, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: pendulum(p, out)  at: p = 0.6 1.1 0.3, out = zeros(3)  tolerance: 1e-3  roundoff: 1e-6
// differentiate: brusselator(y, p)  at: y = 1.2 3.1, p = 1 3.5  tolerance: 1e-3  roundoff: 1e-6
#include <arkode/arkode_arkstep.h>
#include <ida/ida.h>
#include <kinsol/kinsol.h>
#include <math.h>
#include <nvector/nvector_serial.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunlinsol/sunlinsol_spgmr.h>
#include <sunmatrix/sunmatrix_dense.h>

// three species in equilibrium: Newton's method with a line search and a Jacobian by differences
static int balance(N_Vector u, N_Vector f, void *data) {
  double *k = data, *c = N_VGetArrayPointer(u), *r = N_VGetArrayPointer(f);
  r[0] = k[0] * c[0] - k[1] * c[1] * c[1];
  r[1] = k[2] * c[1] - k[3] * c[2] * c[0];
  r[2] = c[0] + c[1] + 2 * c[2] - 3;
  return 0;
}

double equilibrium(double *k, double *out) {
  SUNContext context;
  SUNContext_Create(NULL, &context);
  N_Vector u = N_VNew_Serial(3, context), scale = N_VNew_Serial(3, context);
  N_VConst(1, scale);
  N_VConst(0.8, u);
  void *memory = KINCreate(context);
  KINSetUserData(memory, k);
  KINInit(memory, balance, u);
  KINSetFuncNormTol(memory, 1e-11);
  KINSetScaledStepTol(memory, 1e-13);
  KINSetMaxSetupCalls(memory, 1);
  SUNMatrix matrix = SUNDenseMatrix(3, 3, context);
  SUNLinearSolver solver = SUNLinSol_Dense(u, matrix, context);
  KINSetLinearSolver(memory, solver, matrix);
  int flag = KINSol(memory, u, KIN_LINESEARCH, scale, scale);
  for (int i = 0; i < 3; i++) out[i] = NV_Ith_S(u, i);
  SUNLinSolFree(solver);
  SUNMatDestroy(matrix);
  KINFree(&memory);
  N_VDestroy(u);
  N_VDestroy(scale);
  SUNContext_Free(&context);
  return flag < 0 ? NAN : out[0] * out[1] * out[2];
}

// a fixed point by Anderson's acceleration
static int once(N_Vector u, N_Vector g, void *data) {
  double *k = data, *x = N_VGetArrayPointer(u), *y = N_VGetArrayPointer(g);
  for (int i = 0; i < 4; i++) y[i] = k[0] * cos(x[(i + 1) % 4]) + k[1] * x[i] * x[(i + 2) % 4] + k[2] * (i + 1) / 4;
  return 0;
}

double anderson(double *k, double *out) {
  SUNContext context;
  SUNContext_Create(NULL, &context);
  N_Vector u = N_VNew_Serial(4, context), scale = N_VNew_Serial(4, context);
  N_VConst(1, scale);
  N_VConst(0.1, u);
  void *memory = KINCreate(context);
  KINSetUserData(memory, k);
  KINSetMAA(memory, 2);
  KINInit(memory, once, u);
  KINSetFuncNormTol(memory, 1e-12);
  int flag = KINSol(memory, u, KIN_FP, scale, scale);
  double sum = 0;
  for (int i = 0; i < 4; i++) out[i] = NV_Ith_S(u, i), sum += out[i] * out[i];
  KINFree(&memory);
  N_VDestroy(u);
  N_VDestroy(scale);
  SUNContext_Free(&context);
  return flag < 0 ? NAN : sum;
}

// a damped pendulum whose force is an algebraic unknown
static int residual(double t, N_Vector u, N_Vector du, N_Vector rr, void *data) {
  double *p = data, *y = N_VGetArrayPointer(u), *dy = N_VGetArrayPointer(du), *r = N_VGetArrayPointer(rr);
  r[0] = dy[0] - y[1];
  r[1] = dy[1] - y[2];
  r[2] = y[2] + p[1] * sin(y[0]) + p[2] * y[1];
  return 0;
}

double pendulum(double *p, double *out) {
  SUNContext context;
  SUNContext_Create(NULL, &context);
  N_Vector u = N_VNew_Serial(3, context), du = N_VNew_Serial(3, context);
  NV_Ith_S(u, 0) = p[0], NV_Ith_S(u, 1) = 0, NV_Ith_S(u, 2) = -p[1] * sin(p[0]);
  NV_Ith_S(du, 0) = 0, NV_Ith_S(du, 1) = NV_Ith_S(u, 2), NV_Ith_S(du, 2) = -p[2] * NV_Ith_S(u, 2);
  void *memory = IDACreate(context);
  IDAInit(memory, residual, 0, u, du);
  IDASStolerances(memory, 1e-9, 1e-11);
  IDASetUserData(memory, p);
  SUNMatrix matrix = SUNDenseMatrix(3, 3, context);
  SUNLinearSolver solver = SUNLinSol_Dense(u, matrix, context);
  IDASetLinearSolver(memory, solver, matrix);
  double t, energy = 0;
  int flag = 0;
  for (int step = 1; step <= 2; step++) {
    flag |= IDASolve(memory, 0.7 * step, &t, u, du, IDA_NORMAL) < 0;
    energy += NV_Ith_S(u, 1) * NV_Ith_S(u, 1) / 2 - p[1] * cos(NV_Ith_S(u, 0));
  }
  for (int i = 0; i < 3; i++) out[i] = NV_Ith_S(u, i);
  SUNLinSolFree(solver);
  SUNMatDestroy(matrix);
  IDAFree(&memory);
  N_VDestroy(u);
  N_VDestroy(du);
  SUNContext_Free(&context);
  return flag ? NAN : energy;
}

// an explicit and an implicit part, fixed steps, GMRES without a preconditioner
static int slow(double t, N_Vector u, N_Vector du, void *data) {
  double *p = data, *y = N_VGetArrayPointer(u), *d = N_VGetArrayPointer(du);
  d[0] = p[0] + y[0] * y[0] * y[1];
  d[1] = -y[0] * y[0] * y[1];
  return 0;
}

static int fast(double t, N_Vector u, N_Vector du, void *data) {
  double *p = data, *y = N_VGetArrayPointer(u), *d = N_VGetArrayPointer(du);
  d[0] = -(p[1] + 1) * y[0];
  d[1] = p[1] * y[0];
  return 0;
}

double brusselator(double *y, double *p) {
  SUNContext context;
  SUNContext_Create(NULL, &context);
  N_Vector u = N_VMake_Serial(2, y, context);
  void *memory = ARKStepCreate(slow, fast, 0, u, context);
  ARKStepSStolerances(memory, 1e-9, 1e-10);
  ARKStepSetUserData(memory, p);
  ARKStepSetFixedStep(memory, 0.02);
  ARKStepSetOrder(memory, 4);
  ARKStepSetNonlinConvCoef(memory, 1e-4);
  ARKStepSetMaxNonlinIters(memory, 8);
  SUNLinearSolver solver = SUNLinSol_SPGMR(u, SUN_PREC_NONE, 2, context);
  ARKStepSetLinearSolver(memory, solver, NULL);
  ARKStepSetEpsLin(memory, 1e-4);
  double t;
  int flag = ARKStepEvolve(memory, 0.2, u, &t, ARK_NORMAL);
  ARKStepFree(&memory);
  SUNLinSolFree(solver);
  N_VDestroy(u);
  SUNContext_Free(&context);
  return flag < 0 ? NAN : y[0] * y[1];
}
