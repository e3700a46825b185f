// std::variant of numbers, structs and strings, std::optional: visited, moved as a vector grows, assigned.
// differentiate: total(x, n)  at: x = 0.7 1.3 0.4 2.0, n = 4
// differentiate: sum(x, n)  at: x = 0.7 1.3 0.4 2.0, n = 4
#include <variant>
#include <vector>
#include <string>
#include <optional>
#include <cmath>
#include <memory>
struct Circle { double r; };
struct Rect { double w, h; };
struct Label { std::string text; };
using Shape = std::variant<Circle, Rect, Label>;
template <class... Ts> struct overloaded : Ts... { using Ts::operator()...; };
template <class... Ts> overloaded(Ts...) -> overloaded<Ts...>;
static double area(const Shape &s) {
    return std::visit(overloaded{[](const Circle &c) { return M_PI * c.r * c.r; }, [](const Rect &r) { return r.w * r.h; }, [](const Label &l) { return 0.1 * l.text.size(); }}, s);
}
static std::optional<double> safe_sqrt(double v) { if (v < 0) return std::nullopt; return std::sqrt(v); }
extern "C" double total(const double *x, int n) {
    std::vector<Shape> shapes;
    for (int i = 0; i < n; i++) {
        if (i % 3 == 0) shapes.push_back(Circle{x[i]});
        else if (i % 3 == 1) shapes.push_back(Rect{x[i], x[0]});
        else shapes.push_back(Label{"label number " + std::to_string(i)});
    }
    double s = 0;
    for (const auto &sh : shapes) s += area(sh);
    if (auto r = safe_sqrt(s)) s += *r;
    return s + safe_sqrt(-s).value_or(x[0]);
}
using Value = std::variant<int, double, std::string>;
static Value add(const Value &a, const Value &b) {
    if (auto *i = std::get_if<int>(&a)) { if (auto *j = std::get_if<int>(&b)) return *i + *j; return *i + std::get<double>(b); }
    if (auto *j = std::get_if<int>(&b)) return std::get<double>(a) + *j;
    return std::get<double>(a) * std::get<double>(b);
}
extern "C" double sum(const double *x, int n) {
    std::vector<Value> vs;
    for (int i = 0; i < n; i++) { vs.emplace_back(x[i]); if (i % 2) vs.emplace_back(i); }
    Value acc = 1.5;
    for (auto &v : vs) acc = add(acc, v);
    return std::get<double>(acc);
}
