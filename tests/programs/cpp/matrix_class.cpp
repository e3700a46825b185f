// A matrix class with its own storage: products, transposes, LU by methods, returned by value.
// differentiate: trace_of_product(x, n)  at: x = random(9, -1, 1), n = 3
// differentiate: log_determinant(x, n)  at: x = 4 1 0.5 1 3 0.25 0.5 0.25 2, n = 3
#include <cmath>
#include <vector>

class matrix {
    std::vector<double> v_;
    int n_;

public:
    explicit matrix(int n) : v_(n * n), n_(n) {}
    matrix(const double *x, int n) : v_(x, x + n * n), n_(n) {}
    double &operator()(int i, int j) { return v_[i * n_ + j]; }
    double operator()(int i, int j) const { return v_[i * n_ + j]; }
    matrix transposed() const {
        matrix t(n_);
        for (int i = 0; i < n_; i++)
            for (int j = 0; j < n_; j++) t(j, i) = (*this)(i, j);
        return t;
    }
    friend matrix operator*(const matrix &a, const matrix &b) {
        matrix c(a.n_);
        for (int i = 0; i < a.n_; i++)
            for (int j = 0; j < a.n_; j++)
                for (int k = 0; k < a.n_; k++) c(i, j) += a(i, k) * b(k, j);
        return c;
    }
    void factor() {
        for (int k = 0; k < n_; k++)
            for (int i = k + 1; i < n_; i++) {
                (*this)(i, k) /= (*this)(k, k);
                for (int j = k + 1; j < n_; j++) (*this)(i, j) -= (*this)(i, k) * (*this)(k, j);
            }
    }
};
extern "C" double trace_of_product(const double *x, int n) {
    matrix m(x, n), p = m * m.transposed() * m;
    double s = 0;
    for (int i = 0; i < n; i++) s += p(i, i);
    return s;
}
extern "C" double log_determinant(const double *x, int n) {
    matrix m(x, n);
    m.factor();
    double s = 0;
    for (int i = 0; i < n; i++) s += std::log(m(i, i));
    return s;
}
