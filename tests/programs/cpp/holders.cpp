// optional, variant, tuple, pair, any kinds of holders.
// differentiate: maybe(x)  at: x = 1.3
// differentiate: either(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: tupled(x)  at: x = 0.8
// differentiate: sorted_pairs(x, n)  at: x = 1.5 0.5 2.5, n = 3
#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>
static std::optional<double> safe_log(double x) { if (x <= 0) return std::nullopt; return std::log(x); }
extern "C" double maybe(double x) {
    auto a = safe_log(x), b = safe_log(-x);
    return a.value() * a.value() + b.value_or(3 * x);
}
struct Circle { double r; };
struct Rect { double w, h; };
struct Label { int id; };
extern "C" double either(const double *x, int n) {
    std::vector<std::variant<Circle, Rect, Label>> shapes;
    for (int i = 0; i < n; i++) {
        if (i % 2) shapes.emplace_back(Circle{x[i]});
        else shapes.emplace_back(Rect{x[i], x[i] * x[0]});
    }
    shapes.push_back(Label{7});
    double s = 0;
    for (const auto &shape : shapes) {
        if (auto c = std::get_if<Circle>(&shape)) s += 3 * c->r * c->r;
        else if (auto r = std::get_if<Rect>(&shape)) s += r->w * r->h;
    }
    return s;
}
static std::tuple<double, double, int> polar(double x, double y) { return {std::hypot(x, y), std::atan2(y, x), 1}; }
extern "C" double tupled(double x) {
    auto [r, t, one] = polar(x, x * x);
    std::tuple<int, double, float> mixed{2, r * t, (float)x};
    std::get<1>(mixed) *= x;
    return std::get<1>(mixed) + one * r + std::get<2>(mixed) * 0;
}
extern "C" double sorted_pairs(const double *x, int n) {
    std::vector<std::pair<double, int>> v;
    for (int i = 0; i < n; i++) v.push_back(std::make_pair(x[i] * x[i], i));
    std::sort(v.begin(), v.end());
    double s = 0;
    for (size_t i = 0; i < v.size(); i++) s += v[i].first * (i + 1) * (v[i].second + 1);
    return s;
}
