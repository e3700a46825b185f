// std::valarray arithmetic, slices, apply, and std::span.
// differentiate: combined(x, n)  at: x = 1 2 3 4, n = 4
// differentiate: spanned(x, n)  at: x = 1 2 3 4, n = 4
#include <span>
#include <valarray>

extern "C" double combined(const double *x, int n) {
    std::valarray<double> v(x, n), w = v * v + 2.0 * v;
    w[std::slice(0, 2, 2)] = v[std::slice(1, 2, 2)];
    return (w * std::sqrt(v)).sum() + w.max();
}
static double total(std::span<const double> s) {
    double t = 0;
    for (double v : s) t += v * v * v;
    return t;
}
extern "C" double spanned(const double *x, int n) {
    std::span<const double> all(x, n);
    return total(all.first(2)) * total(all.subspan(1));
}
