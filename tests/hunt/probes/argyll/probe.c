// differentiate: appearance(xyz, white, out)  at: xyz = 0.31 0.37 0.22, white = 0.9642 1.0 0.8249, out = zeros(6)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: spline(values, at, out)  at: values = random(24, 0, 1), at = 0.37 0.61, out = zeros(2)  tolerance: 1e-2  roundoff: 1e-4
// differentiate: singular(a, b, x)  at: a = random(20, -1, 1), b = random(5, -1, 1), x = zeros(4)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: root(c, x)  at: c = 1.3 0.7 2.1, x = 0.8 0.9  tolerance: 1e-5  roundoff: 1e-7
// differentiate: difference(lab)  at: lab = 51 23 -31 47 18 -22  tolerance: 1e-5  roundoff: 1e-9
// differentiate: programme(g, a)  at: g = 4 1 0.5 1 3 0.2 0.5 0.2 5, a = -1 2 0.5  tolerance: 1e-5  roundoff: 1e-8
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <icc.h>
#include <numlib.h>
#include <rspl.h>
#include <xcam.h>
#include <cam02.h>

/* CIECAM02, there and back */
double appearance(double *xyz, double *white, double *out) {
  cam02 *cam = new_cam02();
  cam->set_view(cam, vc_average, white, 34.0, 0.2, 0.0, 0.01, 0.002, white, 0, 1.0, 0.0, white);
  cam->XYZ_to_cam(cam, out, xyz);
  out[0] += 1;
  cam->cam_to_XYZ(cam, out + 3, out);
  cam->del(cam);
  return out[0] + out[1] * out[2] + out[4];
}

/* a regularized spline through scattered points */
double spline(double *values, double *at, double *out) {
  rspl *s = new_rspl(RSPL_NOFLAGS, 2, 2);
  co points[12], wanted;
  int gres[MXDI] = {5, 5};
  for (int i = 0; i < 12; i++) {
    points[i].p[0] = (i % 4) / 3.0, points[i].p[1] = (i / 4) / 2.0;
    points[i].v[0] = values[i], points[i].v[1] = values[12 + i];
  }
  s->fit_rspl(s, 0, points, 12, NULL, NULL, gres, NULL, NULL, 1.0, NULL, NULL);
  wanted.p[0] = at[0], wanted.p[1] = at[1];
  s->interp(s, &wanted);
  out[0] = wanted.v[0], out[1] = wanted.v[1];
  s->del(s);
  return wanted.v[0] * wanted.v[1];
}

double singular(double *a, double *b, double *x) {
  double **m = dmatrix(0, 4, 0, 3), w[4], **v = dmatrix(0, 3, 0, 3);
  for (int i = 0; i < 20; i++) m[i / 4][i % 4] = a[i];
  if (svdecomp(m, w, v, 5, 4)) return NAN;
  svdbacksub(m, w, v, b, x, 5, 4);
  double r = 0;
  for (int i = 0; i < 4; i++) r += w[i] * x[i];
  free_dmatrix(m, 0, 4, 0, 3), free_dmatrix(v, 0, 3, 0, 3);
  return r;
}

static int system_of(void *data, int n, double *x, double *f, int flag) {
  double *c = data;
  f[0] = x[0] * x[0] + c[0] * x[1] - c[2];
  f[1] = exp(0.3 * x[0]) - c[1] * x[1] * x[1] - 0.2;
  return 0;
}

/* Powell's hybrid method, with slopes by differences */
double root(double *c, double *x) {
  double f[2];
  int calls, slopes;
  if (dnsq(c, system_of, NULL, NULL, 0, 2, x, f, 1e-14, 1e-13, 200, 1, 1, 0, NULL, 1.0, 0, 0, &calls, &slopes) != 1) return NAN;
  return x[0] * x[1];
}

double difference(double *lab) {
  double one[3] = {lab[0], lab[1], lab[2]}, two[3] = {lab[3], lab[4], lab[5]}, xyz[3], back[3];
  icmLab2XYZ(&icmD50, xyz, one);
  icmXYZ2Lab(&icmD65, back, xyz);
  return icmCIE2K(one, two) + icmCIE94(back, two) + icmLabDE(one, back);
}

double programme(double *g, double *a) {
  double **G = dmatrix(0, 2, 0, 2), **CE = dmatrix(0, 2, 0, 0), **CI = dmatrix(0, 2, 0, 1), ce[1] = {-1}, ci[2] = {0.05, 0.3}, x[3], r;
  for (int i = 0; i < 9; i++) G[i / 3][i % 3] = g[i];
  for (int i = 0; i < 3; i++) CE[i][0] = 1, CI[i][0] = i == 0, CI[i][1] = i == 1;
  r = quadprog(x, G, a, CE, ce, CI, ci, 3, 1, 2);
  free_dmatrix(G, 0, 2, 0, 2), free_dmatrix(CE, 0, 2, 0, 0), free_dmatrix(CI, 0, 2, 0, 1);
  return r + x[0] * x[2];
}
