// differentiate: lorenz(start, p, out)  at: start = 1.1 0.4 2.3, p = 10 28 2.6, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: robertson(rates, out)  at: rates = 0.04 3 10, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: planets(q, v, masses, out)  at: q = 0 0 0 1 0.1 -0.05 -0.3 1.9 0.1, v = 0 0.01 0 -0.1 0.98 0.03 -0.7 -0.1 0.05, masses = 1 0.02 0.01, out = zeros(9)  roundoff: 1e-9
// differentiate: sampled(y, p, times, out)  at: y = 1.2 0.4, p = 0.9 0.5 0.7 0.3, times = 0 0.3 0.75 1.1 1.9 2.4, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: chain(x, coupling, out)  at: x = 0.5 -0.2 0.3 0.8 -0.6 0.1 0.2 -0.4 0.7 0.15, coupling = 0.8 1.3, out = zeros(10)  tolerance: 1e-5  roundoff: 1e-8
#include <array>
#include <boost/numeric/odeint.hpp>
#include <boost/numeric/ublas/matrix.hpp>
#include <boost/numeric/ublas/vector.hpp>
#include <cmath>
#include <vector>

namespace ode = boost::numeric::odeint;
namespace ublas = boost::numeric::ublas;
using State = std::vector<double>;

struct Lorenz {
  double sigma, r, b;
  void operator()(const State &x, State &dx, double) const {
    dx[0] = sigma * (x[1] - x[0]);
    dx[1] = r * x[0] - x[1] - x[0] * x[2];
    dx[2] = x[0] * x[1] - b * x[2];
  }
};

// fixed steps and adapted ones, each with an observer
extern "C" double lorenz(double *start, double *p, double *out) {
  Lorenz system{p[0], p[1], p[2]};
  State x(start, start + 3), y = x;
  std::vector<State> seen;
  std::vector<double> times;
  ode::integrate_const(ode::runge_kutta4<State>(), system, x, 0.0, 0.3, 0.02, [&](const State &now, double t) {
    seen.push_back(now);
    times.push_back(t);
  });
  auto stepper = ode::make_controlled(1e-7, 1e-7, ode::runge_kutta_dopri5<State>());
  size_t steps = ode::integrate_adaptive(stepper, system, y, 0.0, 0.4, 0.01);
  double mean = 0;
  for (size_t i = 0; i < seen.size(); i++) mean += seen[i][2] * std::exp(-times[i]);
  for (int i = 0; i < 3; i++) out[i] = y[i];
  return mean / seen.size() + x[0] * x[1] + 0 * steps;
}

// a stiff reaction, by a method of Rosenbrock with dense output
extern "C" double robertson(double *rates, double *out) {
  typedef ublas::vector<double> Vector;
  typedef ublas::matrix<double> Matrix;
  double a = rates[0], b = rates[1], c = rates[2];
  auto system = [=](const Vector &x, Vector &dx, double) {
    dx[0] = -a * x[0] + c * x[1] * x[2];
    dx[2] = b * x[1] * x[1];
    dx[1] = -dx[0] - dx[2];
  };
  auto jacobian = [=](const Vector &x, Matrix &J, const double &, Vector &dfdt) {
    J(0, 0) = -a, J(0, 1) = c * x[2], J(0, 2) = c * x[1];
    J(2, 0) = 0, J(2, 1) = 2 * b * x[1], J(2, 2) = 0;
    for (int j = 0; j < 3; j++) J(1, j) = -J(0, j) - J(2, j);
    for (int j = 0; j < 3; j++) dfdt[j] = 0;
  };
  Vector x(3);
  x[0] = 1, x[1] = 0.1, x[2] = 0.05;
  double area = 0, last = 0;
  ode::integrate_const(ode::make_dense_output<ode::rosenbrock4<double>>(1e-6, 1e-6), std::make_pair(system, jacobian), x, 0.0, 4.0, 0.25,
                       [&](const Vector &now, double t) {
                         area += now[1] * (t - last);
                         last = t;
                       });
  for (int i = 0; i < 3; i++) out[i] = x[i];
  return area;
}

// bodies under their own weight, with a symplectic stepper
typedef std::array<double, 3> Point;
typedef std::array<Point, 3> Points;

extern "C" double planets(double *q, double *v, double *masses, double *out) {
  typedef std::array<double, 9> Flat;
  Flat where, momentum;
  for (int i = 0; i < 9; i++) where[i] = q[i], momentum[i] = v[i] * masses[i / 3];
  auto speed = [masses](const Flat &p, Flat &dq) {
    for (int i = 0; i < 9; i++) dq[i] = p[i] / masses[i / 3];
  };
  auto force = [masses](const Flat &q, Flat &dp) {
    Points at;
    for (int i = 0; i < 9; i++) at[i / 3][i % 3] = q[i];
    dp.fill(0);
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < i; j++) {
        Point d;
        double r2 = 0;
        for (int k = 0; k < 3; k++) d[k] = at[j][k] - at[i][k], r2 += d[k] * d[k];
        double f = masses[i] * masses[j] / (r2 * std::sqrt(r2));
        for (int k = 0; k < 3; k++) dp[3 * i + k] += f * d[k], dp[3 * j + k] -= f * d[k];
      }
  };
  double nearest = 0;
  ode::integrate_const(ode::symplectic_rkn_sb3a_mclachlan<Flat>(), std::make_pair(speed, force), std::make_pair(std::ref(where), std::ref(momentum)),
                       0.0, 1.0, 0.05, [&](const auto &now, double) {
                         const Flat &x = now.first;
                         nearest += 1 / (0.1 + std::hypot(x[3] - x[0], x[4] - x[1]));
                       });
  for (int i = 0; i < 9; i++) out[i] = where[i];
  return nearest + momentum[3] * momentum[7];
}

// predator and prey at given times, by iterators of odeint too
extern "C" double sampled(double *y, double *p, double *times, double *out) {
  auto system = [p](const State &x, State &dx, double) {
    dx[0] = x[0] * (p[0] - p[1] * x[1]);
    dx[1] = x[1] * (p[3] * x[0] - p[2]);
  };
  State x(y, y + 2);
  std::vector<double> at(times, times + 6);
  int k = 0;
  ode::integrate_times(ode::make_dense_output(1e-8, 1e-8, ode::runge_kutta_dopri5<State>()), system, x, at.begin(), at.end(), 0.05,
                       [&](const State &now, double) { out[k++] = now[0]; });
  State z(y, y + 2);
  double most = 0;
  auto stepper = ode::make_controlled<ode::runge_kutta_cash_karp54<State>>(1e-8, 1e-8);
  auto range = ode::make_adaptive_time_range(stepper, system, z, 0.0, 1.5, 0.05);
  double before = y[0] * y[1], last = 0;
  for (auto i = range.first; i != range.second; ++i) {
    double now = i->first[0] * i->first[1];
    most += 0.5 * (now + before) * (i->second - last);
    before = now, last = i->second;
  }
  return most * x[1];
}

// oscillators in a row: multistep and extrapolation methods
extern "C" double chain(double *x, double *coupling, double *out) {
  auto system = [coupling](const State &s, State &ds, double t) {
    int n = s.size() / 2;
    for (int i = 0; i < n; i++) {
      double left = i ? s[i - 1] : 0, right = i + 1 < n ? s[i + 1] : std::sin(t);
      ds[i] = s[n + i];
      ds[n + i] = coupling[0] * (left - 2 * s[i] + right) - coupling[1] * std::pow(s[i], 3);
    }
  };
  State a(x, x + 10), b = a, c = a;
  ode::adams_bashforth_moulton<4, State> multistep;
  ode::integrate_n_steps(multistep, system, a, 0.0, 0.05, 20);
  ode::bulirsch_stoer<State> extrapolated(1e-8, 1e-8);
  ode::integrate_adaptive(extrapolated, system, b, 0.0, 1.0, 0.1);
  ode::integrate_const(ode::runge_kutta_fehlberg78<State>(), system, c, 0.0, 1.0, 0.1);
  for (int i = 0; i < 10; i++) out[i] = b[i];
  double sum = 0;
  for (int i = 0; i < 10; i++) sum += a[i] * c[9 - i];
  return sum;
}
