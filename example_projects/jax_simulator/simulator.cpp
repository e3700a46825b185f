// Hares and lynxes (Lotka and Volterra), by the classical Runge-Kutta method: the populations at `samples` times.
#include <array>

using State = std::array<double, 2>;

namespace {
struct Model {
    double birth, hunt, growth, death;

    State operator()(const State &s) const {
        return {birth * s[0] - hunt * s[0] * s[1], growth * s[0] * s[1] - death * s[1]};
    }
};

State moved(const State &s, const State &slope, double h) { return {s[0] + h * slope[0], s[1] + h * slope[1]}; }
}  // namespace

void populations(const double (&rates)[4], const double (&start)[2], int samples, double between, double *result) {
    const Model model{rates[0], rates[1], rates[2], rates[3]};
    constexpr int steps = 20;
    const double h = between / steps;
    State s{start[0], start[1]};
    for (int k = 0; k < samples; ++k) {
        for (int step = 0; step < steps; ++step) {
            const State a = model(s), b = model(moved(s, a, h / 2)), c = model(moved(s, b, h / 2)), d = model(moved(s, c, h));
            for (int i = 0; i < 2; ++i) s[i] += h / 6 * (a[i] + 2 * b[i] + 2 * c[i] + d[i]);
        }
        result[2 * k] = s[0];
        result[2 * k + 1] = s[1];
    }
}
