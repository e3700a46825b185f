// differentiate: registered(t, points, seen, out)  at: t = 0.3 -0.2 0.5 0.4 -0.1 0.35, points = random(12, -2, 2), seen = random(12, -2, 2), out = zeros(6)  roundoff: 1e-9
// differentiate: relative(poses, out)  at: poses = 0.1 0.2 -0.3 0.4 -0.2 0.5 1.1 0.4 0.2 -0.3 0.6 0.1, out = zeros(16)  roundoff: 1e-9
// differentiate: planar(odometry, landmark, out)  at: odometry = 0.5 0.1 0.2 0.6 -0.05 0.3 0.4 0.02 -0.4, landmark = 2.1 1.3, out = zeros(3)  roundoff: 1e-10
// differentiate: turns(w, angles, out)  at: w = 0.3 -0.2 0.5 0.7 0.1 -0.4, angles = 0.4 -0.7 1.1, out = zeros(9)  roundoff: 1e-9
#include "original/se2.hpp"
#include "original/se3.hpp"
#include <Eigen/Dense>
#include <vector>

using Sophus::SE2d;
using Sophus::SE3d;
using Sophus::SO2d;
using Sophus::SO3d;
typedef Eigen::Matrix<double, 6, 1> Vector6;
typedef Eigen::Matrix<double, 6, 6> Matrix6;

// points onto points, by steps of Gauss and Newton
extern "C" double registered(double *t, double *points, double *seen, double *out) {
  SE3d pose = SE3d::exp(Eigen::Map<Vector6>(t));
  for (int step = 0; step < 3; step++) {
    Matrix6 H = 0.1 * Matrix6::Identity();
    Vector6 g = Vector6::Zero();
    for (int i = 0; i < 4; i++) {
      Eigen::Vector3d p(points + 3 * i), q(seen + 3 * i), moved = pose * p;
      Eigen::Matrix<double, 3, 6> J;
      J << Eigen::Matrix3d::Identity(), -SO3d::hat(moved);
      H += J.transpose() * J;
      g += J.transpose() * (moved - q);
    }
    pose = SE3d::exp(-H.ldlt().solve(g)) * pose;
  }
  Eigen::Map<Vector6> result(out);
  result = pose.log();
  double error = 0;
  for (int i = 0; i < 4; i++) error += (pose * Eigen::Vector3d(points + 3 * i) - Eigen::Vector3d(seen + 3 * i)).squaredNorm();
  return error;
}

extern "C" double relative(double *poses, double *out) {
  std::vector<SE3d> all;
  for (int i = 0; i < 2; i++) all.push_back(SE3d::exp(Eigen::Map<Vector6>(poses + 6 * i)));
  SE3d between = all[0].inverse() * all[1];
  Eigen::Matrix4d m = between.matrix();
  for (int i = 0; i < 16; i++) out[i] = m(i / 4, i % 4);
  Vector6 tangent = between.log();
  Vector6 moved = all[1].Adj() * tangent;
  return tangent.norm() + moved(2) * SE3d::lieBracket(tangent, moved)(1) + SE3d::Dx_exp_x(tangent)(4, 1) + all[0].Dx_this_mul_exp_x_at_0()(5, 2);
}

extern "C" double planar(double *odometry, double *landmark, double *out) {
  SE2d pose(0.1, Eigen::Vector2d(0.2, -0.3));
  double misses = 0;
  for (int i = 0; i < 3; i++) {
    pose *= SE2d::exp(Eigen::Map<Eigen::Vector3d>(odometry + 3 * i));
    Eigen::Vector2d local = pose.inverse() * Eigen::Vector2d(landmark[0], landmark[1]);
    misses += std::pow(local.norm() - 1.9, 2) + std::pow(std::atan2(local.y(), local.x()) - 0.2, 2);
  }
  Eigen::Map<Eigen::Vector3d> result(out);
  result = pose.log();
  return misses;
}

extern "C" double turns(double *w, double *angles, double *out) {
  SO3d a = SO3d::exp(Eigen::Map<Eigen::Vector3d>(w)), b = SO3d::exp(Eigen::Map<Eigen::Vector3d>(w + 3));
  SO3d c = a * b.inverse() * SO3d::rotX(angles[0]) * SO3d::rotY(angles[1]) * SO3d::rotZ(angles[2]);
  SO3d back(c.matrix());
  Eigen::Map<Eigen::Matrix3d> m(out);
  m = (back * a).matrix();
  SO2d plane = SO2d(angles[0]) * SO2d::exp(angles[1]);
  return c.angleX() + c.angleY() * c.angleZ() + SO3d::Dx_exp_x(c.log())(2, 1) + (plane * Eigen::Vector2d(w[0], w[1])).x() + a.unit_quaternion().angularDistance(b.unit_quaternion());
}
