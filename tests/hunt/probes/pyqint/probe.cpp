// differentiate: hydrogen(xyz, alpha, out)  at: xyz = 0 0 0 0.2 0.1 1.4, alpha = 0.168856 0.623913 3.42525, out = zeros(12)  tolerance: 5e-3  roundoff: 1e-9
// differentiate: pairs(a, b, nucleus, out)  at: a = 0.1 0.2 -0.3 1.1, b = 0.6 -0.4 0.5 0.7, nucleus = -0.5 0.3 0.8, out = zeros(4)  tolerance: 5e-3  roundoff: 1e-9
// differentiate: repelled(centres, alpha)  at: centres = 0 0.1 0.2 0.9 -0.3 0.4 -0.6 0.8 0.1 0.3 0.5 -0.9, alpha = 0.8 1.3 0.6 0.9  tolerance: 5e-3  roundoff: 1e-9
// differentiate: forces(xyz, out)  at: xyz = 0 0.1 0.2 1.3 -0.2 0.9, out = zeros(6)  tolerance: 5e-3  roundoff: 1e-8
// differentiate: orbital(coefficients, grid, out)  at: coefficients = 0.4 -0.3 0.6, grid = 0.1 0.5 -0.2 0.7 0.3 0.4, out = zeros(6)  roundoff: 1e-10
#include "cgf.h"
#include "integrals.h"
#include "plotter.h"
#include <vector>

static const double sto3g[3] = {0.444635, 0.535328, 0.154329};

static CGF s_orbital(const double *at, const double *alpha) {
  CGF made(at[0], at[1], at[2]);
  for (int i = 0; i < 3; i++) made.add_gto(sto3g[i], alpha[i], 0, 0, 0);
  return made;
}

// all integrals of a molecule of hydrogen, and its energy in the bonding orbital
extern "C" double hydrogen(double *xyz, double *alpha, double *out) {
  std::vector<CGF> basis = {s_orbital(xyz, alpha), s_orbital(xyz + 3, alpha)};
  Integrator integrator;
  std::vector<double> all = integrator.evaluate_cgfs(basis, {1, 1}, {xyz[0], xyz[3]}, {xyz[1], xyz[4]}, {xyz[2], xyz[5]});
  for (int i = 0; i < 12; i++) out[i] = all[i];
  const double *S = all.data(), *T = S + 4, *V = S + 8, *te = S + 12;
  double n = 1 / std::sqrt(2 + 2 * S[1]), energy = 0;
  for (int i = 0; i < 4; i++) energy += 2 * n * n * (T[i] + V[i]);
  for (int i = 0; i < 16; i++) energy += n * n * n * n * te[i];
  Vec3 bond(xyz[3] - xyz[0], xyz[4] - xyz[1], xyz[5] - xyz[2]);
  return energy + 1 / std::sqrt(bond.norm2());
}

// primitives with angular momentum
extern "C" double pairs(double *a, double *b, double *nucleus, double *out) {
  GTO p(0.7, a[0], a[1], a[2], a[3], 1, 0, 0), d(0.4, b[0], b[1], b[2], b[3], 0, 1, 1);
  Integrator integrator;
  out[0] = integrator.overlap_gto(p, d);
  out[1] = integrator.kinetic_gto(p, d);
  out[2] = integrator.nuclear_gto(p, d, Vec3(nucleus[0], nucleus[1], nucleus[2]));
  out[3] = integrator.dipole_gto(p, d, 2, 0.1);
  return out[1] * out[2] + p.get_norm() * d.get_amp(nucleus[0], nucleus[1], nucleus[2]);
}

// two-electron integrals with p orbitals
extern "C" double repelled(double *centres, double *alpha) {
  std::vector<CGF> basis;
  for (int i = 0; i < 4; i++) {
    CGF made(centres[3 * i], centres[3 * i + 1], centres[3 * i + 2]);
    made.add_gto(0.6, alpha[i], i == 1, i == 2, i == 3);
    made.add_gto(0.3, 2.5 * alpha[i], i == 1, i == 2, i == 3);
    basis.push_back(made);
  }
  Integrator integrator;
  std::vector<double> all = integrator.evaluate_tei(basis);
  double sum = 0;
  for (size_t i = 0; i < all.size(); i++) sum += all[i] * all[i];
  return sum;
}

// the package's own geometric derivatives
extern "C" double forces(double *xyz, double *out) {
  static const double alpha[3] = {0.168856, 0.623913, 3.42525};
  std::vector<CGF> basis = {s_orbital(xyz, alpha), s_orbital(xyz + 3, alpha)};
  Integrator integrator;
  std::vector<double> all = integrator.evaluate_geometric_derivatives(basis, {1, 1}, {xyz[0], xyz[3]}, {xyz[1], xyz[4]}, {xyz[2], xyz[5]});
  double sum = 0;
  for (int i = 0; i < 6; i++) out[i] = all[4 * i + 1];
  for (size_t i = 0; i < all.size(); i++) sum += all[i] * (i % 7);
  return sum;
}

// a molecular orbital and its gradient on a grid
extern "C" double orbital(double *coefficients, double *grid, double *out) {
  std::vector<CGF> basis;
  for (int i = 0; i < 3; i++) {
    CGF made(0.3 * i, 0.1 * i * i, -0.2 * i);
    made.add_gto(CGF::GTO_S + i, 0.9 + 0.2 * i, 0.8);
    made.add_gto(CGF::GTO_DXY, 0.5, 0.3);
    basis.push_back(made);
  }
  std::vector<double> points(grid, grid + 6), c(coefficients, coefficients + 3);
  std::vector<double> values = Plotter().plot_wavefunction(points, c, basis), gradient = Plotter().plot_gradient(points, c, basis);
  for (int i = 0; i < 6; i++) out[i] = gradient[i];
  return values[0] * values[1];
}
