// differentiate: modes(m, values)  at: m = 1.4 0.2 -0.1 0.2 0.9 0.3 -0.1 0.3 0.6, values = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: between(a, b, t, out)  at: a = 1 1.4 0.2 -0.1 0.9 0.3 0.6, b = 1 0.8 -0.1 0.2 1.3 0.1 0.9, t = 0.35, out = zeros(7)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: shape(a, out)  at: a = 1 1.4 0.2 -0.1 0.9 0.3 0.6, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: sampled(x, values)  at: x = 4.3 5.7, values = random(10, -1, 1)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: rank_one(t, v)  at: t = 1.2 0.1 0.3 0.4 -0.2 0.5 0.3 0.2 0.1 -0.3 0.9 0.2 0.4 0.1 0.8, v = zeros(3)  tolerance: 1e-4  roundoff: 1e-7
#include <ell/ell.h>
#include <nrrd/nrrd.h>
#include <ten/ten.h>
#include <tijk/tijk.h>

double modes(double *m, double *values) {
  double vectors[9], u[9], v[9], singular[3];
  ell_3m_eigensolve_d(values, vectors, m, AIR_TRUE);
  ell_3m_svd_d(u, singular, v, m, AIR_TRUE);
  return vectors[0] * vectors[0] + 2 * vectors[4] * vectors[4] + 3 * singular[1];
}

double between(double *a, double *b, double t, double *out) {
  tenInterpParm *how = tenInterpParmNew();
  tenInterpTwo_d(out, a, b, tenInterpTypeLogLinear, t, how);
  tenInterpParmNix(how);
  return out[1] + 2 * out[2] + 3 * out[6];
}

double shape(double *a, double *out) {
  double values[3], vectors[9];
  int kinds[6] = {tenAniso_FA, tenAniso_Mode, tenAniso_Cl1, tenAniso_RA, tenAniso_Th, tenAniso_Omega};
  tenEigensolve_d(values, vectors, a);
  for (int k = 0; k < 6; k++) out[k] = tenAnisoEval_d(values, kinds[k]);
  return tenAnisoTen_d(a, tenAniso_FA) + out[0] * out[1];
}

// resampled by kernels
double sampled(double *x, double *values) {
  const NrrdKernel *kernels[4] = {nrrdKernelBCCubic, nrrdKernelGaussian, nrrdKernelHann, nrrdKernelAQuartic};
  double of_each[4][3] = {{1, 0.2, 0.4}, {1, 3, 0}, {1, 4, 0}, {1, 0.0834, 0}}, sum = 0;
  for (int k = 0; k < 4; k++)
    for (int j = 0; j < 2; j++)
      for (int i = 0; i < 10; i++) sum += (k + 1) * values[i] * kernels[k]->eval1_d(x[j] - i, of_each[k]);
  return sum;
}

double rank_one(double *t, double *v) {
  double scale = 1, left[15];
  v[0] = 0.9, v[1] = 0.2, v[2] = 0.4;
  tijk_refine_rank1_parm *how = tijk_refine_rank1_parm_new();
  how->eps_impr = 1e-15;
  tijk_refine_rank1_3d_d(&scale, v, t, tijk_4o3d_sym, how);
  tijk_refine_rank1_parm_nix(how);
  tijk_4o3d_sym->sym->make_rank1_d(left, scale, v);
  return scale + left[0];
}
