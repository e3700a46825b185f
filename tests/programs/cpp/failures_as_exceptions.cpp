// Parsers, settings, locks and chains of solvers that answer failures by exceptions, caught on the way.
// differentiate: evaluate(x, k)  at: x = 1.3, k = 0
// differentiate: evaluate(x, k)  at: x = 1.3, k = 1
// differentiate: evaluate(x, k)  at: x = 1.3, k = 2
// differentiate: evaluate(x, k)  at: x = 1.3, k = 5
// differentiate: configured(x, k)  at: x = 0.7, k = 2
// differentiate: locked(x, k)  at: x = 0.7, k = 3
// differentiate: locked(x, k)  at: x = 0.7, k = 6
// differentiate: fallback_chain(x, k)  at: x = 0.7, k = 1
// differentiate: fallback_chain(x, k)  at: x = 1.7, k = 0
// differentiate: fallback_chain(x, k)  at: x = 1.7, k = 1
// differentiate: shapes_or_errors(x, k)  at: x = 0.7, k = 2
#include <cmath>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

// an expression parser with exceptions
struct Parser {
  const char *p; double x;
  struct Error : std::runtime_error { size_t at; Error(const std::string &m, size_t a) : std::runtime_error(m), at(a) {} };
  const char *start;
  [[noreturn]] void fail(const char *m) const { throw Error(m, p - start); }
  void skip() { while (*p == ' ') ++p; }
  double factor() {
    skip();
    if (*p == '(') { ++p; double v = expr(); skip(); if (*p != ')') fail("expected )"); ++p; return v; }
    if (*p == 'x') { ++p; return x; }
    if (*p >= '0' && *p <= '9') { double v = 0; while (*p >= '0' && *p <= '9') v = v * 10 + (*p++ - '0'); return v; }
    if (*p == 's') { ++p; return std::sin(factor()); }
    fail("unexpected");
  }
  double term() { double v = factor(); for (;;) { skip(); if (*p == '*') { ++p; v *= factor(); } else if (*p == '/') { ++p; double d = factor(); if (d == 0) fail("division by zero"); v /= d; } else return v; } }
  double expr() { double v = term(); for (;;) { skip(); if (*p == '+') { ++p; v += term(); } else if (*p == '-') { ++p; v -= term(); } else return v; } }
};
static const char *const texts[] = {"x*x + 3*sx", "(x + 2) * (x", "x / (x - x)", "x*x*x ) ", "y", "s(x*x)/(1+x)"};
extern "C" double evaluate(double x, int k) {
  Parser q{texts[k], x, texts[k]};
  try { double v = q.expr(); return v * x; }
  catch (const Parser::Error &e) { return x * x * (1 + e.at); }
}
struct Config { std::map<std::string, double> values; double get(const std::string &k) const { auto it = values.find(k); if (it == values.end()) throw std::out_of_range("no " + k); return it->second; } };
extern "C" double configured(double x, int k) {
  Config c; c.values["a"] = x * x; c.values["b"] = std::exp(x);
  double s = 0;
  for (const char *name : {"a", "c", "b"}) { try { s += c.get(name) * x; } catch (const std::out_of_range &) { s += 10 * x * k; } }
  return s;
}
struct Lock { int *n; Lock(int *m) : n(m) { ++*n; } ~Lock() { --*n; } };
static int locks;
extern "C" double locked(double x, int k) {
  double r = 0;
  for (int i = 0; i < 6; ++i) {
    try { Lock l(&locks); if (i == k) throw i; auto p = std::make_shared<double>(x * i); r += *p * *p; if (locks != 1) r = 1e9; }
    catch (int j) { r *= 1 + j * x; if (locks != 0) r = 1e9; }
  }
  return r;
}
struct Solver { virtual ~Solver() {} virtual double solve(double a) = 0; };
struct Fast : Solver { double solve(double a) override { if (a > 1) throw std::runtime_error("fast failed"); return a / (1 + a); } };
struct Safe : Solver { double solve(double a) override { double y = a; for (int i = 0; i < 30; ++i) { double f = y * y * y + y - a; y -= f / (3 * y * y + 1); if (std::isnan(y)) throw std::runtime_error("nan"); } return y; } };
extern "C" double fallback_chain(double x, int k) {
  std::vector<std::unique_ptr<Solver>> s; s.emplace_back(new Fast); if (k) s.emplace_back(new Safe);
  for (auto &one : s) { try { return one->solve(x) * x; } catch (const std::runtime_error &) { x = x * 1.5; } }
  return -x;
}

// Errors with texts, beside containers that own active numbers and may throw, too.
struct Shape { double p; explicit Shape(double q) : p(q) {} virtual ~Shape() = default; virtual double of(double y, int k) = 0; };
struct Round : Shape { using Shape::Shape; double of(double y, int k) override { return y * k + p; } };
struct Growing : Shape {
  std::vector<double> old;
  using Shape::Shape;
  double of(double y, int k) override { old.push_back(y); p += 0.1 * old[0]; return std::sin(p) * k; }
};
__attribute__((noinline)) static double within(double y, int k) {
  if (k % 3 == 0) throw std::out_of_range("k = " + std::to_string(k));
  return std::sin(y) * k;
}
extern "C" double shapes_or_errors(double x, int k) {
  std::vector<std::shared_ptr<Shape>> all;
  for (int i = 0; i < k + 2; i++) {
    if (i & 1) all.push_back(std::make_shared<Round>(x));
    else all.push_back(std::make_shared<Growing>(x * x));
  }
  double s = 0;
  for (auto &one : all) s += one->of(x, k);
  for (int i = 0; i < 4; i++) {
    try { s += within(s, i); } catch (const std::exception &) { s += 0.5 * x * all.front()->p; }
  }
  return s;
}
