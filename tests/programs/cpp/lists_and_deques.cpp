// std::list, deque, stack, set of active values, optional, variant, string as inactive text.
// differentiate: listed(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: queued(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4
// differentiate: alternatives(x)  at: x = 1.3
#include <deque>
#include <list>
#include <optional>
#include <string>
#include <variant>

extern "C" double listed(const double *x, int n) {
    std::list<double> l(x, x + n);
    l.push_front(x[0] * x[1]);
    double s = 1;
    for (double v : l) s = s * v + 0.5;
    return s;
}
extern "C" double queued(const double *x, int n) {
    std::deque<double> q;
    for (int i = 0; i < n; i++) q.push_back(x[i] * x[i]);
    double s = 0;
    while (q.size() > 1) {
        double a = q.front();
        q.pop_front();
        s += a * q.back();
        if (a > 5) q.pop_back();
    }
    return s;
}
static std::optional<double> positive(double v) { return v > 0 ? std::optional<double>(v * v) : std::nullopt; }
extern "C" double alternatives(double x) {
    std::variant<int, double> v = x * x;
    std::string name = "number " + std::to_string(3);
    double s = std::get<double>(v) * positive(x).value_or(1) + positive(-x).value_or(2);
    return s * name.size();
}
