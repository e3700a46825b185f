// differentiate: hand(q, links, at)  at: q = 0.3 -0.5 0.8, links = 0.4 0.3 0.2, at = zeros(3)  roundoff: 1e-10
// differentiate: manipulability(q, links)  at: q = 0.3 -0.5 0.8, links = 0.4 0.3 0.2  roundoff: 1e-10
// differentiate: torques(q, links, out)  at: q = 0.3 -0.5 0.8, links = 0.4 0.3 0.2, out = zeros(3)  roundoff: 1e-10
#include <Eigen/Dense>
#include <chain.hpp>
#include <chainfksolverpos_recursive.hpp>
#include <chainidsolver_recursive_newton_euler.hpp>
#include <chainjnttojacsolver.hpp>

using namespace KDL;

static Chain arm(const double *links) {
  Chain chain;
  const Joint::JointType kinds[] = {Joint::RotZ, Joint::RotY, Joint::RotY};
  for (int i = 0; i < 3; i++) {
    RigidBodyInertia inertia(1.5 - 0.3 * i, Vector(links[i] / 2, 0, 0), RotationalInertia(0.01, 0.02, 0.02));
    chain.addSegment(Segment(Joint(kinds[i]), Frame(Vector(links[i], 0, 0.05)), inertia));
  }
  return chain;
}

static JntArray angles(const double *q) {
  JntArray all(3);
  for (int i = 0; i < 3; i++) all(i) = q[i];
  return all;
}

extern "C" double hand(double *q, double *links, double *at) {
  Chain chain = arm(links);
  ChainFkSolverPos_recursive solver(chain);
  Frame frame;
  solver.JntToCart(angles(q), frame);
  for (int i = 0; i < 3; i++) at[i] = frame.p(i);
  return frame.M(0, 0) + frame.M(1, 2);
}

extern "C" double manipulability(double *q, double *links) {
  Chain chain = arm(links);
  ChainJntToJacSolver solver(chain);
  Jacobian jacobian(3);
  solver.JntToJac(angles(q), jacobian);
  return (jacobian.data.transpose() * jacobian.data).determinant();
}

extern "C" double torques(double *q, double *links, double *out) {
  Chain chain = arm(links);
  ChainIdSolver_RNE solver(chain, Vector(0, 0, -9.81));
  JntArray rates(3), accelerations(3), found(3);
  for (int i = 0; i < 3; i++) rates(i) = 0.1 * q[i], accelerations(i) = 0.2 - 0.1 * i;
  solver.CartToJnt(angles(q), rates, accelerations, Wrenches(3), found);
  for (int i = 0; i < 3; i++) out[i] = found(i);
  return found(0) * found(1);
}
