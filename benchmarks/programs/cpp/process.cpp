// A Gaussian process: the log marginal likelihood of 100 observations, by five hyperparameters and the observations.
#include "../bench.h"
#include <cmath>
#include <vector>

enum { N = 100, HYPER = 5 };

class Matrix {
    std::vector<double> data;
    std::size_t columns;

public:
    Matrix(std::size_t rows, std::size_t columns) : data(rows * columns), columns(columns) {}
    double &operator()(std::size_t i, std::size_t j) { return data[i * columns + j]; }
    double operator()(std::size_t i, std::size_t j) const { return data[i * columns + j]; }
};
struct Place {
    double u, v;
};

// h: logarithms of the amplitude, of two length scales and of the noise; the mean.
static Matrix covariance(const double *h, const std::vector<Place> &places) {
    const std::size_t n = places.size();
    Matrix k(n, n);
    double variance = std::exp(2 * h[0]), noise = std::exp(2 * h[3]);
    double scale_u = std::exp(h[1]), scale_v = std::exp(h[2]);
    for (std::size_t i = 0; i < n; i++)
        for (std::size_t j = 0; j <= i; j++) {
            double u = (places[i].u - places[j].u) / scale_u, v = (places[i].v - places[j].v) / scale_v;
            k(i, j) = k(j, i) = variance * std::exp(-0.5 * (u * u + v * v)) + (i == j ? noise : 0);
        }
    return k;
}

static Matrix cholesky(const Matrix &a, std::size_t n) {
    Matrix l(n, n);
    for (std::size_t j = 0; j < n; j++)
        for (std::size_t i = j; i < n; i++) {
            double s = a(i, j);
            for (std::size_t k = 0; k < j; k++) s -= l(i, k) * l(j, k);
            l(i, j) = i == j ? std::sqrt(s) : s / l(j, j);
        }
    return l;
}

static std::vector<double> solve_lower(const Matrix &l, std::vector<double> b) {
    for (std::size_t i = 0; i < b.size(); i++) {
        for (std::size_t j = 0; j < i; j++) b[i] -= l(i, j) * b[j];
        b[i] /= l(i, i);
    }
    return b;
}

static double log_likelihood(const double *h, const double *y, const std::vector<Place> &places) {
    const std::size_t n = places.size();
    std::vector<double> residuals(n);
    for (std::size_t i = 0; i < n; i++) residuals[i] = y[i] - h[4];
    Matrix l = cholesky(covariance(h, places), n);
    std::vector<double> z = solve_lower(l, residuals);
    double total = -0.5 * n * std::log(2 * M_PI);
    for (std::size_t i = 0; i < n; i++) total -= 0.5 * z[i] * z[i] + std::log(l(i, i));
    return total;
}

template <class T, class... A> T __enzyme_autodiff(void *, A...);
static std::vector<Place> places;
static double *x, *dx;
static double primal() { return log_likelihood(x, x + HYPER, places); }
static void gradient() {
    __enzyme_autodiff<void>((void *)log_likelihood, enzyme_dup, x, dx, enzyme_dup, x + HYPER, dx + HYPER, enzyme_const,
                            &places);
}

// To a row, W rows of [U V] are added, each times the number in a column of theirs.
template <int W> void add_rows(double *row, const double *rows, const double *column, double sign, int begin, int end) {
    double weights[W];
    for (int w = 0; w < W; w++) weights[w] = sign * column[w * 2 * N];
    for (int j = begin; j < end; j++) {
        double s = 0;
        for (int w = 0; w < W; w++) s += weights[w] * rows[w * 2 * N + j];
        row[j] += s;
    }
}

// The derivative by K is (a aᵀ - K⁻¹) / 2 with a = K⁻¹ (y - mean). Uᵀ U = K, and V = U⁻ᵀ stands on the right of U.
static void by_hand() {
    static double k[N][N], uv[N][2 * N], inverse[N][N], a[N];
    const double variance = std::exp(2 * x[0]), noise = std::exp(2 * x[3]);
    const double by_u = std::exp(-2 * x[1]), by_v = std::exp(-2 * x[2]);
    memset(uv, 0, sizeof uv), memset(inverse, 0, sizeof inverse);
    for (int i = 0; i < N; i++) {
        for (int j = i; j < N; j++) {
            double du = places[i].u - places[j].u, dv = places[i].v - places[j].v;
            uv[i][j] = k[i][j] = variance * std::exp(-0.5 * (du * du * by_u + dv * dv * by_v));
        }
        uv[i][i] += noise, uv[i][N + i] = 1;
        int r = 0;
        for (; r + 4 <= i; r += 4) add_rows<4>(uv[i], uv[r], &uv[r][i], -1, i, N + r + 4);
        for (; r < i; r++) add_rows<1>(uv[i], uv[r], &uv[r][i], -1, i, N + r + 1);
        const double scale = 1 / std::sqrt(uv[i][i]);
        for (int j = i; j <= N + i; j++) uv[i][j] *= scale;
    }
    for (int i = 0; i < N; i++) { // the lower half of K⁻¹ = Vᵀ V
        int r = i;
        for (; r + 4 <= N; r += 4) add_rows<4>(inverse[i], uv[r] + N, &uv[r][N + i], 1, 0, i + 1);
        for (; r < N; r++) add_rows<1>(inverse[i], uv[r] + N, &uv[r][N + i], 1, 0, i + 1);
    }
    for (int i = 0; i < N; i++) a[i] = 0;
    for (int i = 0; i < N; i++) {
        double own = x[HYPER + i] - x[4], s = inverse[i][i] * own;
        for (int j = 0; j < i; j++) s += inverse[i][j] * (x[HYPER + j] - x[4]), a[j] += inverse[i][j] * own;
        a[i] += s;
    }
    double amplitude = 0, lu = 0, lv = 0, diagonal = 0, mean = 0;
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < i; j++) {
            double du = places[i].u - places[j].u, dv = places[i].v - places[j].v;
            double w = (a[i] * a[j] - inverse[i][j]) * k[j][i];
            amplitude += w, lu += w * du * du, lv += w * dv * dv;
        }
        diagonal += a[i] * a[i] - inverse[i][i], mean += a[i];
        dx[HYPER + i] -= a[i];
    }
    dx[0] += 2 * amplitude + diagonal * variance, dx[1] += lu * by_u, dx[2] += lv * by_v;
    dx[3] += diagonal * noise, dx[4] += mean;
}

extern "C" struct benchmark benchmark() {
    x = numbers(HYPER + N, 1, 0), dx = zeros(HYPER + N);
    const double hyper[HYPER] = {0.2, -0.7, -0.3, -1.5, 0.1};
    memcpy(x, hyper, sizeof hyper);
    for (int i = 0; i < N; i++) {
        double u = 2 * uniform(), v = 2 * uniform();
        places.push_back({u, v});
        x[HYPER + i] = std::sin(2 * u) + std::cos(v) + 0.2 * x[HYPER + i];
    }
    return {"Gaussian process, C++", HYPER + N, x, dx, primal, gradient, by_hand, nullptr};
}
