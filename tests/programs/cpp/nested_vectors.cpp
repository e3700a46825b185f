// vector of vectors.
// differentiate: det3(x)  at: x = 4 1 0.5 1 3 0.25 0.5 0.25 2
// differentiate: matpow(x, n, k)  at: x = 0.5 0.1 0.2 0.3, n = 2, k = 4
// differentiate: pascal(x, n)  at: x = 1.1, n = 6
#include <cstddef>
using std::size_t;
#include <vector>
using Matrix = std::vector<std::vector<double>>;
static Matrix multiply(const Matrix &a, const Matrix &b) {
    Matrix c(a.size(), std::vector<double>(b[0].size(), 0.0));
    for (size_t i = 0; i < a.size(); ++i)
        for (size_t j = 0; j < b[0].size(); ++j)
            for (size_t k = 0; k < b.size(); ++k) c[i][j] += a[i][k] * b[k][j];
    return c;
}
extern "C" double det3(const double *x) {
    Matrix m(3);
    for (int i = 0; i < 3; i++) m[i].assign(x + 3 * i, x + 3 * i + 3);
    double d = 0;
    for (int i = 0; i < 3; i++)
        d += m[0][i] * (m[1][(i + 1) % 3] * m[2][(i + 2) % 3] - m[1][(i + 2) % 3] * m[2][(i + 1) % 3]);
    return d;
}
extern "C" double matpow(const double *x, int n, int k) {
    Matrix a(n, std::vector<double>(n)), r(n, std::vector<double>(n, 0.0));
    for (int i = 0; i < n; i++) {
        r[i][i] = 1;
        for (int j = 0; j < n; j++) a[i][j] = x[i * n + j];
    }
    for (int i = 0; i < k; i++) r = multiply(r, a);
    double t = 0;
    for (int i = 0; i < n; i++) t += r[i][i];
    return t;
}
extern "C" double pascal(double x, int n) {
    Matrix rows;
    for (int i = 0; i < n; i++) {
        std::vector<double> row(i + 1, 1.0);
        for (int j = 1; j < i; j++) row[j] = rows[i - 1][j - 1] * x + rows[i - 1][j];
        rows.push_back(row);
    }
    double s = 0;
    for (const auto &row : rows)
        for (double v : row) s += v * v;
    return s;
}
