// differentiate: closed(xy, at)  at: xy = -100 0 0 100 100 0 0 -100, at = zeros(6)  tolerance: 1e-4  roundoff: 1e-8
// differentiate: unclosed(xy, at)  at: xy = 0 0 50 80 130 60 200 10, at = zeros(6)  tolerance: 1e-4  roundoff: 1e-8
#include <bezctx_intf.h>
#include <spiroentrypoints.h>

typedef struct {
  bezctx base;
  double *at, x, y, length;
} pen;

static void move_to(bezctx *at, double x, double y, int open) {
  pen *p = (pen *)at;
  p->x = x, p->y = y;
}

static void line_to(bezctx *at, double x, double y) { move_to(at, x, y, 0); }

static void curve_to(bezctx *at, double x1, double y1, double x2, double y2, double x3, double y3) {
  pen *p = (pen *)at;
  double all[6] = {x1, y1, x2, y2, x3, y3};
  for (int i = 0; i < 6; i++) p->at[i] += all[i] * (i + 1) * 1e-3;
  p->length += (x3 - p->x) * (x3 - p->x) + (y3 - p->y) * (y3 - p->y);
  move_to(at, x3, y3, 0);
}

static void quad_to(bezctx *at, double x1, double y1, double x2, double y2) { move_to(at, x2, y2, 0); }

static void knot(bezctx *at, int index) {}

static double drawn(double *xy, double *at, int is_closed) {
  pen p = {{move_to, line_to, quad_to, curve_to, knot}, at, 0, 0, 0};
  spiro_cp points[4];
  for (int i = 0; i < 4; i++) points[i] = (spiro_cp){xy[2 * i], xy[2 * i + 1], i == 2 ? SPIRO_G2 : SPIRO_G4};
  SpiroCPsToBezier0(points, 4, is_closed, &p.base);
  return p.length;
}

double closed(double *xy, double *at) { return drawn(xy, at, 1); }

double unclosed(double *xy, double *at) { return drawn(xy, at, 0); }
