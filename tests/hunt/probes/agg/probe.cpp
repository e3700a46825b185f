// differentiate: bezier(p, out)  at: p = 0 0 30.3 70.1 80.7 -20.4 120.2 40.9, out = zeros(2)  roundoff: 1e-9
// differentiate: splined(x, y, at)  at: x = 0 1 2.2 3.1 4.5 5.2, y = 0.3 1.7 0.4 -0.9 0.8 1.3, at = 0.4 1.6 3.7 5.0  roundoff: 1e-9
// differentiate: warped(quad, p, out)  at: quad = 12 14 103 9 110 94 7 101, p = 33 47, out = zeros(4)  roundoff: 1e-9
// differentiate: fitted(src, dst, motion, p)  at: src = 0 0 10 1 9 8, dst = 3 4 15 7 11 17, motion = 0.4 1.3 0.8 2.5 -1.5, p = 4 3  roundoff: 1e-9
// differentiate: outlined(p, width, n)  at: p = 10 10 60 14 75 52 33 70 12 45, width = 7.3, n = 5  roundoff: 1e-9
// differentiate: along(path, text, out, n)  at: path = 0 0 40 21 90 13 130 44, text = 11 3 27 -4 52 6, out = zeros(6), n = 4  roundoff: 1e-9
#include <agg_bspline.h>
#include <agg_conv_bspline.h>
#include <agg_conv_contour.h>
#include <agg_conv_curve.h>
#include <agg_conv_smooth_poly1.h>
#include <agg_conv_stroke.h>
#include <agg_conv_transform.h>
#include <agg_curves.h>
#include <agg_path_storage.h>
#include <agg_trans_affine.h>
#include <agg_trans_bilinear.h>
#include <agg_trans_perspective.h>
#include <agg_trans_single_path.h>

// length, and the area below, of a curve's polygon
template <class Source> static double measured(Source &source, double &area) {
  double x, y, lastx = 0, lasty = 0, startx = 0, starty = 0, length = 0;
  area = 0;
  source.rewind(0);
  for (unsigned command; !agg::is_stop(command = source.vertex(&x, &y));) {
    if (agg::is_vertex(command)) {
      if (agg::is_move_to(command)) startx = x, starty = y;
      else length += agg::calc_distance(lastx, lasty, x, y), area += 0.5 * (lastx * y - x * lasty);
      lastx = x, lasty = y;
    } else if (agg::is_end_poly(command)) area += 0.5 * (lastx * starty - startx * lasty);
  }
  return length;
}

extern "C" double bezier(double *p, double *out) {
  agg::curve4_inc steps(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]);
  agg::curve4_div halves(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]);
  agg::curve3_div square(p[0], p[1], p[2], p[3], p[6], p[7]);
  double below;
  out[0] = measured(halves, below), out[1] = below;
  double got = measured(steps, below) + measured(square, below);
  return got + 0.01 * below;
}

extern "C" double splined(double *x, double *y, double *at) {
  agg::bspline spline;
  spline.init(6);
  for (int i = 0; i < 6; i++) spline.add_point(x[i], y[i]);
  spline.prepare();
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += spline.get(at[i]) * spline.get_stateful(at[i] + 0.1);
  agg::path_storage path;
  for (int i = 0; i < 6; i++) i ? path.line_to(10 * x[i], 10 * y[i]) : path.move_to(10 * x[i], 10 * y[i]);
  agg::conv_bspline<agg::path_storage> smooth(path);
  smooth.interpolation_step(0.1);
  double area, length = measured(smooth, area);
  return sum + 0.01 * length + 0.001 * area;
}

extern "C" double warped(double *quad, double *p, double *out) {
  agg::trans_perspective view(0, 0, 100, 100, quad);
  agg::trans_bilinear mesh(0, 0, 100, 100, quad);
  out[0] = p[0], out[1] = p[1], out[2] = p[0], out[3] = p[1];
  view.transform(&out[0], &out[1]);
  mesh.transform(&out[2], &out[3]);
  double x = p[0], y = p[1];
  view.inverse_transform(&x, &y);
  view.rotate(0.3);
  return x * y * 0.01 + view.scale() + view.rotation() + 1e-3 * view.determinant();
}

// an affine map between triangles, and one of a rotation, scales, skews
extern "C" double fitted(double *src, double *dst, double *motion, double *p) {
  agg::trans_affine map(src, dst), moved;
  moved *= agg::trans_affine_scaling(motion[1], motion[2]);
  moved *= agg::trans_affine_rotation(motion[0]);
  moved *= agg::trans_affine_skewing(0.2 * motion[0], 0.1);
  moved *= agg::trans_affine_translation(motion[3], motion[4]);
  moved *= agg::trans_affine_line_segment(dst[0], dst[1], dst[2], dst[3], src[4]);
  double x = p[0], y = p[1], sx, sy;
  map.transform(&x, &y);
  moved.transform(&x, &y);
  (~map).inverse_transform(&x, &y);
  moved.scaling_abs(&sx, &sy);
  return x + 0.3 * y + sx * sy + map.rotation() + moved.invert().determinant();
}

// a polygon's outline and contour, its corners rounded
extern "C" double outlined(double *p, double width, int n) {
  agg::path_storage path;
  for (int i = 0; i < n; i++) i ? path.line_to(p[2 * i], p[2 * i + 1]) : path.move_to(p[2 * i], p[2 * i + 1]);
  path.close_polygon();
  double one, two, three;
  agg::conv_stroke<agg::path_storage> stroke(path);
  stroke.width(width);
  stroke.line_join(agg::miter_join);
  agg::conv_contour<agg::path_storage> contour(path);
  contour.auto_detect_orientation(true);
  contour.width(width);
  agg::conv_smooth_poly1<agg::path_storage> smooth(path);
  smooth.smooth_value(0.7);
  agg::conv_curve<agg::conv_smooth_poly1<agg::path_storage>, agg::curve3_inc, agg::curve4_inc> curve(smooth);
  double lengths = measured(stroke, one) - measured(contour, two) + measured(curve, three);
  return lengths + 0.01 * one - 0.02 * two + 0.03 * three;
}

// text along a path
extern "C" double along(double *path, double *text, double *out, int n) {
  agg::trans_single_path way;
  for (int i = 0; i < n; i++) i ? way.line_to(path[2 * i], path[2 * i + 1]) : way.move_to(path[2 * i], path[2 * i + 1]);
  way.finalize_path();
  way.preserve_x_scale(true);
  for (int i = 0; i < 3; i++) {
    out[2 * i] = text[2 * i], out[2 * i + 1] = text[2 * i + 1];
    way.transform(&out[2 * i], &out[2 * i + 1]);
  }
  return way.total_length();
}
