// differentiate: cell_volume(p, x)  at: p = 45.2 51.3 62.8 88 97 102, x = 12 7 31  roundoff: 1e-10
// differentiate: nearest(p, x, y)  at: p = 45.2 51.3 62.8 88 97 102, x = 12 7 31, y = 50 40 3  roundoff: 1e-10
// differentiate: superposed(x, y, out)  at: x = random(12, -2, 2), y = 0.4 1.1 -0.3 1.6 -0.2 0.9 -1.2 0.7 0.1 0.8 -1.5 -0.6, out = zeros(9)  roundoff: 1e-9
// differentiate: anisotropy(u, out)  at: u = 0.2 0.3 0.25 0.02 -0.01 0.03, out = zeros(3)  roundoff: 1e-9
// differentiate: scattering(s)  at: s = 0.04
// differentiate: bessel_ratio(x)  at: x = 3.7  roundoff: 1e-11
#include <gemmi/bessel.hpp>
#include <gemmi/eig3.hpp>
#include <gemmi/it92.hpp>
#include <gemmi/qcp.hpp>
#include <gemmi/unitcell.hpp>
#include <vector>

extern "C" double cell_volume(double *p, double *x) {
  gemmi::UnitCell cell(p[0], p[1], p[2], p[3], p[4], p[5]);
  gemmi::Fractional f = cell.fractionalize(gemmi::Position(x[0], x[1], x[2]));
  return cell.volume * 1e-3 + f.x + 2 * f.y + 3 * f.z + cell.calculate_d({{2, -1, 3}});
}

extern "C" double nearest(double *p, double *x, double *y) {
  gemmi::UnitCell cell(p[0], p[1], p[2], p[3], p[4], p[5]);
  cell.set_cell_images_from_spacegroup(nullptr);
  gemmi::Position a(x[0], x[1], x[2]), b(y[0], y[1], y[2]);
  return cell.find_nearest_image(a, b, gemmi::Asu::Any).dist_sq;
}

extern "C" double superposed(double *x, double *y, double *out) {
  std::vector<gemmi::Position> a, b;
  for (int i = 0; i < 4; i++) {
    a.emplace_back(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
    b.emplace_back(y[3 * i], y[3 * i + 1], y[3 * i + 2]);
  }
  gemmi::SupResult found = gemmi::superpose_positions(a.data(), b.data(), 4, nullptr);
  for (int i = 0; i < 9; i++) out[i] = found.transform.mat[i / 3][i % 3];
  return found.rmsd;
}

extern "C" double anisotropy(double *u, double *out) {
  gemmi::SMat33<double> m{u[0], u[1], u[2], u[3], u[4], u[5]};
  double d[3];
  gemmi::Mat33 v = gemmi::eigen_decomposition(m, d);
  for (int i = 0; i < 3; i++) out[i] = d[i];
  return v[0][0] * v[0][0] + v[1][2] * v[1][2];
}

extern "C" double scattering(double s) {
  double r = 0;
  for (gemmi::El el : {gemmi::El::C, gemmi::El::Fe, gemmi::El::O}) r += gemmi::IT92<double>::get(el).calculate_sf(s);
  return r;
}

extern "C" double bessel_ratio(double x) { return gemmi::bessel_i1_over_i0(x) + gemmi::log_bessel_i0(x); }
