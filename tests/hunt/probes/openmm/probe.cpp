// differentiate: bonded(x, k, pull)  at: x = 0.1 0.2 0 1.4 0.3 -0.2 2.1 1.5 0.1 3.4 1.6 0.8 3.5 2.7 -0.7, k = 1.5 80 1.9 40 1.2 0.3 -0.5 0.7 0.2 -0.1 2.2 0.6, pull = zeros(15)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: apart(x, atoms, pull)  at: x = 0.1 0.2 0 1.4 0.3 -0.2 2.1 1.5 0.1 3.4 1.6 0.8 3.5 2.7 -0.7, atoms = 0.32 0.8 0.4 0.31 0.7 -0.3 0.29 1.1 0.2 0.33 0.9 -0.5 0.3 0.6 0.2, pull = zeros(15)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: solvated(x, charges, radii, pull)  at: x = 0.1 0.2 0 0.24 0.23 -0.02 0.31 0.35 0.01 0.44 0.36 0.08 0.45 0.47 -0.07, charges = 0.4 -0.3 0.2 -0.5 0.2, radii = 0.15 0.17 0.16 0.14 0.12, pull = zeros(15)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: ewald(x, atoms, pull)  at: x = 0.1 0.2 0.04 1.4 0.3 1.8 1.1 1.5 0.1 0.4 1.6 0.8 1.5 0.7 0.9, atoms = 0.12 0.8 0.4 0.11 0.7 -0.3 0.09 1.1 0.2 0.13 0.9 -0.5 0.1 0.6 0.2, pull = zeros(15)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: meshed(x, atoms, pull)  at: x = 0.1 0.2 0.04 1.4 0.3 1.8 1.1 1.5 0.1 0.4 1.6 0.8 1.5 0.7 0.9, atoms = 0.12 0.8 0.4 0.11 0.7 -0.3 0.09 1.1 0.2 0.13 0.9 -0.5 0.1 0.6 0.2, pull = zeros(15)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: written(r, p)  at: r = 1.3, p = 0.7 2.1 1.4  tolerance: 1e-5  roundoff: 1e-9
#include <cmath>
#include <memory>
#include <set>
#include <vector>
#include "lepton/CompiledExpression.h"
#include "lepton/ParsedExpression.h"
#include "lepton/Parser.h"
#include "ReferenceAngleBondIxn.h"
#include "ReferenceHarmonicBondIxn.h"
#include "ReferenceLJCoulombIxn.h"
#include "ReferenceNeighborList.h"
#include "ReferenceObc.h"
#include "ReferenceProperDihedralBond.h"
#include "ReferenceRbDihedralBond.h"

using namespace OpenMM;
using std::vector;

static vector<Vec3> places(const double *x) {
  vector<Vec3> made;
  for (int i = 0; i < 5; i++) made.push_back(Vec3(x[3 * i], x[3 * i + 1], x[3 * i + 2]));
  return made;
}

static void told(const vector<Vec3> &forces, double *pull) {
  for (int i = 0; i < 15; i++) pull[i] = forces[i / 3][i % 3];
}

// chosen by their base class, as the package's forces are
extern "C" double bonded(double *x, double *k, double *pull) {
  vector<Vec3> at = places(x), forces(5);
  double energy = 0;
  ReferenceHarmonicBondIxn bond;
  ReferenceAngleBondIxn angle;
  ReferenceRbDihedralBond bent;
  ReferenceProperDihedralBond turned;
  ReferenceBondIxn *kinds[4] = {&bond, &angle, &bent, &turned};
  vector<vector<double>> of = {{k[0], k[1]}, {k[2], k[3]}, {k[4], k[5], k[6], k[7], k[8], k[9]}, {k[10], k[11], 3}};
  for (int kind = 0; kind < 4; kind++)
    for (int first = 0; first < (kind < 2 ? 3 : 2); first++) {
      vector<int> atoms;
      for (int i = 0; i < (kind == 0 ? 2 : kind == 1 ? 3 : 4); i++) atoms.push_back(first + i);
      kinds[kind]->calculateBondIxn(atoms, at, of[kind], forces, &energy, nullptr);
    }
  told(forces, pull);
  return energy / 100;
}

static vector<vector<double>> charged(const double *atoms) {
  vector<vector<double>> made;
  for (int i = 0; i < 5; i++) made.push_back({0.5 * atoms[3 * i], 2 * std::sqrt(atoms[3 * i + 1]), atoms[3 * i + 2]});
  return made;
}

extern "C" double apart(double *x, double *atoms, double *pull) {
  vector<Vec3> at = places(x), forces(5);
  vector<vector<double>> of = charged(atoms);
  vector<std::set<int>> without(5);
  without[0].insert(1), without[1].insert(0);
  double energy = 0;
  ReferenceLJCoulombIxn all;
  all.calculatePairIxn(5, at, of, without, forces, &energy, true, true);
  told(forces, pull);
  return energy / 100;
}

extern "C" double solvated(double *x, double *charges, double *radii, double *pull) {
  vector<Vec3> at = places(x), forces(5);
  vector<double> own(radii, radii + 5), scale(5, 0.8), q(charges, charges + 5);
  ObcParameters *how = new ObcParameters(5, ObcParameters::ObcTypeII);
  how->setAtomicRadii(own);
  how->setScaledRadiusFactors(scale);
  std::unique_ptr<ReferenceObc> water(new ReferenceObc(how));
  double energy = water->computeBornEnergyForces(at, q, forces);
  told(forces, pull);
  return energy / 100;
}

// a periodic box, by sums over waves
static double periodic(double *x, double *atoms, double *pull, bool mesh) {
  vector<Vec3> at = places(x), forces(5);
  vector<vector<double>> of = charged(atoms);
  vector<std::set<int>> without(5);
  without[2].insert(3), without[3].insert(2);
  Vec3 box[3] = {Vec3(2, 0, 0), Vec3(0, 2, 0), Vec3(0, 0, 2)};
  NeighborList near;
  computeNeighborListNaive(near, 5, at, without, box, true, 0.95, 0.0);
  double energy = 0;
  ReferenceLJCoulombIxn all;
  all.setUseCutoff(0.95, near, 78.3);
  all.setPeriodic(box);
  int size[3] = {10, 10, 12};
  if (mesh)
    all.setUsePME(2.8, size);
  else
    all.setUseEwald(2.8, 5, 5, 5);
  all.calculatePairIxn(5, at, of, without, forces, &energy, true, true);
  told(forces, pull);
  return energy / 100;
}

extern "C" double ewald(double *x, double *atoms, double *pull) { return periodic(x, atoms, pull, false); }
extern "C" double meshed(double *x, double *atoms, double *pull) { return periodic(x, atoms, pull, true); }

// an energy that is written down, its derivative by the package's own rules, and both interpreted
extern "C" double written(double r, double *p) {
  Lepton::ParsedExpression energy = Lepton::Parser::parse("d*(1-exp(-a*(r-r0)))^2 + 0.1*d*cos(r)/sqrt(1+r^2)").optimize();
  Lepton::CompiledExpression compiled = energy.createCompiledExpression();
  Lepton::ParsedExpression slope = energy.differentiate("r").optimize();
  compiled.getVariableReference("d") = p[0], compiled.getVariableReference("a") = p[1];
  compiled.getVariableReference("r0") = p[2], compiled.getVariableReference("r") = r;
  std::map<std::string, double> at = {{"d", p[0]}, {"a", p[1]}, {"r0", p[2]}, {"r", r}};
  return compiled.evaluate() + 0.3 * slope.evaluate(at);
}
