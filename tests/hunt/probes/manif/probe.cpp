// differentiate: curve(t, u, out)  at: t = 0.1 0.2 -0.3 0.4 -0.2 0.5 1.1 0.4 0.2 -0.3 0.6 0.1 1.8 0.9 -0.4 0.2 0.3 -0.5, u = 0.37, out = zeros(6)  roundoff: 1e-9
// differentiate: localised(landmarks, control, out)  at: landmarks = 2.1 0.3 1.7 1.2 2.4 -0.8, control = 0.11 0.02 0.06, out = zeros(9)  roundoff: 1e-9
// differentiate: averaged(t, out)  at: t = 0.3 -0.2 0.5 0.4 -0.1 0.35 0.25 -0.3 0.6 0.28 -0.15 0.42, out = zeros(4)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: inertial(start, rates, out)  at: start = 0.1 -0.2 0.3 0.2 0.1 -0.3 0.5 0.4 -0.1, rates = 0.3 -0.1 0.2 0.4 0.2 9.7, out = zeros(9)  roundoff: 1e-9
#include <manif/algorithms/average.h>
#include <manif/algorithms/decasteljau.h>
#include <manif/algorithms/interpolation.h>
#include <manif/manif.h>

using namespace manif;

// between poses: along geodesics, smoothly, and by De Casteljau
extern "C" double curve(double *t, double u, double *out) {
  std::vector<SE3d> poses;
  for (int i = 0; i < 3; i++) poses.push_back(SE3Tangentd(Eigen::Map<Eigen::Matrix<double, 6, 1>>(t + 6 * i)).exp());
  SE3d straight = interpolate(poses[0], poses[1], u, INTERP_METHOD::SLERP), smooth = interpolate(poses[0], poses[1], u, INTERP_METHOD::CUBIC);
  auto bent = decasteljau(poses, 3, 4, true);
  SE3Tangentd between = bent[2].rminus(straight);
  for (int i = 0; i < 6; i++) out[i] = between.coeffs()(i);
  SE3d::Jacobian left, right;
  SE3d all = straight.between(smooth, left, right);
  return all.log().coeffs().squaredNorm() + left(0, 4) * right(1, 2) + smooth.transform()(0, 1) + bent.back().x();
}

// a filter of Kalman on SE(2): odometry, and measures of landmarks
extern "C" double localised(double *landmarks, double *control, double *out) {
  SE2d pose(0.1, -0.2, 0.3);
  Eigen::Matrix3d P = 0.04 * Eigen::Matrix3d::Identity(), Q = 0.01 * Eigen::Matrix3d::Identity();
  Eigen::Matrix2d R = 0.02 * Eigen::Matrix2d::Identity();
  SE2d::Jacobian F, W, J_xi;
  Eigen::Matrix<double, 2, 3> J_ex, H;
  for (int step = 0; step < 4; step++) {
    SE2Tangentd u(control[0], control[1], control[2]);
    pose = pose.plus(u, F, W);
    P = F * P * F.transpose() + W * Q * W.transpose();
    for (int k = 0; k < 3; k++) {
      Eigen::Vector2d mark(landmarks[2 * k], landmarks[2 * k + 1]), seen(1.5 + 0.1 * k, 0.2 - 0.1 * step);
      Eigen::Vector2d expected = pose.inverse(J_xi).act(mark, J_ex);
      H = J_ex * J_xi;
      Eigen::Matrix2d Z = H * P * H.transpose() + R;
      Eigen::Matrix<double, 3, 2> K = P * H.transpose() * Z.inverse();
      pose = pose + SE2Tangentd(K * (seen - expected));
      P = P - K * Z * K.transpose();
    }
  }
  for (int i = 0; i < 9; i++) out[i] = P(i / 3, i % 3);
  return pose.x() + pose.y() * pose.angle();
}

extern "C" double averaged(double *t, double *out) {
  std::vector<SO3d> turns;
  for (int i = 0; i < 4; i++) turns.push_back(SO3Tangentd(Eigen::Vector3d(t[3 * i], t[3 * i + 1], t[3 * i + 2])).exp());
  SO3d mean = average(turns, 1e-14, 12), once = average_biinvariant(turns, 1e-14, 12);
  for (int i = 0; i < 4; i++) out[i] = mean.coeffs()(i);
  return once.log().coeffs().norm() + turns[0].log().rjac().determinant();
}

extern "C" double inertial(double *start, double *rates, double *out) {
  SE_2_3Tangentd from{Eigen::Map<Eigen::Matrix<double, 9, 1>>(start)};
  SE_2_3d state = from.exp();
  for (int k = 0; k < 5; k++) {
    double dt = 0.1 + 0.01 * k;
    Eigen::Vector3d a(rates[3], rates[4], rates[5]), g(0, 0, -9.81);
    Eigen::Vector3d v = state.rotation() * a + g;
    SE_2_3Tangentd move;
    move.coeffs() << state.rotation().transpose() * state.linearVelocity() * dt + 0.5 * state.rotation().transpose() * v * dt * dt,
        rates[0] * dt, rates[1] * dt, rates[2] * dt, state.rotation().transpose() * v * dt;
    state = state.rplus(move);
  }
  SE_2_3Tangentd now = state.log();
  for (int i = 0; i < 9; i++) out[i] = now.coeffs()(i);
  return state.adj().squaredNorm() + (now.rjac() * now.ljacinv()).trace() + state.x();
}
