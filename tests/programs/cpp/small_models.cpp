// Numerical C++ as people write it: matrices over vector, templates, functors, optional, tuples, array kernels.
// differentiate: lu_det(a, n)  at: a = 4.0 1.0 0.5 1.2 3.0 0.7 0.3 0.9 5.0, n = 3
// differentiate: newton_system(x, n)  at: x = 1.2 0.8, n = 2
// differentiate: mlp(w, x, hidden)  at: w = 0.1 -0.2 0.3 0.4 0.5 -0.6 0.7 0.8 0.2, x = 0.5 1.5, hidden = 2
// differentiate: rk4_pendulum(p, steps)  at: p = 1.0 9.8 0.5, steps = 20
// differentiate: polyfit(y, n)  at: y = 1.0 2.1 3.9 8.2, n = 4
// differentiate: bezier(c, t)  at: c = 0.0 1.0 2.0 -1.0 3.0 0.5 4.0 1.0, t = 0.37
// differentiate: dual_number(x)  at: x = 0.8
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

template <class T> class Matrix {
    std::size_t r_, c_;
    std::vector<T> d_;
public:
    Matrix(std::size_t r, std::size_t c, T v = T{}) : r_(r), c_(c), d_(r * c, v) {}
    T &operator()(std::size_t i, std::size_t j) { return d_[i * c_ + j]; }
    const T &operator()(std::size_t i, std::size_t j) const { return d_.at(i * c_ + j); }
    std::size_t rows() const { return r_; }
    std::size_t cols() const { return c_; }
    Matrix operator*(const Matrix &o) const {
        if (c_ != o.r_) throw std::invalid_argument("shape");
        Matrix m(r_, o.c_);
        for (std::size_t i = 0; i < r_; ++i) for (std::size_t k = 0; k < c_; ++k) for (std::size_t j = 0; j < o.c_; ++j) m(i, j) += (*this)(i, k) * o(k, j);
        return m;
    }
    Matrix transpose() const { Matrix m(c_, r_); for (std::size_t i = 0; i < r_; ++i) for (std::size_t j = 0; j < c_; ++j) m(j, i) = (*this)(i, j); return m; }
};
template <class T> std::pair<Matrix<T>, std::vector<int>> lu(Matrix<T> a) {
    int n = a.rows(); std::vector<int> p(n); std::iota(p.begin(), p.end(), 0);
    for (int k = 0; k < n; ++k) {
        int best = k; for (int i = k + 1; i < n; ++i) if (std::abs(a(i, k)) > std::abs(a(best, k))) best = i;
        if (best != k) { for (int j = 0; j < n; ++j) std::swap(a(k, j), a(best, j)); std::swap(p[k], p[best]); }
        for (int i = k + 1; i < n; ++i) { a(i, k) /= a(k, k); for (int j = k + 1; j < n; ++j) a(i, j) -= a(i, k) * a(k, j); }
    }
    return {a, p};
}
template <class T> std::vector<T> solve(const Matrix<T> &a, const std::vector<T> &b) {
    auto [f, p] = lu(a); int n = b.size(); std::vector<T> x(n);
    for (int i = 0; i < n; ++i) { x[i] = b[p[i]]; for (int j = 0; j < i; ++j) x[i] -= f(i, j) * x[j]; }
    for (int i = n - 1; i >= 0; --i) { for (int j = i + 1; j < n; ++j) x[i] -= f(i, j) * x[j]; x[i] /= f(i, i); }
    return x;
}
extern "C" double lu_det(const double *a, int n) {
    Matrix<double> m(n, n);
    for (int i = 0; i < n; ++i) for (int j = 0; j < n; ++j) m(i, j) = a[i * n + j];
    auto f = lu(m * m.transpose()).first;
    double d = 1; for (int i = 0; i < n; ++i) d *= f(i, i);
    return std::log(std::abs(d));
}
extern "C" double newton_system(const double *start, int n) {
    std::vector<double> x(start, start + n);
    auto residual = [](const std::vector<double> &v) { return std::vector<double>{v[0] * v[0] + v[1] * v[1] - 2, v[0] * v[1] - 0.9}; };
    for (int it = 0; it < 3; ++it) {
        auto r = residual(x);
        Matrix<double> j(n, n); j(0, 0) = 2 * x[0]; j(0, 1) = 2 * x[1]; j(1, 0) = x[1]; j(1, 1) = x[0];
        auto dx = solve(j, r);
        std::transform(x.begin(), x.end(), dx.begin(), x.begin(), std::minus<>());
    }
    return std::inner_product(x.begin(), x.end(), x.begin(), 0.0);
}
struct Activation { double slope; double operator()(double v) const { return v > 0 ? v : slope * std::expm1(v); } };
template <class F> std::vector<double> dense(const std::vector<double> &in, const double *w, int out, F f) {
    std::vector<double> y; y.reserve(out);
    for (int o = 0; o < out; ++o) y.push_back(f(std::inner_product(in.begin(), in.end(), w + o * in.size(), 0.1 * o)));
    return y;
}
extern "C" double mlp(const double *w, const double *x, int hidden) {
    std::vector<double> v{x[0], x[1]};
    v = dense(v, w, hidden, Activation{w[8]});
    v = dense(v, w + 2 * hidden, 2, [](double t) { return std::tanh(t); });
    auto [lo, hi] = std::minmax_element(v.begin(), v.end());
    return std::accumulate(v.begin(), v.end(), 0.0, [](double s, double t) { return s + t * t; }) + *hi - *lo;
}
template <std::size_t N> using State = std::array<double, N>;
template <std::size_t N> State<N> axpy(const State<N> &a, double h, const State<N> &b) { State<N> r; for (std::size_t i = 0; i < N; ++i) r[i] = a[i] + h * b[i]; return r; }
template <std::size_t N, class F> State<N> rk4(const State<N> &y, double h, F &&f) {
    auto k1 = f(y), k2 = f(axpy(y, h / 2, k1)), k3 = f(axpy(y, h / 2, k2)), k4 = f(axpy(y, h, k3));
    State<N> r = y; for (std::size_t i = 0; i < N; ++i) r[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    return r;
}
extern "C" double rk4_pendulum(const double *p, int steps) {
    const auto [l, g, th] = std::tuple(p[0], p[1], p[2]);
    State<2> y{th, 0.0};
    for (int i = 0; i < steps; ++i) y = rk4(y, 0.02, [&](const State<2> &s) { return State<2>{s[1], -g / l * std::sin(s[0]) - 0.1 * s[1]}; });
    return y[0] * y[0] + y[1];
}
std::optional<double> safe_sqrt(double v) { if (v < 0) return std::nullopt; return std::sqrt(v); }
extern "C" double polyfit(const double *y, int n) {
    Matrix<double> v(n, 3); std::vector<double> rhs(3);
    for (int i = 0; i < n; ++i) { double t = i * 0.5; v(i, 0) = 1; v(i, 1) = t; v(i, 2) = t * t; }
    Matrix<double> normal = v.transpose() * v;
    for (int k = 0; k < 3; ++k) for (int i = 0; i < n; ++i) rhs[k] += v(i, k) * y[i];
    auto c = solve(normal, rhs);
    return safe_sqrt(c[0] * c[0] + c[2]).value_or(-1) * c[1];
}
struct Point { double x, y; friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; } friend Point operator*(double s, Point p) { return {s * p.x, s * p.y}; } };
extern "C" double bezier(const double *c, double t) {
    std::vector<Point> pts; for (int i = 0; i < 4; ++i) pts.push_back({c[2 * i], c[2 * i + 1]});
    while (pts.size() > 1) { for (std::size_t i = 0; i + 1 < pts.size(); ++i) pts[i] = (1 - t) * pts[i] + t * pts[i + 1]; pts.pop_back(); }
    return std::hypot(pts[0].x, pts[0].y);
}
template <class T> struct Dual { T v, d; };
template <class T> Dual<T> operator*(Dual<T> a, Dual<T> b) { return {a.v * b.v, a.v * b.d + a.d * b.v}; }
template <class T> Dual<T> sin(Dual<T> a) { using std::sin; using std::cos; return {sin(a.v), cos(a.v) * a.d}; }
extern "C" double dual_number(double x) { Dual<double> a{x, 1}; auto r = sin(a * a) * a; return r.d; }
