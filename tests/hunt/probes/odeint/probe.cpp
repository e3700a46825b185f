// differentiate: dormand_prince(y, p)  at: y = 1 0.2, p = 0.6 0.9  roundoff: 1e-9  tolerance: 1e-5
// differentiate: symplectic(q, p)  at: q = 1 0.2, p = 0.3 0.9  roundoff: 1e-10
// differentiate: gammas(x, a)  at: x = 2.3, a = 1.7  roundoff: 1e-10
// differentiate: bessels(x)  at: x = 2.3  roundoff: 1e-10
// differentiate: distributions(x, nu)  at: x = 1.3, nu = 4.5  roundoff: 1e-9  tolerance: 1e-5
// differentiate: integral(a)  at: a = 0.8  roundoff: 1e-10
// differentiate: root(a)  at: a = 0.8  roundoff: 1e-9  tolerance: 1e-5
#include <array>
#include <boost/math/distributions/students_t.hpp>
#include <boost/math/distributions/gamma.hpp>
#include <boost/math/quadrature/gauss_kronrod.hpp>
#include <boost/math/special_functions/bessel.hpp>
#include <boost/math/special_functions/gamma.hpp>
#include <boost/math/special_functions/digamma.hpp>
#include <boost/math/tools/roots.hpp>
#include <boost/numeric/odeint.hpp>
#include <cmath>

namespace odeint = boost::numeric::odeint;
using state = std::array<double, 2>;
using quiet = boost::math::policies::policy<
    boost::math::policies::domain_error<boost::math::policies::ignore_error>,
    boost::math::policies::pole_error<boost::math::policies::ignore_error>,
    boost::math::policies::overflow_error<boost::math::policies::ignore_error>,
    boost::math::policies::evaluation_error<boost::math::policies::ignore_error>,
    boost::math::policies::promote_double<false>>;

extern "C" double dormand_prince(double *y, double *p) {
  state s{y[0], y[1]};
  auto rate = [p](const state &u, state &d, double) {
    d[0] = u[1];
    d[1] = p[0] * (1 - u[0] * u[0]) * u[1] - p[1] * u[0];
  };
  odeint::integrate_adaptive(odeint::make_controlled<odeint::runge_kutta_dopri5<state>>(1e-9, 1e-9), rate, s, 0.0, 1.0,
                             0.01);
  return s[0] * s[1];
}

extern "C" double symplectic(double *q, double *p) {
  odeint::symplectic_rkn_sb3a_mclachlan<state> stepper;
  std::pair<state, state> s{{q[0], q[1]}, {p[0], p[1]}};
  auto force = [](const state &u, state &d) {
    double r = std::pow(u[0] * u[0] + u[1] * u[1], 1.5);
    d[0] = -u[0] / r, d[1] = -u[1] / r;
  };
  odeint::integrate_const(stepper, force, s, 0.0, 0.5, 0.05);
  return s.first[0] * s.second[1];
}

extern "C" double gammas(double x, double a) {
  return boost::math::tgamma(x, quiet()) + boost::math::gamma_p(a, x, quiet()) + boost::math::digamma(x, quiet());
}

extern "C" double bessels(double x) {
  return boost::math::cyl_bessel_j(1.3, x, quiet()) + boost::math::cyl_bessel_k(0.7, x, quiet()) +
         boost::math::sph_bessel(2, x, quiet());
}

extern "C" double distributions(double x, double nu) {
  boost::math::students_t_distribution<double, quiet> t(nu);
  boost::math::gamma_distribution<double, quiet> g(nu, 0.7);
  return boost::math::cdf(t, x) + boost::math::pdf(g, x) + boost::math::cdf(g, x);
}

extern "C" double integral(double a) {
  auto f = [a](double x) { return std::exp(-a * x * x) * std::cos(x); };
  return boost::math::quadrature::gauss_kronrod<double, 15>::integrate(f, 0.0, 2.0, 4, 1e-9);
}

extern "C" double root(double a) {
  auto f = [a](double x) { return std::make_pair(x * x * x + a * x - 2, 3 * x * x + a); };
  return boost::math::tools::newton_raphson_iterate(f, 1.0, 0.0, 3.0, 50);
}
