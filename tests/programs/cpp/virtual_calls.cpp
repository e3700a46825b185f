// Virtual functions: chosen at run time, through base pointers in a container, with state, pure and overridden.
// differentiate: area(x, n)  at: x = 1.5 2.5 0.5 3.5, n = 4
// differentiate: layered(x, kind)  at: x = 0.7, kind = 1
#include <cmath>
#include <memory>
#include <vector>

struct shape {
    virtual double area() const = 0;
    virtual double edge() const { return 1; }
    virtual ~shape() = default;
};
struct disc : shape {
    double r;
    explicit disc(double r) : r(r) {}
    double area() const override { return 3.14159 * r * r; }
};
struct box : shape {
    double a, b;
    box(double a, double b) : a(a), b(b) {}
    double area() const override { return a * b; }
    double edge() const override { return 2 * (a + b); }
};

extern "C" double area(const double *x, int n) {
    std::vector<std::unique_ptr<shape>> all;
    for (int i = 0; i < n; i++) {
        if (i % 2) all.push_back(std::make_unique<disc>(x[i]));
        else all.push_back(std::make_unique<box>(x[i], x[(i + 1) % n]));
    }
    double s = 0;
    for (auto &one : all) s += one->area() * one->edge();
    return s;
}

struct activation { virtual double operator()(double v) const = 0; };
struct soft : activation { double operator()(double v) const override { return std::log1p(std::exp(v)); } };
struct gate : activation {
    double scale = 2;
    double operator()(double v) const override { return 1 / (1 + std::exp(-scale * v)); }
};
__attribute__((noinline)) static double apply(const activation &f, double v) { return f(v) * v; }

extern "C" double layered(double x, int kind) {
    soft s;
    gate g;
    const activation &f = kind ? static_cast<const activation &>(g) : s;
    return apply(f, x) + apply(s, x * x);
}
