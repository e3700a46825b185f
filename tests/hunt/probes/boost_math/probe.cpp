// differentiate: interpolated(x, y, at)  at: x = 0.1 0.9 2.1 3 4.2 4.8 6.1 7, y = 0.3 1.1 0.7 -0.2 -0.9 0.1 0.6 1.4, at = 3.37  roundoff: 1e-10
// differentiate: integrals(p)  at: p = 0.8 1.7  tolerance: 1e-5  roundoff: 1e-8
// differentiate: roots(p)  at: p = 0.8 1.7 -0.4  tolerance: 1e-5  roundoff: 1e-8
// differentiate: functions(a, x)  at: a = 1.3 2.4, x = 0.6  roundoff: 1e-9
// differentiate: quantiles(p, shape)  at: p = 0.83, shape = 2.5 3.7  tolerance: 1e-5  roundoff: 1e-8
#include <boost/math/distributions/beta.hpp>
#include <boost/math/distributions/non_central_chi_squared.hpp>
#include <boost/math/distributions/skew_normal.hpp>
#include <boost/math/distributions/weibull.hpp>
#include <boost/math/interpolators/barycentric_rational.hpp>
#include <boost/math/interpolators/cardinal_cubic_b_spline.hpp>
#include <boost/math/interpolators/makima.hpp>
#include <boost/math/interpolators/pchip.hpp>
#include <boost/math/quadrature/exp_sinh.hpp>
#include <boost/math/quadrature/ooura_fourier_integrals.hpp>
#include <boost/math/quadrature/tanh_sinh.hpp>
#include <boost/math/quadrature/trapezoidal.hpp>
#include <boost/math/special_functions/ellint_3.hpp>
#include <boost/math/special_functions/ellint_rj.hpp>
#include <boost/math/special_functions/hypergeometric_1F1.hpp>
#include <boost/math/special_functions/jacobi_theta.hpp>
#include <boost/math/special_functions/lambert_w.hpp>
#include <boost/math/special_functions/spherical_harmonic.hpp>
#include <boost/math/tools/minima.hpp>
#include <boost/math/tools/quartic_roots.hpp>
#include <boost/math/tools/roots.hpp>
#include <cmath>
#include <vector>

using namespace boost::math;

// through eight points, by the points and the place
extern "C" double interpolated(double *x, double *y, double *at) {
  std::vector<double> abscissas(x, x + 8), ordinates(y, y + 8);
  interpolators::barycentric_rational<double> rational(x, y, 8, 3);
  interpolators::cardinal_cubic_b_spline<double> spline(y, 8, 0.0, 0.9);
  auto monotone = interpolators::pchip(std::vector(abscissas), std::vector(ordinates));
  auto modified = interpolators::makima(std::move(abscissas), std::move(ordinates));
  return rational(*at) + spline(*at) * spline.prime(*at) + monotone(*at) + modified.prime(*at);
}

// double exponential rules: a singular end, an infinite one, an oscillating integrand, a period
extern "C" double integrals(double *p) {
  auto singular = [p](double x) { return std::pow(x, -0.3 * p[0]) * std::log(p[1] + x); };
  auto endless = [p](double x) { return std::exp(-p[0] * x) / (1 + p[1] * x * x); };
  auto periodic = [p](double x) { return 1 / (1 + p[0] * std::sin(x) * std::sin(x)); };
  auto slow = [p](double x) { return 1 / (p[1] + x); };
  return quadrature::tanh_sinh<double>().integrate(singular, 0.0, 1.0) +
         quadrature::exp_sinh<double>().integrate(endless) + quadrature::trapezoidal(periodic, 0.0, M_PI) +
         quadrature::ooura_fourier_sin<double>().integrate(slow, 2.0).first;
}

// of an equation by Halley's method, of a quartic, and a minimum by Brent's method
extern "C" double roots(double *p) {
  auto cubic = [p](double x) { return std::make_tuple(x * x * x + p[0] * x - p[1], 3 * x * x + p[0], 6 * x); };
  auto valley = [p](double x) { return std::cosh(x - p[2]) + p[0] * x; };
  double found = tools::halley_iterate(cubic, 1.0, 0.0, 3.0, 50);
  auto all = tools::quartic_roots(1.0, p[2], -5.0, -p[1], 3.0 * p[0]);
  return found + all[0] * all[2] + tools::brent_find_minima(valley, -3.0, 3.0, 40).second;
}

extern "C" double functions(double *a, double x) {
  return ellint_3(0.5 * x, 0.3 * a[0], x) + ellint_rj(a[0], a[1], x, 1.5) + hypergeometric_1F1(a[0], a[1], x) +
         lambert_w0(x * a[0]) + jacobi_theta3tau(x, a[1]) + spherical_harmonic_r(3u, 1, x, a[0]) + ibeta(a[0], a[1], x);
}

extern "C" double quantiles(double p, double *shape) {
  return quantile(beta_distribution<>(shape[0], shape[1]), p) + quantile(weibull(shape[0], shape[1]), p) +
         cdf(non_central_chi_squared(shape[0], shape[1]), 3 * p) + quantile(skew_normal(0.1, shape[0], shape[1]), p);
}
