// Variants of numbers and integers that functions take and return by value.
// differentiate: kept(x, n)  at: x = 1.5 -0.5 2.5 0.7 1.1, n = 5
// differentiate: folded(x, n)  at: x = 1.5 -0.5 2.5 0.7 1.1, n = 5
#include <variant>
#include <vector>
using Value = std::variant<std::monostate, long, double>;
__attribute__((noinline)) static Value whole(long n) { return n; }
__attribute__((noinline)) static Value real(double x) { return x; }
static double number(const Value &v) {
  if (auto n = std::get_if<long>(&v)) return (double)*n;
  if (auto x = std::get_if<double>(&v)) return *x;
  return 0;
}
__attribute__((noinline)) static Value plus(Value a, Value b) {
  if (std::holds_alternative<long>(a) && std::holds_alternative<long>(b)) return whole(std::get<long>(a) + std::get<long>(b));
  return real(number(a) + number(b));
}
extern "C" double kept(const double *x, int n) {
  std::vector<Value> all;
  for (int i = 0; i < n; i++) all.push_back(i % 3 == 0 ? real(x[i] * x[i]) : i % 3 == 1 ? whole(i * 7) : real(x[i]));
  double s = 0;
  for (int i = 0; i < n; i++) s += number(all[i]) * (i + x[0]);
  return s;
}
extern "C" double folded(const double *x, int n) {
  Value total = whole(1);
  for (int i = 0; i < n; i++) total = plus(total, i % 2 ? whole(i) : real(x[i] * x[i]));
  return number(total) * number(total);
}
