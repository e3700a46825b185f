// differentiate: placed(x, out)  at: x = 33 1.2 20 30, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: smoothed(vertices, n)  at: vertices = 0 0 3.1 -0.7 6.2 0.4 7.3 3.1 5.2 6.4 2.1 6.8 -0.8 4.1, n = 7  tolerance: 1e-5  roundoff: 1e-9
// differentiate: optimized(vertices, n)  at: vertices = 6 0 4.3 4.2 0.1 6.1 -4.2 4.3 -6.1 0.1 -4.1 -4.3 0.2 -5.9 4.3 -4.1, n = 8  tolerance: 1e-5  roundoff: 1e-8
// differentiate: adjusted(moved, n)  at: moved = 0.01 -0.02 0.03 0.01 0.02 -0.01, n = 6  tolerance: 1e-5  roundoff: 1e-8
#include "trace.c"
#include "bbox.h"
#include "bitmap.h"
#include "decompose.h"
#include "trans.h"

// a disk with a hole
static potrace_bitmap_t *disk(void) {
  potrace_bitmap_t *bitmap = bm_new(40, 40);
  for (int y = 0; y < 40; y++)
    for (int x = 0; x < 40; x++) {
      double a = hypot(x - 19.3, y - 20.1), b = hypot(x - 16, y - 22);
      BM_PUT(bitmap, x, y, a < 17 && b > 6);
    }
  return bitmap;
}

// area within closed Bezier curves
static double area_of(const potrace_curve_t *curve, const trans_t *how) {
  double area = 0;
  dpoint_t last = curve->c[curve->n - 1][2];
  if (how) last = trans(last, *how);
  for (int i = 0; i < curve->n; i++) {
    dpoint_t c[3];
    for (int k = 0; k < 3; k++) c[k] = how ? trans(curve->c[i][k], *how) : curve->c[i][k];
    if (curve->tag[i] == POTRACE_CORNER)
      area += 0.5 * (last.x * c[1].y - last.y * c[1].x + c[1].x * c[2].y - c[1].y * c[2].x);
    else
      for (int k = 0; k < 8; k++) {
        dpoint_t p = bezier(k / 8.0, last, c[0], c[1], c[2]), q = bezier((k + 1) / 8.0, last, c[0], c[1], c[2]);
        area += 0.5 * (p.x * q.y - p.y * q.x) + 0.01 * sqrt(sq(p.x - q.x) + sq(p.y - q.y));
      }
    last = c[2];
  }
  return area;
}

// a traced bitmap, turned by an angle and scaled into a box
double placed(double *x, double *out) {
  potrace_param_t *parameters = potrace_param_default();
  potrace_bitmap_t *bitmap = disk();
  potrace_state_t *state = potrace_trace(parameters, bitmap);
  trans_t how;
  double area = 0;
  trans_from_rect(&how, 40, 40);
  trans_rotate(&how, x[0]);
  trans_rescale(&how, x[1]);
  trans_scale_to_size(&how, x[2], x[3]);
  for (potrace_path_t *p = state->plist; p; p = p->next) area += area_of(&p->curve, &how) * (1 + (p->sign == '-'));
  out[0] = how.bb[0], out[1] = how.bb[1], out[2] = how.orig[0], out[3] = how.x[0];
  potrace_state_free(state), potrace_param_free(parameters), bm_free(bitmap);
  return area;
}

static privpath_t *polygon(const double *vertices, int n) {
  privpath_t *pp = calloc(1, sizeof *pp);
  privcurve_init(&pp->curve, n);
  for (int i = 0; i < n; i++) pp->curve.vertex[i].x = vertices[2 * i], pp->curve.vertex[i].y = vertices[2 * i + 1];
  smooth(&pp->curve, 1.0);
  return pp;
}

static void gone(privcurve_t *c) { free(c->tag), free(c->c), free(c->vertex), free(c->alpha), free(c->alpha0), free(c->beta); }

// corners of a polygon become curves
double smoothed(double *vertices, int n) {
  privpath_t *pp = polygon(vertices, n);
  potrace_curve_t curve;
  privcurve_to_curve(&pp->curve, &curve);
  double area = area_of(&curve, NULL);
  for (int i = 0; i < n; i++) area += 0.1 * pp->curve.alpha0[i];
  gone(&pp->curve), free(pp);
  return area;
}

// curves are joined where the tolerance allows
double optimized(double *vertices, int n) {
  privpath_t *pp = polygon(vertices, n);
  potrace_curve_t curve;
  if (opticurve(pp, 0.4)) return NAN;
  privcurve_to_curve(&pp->ocurve, &curve);
  double area = area_of(&curve, NULL) + pp->ocurve.n;
  for (int i = 0; i < pp->ocurve.n; i++) area += 0.1 * pp->ocurve.alpha[i] * (i + 1) + pp->ocurve.beta[i];
  gone(&pp->curve), gone(&pp->ocurve), free(pp);
  return area;
}

// the polygon of a bitmap's path, with sums of its points that are moved a little
double adjusted(double *moved, int n) {
  potrace_param_t *parameters = potrace_param_default();
  potrace_bitmap_t *bitmap = disk();
  progress_t progress = {0};
  path_t *paths = NULL;
  if (bm_to_pathlist(bitmap, &paths, parameters, &progress)) return NAN;
  privpath_t *pp = paths->priv;
  if (calc_sums(pp) || calc_lon(pp) || bestpolygon(pp)) return NAN;
  for (int i = 1; i <= pp->len; i++) {
    double d = moved[i % n];
    pp->sums[i].x += d, pp->sums[i].y += 0.5 * d, pp->sums[i].x2 += 2 * d, pp->sums[i].xy += d * d, pp->sums[i].y2 -= d;
  }
  if (adjust_vertices(pp)) return NAN;
  double sum = 0;
  for (int i = 0; i < pp->m; i++) sum += (1 + i) * pp->curve.vertex[i].x + pp->curve.vertex[i].y * pp->curve.vertex[(i + 1) % pp->m].x;
  pathlist_free(paths), bm_free(bitmap), potrace_param_free(parameters);
  return 0.01 * sum;
}
