// differentiate: pendulum(start, p)  at: start = 1 0.5 0.2 -0.1, p = 1.5 0.3 9.81  tolerance: 1e-5  roundoff: 1e-9
// differentiate: moments(shape, p)  at: shape = 0 0 2 0.1 2.2 1.4 0.2 1.1, p = 1.3 0.4  tolerance: 1e-5  roundoff: 1e-9
// differentiate: sprung(start, p)  at: start = 0 0 2 0.3, p = 5 0.4 1.1  tolerance: 1e-5  roundoff: 1e-9
#include <chipmunk/chipmunk.h>

double pendulum(double *start, double *p) {
  cpSpace *space = cpSpaceNew();
  cpSpaceSetGravity(space, cpv(0, -p[2]));
  cpBody *body = cpSpaceAddBody(space, cpBodyNew(p[0], p[1]));
  cpBodySetPosition(body, cpv(start[0], start[1]));
  cpBodySetVelocity(body, cpv(start[2], start[3]));
  cpConstraint *rod = cpSpaceAddConstraint(space, cpPinJointNew(cpSpaceGetStaticBody(space), body, cpvzero, cpvzero));
  for (int i = 0; i < 10; i++) cpSpaceStep(space, 0.01);
  cpVect at = cpBodyGetPosition(body);
  start[0] = at.x, start[1] = at.y;
  cpSpaceRemoveConstraint(space, rod);
  cpSpaceRemoveBody(space, body);
  cpConstraintFree(rod);
  cpBodyFree(body);
  cpSpaceFree(space);
  return at.x * at.y;
}

double moments(double *shape, double *p) {
  cpVect corners[4];
  for (int i = 0; i < 4; i++) corners[i] = cpv(shape[2 * i], shape[2 * i + 1]);
  cpVect middle = cpCentroidForPoly(4, corners);
  return cpMomentForPoly(p[0], 4, corners, cpvzero, p[1]) + cpAreaForPoly(4, corners, p[1]) + middle.x * middle.y +
         cpMomentForSegment(p[0], corners[0], corners[1], p[1]);
}

double sprung(double *start, double *p) {
  cpSpace *space = cpSpaceNew();
  cpBody *one = cpSpaceAddBody(space, cpBodyNew(1, 1)), *two = cpSpaceAddBody(space, cpBodyNew(2, 0.5));
  cpBodySetPosition(one, cpv(start[0], start[1]));
  cpBodySetPosition(two, cpv(start[2], start[3]));
  cpConstraint *spring =
      cpSpaceAddConstraint(space, cpDampedSpringNew(one, two, cpv(0.1, 0), cpv(0, 0.2), p[2], p[0], p[1]));
  for (int i = 0; i < 10; i++) cpSpaceStep(space, 0.02);
  cpVect at = cpvsub(cpBodyGetPosition(one), cpBodyGetPosition(two));
  double turned = cpBodyGetAngle(one);
  cpSpaceRemoveConstraint(space, spring);
  cpSpaceRemoveBody(space, one);
  cpSpaceRemoveBody(space, two);
  cpConstraintFree(spring);
  cpBodyFree(one);
  cpBodyFree(two);
  cpSpaceFree(space);
  return cpvlength(at) + turned;
}
