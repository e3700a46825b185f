// differentiate: seen(eye, point, out)  at: eye = 3 2 5, point = 0.3 0.4 -0.2, out = zeros(3)  roundoff: 1e-10
// differentiate: turned(axis, angle, point)  at: axis = 0.3 0.5 0.7, angle = 0.6, point = 1 2 3  roundoff: 1e-10
// differentiate: between(a, b, t)  at: a = 0.9 0.1 0.2 0.3, b = 0.5 0.6 -0.2 0.4, t = 0.35  roundoff: 1e-10
// differentiate: hit(ray, corners)  at: ray = 0.3 0.3 -1, corners = 0 0 0 1 0.1 0.1 0.2 1 0.3  roundoff: 1e-10
#define GLM_ENABLE_EXPERIMENTAL
#include <glm/glm.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/gtx/intersect.hpp>
#include <glm/gtx/quaternion.hpp>

extern "C" double seen(double *eye, double *point, double *out) {
  glm::dmat4 view = glm::lookAt(glm::dvec3(eye[0], eye[1], eye[2]), glm::dvec3(0), glm::dvec3(0, 1, 0));
  glm::dmat4 lens = glm::perspective(0.8, 1.3, 0.1, 50.0);
  glm::dvec4 at = lens * view * glm::dvec4(point[0], point[1], point[2], 1);
  for (int i = 0; i < 3; i++) out[i] = at[i] / at.w;
  return glm::determinant(view) + glm::inverse(lens * view)[3][2];
}

extern "C" double turned(double *axis, double angle, double *point) {
  glm::dquat q = glm::angleAxis(angle, glm::normalize(glm::dvec3(axis[0], axis[1], axis[2])));
  glm::dvec3 p = q * glm::dvec3(point[0], point[1], point[2]);
  return p.x * p.y + glm::eulerAngles(q).z;
}

extern "C" double between(double *a, double *b, double t) {
  glm::dquat p = glm::normalize(glm::dquat(a[0], a[1], a[2], a[3])), q = glm::normalize(glm::dquat(b[0], b[1], b[2], b[3]));
  glm::dquat r = glm::slerp(p, q, t);
  return r.x + 2 * r.w * glm::length(glm::axis(r));
}

extern "C" double hit(double *ray, double *corners) {
  glm::dvec3 a(corners[0], corners[1], corners[2]), b(corners[3], corners[4], corners[5]),
      c(corners[6], corners[7], corners[8]);
  glm::dvec2 at;
  double far = 0;
  glm::intersectRayTriangle(glm::dvec3(0, 0, 2), glm::dvec3(ray[0], ray[1], ray[2]) * 0.9, a, b, c, at, far);
  return far + at.x * at.y;
}
