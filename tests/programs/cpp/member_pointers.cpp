// differentiate: kernels(x, which)  at: x = 0.7 1.3 0.4, which = 0
// differentiate: kernels(x, which)  at: x = 0.7 1.3 0.4, which = 1
// differentiate: marched(x)  at: x = 0.7 1.3 0.4
// Pointers to member functions: as members of objects, chosen at run time, virtual ones, and as arguments.
#include <cmath>
#include <vector>

class Kernel {
 public:
  Kernel(const double *x, int n, int which);
  virtual ~Kernel() {}
  double between(int i, int j) const { return (this->*function)(i, j); }

 protected:
  double (Kernel::*function)(int, int) const;
  const double *x;
  double *squares;
  int n, calls;
  double linear(int i, int j) const { return x[i] * x[j]; }
  double radial(int i, int j) const { return std::exp(-0.5 * (squares[i] + squares[j] - 2 * x[i] * x[j])); }
};

Kernel::Kernel(const double *x, int n, int which) : x(x), n(n), calls(0) {
  function = which ? &Kernel::radial : &Kernel::linear;
  squares = new double[n];
  for (int i = 0; i < n; i++) squares[i] = x[i] * x[i];
}

extern "C" double kernels(double *x, int *which) {
  Kernel kernel(x, 3, *which);
  double sum = 0;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) sum += (i + 1) * kernel.between(i, j);
  return sum;
}

struct System {
  double stiffness;
  int evaluations = 0;
  explicit System(double s) : stiffness(s) {}
  virtual double slope(double t, double y) { return ++evaluations, -stiffness * y + t; }
  double force(double t, double y) { return ++evaluations, stiffness * std::sin(y) - t; }
  virtual ~System() {}
};

struct Damped : System {
  std::vector<double> damping;
  explicit Damped(double s, double d) : System(s), damping(2, d) {}
  double slope(double t, double y) override { return System::slope(t, y) - damping[1] * y * y; }
};

__attribute__((noinline)) static double march(System &system, double (System::*slope)(double, double), double y) {
  for (int i = 0; i < 10; i++) y += 0.05 * (system.*slope)(0.05 * i, y);
  return y;
}

extern "C" double marched(double *x) {
  System plain(x[0]);
  Damped damped(x[1], x[2]);
  return march(plain, &System::slope, x[0]) * march(damped, &System::slope, x[1]) + march(damped, &System::force, x[2]);
}
