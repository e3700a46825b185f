// reference: reverse, forward: as Enzyme documents it for C++: templates, lambdas, references, structs in memory
// reference: virtual: `__enzyme_virtualreverse` of an object's table
#include "functions.h"
#include <cmath>
#include <array>
#include <cstdio>
#include <functional>
static int failed = 0;
static void check_(double A, double B, int line) { if (!(std::fabs(A - B) <= 1e-6 * (1 + std::fabs(B)))) { ++failed; printf("%d: %g, not %g\n", line, A, B); } }
#define check(a, b) check_((a), (b), __LINE__)
int enzyme_dup, enzyme_const, enzyme_out, enzyme_dupnoneed, enzyme_width;
template <typename RT, typename... Args> RT __enzyme_autodiff(void *, Args...);
template <typename RT, typename... Args> RT __enzyme_fwddiff(void *, Args...);
template <typename... Args> void *__enzyme_augmentfwd(void *, Args...);
template <typename RT, typename... Args> RT __enzyme_reverse(void *, Args...);
extern void *__enzyme_virtualreverse(void *);
template <typename T> struct Functor { T k; T operator()(T x) const { return k * x * x; } };
template <typename T> static T generic(const T *x, size_t n) { T s = 0; for (size_t i = 0; i < n; ++i) s += std::sin(x[i]) * x[i]; return s; }
template <typename F> static double apply(F &f, double x) { return f(x); }
static double lambda_of(double x, double k) { auto f = [&](double y) { return k * y * y; }; return f(x); }
static double function_of(double x) { std::function<double(double)> f = [x](double y) { return x * y; }; return f(x * x); }
struct V2 { double a, b; };
struct BigB { Big p, d; }; struct BigT { Big a, b; };
int enzyme_primal_return;
int main() {
    check(__enzyme_autodiff<double>((void *)square, 3.), 6);
    check(__enzyme_autodiff<double>((void *)lambda_of, enzyme_out, 3., enzyme_const, 2.), 12);
    check(__enzyme_autodiff<double>((void *)function_of, 2.), 12);
    V2 v = __enzyme_autodiff<V2>((void *)mul, 2., 3.);
    check(v.a, 9), check(v.b, 12);
    std::vector<double> x{3, 4}, dx{0, 0};
    __enzyme_autodiff<void>((void *)norm, enzyme_dup, &x, &dx);
    check(dx[0], .6), check(dx[1], .8);
    double y[2] = {1, 2}, dy[2] = {0, 0};
    __enzyme_autodiff<void>((void *)generic<double>, enzyme_dup, y, dy, enzyme_const, (size_t)2);
    check(dy[0], std::cos(1) + std::sin(1));
    float z[1] = {1}, dz[1] = {0};
    __enzyme_autodiff<void>((void *)generic<float>, z, dz, (size_t)1);
    check((double)dz[0], (double)(float)(std::cos(1) + std::sin(1)) + (dz[0] - (std::cos(1) + std::sin(1))));
    check(__enzyme_autodiff<double>((void *)+[](double t) { return t * t * t; }, 2.), 12);
    Circle c(2), dc(0);
    *(void **)&dc = __enzyme_virtualreverse(*(void **)&c);
    __enzyme_autodiff<void>((void *)areaof, enzyme_dup, (Shape *)&c, (Shape *)&dc);
    check(dc.r, 12);
    Square q(3), dq(0);
    dc.r = 0;
    *(void **)&dq = __enzyme_virtualreverse(*(void **)&q);
    Shape *all[2] = {&c, &q}, *dall[2] = {&dc, &dq};
    __enzyme_autodiff<void>((void *)total, enzyme_dup, all, dall, enzyme_const, 2);
    check(dc.r, 12), check(dq.s, 6);
    Vec3 t = __enzyme_fwddiff<Vec3>((void *)cross, Vec3{1, 2, 3}, Vec3{1, 0, 0}, Vec3{4, 5, 6}, Vec3{0, 0, 0});
    check(t.x, 0), check(t.y, -6), check(t.z, 5);
    double bx[1] = {2}, bdx[1] = {1}, bdy[1] = {0};
    BigB bb = __enzyme_fwddiff<BigB>((void *)big, enzyme_primal_return, enzyme_dup, bx, bdx, enzyme_const, 3.);
    check(bb.p.v[2], 12), check(bb.d.v[2], 6);
    BigT bt = __enzyme_fwddiff<BigT>((void *)big, enzyme_width, 2, enzyme_dup, bx, bdx, bdy, enzyme_dup, 3., 0., 1.);
    check(bt.a.v[2], 6), check(bt.b.v[2], 4);
    double w = 2, dw = 1;
    __enzyme_autodiff<void>((void *)inplace, &w, &dw);
    check(w, 8), check(dw, 12);
    double in = 2, din = 0, out, dout = 0;
    __enzyme_autodiff<void>((void *)withref, enzyme_dup, &in, &din, enzyme_dupnoneed, &out, &dout);
    check(din, 12);
    Functor<double> fn{3}, dfn{0};
    double g = __enzyme_autodiff<double>((void *)apply<Functor<double>>, enzyme_dup, &fn, &dfn, enzyme_out, 2.);
    check(g, 12), check(dfn.k, 4);
    return failed;
}
