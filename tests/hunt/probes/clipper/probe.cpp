// differentiate: factors(xyz, us, out)  at: xyz = 3.1 2.2 1.4 4.3 3.6 2.2 5.2 2.9 3.1 2.4 4.4 1.9, us = 0.21 0.25 0.3 0.18, out = zeros(6)  roundoff: 1e-10
// differentiate: anisotropic(u, cell)  at: u = 0.2 0.3 0.25 0.03 -0.02 0.04 0.22 0.19 0.31 -0.01 0.03 0.02, cell = 11.3 12.4 9.8 97.1  tolerance: 1e-4  roundoff: 1e-10
// differentiate: superposed(moving, fixed, out)  at: moving = 0.1 0.3 0.2 1.6 0.2 -0.1 2.1 1.5 0.3 1.4 2.6 0.9 0.2 1.7 1.3, fixed = 5.2 1.1 0.3 4.9 2.5 0.6 3.6 2.9 1.2 2.9 1.8 2.2 4.0 0.9 1.6, out = zeros(7)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: scaled(f, out)  at: f = random(60, 20, 60), out = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: density(atoms, at, out)  at: atoms = 3.1 2.2 1.4 4.3 3.6 2.2 5.2 2.9 3.1, at = 3.83 3.33 2.19, out = zeros(8)  tolerance: 1e-5  roundoff: 1e-9
#include <clipper/core/atomsf.h>
#include <clipper/core/hkl_data.h>
#include <clipper/core/hkl_datatypes.h>
#include <clipper/core/map_interp.h>
#include <clipper/core/resol_basisfn.h>
#include <clipper/core/resol_targetfn.h>
#include <clipper/core/rotation.h>
#include <clipper/core/xmap.h>

using namespace clipper;
typedef HKL_info::HKL_reference_index Index;

static Atom atom(const char *element, const double *xyz, double u) {
  Atom a;
  a.set_element(element);
  a.set_coord_orth(Coord_orth(xyz[0], xyz[1], xyz[2]));
  a.set_occupancy(0.9);
  a.set_u_iso(u);
  a.set_u_aniso_orth(U_aniso_orth(U_aniso_orth::null()));
  return a;
}

// a direct sum: the package's own comes with transforms that want FFTW
static void sum(HKL_data<data64::F_phi> &factors, const Atom_list &atoms) {
  const HKL_info &reflections = factors.base_hkl_info();
  const Cell &cell = factors.base_cell();
  const Spacegroup &group = reflections.spacegroup();
  factors = data64::F_phi(std::complex<double>(0, 0));
  for (const Atom &each : atoms)
    for (int j = 0; j < group.num_symops(); j++) {
      Atom moved(each);
      moved.transform(group.symop(j).rtop_orth(cell));
      AtomShapeFn shape(moved);
      Coord_frac at = moved.coord_orth().coord_frac(cell);
      for (Index ih = reflections.first(); !ih.last(); ih.next()) {
        double phi = Util::twopi() * (ih.hkl().coord_reci_frac() * at);
        factors[ih] = std::complex<double>(factors[ih]) + shape.f(ih.hkl().coord_reci_orth(cell)) * std::complex<double>(cos(phi), sin(phi));
      }
    }
}

// structure factors of four atoms, and an R factor against others
extern "C" double factors(double *xyz, double *us, double *out) {
  Spacegroup group(Spgr_descr("P 21 21 21"));
  Cell cell(Cell_descr(11.3, 12.4, 9.8));
  HKL_info reflections(group, cell, Resolution(3.0), true);
  HKL_data<data64::F_phi> calculated(reflections);
  const char *elements[] = {"C", "N", "O", "S"};
  Atom_list atoms;
  for (int i = 0; i < 4; i++) atoms.push_back(atom(elements[i], xyz + 3 * i, us[i]));
  sum(calculated, atoms);
  double off = 0, all = 0;
  int k = 0;
  for (Index ih = reflections.first(); !ih.last(); ih.next(), k++) {
    double f = calculated[ih].f(), seen = 9 + 4 * std::cos(1.3 * k);
    off += (f - seen) * (f - seen), all += seen * seen;
    if (k < 6) out[k] = f * std::cos(calculated[ih].phi() - 0.4);
  }
  return off / all;
}

extern "C" double anisotropic(double *u, double *cell) {
  Spacegroup group(Spgr_descr("P 1 21 1"));
  HKL_info reflections(group, Cell(Cell_descr(cell[0], cell[1], cell[2], 90, cell[3], 90)), Resolution(3.5), true);
  HKL_data<data64::F_phi> calculated(reflections);
  Atom_list atoms;
  double xyz[2][3] = {{3.1, 2.2, 1.4}, {4.9, 3.3, 2.6}};
  for (int i = 0; i < 2; i++) {
    atoms.push_back(atom(i ? "Fe" : "O", xyz[i], 0.2));
    atoms.back().set_u_aniso_orth(U_aniso_orth(u[6 * i], u[6 * i + 1], u[6 * i + 2], u[6 * i + 3], u[6 * i + 4], u[6 * i + 5]));
  }
  sum(calculated, atoms);
  double r = 0;
  for (Index ih = reflections.first(); !ih.last(); ih.next())
    r += std::norm(std::complex<double>(calculated[ih])) / (1 + 10 * ih.invresolsq()) / ih.hkl_class().epsilon();
  return 0.001 * r;
}

// the best rotation by Kearsley's quaternions, as angles of Euler
extern "C" double superposed(double *moving, double *fixed, double *out) {
  std::vector<Coord_orth> source, target;
  for (int i = 0; i < 5; i++) {
    source.push_back(Coord_orth(moving[3 * i], moving[3 * i + 1], moving[3 * i + 2]));
    target.push_back(Coord_orth(fixed[3 * i], fixed[3 * i + 1], fixed[3 * i + 2]));
  }
  RTop_orth move(source, target);
  Rotation turn(move.rot());
  Euler_ccp4 angles = turn.euler_ccp4();
  out[0] = angles.alpha(), out[1] = angles.beta(), out[2] = angles.gamma();
  Coord_orth screw = move.screw_translation();
  for (int i = 0; i < 3; i++) out[3 + i] = screw[i];
  out[6] = turn.abs_angle();
  double off = 0;
  for (int i = 0; i < 5; i++) off += (Coord_orth(move * source[i]) - target[i]).lengthsq();
  return std::sqrt(off / 5);
}

// one set of amplitudes is brought to the scale of another: by splines, and by a Gaussian
extern "C" double scaled(double *f, double *out) {
  Spacegroup group(Spgr_descr("P 1"));
  Cell cell(Cell_descr(11.3, 12.4, 9.8, 93, 97, 88));
  HKL_info reflections(group, cell, Resolution(3.2), true);
  HKL_data<data64::F_sigF> one(reflections), two(reflections);
  int k = 0;
  for (Index ih = reflections.first(); !ih.last(); ih.next(), k++) {
    one[ih].f() = f[k % 60] * (1 + 0.1 * std::sin(k)), one[ih].sigf() = 1;
    two[ih].f() = 1.3 * (40 + 15 * std::cos(1.7 * k)) * std::exp(-ih.invresolsq()), two[ih].sigf() = 1.5;
  }
  std::vector<ftype> start(4, 1);
  BasisFn_spline spline(reflections, 4, 1.0);
  TargetFn_scaleF1F2<data64::F_sigF, data64::F_sigF> target(one, two);
  ResolutionFn smooth(reflections, spline, target, start);
  for (int i = 0; i < 4; i++) out[i] = smooth.params()[i];
  BasisFn_log_gaussian gaussian;
  TargetFn_scaleLogF1F2<data64::F_sigF, data64::F_sigF> logs(one, two);
  std::vector<ftype> zeros(2, 0);
  ResolutionFn bell(reflections, gaussian, logs, zeros);
  out[4] = gaussian.scale(bell.params()), out[5] = gaussian.u_iso(bell.params());
  double r = 0;
  for (Index ih = reflections.first(); !ih.last(); ih.next()) {
    double d = std::sqrt(smooth.f(ih)) * one[ih].f() - two[ih].f();
    r += d * d;
  }
  return 0.001 * r;
}

// electron density on a map with symmetry, interpolated, and its own derivatives
extern "C" double density(double *atoms, double *at, double *out) {
  Spacegroup group(Spgr_descr("P 21 21 21"));
  Cell cell(Cell_descr(11.3, 12.4, 9.8));
  Grid_sampling grid(group, cell, Resolution(2.5));
  Xmap<double> map(group, cell, grid);
  map = 0.0;
  double r = 0;
  for (int k = 0; k < 3; k++) {
    AtomShapeFn shape(Coord_orth(atoms[3 * k], atoms[3 * k + 1], atoms[3 * k + 2]), k == 1 ? "N" : "C", 0.25, 1.0);
    for (Xmap<double>::Map_reference_index ix = map.first(); !ix.last(); ix.next()) map[ix] += shape.rho(ix.coord_orth());
    shape.agarwal_params() = {AtomShapeFn::X, AtomShapeFn::Uiso};
    std::vector<ftype> slopes(2);
    ftype rho;
    shape.rho_grad(Coord_orth(at[0], at[1], at[2]), rho, slopes);
    r += rho + slopes[0] * slopes[1];
  }
  Coord_frac there = Coord_orth(at[0], at[1], at[2]).coord_frac(cell);
  double value;
  Grad_frac<double> slope;
  Curv_frac<double> bend;
  map.interp_curv<Interp_cubic>(there, value, slope, bend);
  out[0] = value;
  for (int i = 0; i < 3; i++) out[1 + i] = slope[i];
  out[4] = map.interp<Interp_linear>(there);
  for (int i = 0; i < 3; i++) out[5 + i] = bend(i, (i + 1) % 3);
  return r;
}
