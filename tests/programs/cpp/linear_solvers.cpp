// small dense linear algebra over vector.
// differentiate: solve_sum(a, b, n)  at: a = 4 1 0.5 1 3 0.25 0.5 0.25 2, b = 1 2 3, n = 3
// differentiate: cg(a, b, n)  at: a = 4 1 0.5 1 3 0.25 0.5 0.25 2, b = 1 2 3, n = 3
#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numeric>
#include <stdexcept>
#include <utility>
#include <vector>
template <typename T> class Matrix {
  public:
    Matrix(size_t r, size_t c, T v = T()) : rows_(r), cols_(c), data_(r * c, v) {}
    T &operator()(size_t i, size_t j) { return data_.at(i * cols_ + j); }
    const T &operator()(size_t i, size_t j) const { return data_.at(i * cols_ + j); }
    size_t rows() const { return rows_; }
    void swap_rows(size_t i, size_t j) {
        for (size_t k = 0; k < cols_; k++) std::swap((*this)(i, k), (*this)(j, k));
    }
  private:
    size_t rows_, cols_;
    std::vector<T> data_;
};
template <typename T> std::vector<T> solve(Matrix<T> a, std::vector<T> b) {
    size_t n = a.rows();
    if (b.size() != n) throw std::invalid_argument("sizes");
    for (size_t k = 0; k < n; k++) {
        size_t p = k;
        for (size_t i = k + 1; i < n; i++)
            if (std::abs(a(i, k)) > std::abs(a(p, k))) p = i;
        if (a(p, k) == T(0)) throw std::runtime_error("singular");
        if (p != k) { a.swap_rows(p, k); std::swap(b[p], b[k]); }
        for (size_t i = k + 1; i < n; i++) {
            T f = a(i, k) / a(k, k);
            for (size_t j = k; j < n; j++) a(i, j) -= f * a(k, j);
            b[i] -= f * b[k];
        }
    }
    for (size_t i = n; i-- > 0;) {
        for (size_t j = i + 1; j < n; j++) b[i] -= a(i, j) * b[j];
        b[i] /= a(i, i);
    }
    return b;
}
extern "C" double solve_sum(const double *a, const double *b, int n) {
    Matrix<double> m(n, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) m(i, j) = a[i * n + j];
    auto x = solve(m, std::vector<double>(b, b + n));
    return std::accumulate(x.begin(), x.end(), 0.0, [](double s, double v) { return s + v * v; });
}
extern "C" double cg(const double *a, const double *b, int n) {
    std::vector<double> x(n, 0.0), r(b, b + n), p = r, q(n);
    auto dot = [](const std::vector<double> &u, const std::vector<double> &v) { return std::inner_product(u.begin(), u.end(), v.begin(), 0.0); };
    double rr = dot(r, r);
    for (int k = 0; k < n; k++) {
        for (int i = 0; i < n; i++) q[i] = std::inner_product(p.begin(), p.end(), a + i * n, 0.0);
        double alpha = rr / dot(p, q);
        std::transform(x.begin(), x.end(), p.begin(), x.begin(), [=](double u, double v) { return u + alpha * v; });
        std::transform(r.begin(), r.end(), q.begin(), r.begin(), [=](double u, double v) { return u - alpha * v; });
        double next = dot(r, r), beta = next / rr;
        rr = next;
        for (int i = 0; i < n; i++) p[i] = r[i] + beta * p[i];
    }
    return dot(x, x);
}
