// reference: headers: `<enzyme/enzyme>` behind a macro `check`: arrays, states, callables, second derivatives
#include "check.h"
#include <enzyme/enzyme>
#include <vector>
#include <array>
#include <string>
using namespace enzyme;
double f(double x, double y) { return x*x*y; }
template<class T> T gen(T x, T y) { return x*y*y; }
void out(const std::vector<double> &x, std::vector<double> &y) { for (size_t i=0;i<x.size();i++) y[i]=x[i]*x[i]; }
double arr(std::array<double,3> a) { return a[0]*a[1]*a[2]; }
struct State { std::array<double,2> u; double t; int step; };
State advance(State s, double dt) { s.u[0]+=dt*s.u[1]; s.u[1]-=dt*s.u[0]; s.t+=dt; ++s.step; return s; }
double energy(const State &s) { return s.u[0]*s.u[0]+s.u[1]*s.u[1]*s.t; }
double noex(double x) noexcept { return x*x; }
struct Fn { double a; double operator()(double x) { return a*x*x; } };
double ptr(double *x, const double *w, int n) { double s=0; for (int i=0;i<n;i++) s+=x[i]*x[i]*w[i]; return s; }
float ff(float x) { return x*x; }
long double lf(long double x) { return x*x; }
int main() {
  auto g = get<0>(autodiff<Reverse>(f, Active(3.), Active(2.))); check(get<0>(g),12); check(get<1>(g),9);
  check(get<0>(get<0>(autodiff<Reverse>(gen<double>, Active(3.), Active(2.)))), 4);
  std::vector<double> x{1,2},dx{0,0},y{0,0},dy{1,1}; autodiff<Reverse>(out, Duplicated<const std::vector<double>&>(x,dx), Duplicated<std::vector<double>&>(y,dy)); check(dx[1],4);
  dx={1,0}; dy={0,0}; autodiff<Forward>(out, Duplicated<const std::vector<double>&>(x,dx), DuplicatedNoNeed<std::vector<double>&>(y,dy)); check(dy[0],2);
  check(get<0>(autodiff<Forward>(arr, Duplicated<std::array<double,3>>({1,2,3},{1,0,0}))), 6);
  check(get<0>(get<0>(autodiff<Reverse>(noex, Active(3.)))), 6);
  State s{{1,2},0,0}, ds{{1,0},0,0}; auto r = autodiff<Forward, DuplicatedNoNeed<State>>(advance, Duplicated<State>(s,ds), Const(0.1)); check(get<0>(r).u[0],1); check(get<0>(r).u[1],-0.1);
  State sh{}; s.t=2; autodiff<Reverse>(energy, Duplicated<const State&>(s, sh)); check(sh.u[1],8); check(sh.t,4);
  Fn fn{3}; check(get<0>(get<0>(autodiff<Reverse>(fn, Active(2.)))),12);
  double a[2]={1,2},da[2]={0,0},w[2]={3,4}; autodiff<Reverse>(ptr, Duplicated<double*>(a,da), Const<const double*>(w), Const<int>(2)); check(da[1],16);
  check(get<0>(get<0>(autodiff<Reverse>(ff, Active<float>(3.f)))),6); check((double)get<0>(get<0>(autodiff<Reverse>(lf, Active<long double>(3.0L)))),6);
  enzyme::tuple<enzyme::tuple<double,double>> typed = autodiff<Reverse>(f, Active(3.), Active(2.)); check(get<0>(get<0>(typed)),12);
  auto hess = [](double x, double y) { return get<0>(get<0>(autodiff<Reverse>(f, Active(x), Const(y)))); }; check(get<0>(autodiff<Forward>(hess, Duplicated(3.,1.), Const(2.))), 4);
  auto [grads, val] = autodiff<ReverseWithPrimal>(f, Active(3.), Const(2.)); check(get<0>(grads),12); check(val,18);
  return failures();
}
