// Objects behind an interface that copy themselves: what a vector in them holds, only its own copy says.
// differentiate: cloned(x)  at: x = 0.5 1.5
// differentiate: sorted(x)  at: x = 0.5 1.5
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>
class Drawable {
    struct Concept { virtual ~Concept() = default; virtual double area() const = 0; virtual std::unique_ptr<Concept> clone() const = 0; };
    template <class T> struct Holder final : Concept { T t; explicit Holder(T t_) : t(std::move(t_)) {} double area() const override { return t.area(); } std::unique_ptr<Concept> clone() const override { return std::make_unique<Holder>(*this); } };
    std::unique_ptr<Concept> p;
public:
    template <class T> Drawable(T t) : p(std::make_unique<Holder<T>>(std::move(t))) {}
    Drawable(const Drawable &o) : p(o.p->clone()) {} Drawable(Drawable &&) noexcept = default; Drawable &operator=(Drawable o) noexcept { p.swap(o.p); return *this; }
    double area() const { return p->area(); }
};
struct Polygon { std::vector<std::array<double, 2>> v; double area() const { double s = 0; for (std::size_t i = 0; i < v.size(); ++i) { auto &a = v[i], &b = v[(i + 1) % v.size()]; s += a[0] * b[1] - a[1] * b[0]; } return s / 2; } };
struct Group { std::vector<Drawable> d; double area() const { double s = 0; for (auto &e : d) s += e.area(); return s; } };
struct Circle { double r; double area() const { return M_PI * r * r; } };
extern "C" double cloned(const double *x) {
    std::vector<Drawable> all{Circle{x[0]}, Polygon{{{0, 0}, {x[0], 0}, {x[0], x[1]}}}};
    all.push_back(Group{{all[0], all[1]}});
    all[0] = all[2];
    double s = 0;
    for (const auto &d : all) s = 1.5 * s + d.area();
    return s;
}
struct Record { char kind; float weight; double value; };
extern "C" double sorted(const double *x) {
    std::vector<Record> records;
    for (int i = 0; i < 2; ++i) records.push_back({char('a' + i), 1.5f, x[i] * x[i]});
    std::sort(records.begin(), records.end(), [](const Record &a, const Record &b) { return a.value > b.value; });
    return records[0].value * records[1].weight;
}
