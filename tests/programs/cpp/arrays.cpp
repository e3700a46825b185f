// std::array, by value and reference, of arrays, in a struct, structured bindings.
// differentiate: rotate(v, angle)  at: v = 1 2 3, angle = 0.4
// differentiate: sum_of(v)  at: v = 1.5 2.5
#include <array>
#include <cmath>
#include <tuple>

using vec = std::array<double, 3>;
using mat = std::array<vec, 3>;

static vec mul(const mat &m, const vec &v) {
    vec r{};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) r[i] += m[i][j] * v[j];
    return r;
}
static mat about_z(double a) {
    return {{{std::cos(a), -std::sin(a), 0}, {std::sin(a), std::cos(a), 0}, {0, 0, 1}}};
}
static std::tuple<double, double> both(double a, double b) { return {a * b, a + b * b}; }

extern "C" double rotate(const double *v, double angle) {
    vec a{v[0], v[1], v[2]};
    for (int i = 0; i < 3; i++) a = mul(about_z(angle * (i + 1)), a);
    return a[0] * a[1] + a[2] * angle;
}
extern "C" double sum_of(const double *v) {
    auto [p, q] = both(v[0], v[1]);
    auto [r, s] = both(p, q);
    return r * s;
}
