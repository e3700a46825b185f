// differentiate: total(x, n)  at: x = 0.4 1.3 -0.7, n = 3
// differentiate: shared(x, n)  at: x = 0.4 1.3 -0.7, n = 3
// Objects of unlike classes behind one base: numbers in one lie where others have pointers and counts.
#include <cmath>
#include <memory>
#include <vector>

struct Source {
  virtual ~Source() = default;
  virtual double at(double t) const = 0;
  virtual std::shared_ptr<Source> copy() const = 0;
};

struct Polynomial : Source {
  double c[4];
  Polynomial(double a, double b, double k) : c{a, b, k, a * b} {}
  double at(double t) const override { return c[0] + t * (c[1] + t * (c[2] + t * c[3])); }
  std::shared_ptr<Source> copy() const override { return std::make_shared<Polynomial>(*this); }
};

struct Table : Source {
  std::vector<unsigned> order;
  std::vector<double> values;
  Table(const double *x, int n) : values(x, x + n) {
    for (int i = 0; i < n; i++) order.push_back(n - 1 - i);
  }
  double at(double t) const override {
    double sum = 0;
    for (unsigned k : order) sum = sum * t + values[k];
    return sum;
  }
  std::shared_ptr<Source> copy() const override { return std::make_shared<Table>(*this); }
};

struct Sum : Source {
  std::shared_ptr<Source> left, right;
  double weight;
  Sum(std::shared_ptr<Source> l, std::shared_ptr<Source> r, double w) : left(l), right(r), weight(w) {}
  double at(double t) const override { return weight * left->at(t) + std::sin(right->at(t)); }
  std::shared_ptr<Source> copy() const override { return std::make_shared<Sum>(left->copy(), right->copy(), weight); }
};

static double along(const Source &source) {
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += source.at(0.3 * i);
  return sum;
}

extern "C" double total(const double *x, int n) {
  std::vector<std::unique_ptr<Source>> all;
  all.emplace_back(new Polynomial(x[0], x[1], x[2]));
  all.emplace_back(new Table(x, n));
  double sum = 0;
  for (auto &one : all) sum += along(*one);
  return sum;
}

extern "C" double shared(const double *x, int n) {
  auto table = std::make_shared<Table>(x, n);
  auto both = std::make_shared<Sum>(table, std::make_shared<Polynomial>(x[0], x[1], x[2]), x[1]);
  std::shared_ptr<Source> again = both->copy();
  table->values[0] *= 2;
  return along(*both) * along(*again);
}
