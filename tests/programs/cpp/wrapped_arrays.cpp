// A class whose only member is an array lies in a record behind an integer that active numbers were truncated to.
// differentiate: summed(a, x)  at: a = 0.8, x = 2.7
// differentiate: summed(a, x)  at: a = -0.3, x = 0.4
#include <array>
#include <cmath>

enum class Method : long { forward, backward };

struct Bounds { double of[2]; };

struct Series {
  Method method;
  int n;
  long scale;
  std::array<double, 8> terms;
  Bounds bounds;

  Series(double a, double x) : method(x > 1 ? Method::backward : Method::forward), n(0), scale(0), bounds{{-a, a}} {
    terms[7] = scaled(a, x, scale);
    double term = terms.back();
    for (int k = 7; k >= 0; k--) terms[k] = term, term *= x;
  }

  __attribute__((noinline)) static double scaled(double a, double x, long &scale) {
    long whole = (long)x;
    scale += whole;
    return a * std::exp(x - whole);
  }

  double operator()() { return bounds.of[(int)method] * terms[n++] / n; }
};

extern "C" double summed(double a, double x) {
  Series series(a, x);
  double sum = 0;
  do sum += series();
  while (series.n < 8);
  return sum * std::exp(series.scale);
}
