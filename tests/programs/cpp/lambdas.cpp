// Lambdas with captures by value and reference, generic lambdas, passed to templates.
// differentiate: folded(x, n)  at: x = 0.5 1.5 2.5, n = 3
// differentiate: composed(x)  at: x = 0.8
#include <cmath>

template <class F> double fold(const double *x, int n, double start, F f) {
    for (int i = 0; i < n; i++) start = f(start, x[i]);
    return start;
}
template <class F, class G> auto compose(F f, G g) {
    return [=](auto x) { return f(g(x)); };
}

extern "C" double folded(const double *x, int n) {
    double seen = 0;
    double r = fold(x, n, 1.0, [&](double s, double v) { seen += v; return s * v + seen; });
    return r * seen;
}
extern "C" double composed(double x) {
    auto f = compose([](auto v) { return std::sin(v) * v; }, [x](auto v) { return v * v + x; });
    return f(x) + f(2 * x);
}
