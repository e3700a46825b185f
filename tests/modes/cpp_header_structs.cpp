// reference: headers: `<enzyme/enzyme>`: structs by value, `enzyme::tuple`, activities of results, callables
#include <enzyme/enzyme>
#include "check.h"
#include <functional>
#include <vector>
struct Pair { double a, b; };
struct Mixed { double a; int n; };
struct Large { double v[5]; int n; };
static double product(Pair p) { return p.a * p.b * p.b; }
static double mixed(Mixed m, double x) { return m.a * m.n * x; }
static double large(Large l) { double s = 0; for (int i = 0; i < l.n; ++i) s += l.v[i] * l.v[i]; return s; }
static Pair both(double x, double y) { return {x * y, x * x}; }
static Large powers(double x) { Large l{}; double p = 1; for (int i = 0; i < 5; ++i) l.v[i] = p *= x; l.n = 5; return l; }
static enzyme::tuple<double, double> tupled(double x) { return enzyme::tuple{x * x, x * x * x}; }
static double of_tuple(enzyme::tuple<double, double> t) { return enzyme::get<0>(t) * enzyme::get<1>(t); }
static int counted(double x, double &y) { y = x * x; return x > 1 ? 5 : 2; }
static double cube(double x) { return x * x * x; }
static double scaled(const std::vector<double> &v, double s) { double r = 0; for (double x : v) r += s * x * x; return r; }
struct Model { double k; double operator()(double x) const { return k * x * x; } };
static double *first(double *x) { x[0] *= x[0]; return x; }
int main() {
    using namespace enzyme;
    check(get<0>(autodiff<Forward>(product, Duplicated<Pair>({2, 3}, {1, 0}))), 9);
    check(get<0>(autodiff<Forward>(product, Duplicated(Pair{2, 3}, Pair{0, 1}))), 12);
    check(get<0>(autodiff<Forward>(mixed, Duplicated(Mixed{2, 3}, Mixed{1, 0}), Duplicated(5., 0.))), 15);
    check(get<0>(autodiff<Forward>(mixed, Duplicated(Mixed{2, 3}, Mixed{1, 0}), Const(5.))), 15);
    check(get<0>(get<0>(autodiff<Reverse>(mixed, Const(Mixed{2, 3}), Active(5.)))), 6);
    check(get<0>(autodiff<Forward>(large, Duplicated(Large{{1, 2, 3, 4, 5}, 5}, Large{{0, 1, 0, 0, 0}, 5}))), 4);
    auto p = autodiff<Forward, DuplicatedNoNeed<Pair>>(both, Duplicated(2., 1.), Const(3.));
    check(get<0>(p).a, 3), check(get<0>(p).b, 4);
    auto pp = autodiff<Forward, Duplicated<Pair>>(both, Duplicated(2., 1.), Const(3.));
    check(get<0>(pp).a, 6), check(get<1>(pp).a, 3);
    auto l = autodiff<Forward, DuplicatedNoNeed<Large>>(powers, Duplicated(2., 1.));
    check(get<0>(l).v[2], 12);
    auto ll = autodiff<Forward, Duplicated<Large>>(powers, Duplicated(2., 1.));
    check(get<0>(ll).v[2], 8), check(get<1>(ll).v[3], 32);
    auto t = autodiff<Forward, DuplicatedNoNeed<enzyme::tuple<double, double>>>(tupled, Duplicated(3., 1.));
    check(get<0>(get<0>(t)), 6), check(get<1>(get<0>(t)), 27);
    check(get<0>(autodiff<Forward>(of_tuple, Duplicated(enzyme::tuple{2., 3.}, enzyme::tuple{1., 0.}))), 3);
    double y = 0, dy = 0;
    check(get<0>(autodiff<Forward>(counted, Duplicated(3., 1.), Duplicated<double &>(y, dy))), 5);
    check(dy, 6);
    check(get<0>(autodiff<Forward, Const<double>>(cube, Duplicated(2., 1.))), 8);
    check(get<0>(get<0>(autodiff<Reverse, Active<double>>(cube, Active(2.)))), 12);
    check(get<0>(get<0>(autodiff<Reverse, Const<double>>(cube, Active(2.)))), 0);
    auto w = autodiff<ReverseWithPrimal, Active<double>>(cube, Active(2.));
    check(get<0>(get<0>(w)), 12), check(get<1>(w), 8);
    dy = 1; y = 0;
    auto c = autodiff<Reverse>(counted, Active(3.), Duplicated<double &>(y, dy));
    check(get<0>(get<0>(c)), 6);
    std::vector<double> v{1, 2}, dv{0, 0};
    auto s = autodiff<Reverse>(scaled, Duplicated<const std::vector<double> &>(v, dv), Active(3.));
    check(dv[1], 12), check(get<0>(get<0>(s)), 5);
    auto sc = autodiff<Reverse>(scaled, Const<const std::vector<double> &>(v), Active(3.));
    check(get<0>(get<0>(sc)), 5);
    Model m{4};
    check(get<0>(get<0>(autodiff<Reverse>(m, Active(3.)))), 24);
    check(get<0>(autodiff<Forward>(m, Duplicated(3., 1.))), 24);
    std::function<double(double)> erased = m;
    check(get<0>(get<0>(autodiff<Reverse>(erased, Active(3.)))), 24);
    double (*pointer)(double) = cube;
    check(get<0>(get<0>(autodiff<Reverse>(pointer, Active(3.)))), 27);
    check(primal_call(cube, Active(2.)), 8);
    auto [a, b] = enzyme::tuple{1, 2.5};
    check(a, 1), check(b, 2.5);
    static_assert(enzyme::tuple_size_v<enzyme::tuple<int, double>> == 2);
    static_assert(std::is_same_v<enzyme::Reverse, enzyme::ReverseMode<false>>);
    double x[2] = {3, 1}, dx[2] = {1, 0};
    autodiff<Forward, Duplicated<double *>>(first, Duplicated<double *>(x, dx));
    check(dx[0], 6);
    return failures();
}
