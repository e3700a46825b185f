// reference: headers: requests among objects with destructors
#include "check.h"
#include <vector>
#include <string>
#include <stdexcept>
template<class R, class... T> R __enzyme_autodiff(void *, T...);
template<class R, class... T> R __enzyme_fwddiff(void *, T...);
template<class R, class... T> R __enzyme_augmentfwd(void *, T...);
template<class R, class... T> R __enzyme_reverse(void *, T...);
template<class R, class... T> R __enzyme_batch(void *, T...);
template<class R> R __enzyme_augmentsize(void *, ...);
template<class R, class... T> R __enzyme_call_inactive(void *, T...);
extern int enzyme_dup, enzyme_const, enzyme_width, enzyme_primal_return;
static int noise;
struct Noisy { std::string s; Noisy():s("a long string that is on the heap"){} ~Noisy(){ noise += (int)s.size(); } };
struct three { double a, b, c; };
struct two { double a, b; };
double f(double x) { return x * x * x; }
double g(double x) { return x * x; }
three many(double x) { return {x, x*x, x*x*x}; }
double sum(const std::vector<double> &v) { double s=0; for (double x : v) { if (x < 0) throw std::domain_error("neg"); s += x*x; } return s; }
double chosen(bool which, double x) {
  Noisy a;
  return which ? __enzyme_autodiff<double>((void*)f, x) : __enzyme_autodiff<double>((void*)g, x);
}
int main(int n, char**v) {
  Noisy a;
  std::vector<double> w(3, 2.0), dw(3);
  try {
    Noisy c;
    check(__enzyme_autodiff<double>((void*)f, w[0]), 12);
    Noisy d;
    check(__enzyme_fwddiff<double>((void*)f, w[0], 1.0), 12);
    two p = __enzyme_autodiff<two>((void*)f, enzyme_primal_return, w[0]);
    check(p.a, 8); check(p.b, 12);
    three t = __enzyme_fwddiff<three>((void*)many, w[0], 1.0);
    check(t.a, 1); check(t.b, 4); check(t.c, 12);
    __enzyme_autodiff<void>((void*)sum, &w, &dw);
    check(dw[1], 4);
    void *tape = __enzyme_augmentfwd<void*>((void*)f, w[0]);
    check(__enzyme_reverse<double>((void*)f, w[0], 1.0, tape), 12);
    two b = __enzyme_batch<two>((void*)f, enzyme_width, 2, 1.0, 2.0);
    check(b.a, 1); check(b.b, 8);
    check(chosen(n == 1, 2), 12); check(chosen(n == 2, 2), 4);
    check(__enzyme_call_inactive<double>((void*)f, 2.0), 8);
  } catch (std::exception &e) { ++wrong; }
  return failures();
}
