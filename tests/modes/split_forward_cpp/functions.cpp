#include <map>
#include <memory>
#include <vector>

struct shape { virtual double area(double) const = 0; virtual ~shape() = default; };
struct disc : shape { double r; disc(double r) : r(r) {} double area(double k) const override { return 3 * r * r * k; } };
struct box : shape { double a, b; box(double a, double b) : a(a), b(b) {} double area(double k) const override { return a * b + k; } };
double shapes(const double *x, int n) {
    std::vector<std::unique_ptr<shape>> all;
    for (int i = 0; i < n; ++i) {
        if (i % 2) all.push_back(std::make_unique<disc>(x[i]));
        else all.push_back(std::make_unique<box>(x[i], x[(i + 1) % n]));
    }
    double s = 1;
    for (auto &p : all) s += p->area(s);
    return s;
}
double keyed(const double *x, int n) {
    std::map<int, double> m; // its nodes hold the address of its header, on the stack
    for (int i = 0; i < n; ++i) m[i % 3] += x[i] * x[i];
    double s = 1;
    for (auto &[k, v] : m) s *= v + k;
    return s;
}
