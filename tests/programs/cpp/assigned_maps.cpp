// Containers assigned to one another, beside others of other keys and values: nodes are taken over from the old tree.
// differentiate: assigned(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: model(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>
extern "C" double assigned(const double *x, int n) {
    std::unordered_map<int, double> a, b;
    std::unordered_map<int, int> c, d;
    std::unordered_set<int> e, f;
    std::map<float, double> g, h;
    std::multimap<int, std::pair<double, int>> k, l;
    for (int i = 0; i < n; ++i) {
        a[i] = x[i] * x[i];
        c[i] = 2 * i;
        e.insert(i);
        g[0.5f * i] = x[i];
        k.insert({i % 2, {x[i], i}});
    }
    b = a, d = c, f = e, h = g, l = k;
    double s = 0;
    for (int i = 0; i < n; ++i) s += b[i] * d[i];
    for (auto &[t, v] : h) s += t * v * v;
    for (auto &[t, v] : l) s += t * v.first * v.second;
    return s * double(f.size());
}
struct Model {
    std::map<std::string, double> parameters;
    std::map<int, std::string> names;
    std::map<int, std::vector<double>> rows;
};
extern "C" double model(const double *x, int n) {
    Model m, best;
    double low = 1e30;
    for (int i = 0; i < n; ++i) {
        m.parameters["v" + std::to_string(i % 2)] = x[i] * x[i];
        m.names[i] = "n" + std::to_string(i);
        m.rows[i % 3].push_back(x[i]);
        double v = 0;
        for (auto &[k, w] : m.parameters) v += w;
        if (v < low) low = v, best = m;
    }
    double s = double(best.names.size());
    for (auto &[k, v] : best.parameters) s += v * v;
    for (auto &[k, v] : best.rows)
        for (double w : v) s += w * (k + 1);
    return s;
}
