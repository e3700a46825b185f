// differentiate: price(x)  at: x = 0.3 0.7
// differentiate: priced_or_not(x)  at: x = 0.3 -0.7
// Checks put numbers into texts; since C++20 the function by which a stream that stays gives its text has another name.
#include <cmath>
#include <sstream>
#include <stdexcept>
#include <string>

static bool is_positive(double value, const char *what, std::string &why) {
  if (__builtin_expect(value > 0, true)) return true;
  std::ostringstream text;
  text << what << " is " << value;
  why += text.str();
  return false;
}

extern "C" double price(double *x) {
  std::string why;
  if (!is_positive(x[0], "the first", why) || !is_positive(x[1], "the second", why)) throw std::runtime_error(why);
  return std::log(x[0]) * std::sqrt(x[1]);
}

extern "C" double priced_or_not(double *x) {
  std::string why;
  double sum = 0;
  for (int i = 0; i < 2; i++) sum += is_positive(x[i], "a price", why) ? x[i] * x[i] : x[i];
  return sum * (why.size() > 8 ? 2 : 3);
}
