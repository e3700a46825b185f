// Function-local statics with guards, inline variables, namespaces, references to globals, constexpr tables.
// differentiate: with_table(x)  at: x = 0.4
// differentiate: through_reference(x)  at: x = 1.3
// differentiate: kept_buffers(x, n)  at: x = 0.9 0.2 1.7, n = 3
// differentiate: replaced_buffers(x, n)  at: x = 0.9 0.2 1.7, n = 3
#include <array>
#include <cmath>
#include <complex>
#include <list>
#include <map>
#include <vector>

namespace model {
inline double gain = 1.5;
constexpr std::array<double, 4> weights = {1, 0.5, 0.25, 0.125};
static double &state() {
    static double value = 0;
    return value;
}
static const std::array<double, 8> &table() {
    static const std::array<double, 8> t = [] {
        std::array<double, 8> r{};
        for (int i = 0; i < 8; i++) r[i] = std::exp(-i);
        return r;
    }();
    return t;
}
}  // namespace model

extern "C" double with_table(double x) {
    double s = 0;
    for (double w : model::weights) s = s * x + w;
    return s * model::table()[3] + model::table()[static_cast<int>(x)] * x;
}
extern "C" double through_reference(double x) {
    model::state() = x * model::gain;
    model::state() *= model::state();
    return model::state() + x;
}

// Containers keep their memory from one call to the next: vectors that are emptied, lists and maps that are empty.
class Workspace {
public:
    static Workspace &get() {
        static thread_local Workspace only;
        return only;
    }
    __attribute__((noinline)) void reset() {
        values_.clear();
        waves_.assign(2, 0);
    }
    __attribute__((noinline)) void add(double v) {
        values_.push_back(v);
        waves_[v > 1] += std::complex<double>(v, v * v);
        pending_.push_back(v);
    }
    __attribute__((noinline)) double sum() {
        double s = std::abs(waves_[0] * waves_[1]);
        for (double v : values_) s += v * std::sin(v);
        for (; !pending_.empty(); pending_.pop_front()) s *= pending_.front();
        return s;
    }

private:
    int calls_ = 0;
    std::vector<double> values_;
    std::list<double> pending_;
    std::vector<std::complex<double>> waves_;
};
extern "C" double kept_buffers(const double *x, int n) {
    static std::vector<double> work;
    static std::map<int, double> powers;
    work.assign(n, 1.0);
    Workspace::get().reset();
    for (int i = 0; i < n; ++i) Workspace::get().add(work[i] *= x[i]);
    for (int i = 0; i < n; ++i) powers[i % 2] += work[i] * x[0];
    double s = powers[0] * powers[1];
    powers.clear();
    return s + Workspace::get().sum();
}

// Vectors whose memory is gone when the function returns, and what they have then is left.
extern "C" double replaced_buffers(const double *x, int n) {
    static std::vector<double> squares, swapped;
    squares = std::vector<double>(n);
    for (int i = 0; i < n; ++i) squares[i] = x[i] * x[n - 1];
    std::vector<double> mine(x, x + n);
    swapped.swap(mine);
    double s = 0;
    for (int i = 0; i < n; ++i) s += squares[i] * swapped[i];
    return s;
}
