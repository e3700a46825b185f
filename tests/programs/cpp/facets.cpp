// Parts of a locale: the letters of numbers, prices and dates say nothing about active numbers
// differentiate: weighted(x, n)  at: x = 1.5 2.5 0.5, n = 3
// differentiate: grouped(x, n)   at: x = 1.5 2.5 0.5, n = 3
#include <cmath>
#include <locale>

struct comma : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
};

static double scale(const std::locale &where, const char *text) {
  if (!std::has_facet<std::moneypunct<char>>(where)) return 1;
  return std::use_facet<std::ctype<char>>(where).is(std::ctype_base::digit, text[0]) ? 2 : 3;
}

extern "C" double weighted(const double *x, int n) {
  double sum = 0, factor = scale(std::locale::classic(), "3.5");
  for (int i = 0; i < n; i++) sum += factor * std::sin(x[i]) * x[i];
  return sum;
}

extern "C" double grouped(const double *x, int n) {
  std::locale with(std::locale::classic(), new comma);
  const auto &point = std::use_facet<std::numpunct<char>>(with);
  double sum = 0, factor = scale(with, "x") + (point.decimal_point() == ',');
  for (int i = 1; i < n; i++) sum += factor * x[i] * std::exp(x[i - 1]);
  return sum;
}
