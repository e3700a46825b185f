// differentiate: pendulum(v, out)  at: v = 0.3 -0.2 0.5 0.1 0.2 0.7, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: rolling(v, out)  at: v = 1.2 0.4 0.3 -0.2 0.6, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: apart(box, ball)  at: box = 1 0.5 0.7 0.2 0.3 0.1, ball = 2.3 1.4 1.1 0.4  tolerance: 1e-4  roundoff: 1e-7
// differentiate: arm(q, out)  at: q = 0.4 -0.3 0.2 0.5 0.6 1.1, out = zeros(2)  tolerance: 1e-5  roundoff: 1e-8
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>
#include <BulletDynamics/Featherstone/btMultiBody.h>
#include <btBulletDynamicsCommon.h>

struct World {
  btDefaultCollisionConfiguration configuration;
  btCollisionDispatcher dispatcher{&configuration};
  btDbvtBroadphase broadphase;
  btSequentialImpulseConstraintSolver solver;
  btDiscreteDynamicsWorld dynamics{&dispatcher, &broadphase, &solver, &configuration};
  World() { dynamics.setGravity(btVector3(0, 0, -9.81)); }
};

extern "C" double pendulum(double *v, double *out) {
  World world;
  btBoxShape shape(btVector3(0.5, 0.3, 0.2));
  btVector3 inertia;
  shape.calculateLocalInertia(1.5, inertia);
  btRigidBody body(btRigidBody::btRigidBodyConstructionInfo(1.5, nullptr, &shape, inertia));
  body.setLinearVelocity(btVector3(v[0], v[1], v[2]));
  body.setAngularVelocity(btVector3(v[3], v[4], v[5]));
  world.dynamics.addRigidBody(&body);
  btPoint2PointConstraint held(body, btVector3(0.4, 0.1, 0.6));
  world.dynamics.addConstraint(&held);
  for (int i = 0; i < 6; i++) world.dynamics.stepSimulation(0.01, 0);
  btVector3 at = body.getCenterOfMassPosition(), turning = body.getAngularVelocity();
  for (int i = 0; i < 3; i++) out[i] = turning[i];
  world.dynamics.removeConstraint(&held);
  world.dynamics.removeRigidBody(&body);
  return at.x() + 2 * at.y() * at.z();
}

extern "C" double rolling(double *v, double *out) {
  World world;
  btStaticPlaneShape ground(btVector3(0, 0, 1), 0);
  btSphereShape ball(0.5);
  btVector3 inertia;
  ball.calculateLocalInertia(2, inertia);
  btRigidBody floor(btRigidBody::btRigidBodyConstructionInfo(0, nullptr, &ground));
  btRigidBody body(btRigidBody::btRigidBodyConstructionInfo(2, nullptr, &ball, inertia));
  floor.setFriction(v[4]);
  body.setWorldTransform(btTransform(btQuaternion::getIdentity(), btVector3(0, 0, 0.499)));
  body.setLinearVelocity(btVector3(v[0], v[1], 0));
  body.setAngularVelocity(btVector3(v[2], v[3], 0));
  world.dynamics.addRigidBody(&floor);
  world.dynamics.addRigidBody(&body);
  for (int i = 0; i < 4; i++) world.dynamics.stepSimulation(0.01, 0);
  btVector3 at = body.getCenterOfMassPosition(), turning = body.getAngularVelocity();
  for (int i = 0; i < 3; i++) out[i] = turning[i];
  world.dynamics.removeRigidBody(&body);
  world.dynamics.removeRigidBody(&floor);
  return at.x() + at.y() * at.z();
}

extern "C" double apart(double *box, double *ball) {
  btBoxShape one(btVector3(box[0], box[1], box[2]));
  btSphereShape two(ball[3]);
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver depth;
  btGjkPairDetector detector(&one, &two, &simplex, &depth);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA = btTransform(btQuaternion(box[3], box[4], box[5]));
  input.m_transformB = btTransform(btQuaternion::getIdentity(), btVector3(ball[0], ball[1], ball[2]));
  btPointCollector found;
  detector.getClosestPoints(input, found, nullptr);
  return found.m_distance + found.m_normalOnBInWorld.x() * found.m_pointInWorld.y();
}

extern "C" double arm(double *q, double *out) {
  btMultiBody body(2, 0, btVector3(0, 0, 0), true, false);
  for (int i = 0; i < 2; i++)
    body.setupRevolute(i, 0.8 + i, btVector3(0.1, 0.2, q[4]), i - 1, btQuaternion::getIdentity(), btVector3(0, 1, 0),
                       btVector3(i ? q[5] : 0, 0, 0), btVector3(0.5, 0, 0), true);
  body.finalizeMultiDof();
  for (int i = 0; i < 2; i++) body.setJointPos(i, q[i]), body.setJointVel(i, q[2 + i]);
  btAlignedObjectArray<btScalar> scalars;
  btAlignedObjectArray<btVector3> vectors;
  btAlignedObjectArray<btMatrix3x3> matrices;
  for (int step = 0; step < 5; step++) {
    body.clearForcesAndTorques();
    for (int i = 0; i < 2; i++) body.addLinkForce(i, btVector3(0, 0, -9.81 * (0.8 + i)));
    body.computeAccelerationsArticulatedBodyAlgorithmMultiDof(0.01, scalars, vectors, matrices, false, false, false);
    body.applyDeltaVeeMultiDof(&scalars[0], 0.01);
    body.stepPositionsMultiDof(0.01);
  }
  for (int i = 0; i < 2; i++) out[i] = body.getJointVel(i);
  return body.getJointPos(0) * body.getJointPos(1) + out[0] * out[1];
}
