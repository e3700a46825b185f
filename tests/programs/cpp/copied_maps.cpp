// Trees and hash tables of numbers, copied, moved, swapped and assigned: the header of a tree begins like its nodes, and
// where those have a number, it has their count.
// differentiate: maps(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: sets(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: hashes(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: lists(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: curves(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
#include <list>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>
extern "C" double maps(const double *x, int n) {
    std::map<double, double> a;
    for (int i = 0; i < n; ++i) a[i * 0.25] = x[i] * x[i];
    std::map<double, double> b = a;
    for (auto &entry : b) entry.second *= 1 + entry.first;
    std::map<double, double> c = b;
    c[7.5] = x[0] * x[n - 1];
    std::swap(a, c);
    std::map<double, double> d = std::move(c);
    double s = double(a.size()) * d.begin()->second;
    for (auto &[t, v] : a) s += t * v * b.rbegin()->second;
    return s;
}
extern "C" double sets(const double *x, int n) {
    std::set<double> a;
    std::multiset<double> all;
    for (int i = 0; i < n; ++i) a.insert(x[i]), all.insert(x[i] * x[0]), all.insert(x[i]);
    std::set<double> b = a;
    b.insert(x[1] * x[2]);
    std::multiset<double> more(all);
    more.insert(b.begin(), b.end());
    double s = 0, w = 1;
    for (double v : b) s += v * w, w *= 0.5;
    for (double v : more) s += v * v * w, w += 0.25;
    return s * double(more.size()) + *a.rbegin();
}
struct Quote {
    double bid, ask;
    int size;
};
extern "C" double hashes(const double *x, int n) {
    std::unordered_map<double, double> a;
    std::unordered_map<int, Quote> quotes;
    std::unordered_set<double> grid;
    for (int i = 0; i < n; ++i) {
        a[i] = x[i] * x[i];
        quotes[i % 3] = Quote{x[i], 2 * x[i], i};
        grid.insert(0.5 * i);
    }
    auto b = a;
    auto held = quotes;
    auto points = grid;
    for (auto &[key, value] : b) value += key * x[0];
    held[1].bid *= x[2];
    double s = 0;
    for (int i = 0; i < n; ++i) s += a[i] * b[i];
    for (int i = 0; i < 3; ++i) s += held[i].bid * quotes[i].ask * held[i].size;
    return s * double(points.size());
}
extern "C" double lists(const double *x, int n) {
    std::list<double> a, b;
    for (int i = 0; i < n; ++i) (i % 2 ? a : b).push_back(x[i] * x[i]);
    std::list<double> c = a;
    c.splice(c.end(), b);
    std::list<double> d = std::move(a);
    d.merge(c);
    double s = double(d.size()), w = 1;
    for (double v : d) s += v * w, w += 0.5;
    return s * d.front();
}
// A class with such a member, copied as a whole.
struct Curve {
    std::multimap<double, Quote> points;
    double shift = 0;
    Curve moved(double by) const {
        Curve c = *this;
        c.shift += by;
        return c;
    }
    double value() const {
        double s = 0;
        for (auto &[t, q] : points) s += t * (q.bid + shift) * q.ask;
        return s;
    }
};
extern "C" double curves(const double *x, int n) {
    Curve base;
    for (int i = 0; i < n; ++i) base.points.emplace(0.5 * (i / 2), Quote{x[i], x[i] * x[i], i});
    std::vector<Curve> all;
    for (int i = 0; i < n; ++i) all.push_back(base.moved(x[i]));
    double s = 0;
    for (auto &c : all) s += c.value() * c.value();
    return s;
}
