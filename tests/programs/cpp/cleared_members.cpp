// A constructor clears members side by side, arrays that nobody has looked at among them.
// differentiate: placed(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <cmath>
#include <cstdlib>
#include <string>

struct Place {
  void *context = nullptr;
  std::string name{};
  double scale = 0, easting = 0, northing = 0;
  int is_south = 0, is_geocentric = 0;
  double shifts[7] = {0, 0, 0, 0, 0, 0, 0};
  int kind = 0;
  char axes[4] = {0, 0, 0, 0};
  double (*forward)(const Place *, double, double) = nullptr;
  Place();
};

__attribute__((noinline)) Place::Place() = default;

static double conic(const Place *p, double a, double b) {
  return p->scale * std::sin(a) * b + p->easting + p->shifts[2] * p->shifts[1] * a + p->kind;
}

static double plain(const Place *p, double a, double b) { return p->scale * a + b * p->northing + p->is_south; }

__attribute__((noinline)) static Place *made(const double *x, int n) {
  Place *p = new Place;
  p->scale = x[0] * x[1];
  p->easting = x[2];
  p->name = n > 2 ? "conic" : "plain";
  p->kind = n;
  if (n > 2)
    for (int i = 0; i < n; ++i) p->shifts[i] = x[i] * x[i];
  p->forward = n > 2 ? conic : plain;
  return p;
}

extern "C" double placed(const double *x, int n) {
  Place *p = made(x, n);
  double s = p->forward(p, x[1], x[0]) * (p->name.size() + 2);
  delete p;
  return s;
}
