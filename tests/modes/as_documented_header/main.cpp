// reference: headers: `enzyme::autodiff<…>` with every activity, of functions, lambdas and references
#include <enzyme/enzyme>
#include <cmath>
#include <cstdio>
#include <vector>
static int failed = 0;
static void check_(double A, double B, int line) { if (!(std::fabs(A - B) <= 1e-6 * (1 + std::fabs(B)))) { ++failed; printf("%d: %g, not %g\n", line, A, B); } }
#define check(a, b) check_((a), (b), __LINE__)
double foo(double x, double y);
double square(double x);
void sq(const double &x, double &y);
struct P { double a, b; };
double ofp(const P &p);
double ofarr(const double *x, int n);
float ff(float x, float y);
template <typename T> double tmpl(T x) { return x * x * x; }
int main() {
    auto r = enzyme::autodiff<enzyme::Reverse>(square, enzyme::Active<double>(3.1));
    check(enzyme::get<0>(enzyme::get<0>(r)), 6.2);
    check(std::get<0>(std::get<0>(r)), 6.2);
    auto &&[g] = enzyme::autodiff<enzyme::Reverse>(foo, enzyme::Active(2.), enzyme::Active(3.));
    check(enzyme::get<0>(g), 9), check(enzyme::get<1>(g), 12);
    auto wp = enzyme::autodiff<enzyme::ReverseWithPrimal>(foo, enzyme::Active(2.), enzyme::Const(3.));
    check(enzyme::get<0>(enzyme::get<0>(wp)), 9), check(enzyme::get<1>(wp), 18);
    auto f = enzyme::autodiff<enzyme::Forward>(square, enzyme::Duplicated(3.1, 1.));
    check(enzyme::get<0>(f), 6.2);
    auto f2 = enzyme::autodiff<enzyme::Forward, enzyme::DuplicatedNoNeed<double>>(foo, enzyme::Duplicated<double>(2., 1.), enzyme::Const<double>(3.));
    check(enzyme::get<0>(f2), 9);
    auto f3 = enzyme::autodiff<enzyme::Forward, enzyme::Duplicated<double>>(foo, enzyme::Duplicated<double>(2., 1.), enzyme::Const<double>(3.));
    check(enzyme::get<0>(f3), 18), check(enzyme::get<1>(f3), 9);
    double x = 3, dx = 0, y = 0, dy = 1;
    enzyme::autodiff<enzyme::Reverse>(sq, enzyme::Duplicated<const double &>(x, dx), enzyme::Duplicated<double &>(y, dy));
    check(dx, 6);
    enzyme::autodiff<enzyme::Reverse, enzyme::Const<void>>(sq, enzyme::Duplicated<double *>(&x, &dx), enzyme::DuplicatedNoNeed<double *>(&y, &dy));
    P p{1, 2}, dp{0, 0};
    enzyme::autodiff<enzyme::Reverse>(ofp, enzyme::Duplicated<P &>(p, dp));
    check(dp.a, 4), check(dp.b, 1 * 2 * 2);
    double a[3] = {1, 2, 3}, da[3] = {0};
    enzyme::autodiff<enzyme::Reverse>(ofarr, enzyme::Duplicated<double *>{a, da}, enzyme::Const<int>{3});
    check(da[1], 4);
    auto h = enzyme::autodiff<enzyme::Reverse>(ff, enzyme::Active<float>(2.f), enzyme::Active<float>(3.f));
    check(enzyme::get<0>(enzyme::get<0>(h)), 3);
    auto l = enzyme::autodiff<enzyme::Reverse>(+[](double t) { return t * t; }, enzyme::Active(4.));
    check(enzyme::get<0>(enzyme::get<0>(l)), 8);
    double k = 3;
    auto cap = [&](double t) { return k * t * t; };
    auto l2 = enzyme::autodiff<enzyme::Reverse>(cap, enzyme::Active(4.));
    check(enzyme::get<0>(enzyme::get<0>(l2)), 24);
    auto l3 = enzyme::autodiff<enzyme::Reverse>(tmpl<double>, enzyme::Active(2.));
    check(enzyme::get<0>(enzyme::get<0>(l3)), 12);
    auto l4 = enzyme::autodiff<enzyme::Reverse>(&square, enzyme::Active<double>{2.});
    check(enzyme::get<0>(enzyme::get<0>(l4)), 4);
    return failed;
}
