// A quadtree: an array of owned children inside each node, beside numbers and a vector of bodies.
// differentiate: potential(pos, n)  at: pos = 0.1 0.2 0.9 0.7 0.4 0.8 0.6 0.15 0.75 0.35 0.25 0.55, n = 6
#include <memory>
#include <array>
#include <vector>
#include <cmath>
struct Body { double x, y, m; };
struct Node {
    double cx, cy, half; double mass = 0, mx = 0, my = 0;
    std::array<std::unique_ptr<Node>, 4> child;
    std::vector<Body> bodies;
    Node(double a, double b, double h) : cx(a), cy(b), half(h) {}
    bool leaf() const { return !child[0]; }
    void insert(const Body &b, int depth = 0) {
        mass += b.m; mx += b.m * b.x; my += b.m * b.y;
        if (leaf()) {
            bodies.push_back(b);
            if (bodies.size() > 1 && depth < 8) split(depth);
            return;
        }
        pick(b)->insert(b, depth + 1);
    }
    Node *pick(const Body &b) { return child[(b.x > cx) + 2 * (b.y > cy)].get(); }
    void split(int depth) {
        for (int q = 0; q < 4; ++q) child[q] = std::make_unique<Node>(cx + (q & 1 ? .5 : -.5) * half, cy + (q & 2 ? .5 : -.5) * half, half / 2);
        auto moved = std::move(bodies); bodies.clear();
        for (auto &b : moved) pick(b)->insert(b, depth + 1);
    }
    double phi(double x, double y, double theta) const {
        if (mass == 0) return 0;
        double gx = mx / mass, gy = my / mass, d = std::sqrt((gx - x) * (gx - x) + (gy - y) * (gy - y) + 1e-2);
        if (leaf() || 2 * half / d < theta) {
            if (!leaf()) return -mass / d;
            double s = 0;
            for (const Body &b : bodies) s -= b.m / std::sqrt((b.x - x) * (b.x - x) + (b.y - y) * (b.y - y) + 1e-2);
            return s;
        }
        double s = 0;
        for (const auto &c : child) s += c->phi(x, y, theta);
        return s;
    }
};
extern "C" double potential(const double *pos, int n) {
    auto root = std::make_unique<Node>(0.5, 0.5, 0.5);
    for (int i = 0; i < n; ++i) root->insert({pos[2 * i], pos[2 * i + 1], 1.0 + 0.1 * i});
    double e = 0;
    for (int i = 0; i < n; ++i) e += root->phi(pos[2 * i], pos[2 * i + 1], 0.7);
    return e;
}
