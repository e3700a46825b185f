// Function-local statics with guards, inline variables, namespaces, references to globals, constexpr tables.
// differentiate: with_table(x)  at: x = 0.4
// differentiate: through_reference(x)  at: x = 1.3
#include <array>
#include <cmath>

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
