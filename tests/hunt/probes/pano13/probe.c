// differentiate: into_photograph(camera, lens, point, out)  at: camera = 51 12 -8 3.5, lens = 0.01 -0.03 0.02 4.2 -2.7, point = 150 -90, out = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: into_panorama(camera, lens, point, out)  at: camera = 51 12 -8 3.5, lens = 0.01 -0.03 0.02 4.2 -2.7, point = 150 -90, out = zeros(2)  tolerance: 1e-5  roundoff: 1e-7
// differentiate: projections(angles, out)  at: angles = 0.35 -0.21, out = zeros(12)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: control_points(camera, other)  at: camera = 51 12 -8 3.5, other = 51 -14 2 -1.2  tolerance: 1e-5  roundoff: 1e-8
#include <stdlib.h>
#include <string.h>
#include "filter.h"

static void photograph(Image *im, double *camera, double *lens) {
  memset(im, 0, sizeof *im);
  im->width = 1200, im->height = 800, im->format = _rectilinear;
  im->hfov = camera[0], im->yaw = camera[1], im->pitch = camera[2], im->roll = camera[3];
  if (!lens) return;
  im->cP.radial = im->cP.horizontal = im->cP.vertical = 1;
  for (int c = 0; c < 3; c++) {
    for (int i = 0; i < 3; i++) im->cP.radial_params[c][3 - i] = lens[i];
    im->cP.radial_params[c][0] = 1 - lens[0] - lens[1] - lens[2];
    im->cP.radial_params[c][4] = 1000;
    im->cP.horizontal_params[c] = lens[3], im->cP.vertical_params[c] = lens[4];
  }
}

static void panorama(Image *pn, int format) {
  memset(pn, 0, sizeof *pn);
  pn->width = 2000, pn->height = 1000, pn->format = format, pn->hfov = 200;
}

// where a point of a panorama lies in a photograph: its field of view, yaw, pitch and roll, and its lens
double into_photograph(double *camera, double *lens, double *point, double *out) {
  Image *im = malloc(sizeof *im), *pn = malloc(sizeof *pn);
  struct MakeParams *how = calloc(1, sizeof *how);
  struct fDesc stack[20];
  photograph(im, camera, lens), panorama(pn, _equirectangular);
  SetMakeParams(stack, how, im, pn, 0);
  if (!execute_stack_new(point[0], point[1], &out[0], &out[1], stack)) return NAN;
  free(im), free(pn), free(how);
  return hypot(out[0], out[1]);
}

double into_panorama(double *camera, double *lens, double *point, double *out) {
  Image *im = malloc(sizeof *im), *pn = malloc(sizeof *pn);
  struct MakeParams *how = calloc(1, sizeof *how);
  struct fDesc stack[20];
  photograph(im, camera, lens), panorama(pn, _mercator);
  SetInvMakeParamsCorrect(stack, how, im, pn, 0);
  if (!execute_stack_new(point[0], point[1], &out[0], &out[1], stack)) return NAN;
  free(im), free(pn), free(how);
  return hypot(out[0], out[1]);
}

// a direction in projections, and back
double projections(double *angles, double *out) {
  static const trfn there[6] = {rect_erect, hammer_erect, mercator_erect, panini_erect, stereographic_erect, sinusoidal_erect};
  static const trfn back[6] = {erect_rect, erect_hammer, erect_mercator, erect_panini, erect_stereographic, erect_sinusoidal};
  double distance = 300, sum = 0;
  for (int k = 0; k < 6; k++) {
    double x, y;
    if (!there[k](300 * angles[0], 300 * angles[1], &out[2 * k], &out[2 * k + 1], &distance)) return NAN;
    if (!back[k](0.9 * out[2 * k], 1.1 * out[2 * k + 1], &x, &y, &distance)) return NAN;
    sum += (k + 1) * 1e-4 * x * y;
  }
  return sum;
}

// how far two photographs' control points miss each other on the sphere
double control_points(double *camera, double *other) {
  static const double seen[3][4] = {{310, 40, -330, 51}, {290, -120, -340, -117}, {402, 210, -260, 231}};
  Image *im = malloc(2 * sizeof *im), *pn = malloc(sizeof *pn);
  struct MakeParams *how = calloc(2, sizeof *how);
  struct fDesc stack[2][20];
  double sum = 0;
  photograph(&im[0], camera, NULL), photograph(&im[1], other, NULL), panorama(pn, _equirectangular);
  for (int k = 0; k < 2; k++) SetInvMakeParams(stack[k], &how[k], &im[k], pn, 0);
  for (int i = 0; i < 3; i++) {
    double x[2], y[2];
    for (int k = 0; k < 2; k++) execute_stack(seen[i][2 * k], seen[i][2 * k + 1], &x[k], &y[k], stack[k]);
    sum += (x[0] - x[1]) * (x[0] - x[1]) * 1e-2 + (y[0] - y[1]) * (y[0] - y[1]) * 1e-2;
  }
  free(im), free(pn), free(how);
  return sum;
}
