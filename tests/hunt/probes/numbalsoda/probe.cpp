// differentiate: prey(u0, p, out)  at: u0 = 5 0.8, p = 1.1 0.4 0.4 0.1, out = zeros(8)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: kinetics(k, out)  at: k = 0.04 3 1.2, out = zeros(9)  tolerance: 1e-4  roundoff: 1e-7
// differentiate: orbit(u0, mass, out)  at: u0 = 1 0.1 -0.2 0.9, mass = 1.1, out = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: bounce(u0, drag, out)  at: u0 = 0.2 1.3 3.1 4.2, drag = 0.15, out = zeros(5)  tolerance: 1e-5  roundoff: 1e-8
#include <cmath>
#include <vector>

typedef void (*Rate)(double t, double *u, double *du, void *data);
typedef void (*Event)(double t, const double *u, double *event, void *data);
extern "C" {
void lsoda_wrapper(Rate rhs, int neq, double *u0, void *data, int nt, double *teval, double *usol, double rtol, double atol, int mxstep, int *success);
void dop853_wrapper(Rate rhs, int neq, double *u0, void *data, int nt, double *teval, double *usol, double rtol, double atol, int mxstep, int *success);
void dop853_solve_ivp_wrapper(Rate rhs, double *t_span, int neq, double *u0, int nt, double *teval, int n_events, Event events, void *data, double first_step,
                              double max_step, double rtol, double atol, int *len_message, int *nt_out, int *n_events_found, void **d_p);
void dop853_solve_ivp_result(void *d_p, int neq, int len_message, int nt_out, char *message, bool *success, int *nfev, double *t, double *y, bool *event_found,
                             int *ind_event, double *t_event, double *y_event);
}

static void lotka_volterra(double t, double *u, double *du, void *data) {
  double *p = (double *)data;
  du[0] = u[0] * p[0] - u[0] * u[1] * p[1];
  du[1] = u[0] * u[1] * p[3] - u[1] * p[2];
}

// predators and prey, by LSODA, at four times
extern "C" double prey(double *u0, double *p, double *out) {
  double times[5] = {0, 0.5, 1.2, 2.1, 3}, solution[10];
  int success;
  lsoda_wrapper(lotka_volterra, 2, u0, p, 5, times, solution, 1e-9, 1e-9, 10000, &success);
  if (!success) return NAN;
  for (int i = 0; i < 8; i++) out[i] = solution[2 + i];
  return solution[8] * solution[9];
}

static void robertson(double t, double *u, double *du, void *data) {
  double *k = (double *)data;
  du[0] = -k[0] * u[0] + 10 * k[2] * u[1] * u[2];
  du[1] = k[0] * u[0] - 10 * k[2] * u[1] * u[2] - 100 * k[1] * u[1] * u[1];
  du[2] = 100 * k[1] * u[1] * u[1];
}

// a stiff reaction: LSODA goes over to BDF
extern "C" double kinetics(double *k, double *out) {
  double times[4] = {0, 0.4, 4, 40}, u0[3] = {1, 0, 0}, solution[12];
  int success;
  lsoda_wrapper(robertson, 3, u0, k, 4, times, solution, 1e-9, 1e-11, 10000, &success);
  if (!success) return NAN;
  for (int i = 0; i < 9; i++) out[i] = solution[3 + i];
  return std::log(solution[10]);
}

static void attracted(double t, double *u, double *du, void *data) {
  double mass = *(double *)data, r2 = u[0] * u[0] + u[1] * u[1], r3 = r2 * std::sqrt(r2);
  du[0] = u[2], du[1] = u[3];
  du[2] = -mass * u[0] / r3, du[3] = -mass * u[1] / r3;
}

// an orbit, by the eighth order of Dormand and Prince
extern "C" double orbit(double *u0, double mass, double *out) {
  double times[4] = {0, 0.7, 1.9, 3.3}, solution[16];
  int success;
  dop853_wrapper(attracted, 4, u0, &mass, 4, times, solution, 1e-10, 1e-10, 10000, &success);
  if (!success) return NAN;
  for (int i = 0; i < 12; i++) out[i] = solution[4 + i];
  return 0.5 * (solution[14] * solution[14] + solution[15] * solution[15]) + solution[12] * solution[13];
}

static void thrown(double t, double *u, double *du, void *data) {
  double drag = *(double *)data, speed = std::hypot(u[2], u[3]);
  du[0] = u[2], du[1] = u[3];
  du[2] = -drag * speed * u[2], du[3] = -9.81 - drag * speed * u[3];
}

static void ground(double t, const double *u, double *event, void *data) { event[0] = u[1]; }

// a ball until it falls to the ground, with what it passed before
extern "C" double bounce(double *u0, double drag, double *out) {
  double span[2] = {0, 5}, times[3] = {0, 0.2, 0.5};
  int length, n, found, nfev, which;
  void *solution;
  dop853_solve_ivp_wrapper(thrown, span, 4, u0, 3, times, 1, ground, &drag, 0, 0, 1e-9, 1e-9, &length, &n, &found, &solution);
  if (n != 3 || !found) return NAN;
  std::vector<char> message(length + 1);
  std::vector<double> t(n), y(4 * n);
  bool success, event;
  double when, where[4];
  dop853_solve_ivp_result(solution, 4, length, n, message.data(), &success, &nfev, t.data(), y.data(), &event, &which, &when, where);
  if (!success || !event) return NAN;
  for (int i = 0; i < 4; i++) out[i] = where[i];
  out[4] = y[9];
  return when + y[4] * y[11];
}
