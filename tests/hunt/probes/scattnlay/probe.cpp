// differentiate: coated(x, m, q)  at: x = 1.1 1.7, m = 1.5 0.02 1.33 0.001, q = zeros(7)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: angular(x, m, theta, s)  at: x = 0.9 2.3, m = 1.8 0.1 1.4 0.02, theta = 0.3 1.2 2.6, s = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: terms(x, m, c)  at: x = 0.8 1.4, m = 1.6 0.05 1.2 0.01, c = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: field(x, m, at, e)  at: x = 0.8 1.4, m = 1.6 0.05 1.2 0.01, at = 1.9 0.3 -0.4, e = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: silver(x, m)  at: x = 0.5 0.8, m = 0.05 2.1 1.45 0.001  tolerance: 1e-5  roundoff: 1e-8
// differentiate: mesoscopic(r, d)  at: r = 0.6, d = 0.03 0.01 0.02 -0.01  tolerance: 1e-5  roundoff: 1e-8
#include <complex>
#include <vector>
#include <nmie-basic.hpp>
#include <mesomie.hpp>

typedef std::complex<double> complex;

static std::vector<complex> indices(const double *m) { return {complex(m[0], m[1]), complex(m[2], m[3])}; }

extern "C" double coated(double *x, double *m, double *q) {
  std::vector<double> sizes(x, x + 2), none;
  std::vector<complex> index = indices(m), s1, s2;
  nmie::nMie(2, sizes, index, 0, none, q, q + 1, q + 2, q + 3, q + 4, q + 5, q + 6, s1, s2);
  return q[0] + q[1] * q[5];
}

extern "C" double angular(double *x, double *m, double *theta, double *s) {
  std::vector<double> sizes(x, x + 2), angles(theta, theta + 3);
  std::vector<complex> index = indices(m), s1(3), s2(3);
  double q[7];
  nmie::nMie(2, sizes, index, 3, angles, q, q + 1, q + 2, q + 3, q + 4, q + 5, q + 6, s1, s2);
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    s[4 * i] = s1[i].real(), s[4 * i + 1] = s1[i].imag(), s[4 * i + 2] = s2[i].real(), s[4 * i + 3] = s2[i].imag();
    sum += std::norm(s1[i]) - std::norm(s2[i]) * (i + 1);
  }
  return sum;
}

extern "C" double terms(double *x, double *m, double *c) {
  std::vector<double> sizes(x, x + 2);
  std::vector<complex> a, b;
  nmie::ScattCoeffs(2, -1, sizes, indices(m), -1, a, b);
  for (int i = 0; i < 3; i++) c[4 * i] = a[i].real(), c[4 * i + 1] = a[i].imag(), c[4 * i + 2] = b[i].real(), c[4 * i + 3] = b[i].imag();
  return std::norm(a[0]) + std::norm(b[0]);
}

extern "C" double field(double *x, double *m, double *at, double *e) {
  std::vector<double> sizes(x, x + 2);
  std::vector<std::vector<complex>> electric(1, std::vector<complex>(3)), magnetic = electric;
  nmie::nField(2, -1, sizes, indices(m), -1, -1, -1, 1, {at[0]}, {at[1]}, {at[2]}, electric, magnetic);
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    e[2 * i] = electric[0][i].real(), e[2 * i + 1] = electric[0][i].imag();
    e[6 + 2 * i] = magnetic[0][i].real(), e[7 + 2 * i] = magnetic[0][i].imag();
    sum += std::norm(electric[0][i]);
  }
  return sum;
}

extern "C" double silver(double *x, double *m) {
  nmie::MultiLayerMie<double> mie;
  mie.SetLayersSize(std::vector<double>(x, x + 2));
  mie.SetLayersIndex(indices(m));
  mie.RunMieCalculation();
  return mie.GetQabs() + mie.GetAsymmetryFactor();
}

extern "C" double mesoscopic(double r, double *d) {
  nmie::MesoMie<double> mie;
  mie.calc_ab(r, r, complex(0.05 * r, 2.1 * r), complex(1), complex(-4.4, 0.21), complex(d[0], d[1]), complex(d[2], d[3]));
  mie.calc_Q();
  return mie.GetQext() + 2 * mie.GetQsca();
}
