// Functions and makers by name, in maps that are static: filled at the first call, or before main.
// differentiate: named(x)  at: x = 1.3
// differentiate: made(x, w, n)  at: x = 0.3 -0.6 0.9, w = 0.5 -0.3 0.7, n = 3
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>
static double apply(std::string_view name, double x) {
    static const std::map<std::string_view, double (*)(double)> functions{
        {"sin", [](double v) { return std::sin(v); }}, {"exp", [](double v) { return std::exp(v); }}};
    auto found = functions.find(name);
    return found == functions.end() ? x : found->second(x);
}
extern "C" double named(double x) { return apply("sin", x) * apply("exp", x * x) + apply("none", x); }

struct Layer {
    virtual ~Layer() = default;
    virtual void apply(std::vector<double> &) = 0;
};
struct Weights : Layer {
    std::vector<double> w;
    explicit Weights(std::vector<double> w) : w(std::move(w)) {}
    void apply(std::vector<double> &h) override {
        for (std::size_t i = 0; i < h.size(); ++i) h[i] *= w[i] + h[(i + 1) % h.size()];
    }
};
struct Tanh : Layer {
    void apply(std::vector<double> &h) override {
        for (auto &v : h) v = std::tanh(v);
    }
};
using Maker = std::function<std::unique_ptr<Layer>(const double *, int)>;
static std::map<std::string, Maker> &makers() {
    static std::map<std::string, Maker> all;
    return all;
}
struct Register {
    Register(const char *name, Maker make) { makers()[name] = std::move(make); }
};
static const Register weights("weights", [](const double *w, int n) { return std::make_unique<Weights>(std::vector<double>(w, w + n)); });
static const Register tanhs("tanh", [](const double *, int) { return std::make_unique<Tanh>(); });
extern "C" double made(const double *x, const double *w, int n) {
    std::vector<double> h(x, x + n);
    for (const char *name : {"weights", "tanh", "weights"}) makers().at(name)(w, n)->apply(h);
    return std::accumulate(h.begin(), h.end(), 0.0);
}
