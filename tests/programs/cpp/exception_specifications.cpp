// Functions that say what they throw (`throw(A, B)`), as C++ before 2017 did.
// differentiate: fitted(x)  at: x = 1.3
// differentiate: passed(x)  at: x = 1.3
// differentiate: inside(x)  at: x = 1.3
#pragma clang diagnostic ignored "-Wdynamic-exception-spec"
#include <cmath>

struct failure {
  int code;
};
struct end {};

__attribute__((noinline)) static double command(const char *text, double x) {
  if (text[0] == 'q') throw end();
  if (!text[0]) throw failure{text[1]};
  return std::sqrt(x) * text[1];
}
__attribute__((noinline)) static double execute(const char *text, double x) throw(failure, end) {
  try {
    return command(text, x);
  } catch (failure &f) {
    if (f.code == 'z') throw;
    return f.code * x;
  }
}
extern "C" double fitted(double x) {
  try {
    return execute("add", x) * x;
  } catch (end &) {
    return 0;
  } catch (...) {
    return -1;
  }
}
extern "C" double passed(double x) {
  double sum = 0;
  const char texts[4][3] = {"q", "\0z", "ab", "\0y"};
  for (auto &text : texts) {
    try {
      sum += execute(text, x) * x;
    } catch (end &) {
      sum += x * x * x;
    } catch (failure &f) {
      sum += 2 * f.code * x;
    }
  }
  return sum;
}
__attribute__((noinline)) static double harmless(double x) throw() {
  try {
    return command("", x);
  } catch (const failure &f) {
    return (f.code + 2) * x * x;
  }
}
extern "C" double inside(double x) { return harmless(x) + x; }
