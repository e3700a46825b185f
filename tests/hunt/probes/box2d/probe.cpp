// differentiate: fall(v, out)  at: v = 1.3 -0.2 0.7, out = zeros(2)  tolerance: 1e-2  roundoff: 1e-4
// differentiate: pendulum(v, out)  at: v = 1.3 -0.2 0.7, out = zeros(2)  tolerance: 2e-2  roundoff: 1e-3
// differentiate: bounce(v, out)  at: v = 1.3 -4.2 0.1, out = zeros(2)  tolerance: 2e-2  roundoff: 1e-3
#include <box2d/box2d.h>

static b2Body *body_in(b2World &world, double *v) {
  b2BodyDef told;
  told.type = b2_dynamicBody;
  told.position.Set(0.0f, 1.0f);
  told.linearVelocity.Set((float)v[0], (float)v[1]);
  told.angularVelocity = (float)v[2];
  b2Body *body = world.CreateBody(&told);
  b2CircleShape circle;
  circle.m_radius = 0.5f;
  b2FixtureDef fixture;
  fixture.shape = &circle;
  fixture.density = 1.0f;
  fixture.restitution = 0.5f;
  body->CreateFixture(&fixture);
  return body;
}

static double end(b2World &world, b2Body *body, double *out) {
  for (int i = 0; i < 12; i++) world.Step(1.0f / 60, 6, 2);
  out[0] += body->GetPosition().x;
  out[1] += body->GetPosition().y;
  return body->GetPosition().x + 2 * body->GetPosition().y + body->GetAngle() * body->GetLinearVelocity().y;
}

extern "C" double fall(double *v, double *out) {
  b2World world(b2Vec2(0.0f, -10.0f));
  b2Body *body = body_in(world, v);
  return end(world, body, out);
}

extern "C" double pendulum(double *v, double *out) {
  b2World world(b2Vec2(0.0f, -10.0f));
  b2Body *body = body_in(world, v);
  b2BodyDef fixed;
  b2Body *ground = world.CreateBody(&fixed);
  b2RevoluteJointDef told;
  told.Initialize(ground, body, b2Vec2(0.5f, 2.0f));
  world.CreateJoint(&told);
  return end(world, body, out);
}

extern "C" double bounce(double *v, double *out) {
  b2World world(b2Vec2(0.0f, -10.0f));
  b2Body *body = body_in(world, v);
  b2BodyDef fixed;
  b2EdgeShape floor;
  floor.SetTwoSided(b2Vec2(-9.0f, 0.0f), b2Vec2(9.0f, 0.0f));
  world.CreateBody(&fixed)->CreateFixture(&floor, 0.0f);
  return end(world, body, out);
}
