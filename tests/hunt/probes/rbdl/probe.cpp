// differentiate: inverse(q, qdot, qddot, tau)  at: q = 0.3 -0.6 0.9, qdot = 0.4 1.1 -0.7, qddot = -0.2 0.5 0.8, tau = zeros(3)  roundoff: 1e-10
// differentiate: forward(q, qdot, tau, masses, qddot)  at: q = 0.3 -0.6 0.9, qdot = 0.4 1.1 -0.7, tau = 2.1 -0.4 0.7, masses = 1.4 0.9 0.6, qddot = zeros(3)  roundoff: 1e-10
// differentiate: floating(q, qdot, com)  at: q = 0.1 -0.2 0.9 0.3 -0.1 0.4 0.7, qdot = 0.3 0.1 -0.5 0.2 0.6 -0.3 0.8, com = zeros(3)  roundoff: 1e-10
// differentiate: touching(q, qdot, tau, force)  at: q = 0.3 -0.6 0.9, qdot = 0.4 1.1 -0.7, tau = 2.1 -0.4 0.7, force = zeros(2)  roundoff: 1e-9
// differentiate: reached(target, lengths, q)  at: target = 0.9 0.35 0.8, lengths = 0.5 0.7 0.6, q = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
#include <rbdl/rbdl.h>
#include <rbdl/rbdl_utils.h>

using namespace RigidBodyDynamics;
using namespace RigidBodyDynamics::Math;

static VectorNd read(const double *from, int n) {
  VectorNd v(n);
  for (int i = 0; i < n; i++) v[i] = from[i];
  return v;
}

struct Arm {
  Model model;
  unsigned last;
};

static void build(Arm &arm, const double *masses, const double *lengths) {
  arm.model.gravity = Vector3d(0., 0., -9.81);
  unsigned at = 0;
  for (int i = 0; i < 3; i++) {
    double m = masses[i], l = lengths[i];
    Body body(m, Vector3d(0., 0., l / 2), Vector3d(m * l * l / 12, m * l * l / 12, m * 0.01));
    Joint joint(JointTypeRevolute, i == 0 ? Vector3d(0., 0., 1.) : i == 1 ? Vector3d(0., 1., 0.) : Vector3d(1., 0., 0.));
    at = arm.model.AddBody(at, Xtrans(Vector3d(i ? 0.1 : 0., 0., i ? lengths[i - 1] : 0.)), joint, body);
  }
  arm.last = at;
}

static const double usual[3] = {1.4, 0.9, 0.6}, longs[3] = {0.5, 0.7, 0.6};

extern "C" double inverse(double *q, double *qdot, double *qddot, double *tau) {
  Arm arm;
  build(arm, usual, longs);
  VectorNd Q = read(q, 3), QDot = read(qdot, 3), QDDot = read(qddot, 3), Tau = VectorNd::Zero(3);
  InverseDynamics(arm.model, Q, QDot, QDDot, Tau);
  for (int i = 0; i < 3; i++) tau[i] = Tau[i];
  Vector3d acceleration = CalcPointAcceleration(arm.model, Q, QDot, QDDot, arm.last, Vector3d(0., 0.1, 0.6));
  return Utils::CalcKineticEnergy(arm.model, Q, QDot) + Utils::CalcPotentialEnergy(arm.model, Q) + acceleration.norm();
}

extern "C" double forward(double *q, double *qdot, double *tau, double *masses, double *qddot) {
  Arm arm;
  build(arm, masses, longs);
  VectorNd Q = read(q, 3), QDot = read(qdot, 3), Tau = read(tau, 3), QDDot = VectorNd::Zero(3);
  for (int step = 0; step < 4; step++) {
    ForwardDynamics(arm.model, Q, QDot, Tau, QDDot);
    QDot += 0.01 * QDDot;
    Q += 0.01 * QDot;
  }
  VectorNd other = VectorNd::Zero(3);
  ForwardDynamicsLagrangian(arm.model, Q, QDot, Tau, other);
  for (int i = 0; i < 3; i++) qddot[i] = QDDot[i];
  MatrixNd H = MatrixNd::Zero(3, 3);
  CompositeRigidBodyAlgorithm(arm.model, Q, H);
  return other.squaredNorm() + H(0, 1) * H(1, 2) + H.trace();
}

// a floating base with one limb
extern "C" double floating(double *q, double *qdot, double *com) {
  Model model;
  model.gravity = Vector3d(0., 0., -9.81);
  Body trunk(8., Vector3d(0.02, 0., 0.1), Vector3d(0.3, 0.25, 0.1)), limb(2., Vector3d(0., 0., -0.2), Vector3d(0.05, 0.05, 0.01));
  Joint six(SpatialVector(0., 0., 0., 1., 0., 0.), SpatialVector(0., 0., 0., 0., 1., 0.), SpatialVector(0., 0., 0., 0., 0., 1.),
            SpatialVector(0., 0., 1., 0., 0., 0.), SpatialVector(0., 1., 0., 0., 0., 0.), SpatialVector(1., 0., 0., 0., 0., 0.));
  unsigned base = model.AddBody(0, Xtrans(Vector3d(0., 0., 0.)), six, trunk);
  unsigned leg = model.AddBody(base, Xtrans(Vector3d(0., 0.1, -0.1)), Joint(JointTypeRevoluteY), limb);
  VectorNd Q = read(q, 7), QDot = read(qdot, 7);
  double mass;
  Vector3d centre, velocity, momentum;
  Utils::CalcCenterOfMass(model, Q, QDot, NULL, mass, centre, &velocity, NULL, &momentum);
  for (int i = 0; i < 3; i++) com[i] = centre[i];
  MatrixNd G = MatrixNd::Zero(3, 7);
  CalcPointJacobian(model, Q, leg, Vector3d(0., 0., -0.4), G);
  return momentum.norm() + velocity.dot(centre) + G.squaredNorm() + CalcBodyWorldOrientation(model, Q, leg)(0, 2);
}

extern "C" double touching(double *q, double *qdot, double *tau, double *force) {
  Arm arm;
  build(arm, usual, longs);
  ConstraintSet contacts;
  contacts.AddContactConstraint(arm.last, Vector3d(0., 0., 0.6), Vector3d(0., 0., 1.));
  contacts.AddContactConstraint(arm.last, Vector3d(0., 0., 0.6), Vector3d(1., 0., 0.));
  contacts.Bind(arm.model);
  VectorNd Q = read(q, 3), QDot = read(qdot, 3), Tau = read(tau, 3), QDDot = VectorNd::Zero(3);
  ForwardDynamicsConstraintsDirect(arm.model, Q, QDot, Tau, contacts, QDDot);
  for (int i = 0; i < 2; i++) force[i] = contacts.force[i];
  return QDDot.squaredNorm();
}

extern "C" double reached(double *target, double *lengths, double *q) {
  Arm arm;
  build(arm, usual, lengths);
  VectorNd start(3), found = VectorNd::Zero(3);
  start << 0.2, 0.5, 0.4;
  std::vector<unsigned int> bodies = {arm.last};
  std::vector<Vector3d> points = {Vector3d(0., 0., lengths[2])}, targets = {Vector3d(target[0], target[1], target[2])};
  InverseKinematics(arm.model, start, bodies, points, targets, found, 1e-12, 0.01, 20);
  for (int i = 0; i < 3; i++) q[i] = found[i];
  Vector3d at = CalcBodyToBaseCoordinates(arm.model, found, arm.last, points[0]);
  return (at - targets[0]).squaredNorm() + found.norm();
}
