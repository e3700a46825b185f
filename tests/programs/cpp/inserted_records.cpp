// Records that are inserted in the middle of vectors: the standard library moves a copy aside, which LLVM cuts in pieces.
// differentiate: in_front(x, n)  at: x = 0.4 0.9 1.6 0.7, n = 4
// differentiate: in_the_middle(x, n)  at: x = 0.4 0.9 1.6 0.7, n = 4
// differentiate: kept_in_order(x, n)  at: x = 0.4 1.9 0.6 0.7, n = 4
#include <algorithm>
#include <vector>

struct Point { double u, v; };
struct Record { double p; int tag; double q[3]; Point at; const double *link; };

extern "C" double in_front(const double *x, int n) {
    std::vector<Record> v;
    for (int i = 0; i < n; i++) {
        Record item{};
        item.q[1] = x[i] * x[i]; item.tag = i; item.link = x + i;
        v.insert(v.begin(), item);
    }
    std::vector<Record> other = v;
    other.resize(other.size() + 2);
    std::swap(other[0], other[1]);
    double sum = 0;
    for (const auto &item : other) sum = 0.7 * sum + item.q[1] * (1 + sum) * (1 + item.tag) * (item.link ? *item.link : 1);
    return sum;
}

extern "C" double in_the_middle(double *x, int n) {
    std::vector<double> v(1, 0.5);
    std::vector<Point> points;
    for (int i = 0; i < n; i++) {
        v.insert(v.begin() + v.size() / 2, x[i]);
        points.insert(points.begin() + i / 2, Point{x[i] * 2, 1.0 + i});
    }
    double sum = 0;
    for (double y : v) sum = sum * y + 1;
    for (const Point &p : points) sum = sum * 0.5 + p.u * p.v;
    return sum;
}

struct Event { int kind; float weight; double time; };
extern "C" double kept_in_order(const double *x, int n) {
    std::vector<Event> queue;
    for (int i = 0; i < n; i++) {
        Event e{i, 0.5f * (i + 1), x[i] * x[i]};
        queue.insert(std::upper_bound(queue.begin(), queue.end(), e, [](const Event &a, const Event &b) { return a.time < b.time; }), e);
    }
    double sum = 0;
    for (const Event &e : queue) sum = sum * 0.3 + e.time * e.weight * (1 + e.kind);
    return sum;
}
