// std::list and std::forward_list: splice, sort, reverse, merge, remove; iterators that stay valid.
// differentiate: spliced(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: forwarded(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4
// differentiate: recent(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
#include <forward_list>
#include <iterator>
#include <list>
#include <map>
extern "C" double spliced(const double *x, int n) {
    std::list<double> a, b;
    for (int i = 0; i < n; i++) (i % 2 ? a : b).push_back(x[i] * x[i]);
    a.splice(std::next(a.begin()), b, b.begin());
    a.sort();
    b.reverse();
    a.push_front(x[0] * x[1]);
    a.swap(b);
    b.erase(std::next(b.begin(), 2));
    double s = 1;
    for (double v : b) s = s * 0.5 + v;
    for (double v : a) s = s * v + 1;
    return s * b.back();
}
extern "C" double forwarded(const double *x, int n) {
    std::forward_list<double> f;
    for (int i = 0; i < n; i++) f.push_front(x[i]);
    f.reverse();
    f.insert_after(f.begin(), x[0] * x[2]);
    f.remove_if([](double v) { return v < 1; });
    double s = 0, w = 1;
    for (double v : f) s += v * v * w++;
    return s;
}
// A cache of the most recent values, found through a map of iterators.
extern "C" double recent(const double *x, int n) {
    std::list<std::pair<int, double>> order;
    std::map<int, std::list<std::pair<int, double>>::iterator> where;
    double s = 0;
    for (int i = 0; i < 2 * n; i++) {
        int key = (i * 2) % 3;
        auto found = where.find(key);
        if (found == where.end()) {
            order.emplace_front(key, x[i % n]);
            where[key] = order.begin();
        } else {
            found->second->second *= x[i % n];
            order.splice(order.begin(), order, found->second);
        }
        s += order.front().second;
    }
    return s;
}
