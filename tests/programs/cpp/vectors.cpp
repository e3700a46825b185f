// std::vector: filled, grown, nested, copied, moved, resized, iterated.
// differentiate: convolve(x, n)  at: x = 1 2 3 4, n = 4
// differentiate: grown(x, n)  at: x = 1 2 3 4 5, n = 5
// differentiate: nested(x, n)  at: x = 1 2 3, n = 3
#include <utility>
#include <vector>

static std::vector<double> times(const std::vector<double> &a, const std::vector<double> &b) {
    std::vector<double> c(a.size() + b.size() - 1);
    for (std::size_t i = 0; i < a.size(); i++)
        for (std::size_t j = 0; j < b.size(); j++) c[i + j] += a[i] * b[j];
    return c;
}

extern "C" double convolve(const double *x, int n) {
    std::vector<double> a(x, x + n), c = times(a, times(a, a));
    double s = 0;
    for (std::size_t i = 0; i < c.size(); i++) s += c[i] * (i + 1);
    return s;
}
extern "C" double grown(const double *x, int n) {
    std::vector<double> v;
    for (int i = 0; i < n; i++) {
        v.push_back(x[i] * x[i]);
        if (i % 2) v.push_back(v.back() * v.front());
    }
    v.resize(v.size() + 2, x[0]);
    double s = 0;
    for (double e : v) s = s * 0.5 + e;
    return s;
}
extern "C" double nested(const double *x, int n) {
    std::vector<std::vector<double>> m(n, std::vector<double>(n));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) m[i][j] = x[i] * x[j] + i;
    auto copy = m;
    std::swap(copy[0], copy[n - 1]);
    auto moved = std::move(m);
    double s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) s += copy[i][j] * moved[j][i];
    return s;
}
