// A compressed sparse matrix, assembled from triplets, and solvers that are templates over it.
// differentiate: assembled(k, b, n)  at: k = 1 2 1.5 0.5, b = 1 0.5 -1 2, n = 4
// differentiate: dominant(k, n)  at: k = 1 2 1.5 0.5, n = 4
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>
struct Triplet { int row, column; double value; };
class Sparse {
  public:
    Sparse(int n, std::vector<Triplet> entries) : start_(n + 1, 0) {
        std::sort(entries.begin(), entries.end(), [](const Triplet &a, const Triplet &b) {
            return a.row != b.row ? a.row < b.row : a.column < b.column;
        });
        for (const auto &t : entries) {
            if (!column_.empty() && start_[t.row + 1] > 0 && column_.back() == t.column) {
                value_.back() += t.value;
                continue;
            }
            column_.push_back(t.column);
            value_.push_back(t.value);
            start_[t.row + 1]++;
        }
        std::partial_sum(start_.begin(), start_.end(), start_.begin());
    }
    int size() const { return static_cast<int>(start_.size()) - 1; }
    std::vector<double> operator*(const std::vector<double> &x) const {
        std::vector<double> y(size(), 0.0);
        for (int i = 0; i < size(); i++)
            for (int p = start_[i]; p < start_[i + 1]; p++) y[i] += value_[p] * x[column_[p]];
        return y;
    }
  private:
    std::vector<int> start_, column_;
    std::vector<double> value_;
};
static Sparse stiffness(const double *k, int n) {
    std::vector<Triplet> t;
    for (int i = 0; i < n; i++) {
        t.push_back({i, i, k[i] + 1});
        if (i + 1 < n) {
            t.push_back({i, i, k[i + 1]});
            t.push_back({i, i + 1, -k[i + 1]});
            t.push_back({i + 1, i, -k[i + 1]});
        }
    }
    return Sparse(n, std::move(t));
}
template <class Operator> std::vector<double> conjugate_gradient(const Operator &a, const std::vector<double> &b, int steps) {
    auto dot = [](const auto &u, const auto &v) { return std::inner_product(u.begin(), u.end(), v.begin(), 0.0); };
    std::vector<double> x(b.size()), r = b, p = b;
    for (int k = 0; k < steps; k++) {
        auto q = a * p;
        double rr = dot(r, r), alpha = rr / dot(p, q);
        for (std::size_t i = 0; i < x.size(); i++) { x[i] += alpha * p[i]; r[i] -= alpha * q[i]; }
        double beta = dot(r, r) / rr;
        for (std::size_t i = 0; i < x.size(); i++) p[i] = r[i] + beta * p[i];
    }
    return x;
}
extern "C" double assembled(const double *k, const double *b, int n) {
    auto x = conjugate_gradient(stiffness(k, n), std::vector<double>(b, b + n), n - 1);
    return std::inner_product(x.begin(), x.end(), b, 0.0);
}
extern "C" double dominant(const double *k, int n) {
    Sparse a = stiffness(k, n);
    std::vector<double> v(n, 1.0);
    double norm = 0;
    for (int i = 0; i < 8; i++) {
        v = a * v;
        norm = std::sqrt(std::inner_product(v.begin(), v.end(), v.begin(), 0.0));
        for (auto &e : v) e /= norm;
    }
    return norm;
}
