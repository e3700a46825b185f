// Records that are sorted as words: padding is moved by itself where the comparison looks at what lies before it.
// differentiate: f(x, n)  at: x = 0.4 1.3 0.6 0.9 2.2 1.7, n = 6
#include <algorithm>
#include <tuple>
#include <vector>
struct Row { double t, v; int source; };
extern "C" double f(const double *x, int n) {
    std::vector<Row> rows;
    for (int i = 0; i < n; i++) rows.push_back({x[i], x[i] * x[i], i});
    std::sort(rows.begin(), rows.end(), [](const Row &a, const Row &b) { return a.t < b.t || (a.t == b.t && a.source < b.source); });
    double s = 0;
    for (auto &r : rows) s = s * 0.7 + r.v;
    return s;
}
