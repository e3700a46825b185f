// differentiate: camera(eye, point, screen)  at: eye = 3.1 2.2 4.3 0.8, point = 0.3 -0.2 0.5, screen = zeros(3)  tolerance: 1e-2  roundoff: 1e-4
// differentiate: rotation(q, v, out)  at: q = 0.3 -0.2 0.5 0.8 0.1 0.6 -0.3 0.7, v = 0.4 1.1 -0.6, out = zeros(6)  tolerance: 1e-2  roundoff: 1e-4
// differentiate: placed(m, out)  at: m = 0.3 0.4 -0.5 1.2 0.9 1.4 2.1 -0.7 0.6, out = zeros(9)  tolerance: 1e-2  roundoff: 1e-4
// differentiate: curves(p)  at: p = 0.37 0.2 1.1 -0.4 0.8 0.6 1.7  tolerance: 1e-2  roundoff: 1e-4
#include <cglm/call.h>
#include <cglm/cglm.h>

// a point on the screen, and back from another depth; the distances to the frustum's planes
float camera(float *eye, float *point, float *screen) {
  mat4 view, lens, all, inverse;
  vec4 planes[6], port = {0, 0, 8, 6};
  vec3 back, up = {0, 1, 0}, centre = {0.1f, 0, -0.2f};
  glmc_lookat(eye, centre, up, view);
  glmc_perspective(eye[3], 1.5f, 0.5f, 20, lens);
  glmc_mat4_mul(lens, view, all);
  glmc_project(point, all, port, screen);
  glmc_mat4_inv(all, inverse);
  vec3 nearer = {screen[0], screen[1] * 1.1f, screen[2] * 0.98f};
  glmc_unprojecti(nearer, inverse, port, back);
  glmc_frustum_planes(all, planes);
  float sum = glmc_vec3_dot(back, point);
  for (int k = 0; k < 6; k++) sum += 0.1f * (glmc_vec3_dot(planes[k], point) + planes[k][3]);
  return sum;
}

// two orientations, halfway between them, a rotated vector, Euler's angles
float rotation(float *q, float *v, float *out) {
  CGLM_ALIGN(16) versor a, b, middle;
  CGLM_ALIGN(32) mat4 m;
  vec3 angles, turned;
  for (int k = 0; k < 4; k++) a[k] = q[k], b[k] = q[4 + k];
  glmc_quat_normalize(a);
  glmc_quat_normalize(b);
  glmc_quat_slerp(a, b, 0.4f, middle);
  glmc_quat_rotatev(middle, v, turned);
  glmc_quat_mat4(middle, m);
  glmc_euler_angles(m, angles);
  for (int k = 0; k < 3; k++) out[k] = turned[k], out[3 + k] = angles[k];
  return glmc_quat_angle(middle) + turned[0] * turned[1];
}

// a matrix from angles, scales and a place; taken apart again; a transformed box
float placed(float *m, float *out) {
  CGLM_ALIGN(32) mat4 matrix, turn;
  CGLM_ALIGN(16) vec4 place;
  vec3 box[2] = {{-1, -0.5f, -0.2f}, {1, 0.7f, 0.4f}}, moved[2], size;
  glmc_euler(m, matrix);
  glmc_scale(matrix, m + 3);
  for (int k = 0; k < 3; k++) matrix[3][k] = m[6 + k];
  glmc_decompose(matrix, place, turn, size);
  glmc_aabb_transform(box, matrix, moved);
  for (int k = 0; k < 3; k++) out[k] = size[k], out[3 + k] = moved[0][k], out[6 + k] = moved[1][k];
  return glmc_mat4_det(matrix) + turn[0][1] * place[2];
}

float curves(float *p) {
  float a = glmc_bezier(p[0], p[1], p[2], p[3], p[4]), b = glmc_hermite(p[0], p[1], p[5], p[6], p[2]);
  CGLM_ALIGN(16) vec4 at = {p[1], p[2], p[3], p[4]};
  float d = glmc_smc(p[0], GLM_BEZIER_MAT, at);
  return a * b + glmc_ease_elast_out(p[0]) + glmc_ease_back_in(p[0]) + d;
}
