// maps, sets and own trees.
// differentiate: copied(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: erased(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5 2 1 3, n = 8
// differentiate: by_name(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: ranked(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4
// differentiate: multi(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4
#include <map>
#include <set>
#include <string>
extern "C" double copied(const double *x, int n) {
    std::map<int, double> a;
    for (int i = 0; i < n; i++) a[(i * 3) % n] = x[i] * x[i];
    std::map<int, double> b = a;
    b.erase(2);
    b[17] = x[0];
    b.insert({9, x[1] * x[2]});
    b.emplace(11, a[0] * 2);
    double s = 0.3;
    for (auto it = b.rbegin(); it != b.rend(); ++it) s = s * 0.5 + it->second * it->second;
    auto found = b.find(9);
    if (found != b.end()) s *= found->second;
    return s + a.begin()->second;
}
extern "C" double erased(const double *x, int n) {
    std::map<int, double> a;
    for (int r = 0; r < 3; r++)
        for (int i = 0; i < n; i++) {
            a[(i * 5 + r) % 13] += x[i] * (r + 1);
            if (i % 3 == 2) a.erase(a.begin());
        }
    double s = 0;
    for (auto &p : a) s += p.second * p.second * (p.first + 1);
    return s;
}
extern "C" double by_name(const double *x, int n) {
    std::map<std::string, double> values;
    for (int i = 0; i < n; i++) {
        values["v" + std::to_string(i)] = x[i] * x[i];
    }
    double s = values["v0"] * values.at("v1");
    return s + values.count("nothing");
}
extern "C" double ranked(const double *x, int n) {
    std::set<double> s(x, x + n);
    double r = 0;
    int k = 1;
    for (double v : s) r += v * v * k++;
    return r + *s.lower_bound(1.0);
}
extern "C" double multi(const double *x, int n) {
    std::multimap<int, double> m;
    for (int i = 0; i < n; i++) m.insert({i % 2, x[i]});
    double r = 1;
    auto range = m.equal_range(1);
    for (auto it = range.first; it != range.second; ++it) r *= it->second;
    std::map<int, std::map<int, double>> sparse;
    for (int i = 0; i < n; i++) sparse[i % 3][i] = x[i] * r;
    for (auto &row : sparse)
        for (auto &e : row.second) r += e.second * e.second;
    return r;
}
