// functors, lambdas, templates over callables, iterators.
// differentiate: newton(a)  at: a = 2.0
// differentiate: simpson(a, b)  at: a = 0.3, b = 1.7
// differentiate: rk4(k, y0, n)  at: k = 0.7, y0 = 1.3, n = 10
// differentiate: range_sum(x, n)  at: x = 1 2 3 4, n = 4
#include <cmath>
#include <iterator>
#include <numeric>
#include <vector>
template <class F, class G> double root(F f, G df, double x) {
    for (int i = 0; i < 20; i++) {
        double step = f(x) / df(x);
        x -= step;
        if (std::fabs(step) < 1e-14) break;
    }
    return x;
}
struct Cubic {
    double a;
    double operator()(double x) const { return x * x * x - a * x - 1; }
};
extern "C" double newton(double a) {
    return root(Cubic{a}, [&](double x) { return 3 * x * x - a; }, 1.8);
}
template <typename F> double integrate(F &&f, double lo, double hi, int n) {
    double h = (hi - lo) / n, s = f(lo) + f(hi);
    for (int i = 1; i < n; i++) s += (i % 2 ? 4 : 2) * f(lo + i * h);
    return s * h / 3;
}
extern "C" double simpson(double a, double b) {
    int calls = 0;
    double r = integrate([&calls, a](double x) { calls++; return std::exp(-a * x * x) * std::cos(x); }, a, b, 10);
    return r + 0 * calls;
}
template <class State, class RHS> State step(const State &y, double t, double h, const RHS &f) {
    State k1 = f(t, y), k2 = f(t + h / 2, y + k1 * (h / 2)), k3 = f(t + h / 2, y + k2 * (h / 2)), k4 = f(t + h, y + k3 * h);
    return y + (k1 + k2 * 2 + k3 * 2 + k4) * (h / 6);
}
struct S2 {
    double p, q;
    friend S2 operator+(S2 a, const S2 &b) { a.p += b.p; a.q += b.q; return a; }
    friend S2 operator*(const S2 &a, double s) { return {a.p * s, a.q * s}; }
};
extern "C" double rk4(double k, double y0, int n) {
    S2 y{y0, 0};
    auto rhs = [k](double t, const S2 &s) { return S2{s.q, -k * std::sin(s.p) - 0.1 * s.q * t}; };
    for (int i = 0; i < n; i++) y = step(y, i * 0.05, 0.05, rhs);
    return y.p * y.q;
}
template <typename T> class Strided {
  public:
    class iterator {
      public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = T; using difference_type = std::ptrdiff_t; using pointer = const T *; using reference = const T &;
        iterator(const T *p, int s) : p_(p), s_(s) {}
        reference operator*() const { return *p_; }
        iterator &operator++() { p_ += s_; return *this; }
        bool operator!=(const iterator &o) const { return p_ != o.p_; }
        bool operator==(const iterator &o) const { return p_ == o.p_; }
      private:
        const T *p_; int s_;
    };
    Strided(const T *d, int n, int s) : d_(d), n_(n), s_(s) {}
    iterator begin() const { return {d_, s_}; }
    iterator end() const { return {d_ + n_ * s_, s_}; }
  private:
    const T *d_; int n_, s_;
};
extern "C" double range_sum(const double *x, int n) {
    Strided<double> even(x, n / 2, 2);
    double s = 0;
    for (const double &v : even) s += v * v;
    return s * std::accumulate(even.begin(), even.end(), 0.5);
}
