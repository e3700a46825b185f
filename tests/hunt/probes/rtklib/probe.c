// differentiate: orbit(elements, out)  at: elements = 5153.6 0.012 0.96 2.1 0.4 1.3 4.5e-9 1.1e-6 -2e-6, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: fix(bias, ion, out)  at: bias = 0.3 -0.2 0.5 0.1 -0.4 0.2 0 0.1, ion = 1.2 0.7 -0.5 -0.6 0.9 0.5 -0.3 -0.4, out = zeros(4)  tolerance: 1e-4  roundoff: 1e-6
// differentiate: tide(place, out)  at: place = 3968800.3 567500.7 4941200.1, out = zeros(3)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: updated(x, p, v)  at: x = 1.2 0.3 -0.7, p = 2 0.3 0.1 0.3 1.5 -0.2 0.1 -0.2 1.1, v = 0.4 -0.2  tolerance: 1e-5  roundoff: 1e-9
// differentiate: ambiguity(a, q, s)  at: a = 1.1 3.05 -2.08, q = 0.09 0.03 0.02 0.03 0.06 0.01 0.02 0.01 0.05, s = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
#include <rtklib.h>

extern int showmsg(const char *format, ...) { return 0; }
extern void settspan(gtime_t from, gtime_t to) {}
extern void settime(gtime_t time) {}

static eph_t ephemeris(int satellite, double node, double anomaly) {
  eph_t e = {.sat = satellite, .week = 2000, .A = 26560e3, .e = 0.01, .i0 = 0.96, .OMG0 = node, .omg = 0.4, .M0 = anomaly};
  e.toe = e.toc = e.ttr = gpst2time(2000, 0);
  e.fit = 4;
  return e;
}

// where a satellite is ten minutes after its elements' epoch, and its clock
double orbit(double *elements, double *out) {
  eph_t e = ephemeris(1, elements[3], elements[5]);
  double variance;
  e.A = elements[0] * elements[0], e.e = elements[1], e.i0 = elements[2], e.omg = elements[4];
  e.deln = elements[6], e.cuc = elements[7], e.cis = elements[8];
  eph2pos(gpst2time(2000, 600.25), &e, out, out + 3, &variance);
  for (int i = 0; i < 3; i++) out[i] /= 1e6;
  out[3] *= 1e9;
  return out[0] * out[1] + out[2];
}

static const double truth[3] = {3968800, 567500, 4941200};
static const double nodes[8] = {0, 5.5, 5, 3.5, 5, 6, 5, 0.5}, anomalies[8] = {6, 0.5, 0.5, 1, 1, 1, 1.5, 6};

// a receiver's position from eight pseudoranges, with the broadcast model of the ionosphere
double fix(double *bias, double *ion, double *out) {
  nav_t *nav = calloc(1, sizeof(nav_t));
  obsd_t seen[8] = {{{0}}};
  prcopt_t how = prcopt_default;
  sol_t found = {{0}};
  char message[128] = "";
  double scales[8] = {1e-8, 1e-8, 1e-7, 1e-7, 1e5, 1e5, 1e5, 1e5}, rs[6], dts[2], variance, e[3];
  gtime_t now = gpst2time(2000, 600.25);
  nav->n = nav->nmax = 8;
  nav->eph = calloc(8, sizeof(eph_t));
  for (int i = 0; i < 8; i++) nav->ion_gps[i] = ion[i] * scales[i];
  for (int i = 0; i < 8; i++) {
    nav->eph[i] = ephemeris(i + 1, nodes[i], anomalies[i]);
    seen[i].time = now, seen[i].sat = i + 1, seen[i].rcv = 1, seen[i].code[0] = CODE_L1C;
    double range = 2.2e7;
    for (int k = 0; k < 5; k++) {
      eph2pos(timeadd(now, -range / CLIGHT), &nav->eph[i], rs, dts, &variance);
      range = geodist(rs, truth, e) - CLIGHT * dts[0];
    }
    seen[i].P[0] = range + bias[i];
  }
  how.ionoopt = IONOOPT_BRDC, how.tropopt = TROPOPT_SAAS, how.elmin = 0.1;
  int good = pntpos(seen, 8, nav, &how, &found, NULL, NULL, message);
  for (int i = 0; i < 3; i++) out[i] = found.rr[i] - truth[i];
  out[3] = found.dtr[0] * CLIGHT;
  free(nav->eph);
  free(nav);
  return good ? sqrt(found.qr[0]) + out[0] * out[1] : NAN;
}

// how the solid earth moves at a place
double tide(double *place, double *out) {
  double moved[3];
  tidedisp(gpst2time(2000, 600.25), place, 1, NULL, NULL, moved);
  for (int i = 0; i < 3; i++) out[i] = moved[i] * 100;
  return moved[0] * moved[0] + moved[2];
}

// a step of a Kalman filter
double updated(double *x, double *p, double *v) {
  double h[6] = {1, 0.5, 0, -0.3, 0.2, 1}, r[4] = {0.3, 0.05, 0.05, 0.2};
  filter(x, p, h, v, r, 3, 2);
  return x[0] * p[4] + x[2] * p[1];
}

// the squares of the residuals of the two best integer vectors
double ambiguity(double *a, double *q, double *s) {
  double f[6];
  lambda(3, 2, a, q, f, s);
  return s[1] / s[0] + f[1] * a[0];
}
