// Exceptions, virtual functions, templates and containers.
#include <algorithm>
#include <cmath>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

struct Curve {
  virtual ~Curve() {}
  virtual double at(double x) const = 0;
};
struct Line : Curve {
  double slope;
  Line(double slope) : slope(slope) {}
  double at(double x) const override { return slope * x; }
};
struct Root : virtual Curve {
  double at(double x) const override {
    if (x < 0) throw std::domain_error("negative");
    return std::sqrt(x);
  }
};

template <class T> T polynomial(const std::vector<T> &c, T x) {
  T sum = 0;
  for (auto i = c.rbegin(); i != c.rend(); ++i) sum = sum * x + *i;
  return sum;
}

double caught(double x) {
  std::vector<double> c{1, 2, 3};
  c.push_back(x);
  std::unique_ptr<Curve> curve = x > 1 ? std::unique_ptr<Curve>(new Line(2)) : std::unique_ptr<Curve>(new Root);
  try {
    return curve->at(x) + polynomial(c, x);
  } catch (const std::domain_error &error) {
    std::cerr << error.what();
    return -1;
  } catch (...) {
    return 0;
  }
}

double mapped(const std::string &key, double value) {
  std::map<std::string, double> table;
  table[key] = value;
  table["b"] = 2 * value;
  double sum = 0;
  for (auto &[name, number] : table) sum += number * name.size();
  return sum;
}

double applied(std::function<double(double)> g, double x) {
  std::vector<double> v(10, x);
  std::transform(v.begin(), v.end(), v.begin(), g);
  return std::accumulate(v.begin(), v.end(), 0.0);
}

double closure(double x) {
  static int once = (int)x;
  return applied([=](double y) { return y * x + once; }, x);
}

void sorted(std::vector<double> &v) { std::sort(v.begin(), v.end(), [](double a, double b) { return a > b; }); }
