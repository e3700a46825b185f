// differentiate: shoebox(size, absorption, source, out)  at: size = 4 5.1 3.2, absorption = 0.2 0.3 0.25 0.35 0.4 0.15, source = 1.1 2.3 1.4, out = zeros(24)
// differentiate: polygon(corners, absorption, places, out)  at: corners = 0 0 4.1 0.2 4.4 3.1 0.3 3.6, absorption = 0.2 0.3 0.25 0.35, places = 1.1 1.3 2.7 1.9, out = zeros(20)
// differentiate: panel(corners, ray, out)  at: corners = 0 0 1 2.2 0.1 1 2.3 1.9 1 0.1 2 1, ray = 0.9 0.8 0.2 1.2 1.1 2.1, out = zeros(9)
// differentiate: traced(absorption, source, energy)  at: absorption = 0.2 0.3 0.25 0.35 0.4 0.15, source = 1.1 2.3 1.4, energy = 1 0.8
// differentiate: shapes(points, out)  at: points = random(16, -1, 1), out = zeros(6)
#include "microphone.hpp"
#include "room.hpp"
#include "wall.hpp"
#include "geometry.hpp"

float libroom_eps = 1e-5;
typedef Eigen::Matrix<float, 2, Eigen::Dynamic> Flat;
typedef Eigen::Matrix<float, 3, Eigen::Dynamic> Solid;

// image sources in a box: the sound of each at the microphone
extern "C" float shoebox(float *size, float *absorption, float *source, float *out) {
  Eigen::Array<float, Eigen::Dynamic, 6> absorbed(1, 6), scattered(1, 6);
  for (int i = 0; i < 6; i++) absorbed(0, i) = absorption[i], scattered(0, i) = 0.1f;
  Vectorf<3> place(2.9f, 1.2f, 1.7f);
  std::vector<Microphone<3>> none;
  Room<3> room(Vectorf<3>(size[0], size[1], size[2]), absorbed, scattered, none, 343.f, 2, 1e-5f, 0.1f, 0.3f, 0.004f, true);
  room.add_mic(place);
  room.image_source_model(Vectorf<3>(source[0], source[1], source[2]));
  float sum = 0;
  for (int i = 0; i < room.sources.cols(); i++) {
    float distance = (room.sources.col(i) - place).norm();
    sum += room.attenuations(0, i) / distance;
    if (i < 24) out[i] = room.attenuations(0, i) * distance;
  }
  return sum;
}

extern "C" float polygon(float *corners, float *absorption, float *places, float *out) {
  std::vector<Wall<2>> walls;
  for (int i = 0; i < 4; i++) {
    Flat ends(2, 2);
    ends << corners[2 * i], corners[2 * ((i + 1) % 4)], corners[2 * i + 1], corners[2 * ((i + 1) % 4) + 1];
    walls.push_back(Wall<2>(ends, Eigen::ArrayXf::Constant(1, absorption[i]), Eigen::ArrayXf::Constant(1, 0.1f), "wall"));
  }
  std::vector<Microphone<2>> none;
  Room<2> room(walls, std::vector<int>(), none, 343.f, 3, 1e-5f, 0.1f, 0.3f, 0.004f, true);
  Vectorf<2> place(places[2], places[3]);
  room.add_mic(place);
  room.image_source_model(Vectorf<2>(places[0], places[1]));
  float sum = 0;
  for (int i = 0; i < room.sources.cols(); i++) {
    float distance = (room.sources.col(i) - place).norm();
    if (room.visible_mics(0, i)) sum += room.attenuations(0, i) / distance;
    if (i < 20) out[i] = room.attenuations(0, i) * distance;
  }
  return sum;
}

extern "C" float panel(float *corners, float *ray, float *out) {
  Solid all(3, 4);
  for (int i = 0; i < 4; i++) all.col(i) << corners[3 * i], corners[3 * i + 1], 1 + 0.1f * (corners[0] + corners[3 * i + 1]);
  Wall<3> wall(all, Eigen::ArrayXf::Constant(2, 0.3f), Eigen::ArrayXf::Constant(2, 0.1f), "panel");
  Vectorf<3> from(ray[0], ray[1], ray[2]), to(ray[3], ray[4], ray[5]), hit, mirrored;
  int found = wall.intersection(from, to, hit);
  wall.reflect(from, mirrored);
  Vectorf<3> away = wall.normal_reflect(from, hit, 1.5f);
  for (int i = 0; i < 3; i++) out[i] = hit[i], out[3 + i] = mirrored[i], out[6 + i] = away[i];
  return wall.area() + wall.cosine_angle(to - from) + found;
}

// the energy of rays that reach the microphone
extern "C" float traced(float *absorption, float *source, float *energy) {
  Eigen::Array<float, Eigen::Dynamic, 6> absorbed(2, 6), scattered(2, 6);
  for (int i = 0; i < 6; i++) absorbed(0, i) = absorption[i], absorbed(1, i) = 0.5f * absorption[i], scattered(0, i) = scattered(1, i) = 0.f;
  std::vector<Microphone<3>> none;
  Room<3> room(Vectorf<3>(4.f, 5.1f, 3.2f), absorbed, scattered, none, 343.f, 0, 1e-5f, 0.08f, 0.5f, 0.004f, false);
  room.add_mic(Vectorf<3>(2.9f, 1.2f, 1.7f));
  Eigen::ArrayXf start(2);
  start << energy[0], energy[1];
  for (int i = 0; i < 12; i++) room.simul_ray(0.5f * i + 0.1f, 0.9f + 0.05f * i, Vectorf<3>(source[0], source[1], source[2]), start);
  return room.microphones[0].histograms[0].get_hist().sqrt().sum();
}

extern "C" float shapes(float *points, float *out) {
  Flat hull(2, 4);
  for (int i = 0; i < 4; i++) hull.col(i) << points[2 * i] + (i == 1 || i == 2 ? 2 : -2), points[2 * i + 1] + (i > 1 ? 2 : -2);
  Eigen::Vector2f a(points[8], points[9]), b(points[10] + 4, points[11] + 4), c(points[12], points[13] + 4), d(points[14] + 4, points[15]), met;
  int how = intersection_2d_segments(a, b, c, d, met);
  Eigen::Vector3f plane(points[0], points[1], 1), on(0, 0, 0), from(points[2], points[3], -3), to(points[4], points[5], 3), cut;
  how += intersection_3d_segment_plane(from, to, on, plane, cut);
  for (int i = 0; i < 2; i++) out[i] = met[i];
  for (int i = 0; i < 3; i++) out[2 + i] = cut[i];
  out[5] = cos_angle_between(from, to);
  return area_2d_polygon(hull) + dist_line_point(from, to, plane) + cross(from, to).norm() + how + is_inside_2d_polygon(a, hull);
}
