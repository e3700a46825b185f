// differentiate: pose(h, corners, camera, out)  at: h = 42.1 -7.3 310.2 6.4 39.8 242.5 0.012 -0.007 1, corners = 265.9 281.2 343.2 287.3 352.8 205.3 276.9 197.2, camera = 611 608 322 239 0.16, out = zeros(12)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: homography(corners, out)  at: corners = 262.1 276.4 346.3 289.5 361.2 209.4 274.6 195.1 311.7 243.2, out = zeros(9)
// differentiate: viewed(h, camera, out)  at: h = 42.1 -7.3 310.2 6.4 39.8 242.5 0.012 -0.007 1, camera = 611 608 0.3 -0.2 2.1 0.4, out = zeros(16)  tolerance: 5e-3  roundoff: 1e-6
// differentiate: algebra(a, b, s, out)  at: a = 3.1 0.4 -0.7 0.4 2.6 0.3 -0.7 0.3 1.9, b = 0.3 -1.1 0.8, s = 1.7, out = zeros(15)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: shapes(points, q, out)  at: points = 0.1 0.2 3.2 -0.3 4.1 2.2 1.9 3.7 -0.6 1.8 1.7 1.5, q = 5.3 0.7 -1.4 2.6, out = zeros(8)  tolerance: 5e-3  roundoff: 1e-6
#include <apriltag.h>
#include <apriltag_pose.h>
#include <common/g2d.h>
#include <common/homography.h>
#include <common/matd.h>
#include <math.h>
#include <string.h>

zarray_t *g2d_convex_hull(const zarray_t *points);
void g2d_polygon_closest_boundary_point(const zarray_t *poly, const double q[2], double *p);
double g2d_distance(const double a[2], const double b[2]);

static matd_t *square(const double *data) { return matd_create_data(3, 3, data); }

// where the camera is, from a tag's homography and corners
double pose(double *h, double *corners, double *camera, double *out) {
  apriltag_detection_t seen;
  memset(&seen, 0, sizeof seen);
  seen.H = square(h);
  seen.c[0] = 311, seen.c[1] = 242;
  memcpy(seen.p, corners, sizeof seen.p);
  apriltag_detection_info_t info = {&seen, camera[4], camera[0], camera[1], camera[2], camera[3]};
  apriltag_pose_t found;
  double error = estimate_tag_pose(&info, &found);
  for (int i = 0; i < 9; i++) out[i] = found.R->data[i];
  for (int i = 0; i < 3; i++) out[9 + i] = found.t->data[i];
  matd_destroy(found.R);
  matd_destroy(found.t);
  matd_destroy(seen.H);
  return 1e3 * error;
}

// five correspondences, by singular values
float homography(float *corners, float *out) {
  const float tag[5][2] = {{-1, 1}, {1, 1}, {1, -1}, {-1, -1}, {0.1f, -0.05f}};
  zarray_t *pairs = zarray_create(sizeof(float[4]));
  for (int i = 0; i < 5; i++) {
    float pair[4] = {tag[i][0], tag[i][1], corners[2 * i], corners[2 * i + 1]};
    zarray_add(pairs, pair);
  }
  matd_t *h = homography_compute(pairs, HOMOGRAPHY_COMPUTE_FLAG_SVD);
  double x, y;
  homography_project(h, 0.3, -0.4, &x, &y);
  for (int i = 0; i < 9; i++) out[i] = MATD_EL(h, i / 3, i % 3) / MATD_EL(h, 2, 2);
  matd_destroy(h);
  zarray_destroy(pairs);
  return x + 0.5 * y;
}

double viewed(double *h, double *camera, double *out) {
  matd_t *homography = square(h);
  matd_t *view = homography_to_model_view(homography, camera[0], camera[1], camera[2], camera[3], camera[4], camera[5]);
  matd_t *pose = homography_to_pose(homography, camera[0], camera[1], camera[2], camera[3]);
  memcpy(out, view->data, 16 * sizeof *out);
  double r = matd_get(pose, 0, 3) + matd_get(pose, 1, 2) * matd_get(pose, 2, 3) + matd_det(pose);
  matd_destroy(homography);
  matd_destroy(view);
  matd_destroy(pose);
  return r;
}

// expressions that are parsed (the scalar is freed there), and four decompositions
double algebra(double *a, double *b, double *s, double *out) {
  matd_t *m = square(a), *v = matd_create_data(3, 1, b), *f = matd_create_scalar(*s);
  matd_t *mixed = matd_op("M'*(M*F+M)*M^-1-(M'M)", m, m, f, m, m, m, m);
  matd_t *form = matd_op("M'*M*M", v, mixed, v);
  matd_svd_t svd = matd_svd(m);
  matd_plu_t *plu = matd_plu(m);
  matd_t *x = matd_plu_solve(plu, v);
  matd_chol_t *chol = matd_chol(m);
  matd_t *y = matd_chol_solve(chol, v);
  memcpy(out, mixed->data, 9 * sizeof *out);
  memcpy(out + 9, x->data, 3 * sizeof *out);
  memcpy(out + 12, y->data, 3 * sizeof *out);
  double r = matd_get_scalar(form) + matd_plu_det(plu) + matd_vec_dist(x, v);
  for (int i = 0; i < 3; i++) r += (i + 1) * MATD_EL(svd.S, i, i) + MATD_EL(svd.U, i, 0) * MATD_EL(svd.V, i, 0);
  matd_t *all[] = {m, v, mixed, form, svd.U, svd.S, svd.V, x, y};
  for (int i = 0; i < 9; i++) matd_destroy(all[i]);
  matd_plu_destroy(plu);
  matd_chol_destroy(chol);
  return r;
}

// a hull, and lines that cross it
double shapes(double *points, double *q, double *out) {
  zarray_t *cloud = g2d_polygon_create_data((double(*)[2])points, 6);
  zarray_t *hull = g2d_convex_hull(cloud);
  double area = 0, first[2], second[2], crossing[2];
  int n = zarray_size(hull);
  for (int i = 0; i < n; i++) {
    zarray_get(hull, i, first);
    zarray_get(hull, (i + 1) % n, second);
    area += 0.5 * (first[0] * second[1] - first[1] * second[0]);
  }
  g2d_polygon_closest_boundary_point(hull, q, out);
  out[2] = g2d_polygon_rasterize(hull, 1.1, out + 3);
  g2d_line_t one, two;
  g2d_line_init_from_points(&one, points, points + 6);
  g2d_line_init_from_points(&two, q, q + 2);
  g2d_line_intersect_line(&one, &two, crossing);
  g2d_line_segment_t segment;
  g2d_line_segment_init_from_points(&segment, points + 2, points + 4);
  double nearest[2];
  g2d_line_segment_closest_point(&segment, q, nearest);
  out[5] = g2d_distance(nearest, q);
  out[6] = g2d_line_get_coordinate(&one, q);
  out[7] = g2d_polygon_contains_point(hull, points + 10);
  zarray_destroy(hull);
  zarray_destroy(cloud);
  return area + crossing[0] * crossing[1];
}
