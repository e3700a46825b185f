// differentiate: ice(T, p)  at: T = 258, p = 2e5  roundoff: 1e-9
// differentiate: brine(rho, heat, T, x, out)  at: rho = 1000 -0.3 0.0001 -200 0.4 -0.001, heat = 4000 2 -0.01 -1500 3 0.01, T = 285, x = 0.3, out = zeros(4)  roundoff: 1e-9
// differentiate: turned(rho, heat, T)  at: rho = 1000 -0.3 0.0001 -200 0.4 -0.001, heat = 4000 2 -0.01 -1500 3 0.01, T = 285  tolerance: 1e-5  roundoff: 1e-8
// differentiate: sound(n, v)  at: n = 0.9248 -2.0493 0.6473 0.1739 -0.0163 0.3, v = 1.1 0.7  roundoff: 1e-9
// differentiate: critical(v)  at: v = 1.05 0.9 0.3 0.77 -0.14 0.2 2.1  roundoff: 1e-9
// differentiate: mixture(v, x)  at: v = 1.1 0.6 0.02 154 126 0.021 0.037, x = 0.7 0.3  roundoff: 1e-9
// differentiate: density(T, p, k)  at: T = 220, p = 4e6, k = 0.02  tolerance: 1e-5  roundoff: 1e-8
#include <Helmholtz.h>
#include <Ice.h>
#include <IncompressibleFluid.h>
#include <Solvers.h>
#include "GeneralizedCubic.h"

namespace CoolProp {
int get_debug_level() { return 0; }  // CoolProp.cpp has it, with everything else
}

using namespace CoolProp;

extern "C" double ice(double T, double p) {
  return h_Ice(T, p) + s_Ice(T, p) * T / 2 + rho_Ice(T, p) + psub_Ice(T);
}

static IncompressibleFluid fluid(const double *rho, const double *heat) {
  IncompressibleFluid made;
  IncompressibleData data;
  data.type = IncompressibleData::INCOMPRESSIBLE_POLYNOMIAL;
  data.coeffs.resize(3, 2);
  for (int i = 0; i < 6; i++) data.coeffs(i % 3, i / 3) = rho[i];
  made.setDensity(data);
  for (int i = 0; i < 6; i++) data.coeffs(i % 3, i / 3) = heat[i];
  made.setSpecificHeat(data);
  data.type = IncompressibleData::INCOMPRESSIBLE_EXPPOLYNOMIAL;
  data.coeffs << -6.5, 1.1, -0.03, 0.01, 1e-4, -2e-5;
  made.setViscosity(data);
  data.type = IncompressibleData::INCOMPRESSIBLE_EXPONENTIAL;
  data.coeffs.resize(3, 1);
  data.coeffs << -2000, -20, 20;
  made.setPsat(data);
  made.setTbase(280), made.setxbase(0.25);
  made.setTmin(250), made.setTmax(320), made.setxmin(0), made.setxmax(0.6), made.setTminPsat(250);
  return made;
}

extern "C" double brine(double *rho, double *heat, double T, double x, double *out) {
  IncompressibleFluid made = fluid(rho, heat);
  out[0] = made.rho(T, 2e5, x), out[1] = made.c(T, 2e5, x), out[2] = made.visc(T, 2e5, x), out[3] = made.drhodTatPx(T, 2e5, x);
  return out[0] * out[2] / out[1] + out[3];
}

extern "C" double turned(double *rho, double *heat, double T) {
  IncompressibleFluid made = fluid(rho, heat);
  double wanted = rho[0] + rho[1] * (T - 280);
  return made.T_rho(wanted, 2e5, 0.27) + made.T_c(heat[0] + 2.1 * heat[1], 2e5, 0.26) / 10;
}

extern "C" double sound(double *n, double *v) {
  std::vector<CoolPropDbl> some(n, n + 4), d = {1, 1, 2, 4}, t = {0.25, 0.875, 0.5, 0.375}, l = {0, 0, 1, 2};
  ResidualHelmholtzGeneralizedExponential residual;
  residual.add_Power(some, d, t, l);
  residual.add_Gaussian({n[4]}, {1}, {2}, {1.1}, {0.9}, {325}, {1.16});
  residual.add_Lemmon2005({0.01}, {3}, {1.5}, {2}, {1.3});
  residual.finish();
  IdealHelmholtzLead lead(-12.7, 7.8);
  IdealHelmholtzLogTau log(2.5);
  IdealHelmholtzPlanckEinsteinGeneralized planck({1.0}, {-26.6}, {1}, {-1});
  HelmholtzDerivatives r, o;
  residual.all(v[0], v[1], r);
  lead.all(v[0], v[1], o), log.all(v[0], v[1], o), planck.all(v[0], v[1], o);
  double delta = v[1], tau = v[0], up = 1 + delta * r.dalphar_ddelta - delta * tau * r.d2alphar_ddelta_dtau;
  return std::sqrt(1 + 2 * delta * r.dalphar_ddelta + delta * delta * r.d2alphar_ddelta2 - up * up / (tau * tau * (o.d2alphar_dtau2 + r.d2alphar_dtau2))) + n[5] * (o.alphar + r.alphar);
}

extern "C" double critical(double *v) {
  ResidualHelmholtzNonAnalytic one({v[4], 0.31}, {3.5, 3.5}, {0.85, 0.95}, {v[2], 0.3}, {0.32, 0.32}, {v[5], 0.2}, {28, 32}, {700, 800});
  ResidualHelmholtzSAFTAssociating two(1, v[3], v[6], 0.04, 0.01);
  HelmholtzDerivatives r;
  one.all(v[0], v[1], r);
  two.all(v[0], v[1], r);
  return r.alphar + r.dalphar_ddelta * r.dalphar_dtau + r.d2alphar_ddelta2;
}

extern "C" double mixture(double *v, double *x) {
  PengRobinson cubic({v[3], v[4]}, {5.04e6, 3.4e6}, {v[5], v[6]}, 8.314462, {}, {}, {});
  cubic.set_Tr(150), cubic.set_rhor(12000), cubic.set_kij(0, 1, v[2]);
  std::vector<double> z(x, x + 2);
  double sum = cubic.alphar(v[0], v[1], z, 0, 0) + v[1] * cubic.alphar(v[0], v[1], z, 0, 1) + cubic.alphar(v[0], v[1], z, 2, 0);
  return sum + cubic.d_alphar_dxi(v[0], v[1], z, 0, 0, 0, false) * cubic.d_alphar_dxi(v[0], v[1], z, 0, 1, 1, false);
}

struct Pressure : FuncWrapper1DWithTwoDerivs {
  AbstractCubic &cubic;
  std::vector<double> z = {0.6, 0.4};
  double T, p;
  Pressure(AbstractCubic &cubic, double T, double p) : cubic(cubic), T(T), p(p) {}
  double call(double rho) override { return rho * 8.314462 * T * (1 + rho / 12000 * cubic.alphar(150 / T, rho / 12000, z, 0, 1)) / p - 1; }
  double deriv(double rho) override {
    double d = rho / 12000;
    return 8.314462 * T * (1 + 2 * d * cubic.alphar(150 / T, d, z, 0, 1) + d * d * cubic.alphar(150 / T, d, z, 0, 2)) / p;
  }
  double second_deriv(double rho) override {
    double d = rho / 12000;
    return 8.314462 * T / 12000 * (2 * cubic.alphar(150 / T, d, z, 0, 1) + 4 * d * cubic.alphar(150 / T, d, z, 0, 2) + d * d * cubic.alphar(150 / T, d, z, 0, 3)) / p;
  }
};

extern "C" double density(double T, double p, double k) {
  SRK cubic({154.6, 126.2}, {5.04e6, 3.4e6}, {0.021, 0.037}, 8.314462, {}, {}, {});
  cubic.set_Tr(150), cubic.set_rhor(12000), cubic.set_kij(0, 1, k);
  Pressure f(cubic, T, p);
  double start = p / (8.314462 * T);
  return Halley(f, start, 1e-12, 100) + 2 * Brent(f, 0.5 * start, 2 * start, 1e-15, 1e-13, 100) + Newton(f, start, 1e-12, 100);
}
