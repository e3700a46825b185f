// algorithms and ranges.
// differentiate: pipeline(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5, n = 5
// differentiate: ranged(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5, n = 5
// differentiate: complexes(x, n)  at: x = 1 2 0.5 -1 0.3 0.2 1.1 0.7, n = 4
// differentiate: heaped(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5, n = 5
#include <algorithm>
#include <complex>
#include <functional>
#include <numeric>
#include <queue>
#include <ranges>
#include <span>
#include <vector>
extern "C" double pipeline(const double *x, int n) {
    std::vector<double> v(x, x + n), w(n), p(n), d(n);
    std::transform(v.begin(), v.end(), w.begin(), [](double a) { return a * a; });
    std::partial_sum(w.begin(), w.end(), p.begin());
    std::adjacent_difference(p.begin(), p.end(), d.begin());
    std::rotate(p.begin(), p.begin() + 2, p.end());
    std::reverse(d.begin(), d.end());
    std::vector<double> e(n);
    std::copy_if(p.begin(), p.end(), e.begin(), [](double a) { return a > 5; });
    std::for_each(e.begin(), e.end(), [](double &a) { a *= 0.5; });
    return std::inner_product(p.begin(), p.end(), d.begin(), 0.0) + std::reduce(e.begin(), e.end()) +
           std::transform_reduce(v.begin(), v.end(), w.begin(), 0.0) + *std::max_element(w.begin(), w.end());
}
extern "C" double ranged(const double *x, int n) {
    std::vector<double> v(x, x + n);
    std::ranges::sort(v, std::greater<>{});
    double s = 0;
    for (double a : v | std::views::filter([](double a) { return a > 1; }) | std::views::transform([](double a) { return a * a * a; }) | std::views::take(3)) s += a;
    std::span<const double> tail = std::span(v).subspan(2);
    for (int i : std::views::iota(0, (int)tail.size())) s += tail[i] * (i + 1);
    return s;
}
extern "C" double medians(const double *x, int n) {
    std::vector<double> v(x, x + n);
    std::nth_element(v.begin(), v.begin() + n / 2, v.end());
    double m = v[n / 2];
    std::stable_sort(v.begin(), v.end(), [m](double a, double b) { return std::abs(a - m) < std::abs(b - m); });
    auto [lo, hi] = std::minmax_element(v.begin(), v.end());
    return m * m + v[1] * *lo + *hi + std::clamp(v[2], 0.0, 2.0) * v[0];
}
extern "C" double complexes(const double *x, int n) {
    std::vector<std::complex<double>> z;
    for (int i = 0; i < n; i++) z.emplace_back(x[2 * i], x[2 * i + 1]);
    std::complex<double> p = 1, s = 0;
    for (auto &c : z) { p *= c; s += std::exp(c) / (c + 2.0); }
    return std::norm(p) + std::abs(s) + std::real(p * std::conj(s)) + std::arg(s);
}
extern "C" double heaped(const double *x, int n) {
    std::priority_queue<double> q;
    for (int i = 0; i < n; i++) q.push(x[i] * x[i]);
    double s = 0;
    while (!q.empty()) { s = 0.5 * s + q.top() * q.top(); q.pop(); }
    return s;
}
