// A small neural network of layers, a recursive transform on complex vectors, and a spline class.
// differentiate: loss(w, x, n)  at: w = random(17, -1, 1), x = 0.5 -0.3, n = 2
// differentiate: spectrum(x, n)  at: x = 1 2 0.5 -1 0.3 0.7 -0.2 1.1, n = 8
// differentiate: interpolated(y, t, n)  at: y = 1 2 0.5 1.5, t = 1.4, n = 4
#include <cmath>
#include <complex>
#include <cstddef>
#include <functional>
#include <memory>
#include <vector>
struct Layer {
    std::size_t in, out;
    std::vector<double> weights, bias;
    double (*activation)(double);
    std::vector<double> operator()(const std::vector<double> &x) const {
        std::vector<double> y(bias);
        for (std::size_t i = 0; i < out; i++) {
            for (std::size_t j = 0; j < in; j++) y[i] += weights[i * in + j] * x[j];
            y[i] = activation(y[i]);
        }
        return y;
    }
};
static double squash(double v) { return std::tanh(v); }
static double keep(double v) { return v; }
class Network {
  public:
    Network &add(std::size_t in, std::size_t out, double (*f)(double), const double *&w) {
        layers_.push_back(Layer{in, out, {w, w + in * out}, {w + in * out, w + in * out + out}, f});
        w += in * out + out;
        return *this;
    }
    double operator()(std::vector<double> x) const {
        for (const auto &layer : layers_) x = layer(x);
        return x.front();
    }
  private:
    std::vector<Layer> layers_;
};
extern "C" double loss(const double *w, const double *x, int n) {
    Network net;
    net.add(n, 4, squash, w).add(4, 1, keep, w);
    double e = net(std::vector<double>(x, x + n)) - 0.5;
    return e * e;
}
using Signal = std::vector<std::complex<double>>;
static Signal transform(const Signal &x) {
    std::size_t n = x.size();
    if (n == 1) return x;
    Signal even, odd, y(n);
    for (std::size_t i = 0; i < n; i += 2) { even.push_back(x[i]); odd.push_back(x[i + 1]); }
    even = transform(even);
    odd = transform(odd);
    for (std::size_t k = 0; k < n / 2; k++) {
        auto t = std::polar(1.0, -2 * M_PI * k / n) * odd[k];
        y[k] = even[k] + t;
        y[k + n / 2] = even[k] - t;
    }
    return y;
}
extern "C" double spectrum(const double *x, int n) {
    Signal y = transform(Signal(x, x + n));
    double s = 0;
    for (int i = 0; i < n; i++) s += std::norm(y[i]) / (i + 1);
    return s + std::abs(y[1]);
}
class Spline {
  public:
    Spline(std::vector<double> y) : y_(std::move(y)), m_(y_.size(), 0.0) {
        std::size_t n = y_.size();
        std::vector<double> c(n), d(n);
        for (std::size_t i = 1; i + 1 < n; i++) {
            double p = 4 - c[i - 1];
            c[i] = 1 / p;
            d[i] = (6 * (y_[i + 1] - 2 * y_[i] + y_[i - 1]) - d[i - 1]) / p;
        }
        for (std::size_t i = n - 1; i-- > 1;) m_[i] = d[i] - c[i] * m_[i + 1];
    }
    double operator()(double t) const {
        std::size_t i = static_cast<std::size_t>(t);
        double u = t - i, v = 1 - u;
        return v * y_[i] + u * y_[i + 1] + ((v * v * v - v) * m_[i] + (u * u * u - u) * m_[i + 1]) / 6;
    }
  private:
    std::vector<double> y_, m_;
};
extern "C" double interpolated(const double *y, double t, int n) {
    auto spline = std::make_unique<Spline>(std::vector<double>(y, y + n));
    return (*spline)(t) * (*spline)(0.5 * t);
}
