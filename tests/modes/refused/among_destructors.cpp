// refused: no derivative rule for the call to .unknown\(double\).
// line: 10
#include <vector>
#include <cstdio>
#include <string>
template<class R, class... T> R __enzyme_autodiff(void *, T...);
extern int enzyme_dup, enzyme_const;
struct Noisy { std::string s; Noisy():s("a long string that is on the heap"){} ~Noisy(){ std::puts(s.c_str()); } };
double unknown(double);
double f(double x) { return x * unknown(x); }
int main(int n, char**v) {
  Noisy a;
  std::vector<double> w(n, 2.0);
  double r = __enzyme_autodiff<double>((void*)f, 2.0*w[0]);
  Noisy b;
  std::printf("%g\n", r);
}
