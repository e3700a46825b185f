// <algorithm> and <numeric>: transform, accumulate, inner_product, sort, nth_element, partial_sum, max_element.
// differentiate: pipeline(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5, n = 5
// differentiate: sorted(x, n)  at: x = 3.5 1.5 2.5 0.5 4.5, n = 5
#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <vector>

extern "C" double pipeline(const double *x, int n) {
    std::vector<double> v(x, x + n), w(n);
    std::transform(v.begin(), v.end(), w.begin(), [](double a) { return std::sqrt(a) * a; });
    std::partial_sum(w.begin(), w.end(), w.begin());
    std::reverse(v.begin(), v.end());
    double top = *std::max_element(w.begin(), w.end());
    return std::inner_product(v.begin(), v.end(), w.begin(), 0.0) + top * std::accumulate(v.begin(), v.end(), 1.0, std::multiplies<>());
}
extern "C" double sorted(double *x, int n) {
    std::sort(x, x + n);
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * (i + 1);
    std::vector<double> v(x, x + n);
    std::nth_element(v.begin(), v.begin() + n / 2, v.end(), std::greater<>());
    return s * v[n / 2];
}
