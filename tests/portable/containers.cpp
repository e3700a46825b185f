#include <enzyme.h>
#include <cmath>
#include <cstdio>
#include <stdexcept>
#include <vector>
#include <memory>
#include <string>
#include <map>
struct Shape { virtual double area(double x) const = 0; virtual ~Shape() = default; };
struct Square : Shape { double area(double x) const override { return x * x; } };
struct Disc : Shape { double area(double x) const override { return 3.0 * x * x * x; } };
static double checked(double x) { if (x > 5) throw std::runtime_error("too large"); return x * x; }
double energy(const double *x, int n) {
  std::vector<double> v;
  for (int i = 0; i < n; ++i) v.push_back(std::sin(x[i]) * x[i]);
  std::unique_ptr<Shape> a = std::make_unique<Square>(), b = std::make_unique<Disc>();
  double s = a->area(x[0]) + b->area(x[1]);
  std::map<int, double> m; for (int i = 0; i < n; ++i) m[i * 7 % 3] += v[i];
  for (auto &e : m) s += e.second * e.first;
  std::vector<std::vector<double>> w(2); w[0] = v; w[1].resize(3, x[0]);
  for (auto &r : w) for (double y : r) s += y * y;
  try { s += checked(x[0] * 10); } catch (const std::exception &e) { s += x[1]; }
  return s;
}
int main() {
  double x[3] = {0.7, -0.4, 1.3}, d[3] = {};
  __enzyme_autodiff<void>((void *)energy, (const double *)x, d, 3);
  for (int i = 0; i < 3; ++i) {
    double h = 1e-6, k = x[i]; x[i] = k + h; double up = energy(x, 3); x[i] = k - h; double down = energy(x, 3); x[i] = k;
    if (std::fabs(d[i] - (up - down) / (2 * h)) > 1e-5) return 1;
    std::printf("%.6g\n", d[i]);
  }
}
