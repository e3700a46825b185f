// std::function: stored, called through, with captures small and large.
// differentiate: stored(x, which)  at: x = 0.8, which = 1
// differentiate: chained(x, n)  at: x = 0.3, n = 4
// differentiate: captured(x, n)  at: x = 0.7 1.3 0.4 2.0, n = 4
#include <cmath>
#include <functional>
#include <vector>

__attribute__((noinline)) static double call(const std::function<double(double)> &f, double x) { return f(x); }

extern "C" double stored(double x, int which) {
    std::function<double(double)> f;
    if (which) f = [](double v) { return std::sin(v) * v; };
    else f = [x](double v) { return v * x; };
    return call(f, x) + call(f, x * x);
}
extern "C" double chained(double x, int n) {
    std::vector<std::function<double(double)>> stages;
    for (int i = 0; i < n; i++) {
        double a = i + 1, b = x, c = a * x, d = x * x;
        stages.push_back([=](double v) { return v * a + b * c - d * v; });
    }
    double v = x;
    for (auto &stage : stages) v = stage(v);
    return v;
}
extern "C" double captured(const double *x, int n) {
    std::vector<std::function<double(double)>> stages;
    double scale = x[0];
    for (int i = 1; i < n; i++) {
        double a = x[i];
        stages.push_back([a](double v) { return a * v; });
        stages.push_back([a, scale](double v) { return std::sin(a * v) + scale; });
        stages.push_back([x, i](double v) { return v * x[i]; });
        stages.push_back([&scale, a, i](double v) { return v + scale * a * i; });
    }
    double v = 1;
    for (auto &stage : stages) v = stage(v);
    return v;
}
