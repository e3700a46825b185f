// reference: headers: `<enzyme/enzyme>`: `enzyme::autodiff<Mode>(f, args…)`
#include <enzyme/enzyme>
#include "check.h"
using namespace enzyme;

static double square(double x) { return x * x; }
static double weighted(double x, const double *y, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += x * x * y[i];
    return sum;
}
static double many(float a, double b, float c) { return a * b * b * c * c * c; }
static void scale(double &x, double factor) { x *= factor * factor; }

int main() {
    auto [gradient] = autodiff<Reverse>(square, Active<double>(3.0));
    auto [dx] = gradient;
    check(dx, 6);
    check(std::get<0>(std::get<0>(autodiff<Reverse>(square, Active(3.0)))), 6);
    auto [outs, primal] = autodiff<ReverseWithPrimal>(square, Active<double>(3.0));
    check(std::get<0>(outs), 6);
    check(primal, 9);
    auto [tangent] = autodiff<Forward>(square, Duplicated<double>(3.0, 2.0));
    check(tangent, 12);
    auto [value, along] = autodiff<Forward, Duplicated<double>>(square, Duplicated<double>(3.0, 2.0));
    check(value, 9);
    check(along, 12);
    double y[2] = {1, 2}, dy[2] = {0, 0};
    auto [slopes] = autodiff<Reverse>(weighted, Active(2.0), Duplicated<const double *>(y, dy), Const(2));
    check(std::get<0>(slopes), 12);
    check(dy[1], 4);
    auto [three, whole] = autodiff<ReverseWithPrimal>(many, Active(2.f), Active(3.0), Active(1.f));
    check(std::get<0>(three), 9);
    check(std::get<1>(three), 12);
    check(std::get<2>(three), 54);
    check(whole, 18);
    double x = 5, sx = 1;
    auto [factor] = autodiff<Reverse>(scale, Duplicated<double &>(x, sx), Active(2.0));
    check(std::get<0>(factor), 20);
    check(sx, 4);
    check(x, 20);
    double captured = 7;
    auto lambda = [&](double a) { return a * a * captured; };
    check(get<0>(get<0>(autodiff<Reverse>(lambda, Active(3.0)))), 42);
    check(get<0>(autodiff<Forward>(lambda, Duplicated(3.0, 1.0))), 42);
    auto generic = [](auto a, auto b) { return a * b; };
    check(get<0>(get<0>(autodiff<Reverse>(generic, Active(3.0), Const(4.0)))), 4);
    check(get<0>(autodiff<Forward, Const<double>>(square, Duplicated(3.0, 1.0))), 9);
    return failures();
}
