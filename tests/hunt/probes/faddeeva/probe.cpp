// differentiate: voigt(x, sigma, gamma)  at: x = 0.7, sigma = 0.4, gamma = 0.3  roundoff: 1e-10
// differentiate: plasma(z, out, n)  at: z = 0.3 0.2 1.4 -0.6 -2.2 0.5 7.5 2.1 0.4 0.01, out = zeros(10), n = 5  roundoff: 1e-10
// differentiate: errors(z, out)  at: z = 0.8 -0.4, out = zeros(10)  roundoff: 1e-10
// differentiate: scaled(x, out, n)  at: x = -1.3 0.2 0.9 3.7 12.5, out = zeros(20), n = 5  roundoff: 1e-10
// differentiate: omega(z, x, out)  at: z = 1.3 0.7 -1.7 2.1 6.5 -3.3, x = 0.45, out = zeros(6)  roundoff: 1e-10
#include "_faddeeva.h"
#include "_wright.h"
#include "sf_error.h"

extern "C" void sf_error(const char *, sf_error_t, const char *, ...) {}

// a line's profile and the likelihood of some counts
extern "C" double voigt(double x, double sigma, double gamma) {
  double sum = 0;
  for (int i = 0; i < 6; i++) {
    double d = x - 0.3 * i;
    npy_cdouble z = {d / (sigma * sqrt(2.0)), gamma / (sigma * sqrt(2.0))};
    double profile = faddeeva_w(z).real / (sigma * sqrt(2 * 3.14159265358979));
    sum += (1 + i % 3) * log(profile) - profile;
  }
  return sum;
}

// the plasma's dispersion function, at many points: series, continued fraction
extern "C" double plasma(double *z, double *out, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    std::complex<double> zeta(z[2 * i], z[2 * i + 1]);
    npy_cdouble w = faddeeva_w(npy_cpack(zeta.real(), zeta.imag()));
    std::complex<double> Z = std::complex<double>(0, 1.772453850905516) * std::complex<double>(w.real, w.imag);
    std::complex<double> slope = -2.0 * (1.0 + zeta * Z);
    out[2 * i] = slope.real(), out[2 * i + 1] = slope.imag();
    sum += std::norm(Z);
  }
  return sum;
}

extern "C" double errors(double *z, double *out) {
  npy_cdouble p = npy_cpack(z[0], z[1]);
  npy_cdouble all[] = {faddeeva_erf(p), faddeeva_erfc_complex(p), faddeeva_erfcx_complex(p), faddeeva_erfi_complex(p), faddeeva_dawsn_complex(p)};
  for (int i = 0; i < 5; i++) out[2 * i] = all[i].real, out[2 * i + 1] = all[i].imag;
  npy_cdouble cdf = faddeeva_ndtr(p), logarithm = faddeeva_log_ndtr_complex(p);
  return cdf.real * cdf.imag + logarithm.real - logarithm.imag;
}

extern "C" double scaled(double *x, double *out, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    out[4 * i] = faddeeva_erfcx(x[i]), out[4 * i + 1] = faddeeva_dawsn(x[i]), out[4 * i + 2] = faddeeva_log_ndtr(x[i]);
    out[4 * i + 3] = x[i] < 5 ? faddeeva_erfi(x[i]) : faddeeva_erfc(x[i]);
    sum += Faddeeva::w_im(x[i]) * faddeeva_erfc(0.3 * x[i]);
  }
  return sum;
}

// Wright's omega
extern "C" double omega(double *z, double x, double *out) {
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    npy_cdouble w = wrightomega(npy_cpack(z[2 * i], z[2 * i + 1]));
    out[2 * i] = w.real, out[2 * i + 1] = w.imag;
    sum += w.real * w.imag;
  }
  return sum + wrightomega_real(x) * wrightomega_real(-x);
}
