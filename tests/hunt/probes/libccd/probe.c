// differentiate: depth(first, second, out)  at: first = 0 0 0 1 0.8 0.6, second = 0.9 0.3 0.2 0.5, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: portal(first, second, out)  at: first = 0 0 0 1 0.8 0.6, second = 0.9 0.3 0.2 0.5, out = zeros(6)  tolerance: 1e-4  roundoff: 1e-8
#include <ccd/ccd.h>

static void box(const void *object, const ccd_vec3_t *direction, ccd_vec3_t *to) {
  const double *b = object;
  for (int i = 0; i < 3; i++) to->v[i] = b[i] + (direction->v[i] < 0 ? -b[3 + i] : b[3 + i]);
}

static void ball(const void *object, const ccd_vec3_t *direction, ccd_vec3_t *to) {
  const double *s = object;
  ccd_vec3_t d = *direction;
  ccdVec3Normalize(&d);
  for (int i = 0; i < 3; i++) to->v[i] = s[i] + s[3] * d.v[i];
}

static void middle(const void *object, ccd_vec3_t *to) {
  const double *o = object;
  ccdVec3Set(to, o[0], o[1], o[2]);
}

static double answer(double depth, const ccd_vec3_t *direction, const ccd_vec3_t *at, double *out) {
  for (int i = 0; i < 3; i++) out[i] = direction->v[i], out[3 + i] = at->v[i];
  return depth;
}

double depth(double *first, double *second, double *out) {
  ccd_t ccd;
  ccd_real_t deep;
  ccd_vec3_t direction, at;
  CCD_INIT(&ccd);
  ccd.support1 = box, ccd.support2 = ball;
  ccd.max_iterations = 100, ccd.epa_tolerance = 1e-10;
  if (ccdGJKPenetration(first, second, &ccd, &deep, &direction, &at)) return 0;
  return answer(deep, &direction, &at, out);
}

double portal(double *first, double *second, double *out) {
  ccd_t ccd;
  ccd_real_t deep;
  ccd_vec3_t direction, at;
  CCD_INIT(&ccd);
  ccd.support1 = box, ccd.support2 = ball, ccd.center1 = ccd.center2 = middle;
  ccd.max_iterations = 100, ccd.mpr_tolerance = 1e-10;
  if (ccdMPRPenetration(first, second, &ccd, &deep, &direction, &at)) return 0;
  return answer(deep, &direction, &at, out);
}
