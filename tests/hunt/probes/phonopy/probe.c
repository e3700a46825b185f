// differentiate: polar(q, born, fc, dm)  at: q = 0.21 0.13 -0.07, born = random(18, 0.5, 2), fc = random(144, -1, 1), dm = zeros(72)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: velocity(q, fc, masses)  at: q = 0.31 0.17 0.12, fc = random(144, -1, 1), masses = 24.3 16  tolerance: 1e-5  roundoff: 1e-9
// differentiate: states(corners, omega)  at: corners = random(96, 1, 5), omega = 3.1  tolerance: 1e-4  roundoff: 1e-8
// differentiate: back(dm, masses, fc)  at: dm = random(144, -1, 1), masses = 24.3 16, fc = zeros(72)  tolerance: 1e-5  roundoff: 1e-9
#include <derivative_dynmat.h>
#include <dynmat.h>
#include <math.h>
#include <tetrahedron_method.h>

// two atoms in a cell, two cells along x
static const int64_t p2s[2] = {0, 2}, s2p[4] = {0, 0, 2, 2}, s2pp[4] = {0, 0, 1, 1};
static const double positions[2][3] = {{0, 0, 0}, {0.5, 0.4, 0.45}};
static const double lattice[3][3] = {{4.2, 0.1, 0}, {0, 4.0, 0.2}, {0, 0, 4.4}};
static const double dielectric[3][3] = {{3.1, 0.1, 0}, {0.1, 2.9, 0}, {0, 0, 3.4}};
static const double reciprocal[3][3] = {{0.238, 0, 0}, {-0.006, 0.25, 0}, {0, -0.0114, 0.227}};

static void vectors(double v[16][3], int64_t multi[8][2]) {
  int n = 0;
  for (int k = 0; k < 4; k++)
    for (int i = 0; i < 2; i++) {
      multi[2 * k + i][1] = n;
      multi[2 * k + i][0] = k % 2 ? 2 : 1;
      for (int way = 0; way < (k % 2 ? 2 : 1); way++, n++)
        for (int c = 0; c < 3; c++)
          v[n][c] = positions[k / 2][c] - positions[i][c] + (c == 0 && k % 2 ? (way ? -1 : 1) : 0);
    }
}

// a dynamical matrix with the dipole-dipole part of Gonze and Lee
double polar(double *q, double *born, double *fc, double *dm) {
  double v[16][3], masses[2] = {24.3, 16}, g[27][3], q0[18][2];
  int64_t multi[8][2];
  vectors(v, multi);
  for (int k = 0; k < 27; k++)
    for (int c = 0; c < 3; c++) g[k][c] = reciprocal[c][0] * (k % 3 - 1) + reciprocal[c][1] * (k / 3 % 3 - 1) + reciprocal[c][2] * (k / 9 - 1);
  const double(*z)[3][3] = (const double(*)[3][3])born;
  dym_get_recip_dipole_dipole_q0(q0, (const double(*)[3])g, 27, 2, z, dielectric, positions, 0.3, 1e-5, 0);
  dym_dynamical_matrices_with_dd_openmp_over_qpoints((double(*)[2])dm, (const double(*)[3])q, 1, fc, (const double(*)[3])v, (const int64_t(*)[2])multi,
    positions, 2, 4, masses, p2s, s2p, z, dielectric, reciprocal, NULL, 2.5, (const double(*)[2])q0, (const double(*)[3])g, 27, 0.3, 0, 1);
  double sum = 0;
  for (int k = 0; k < 72; k++) sum += dm[k] * dm[k];
  return sum;
}

// the matrix's derivatives by q, with the non-analytical term: what group velocities need
double velocity(double *q, double *fc, double *masses) {
  double v[16][3], born[18], d[108][2] = {0}, none[3] = {0, 0, 0};
  int64_t multi[8][2];
  vectors(v, multi);
  for (int k = 0; k < 18; k++) born[k] = k % 4 ? 0.1 * k / 18 : (k < 9 ? 2 : -2);
  ddm_get_derivative_dynmat_at_q(d, 2, 4, fc, q, lattice[0], reciprocal[0], (const double(*)[3])v, (const int64_t(*)[2])multi, masses, s2p, p2s, 2.5, born,
                                 dielectric[0], NULL, 1, 0);
  double sum = 0;
  for (int k = 0; k < 108; k++) sum += d[k][0] * (k % 5 - 2) + d[k][1] * d[k][1];
  return sum + none[0];
}

// densities of states by tetrahedra
double states(double *corners, double omega) {
  const double(*t)[4] = (const double(*)[4])corners;
  return thm_get_integration_weight(omega, t, 'I') + 2 * thm_get_integration_weight(omega, t, 'J');
}

// force constants from dynamical matrices at two commensurate points
double back(double *dm, double *masses, double *fc) {
  double v[16][3];
  const double points[2][3] = {{0, 0, 0}, {0.5, 0, 0}};
  const int64_t rows[2] = {0, 1};
  int64_t multi[8][2];
  vectors(v, multi);
  dym_transform_dynmat_to_fc(fc, (const double(*)[2])dm, points, (const double(*)[3])v, (const int64_t(*)[2])multi, masses, s2pp, rows, 2, 4, 0);
  double sum = 0;
  for (int k = 0; k < 72; k++) sum += fc[k] * fc[k] * (k % 3 + 1);
  return sum / 100;
}
