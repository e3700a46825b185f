// differentiate: fall(v, out)  at: v = 0.3 -0.2 1.5 0.4 0.1 -0.3, out = zeros(3)  roundoff: 1e-9
// differentiate: pendulum(v, out)  at: v = 0.3 -0.2 0.5 0.1 0.2 0.7, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
// differentiate: quick(v, out)  at: v = 0.3 -0.2 0.5 0.1 0.2 0.7, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
#include <ode/ode.h>

static double end(dWorldID world, dBodyID body, double *out) {
  const dReal *x = dBodyGetPosition(body), *w = dBodyGetAngularVel(body);
  for (int i = 0; i < 3; i++) out[i] += x[i];
  double r = x[0] + 2 * x[1] + 3 * x[2] + w[0] * w[1] + w[2];
  dWorldDestroy(world);
  dCloseODE();
  return r;
}

static dBodyID body_in(dWorldID world, double *v) {
  dBodyID body = dBodyCreate(world);
  dMass mass;
  dMassSetBox(&mass, 1, 1, 0.5, 0.25);
  dBodySetMass(body, &mass);
  dBodySetPosition(body, 0, 0, 1);
  dBodySetLinearVel(body, v[0], v[1], v[2]);
  dBodySetAngularVel(body, v[3], v[4], v[5]);
  return body;
}

static dWorldID falling() {
  dInitODE2(0);
  dWorldID world = dWorldCreate();
  dWorldSetGravity(world, 0, 0, -9.81);
  return world;
}

extern "C" double fall(double *v, double *out) {
  dWorldID world = falling();
  dBodyID body = body_in(world, v);
  for (int i = 0; i < 5; i++) dWorldStep(world, 0.01);
  return end(world, body, out);
}

static double hinged(double *v, double *out, bool is_quick) {
  dWorldID world = falling();
  dBodyID body = body_in(world, v);
  dJointID hinge = dJointCreateHinge(world, 0);
  dJointAttach(hinge, body, 0);
  dJointSetHingeAnchor(hinge, 0.2, 0, 1.5);
  dJointSetHingeAxis(hinge, 0, 1, 0);
  for (int i = 0; i < 5; i++) is_quick ? dWorldQuickStep(world, 0.01) : dWorldStep(world, 0.01);
  return end(world, body, out);
}

extern "C" double pendulum(double *v, double *out) { return hinged(v, out, false); }

extern "C" double quick(double *v, double *out) { return hinged(v, out, true); }
