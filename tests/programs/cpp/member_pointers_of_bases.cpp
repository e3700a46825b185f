// A method of a base class that is not the first one, by a pointer to a member: where its part of the object lies is not known.
// differentiate: chosen(x, which)  at: x = 0.7 1.3, which = 1
// expect: stops: calls a method of a base class that is not the first one
// modes: reverse
// differentiate: chosen(x, which)  at: x = 0.7 1.3, which = 0
struct Spring {
  double stiffness;
  double force(double y) const { return -stiffness * y; }
};

struct Drag {
  double friction;
  double force(double y) const { return -friction * y * y; }
};

struct Pendulum : Spring, Drag {
  double length;
  double both(double y) const { return (Spring::force(y) + Drag::force(y)) * length; }
};

using Force = double (Pendulum::*)(double) const;

struct Run {
  Pendulum pendulum;
  Force force;
};

__attribute__((noinline)) static double march(const Run *run, double y) {
  for (int i = 0; i < 4; i++) y += 0.1 * (run->pendulum.*run->force)(y);
  return y;
}

extern "C" double chosen(double *x, int *which) {
  Run run;
  run.pendulum.stiffness = x[0], run.pendulum.friction = 0.3, run.pendulum.length = 1.2;
  run.force = *which ? static_cast<Force>(&Drag::force) : &Pendulum::both;
  return march(&run, x[1]);
}
