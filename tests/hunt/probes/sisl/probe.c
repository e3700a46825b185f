// differentiate: through(points, where, out)  at: points = 0.1 0 0.2 1.1 0.4 -0.1 1.9 1.3 0.3 2.6 1.1 0.9 3.4 0.2 1.2 4.1 -0.3 0.7, where = 2.37, out = zeros(9)  roundoff: 1e-9
// differentiate: rational(control, out)  at: control = 0.1 0 0 1 1.2 0.1 0.3 0.8 1.6 1.1 0.2 1.3 1.3 2 0.9 0.9 0.2 2.1 1.4 1.1 -0.6 1.2 1.1 1, out = zeros(10)  roundoff: 1e-9
// differentiate: patch(heights, at, out)  at: heights = 0.1 0.3 -0.2 0.4 0.5 0.9 0.7 -0.1 0.2 1.1 0.8 0.3 -0.3 0.4 0.6 0.05, at = 0.41 0.63, out = zeros(12)  roundoff: 1e-9
// differentiate: nearest(control, point, out)  at: control = 0 0.1 0 0.9 1.3 0.2 2.1 -0.9 0.7 3 1.2 0.5 4.1 0.6 -0.2 4.9 -0.4 0.3, point = 2.3 1.1 0.9, out = zeros(4)  roundoff: 1e-8
// differentiate: foot(heights, point, out)  at: heights = 0.1 0.3 -0.2 0.4 0.5 0.9 0.7 -0.1 0.2 1.1 0.8 0.3 -0.3 0.4 0.6 0.05, point = 1.3 1.7 1.4, out = zeros(3)  roundoff: 1e-8
#include <math.h>
#include <stdlib.h>

#include "sisl.h"

static double knots[] = {0, 0, 0, 0, 1, 2, 3, 3, 3, 3};

/* a cubic that goes through points: a place on it, its tangent and bend, its length */
double through(double *points, double where, double *out) {
  int kind[6] = {1, 1, 1, 1, 1, 1}, count, left = 0, status, i;
  double end, *parameters = NULL, length;
  SISLCurve *curve = NULL;
  s1356(points, 6, 3, kind, 0, 0, 1, 4, 0.0, &end, &curve, &parameters, &count, &status);
  if (status < 0) return -1;
  s1227(curve, 2, where, &left, out, &status);
  s1240(curve, 1e-9, &length, &status);
  length += 0.1 * end;
  for (i = 0; i < count; i++) length += 0.01 * parameters[i] * i;
  free(parameters);
  freeCurve(curve);
  return length;
}

/* a rational curve: curvatures along it, and the area that it sweeps around the origin of its plane */
double rational(double *control, double *out) {
  double flat[12], places[4] = {0.31, 1.23, 1.87, 2.61}, centre[2] = {0.2, 0.3}, area;
  int left = 0, status, i;
  SISLCurve *curve = newCurve(6, 4, knots, control, 2, 3, 1), *plane;
  s2550(curve, places, 4, out, &status);
  s1227(curve, 1, 1.42, &left, out + 4, &status);
  for (i = 0; i < 6; i++) flat[2 * i] = control[4 * i], flat[2 * i + 1] = control[4 * i + 1];
  plane = newCurve(6, 4, knots, flat, 1, 2, 1);
  s1241(plane, centre, 2, 1e-9, &area, &status);
  freeCurve(curve);
  freeCurve(plane);
  return area;
}

static SISLSurf *surface(const double *heights) {
  double ends[] = {0, 0, 0, 0, 1, 1, 1, 1}, control[48];
  int i;
  for (i = 0; i < 16; i++) control[3 * i] = i % 4 + 0.1 * heights[i], control[3 * i + 1] = i / 4 - 0.05 * heights[15 - i], control[3 * i + 2] = heights[i];
  return newSurf(4, 4, 4, 4, ends, ends, control, 1, 3, 1);
}

/* a surface: a place on it, its tangents, its normal, its curvature of Gauss */
double patch(double *heights, double *at, double *out) {
  int left1 = 0, left2 = 0, status, i;
  double derivatives[9], normal[3], gauss;
  SISLSurf *surf = surface(heights);
  s1421(surf, 1, at, &left1, &left2, derivatives, normal, &status);
  for (i = 0; i < 9; i++) out[i] = derivatives[i];
  for (i = 0; i < 3; i++) out[9 + i] = normal[i];
  s2500(surf, 0, 1, 1, at, &left1, &left2, &gauss, &status);
  freeSurf(surf);
  return gauss;
}

/* the point of a curve that is nearest */
double nearest(double *control, double *point, double *out) {
  int count = 0, curves = 0, left = 0, status, i;
  double *found = NULL, distance = 0;
  SISLIntcurve **pieces = NULL;
  SISLCurve *curve = newCurve(6, 4, knots, control, 1, 3, 1);
  s1953(curve, point, 3, 0.0, 1e-12, &count, &found, &curves, &pieces, &status);
  if (status >= 0 && count > 0) {
    s1227(curve, 0, found[0], &left, out, &status);
    for (i = 0; i < 3; i++) distance += (out[i] - point[i]) * (out[i] - point[i]);
    out[3] = found[0];
  }
  free(found);
  if (curves) freeIntcrvlist(pieces, curves);
  freeCurve(curve);
  return sqrt(distance);
}

/* the same on a surface, from a guess */
double foot(double *heights, double *point, double *out) {
  double start[2] = {0, 0}, end[2] = {1, 1}, guess[2] = {0.4, 0.5}, at[2], derivatives[3], normal[3], distance = 0;
  int left1 = 0, left2 = 0, status, i;
  SISLSurf *surf = surface(heights);
  s1775(surf, point, 3, 1e-13, start, end, guess, at, &status);
  s1421(surf, 0, at, &left1, &left2, derivatives, normal, &status);
  for (i = 0; i < 3; i++) distance += (derivatives[i] - point[i]) * (derivatives[i] - point[i]);
  out[0] = at[0], out[1] = at[1], out[2] = derivatives[2];
  freeSurf(surf);
  return sqrt(distance);
}
