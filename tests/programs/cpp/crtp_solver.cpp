// Static polymorphism: an ODE solver over systems by CRTP, states as small value types.
// differentiate: pendulum(angle, length, steps)  at: angle = 0.6, length = 1.2, steps = 12
// differentiate: predators(a, b, c, d, steps)  at: a = 1.1, b = 0.4, c = 0.1, d = 0.4, steps = 10
#include <array>
#include <cmath>

template <class Derived, int N> struct system_of {
    using state = std::array<double, N>;
    state step(const state &y, double h) const {
        const auto &self = static_cast<const Derived &>(*this);
        state k1 = self.rate(y), mid = y, out = y;
        for (int i = 0; i < N; i++) mid[i] += h / 2 * k1[i];
        state k2 = self.rate(mid);
        for (int i = 0; i < N; i++) out[i] += h * k2[i];
        return out;
    }
};
struct swing : system_of<swing, 2> {
    double length;
    explicit swing(double l) : length(l) {}
    state rate(const state &y) const { return {y[1], -9.81 / length * std::sin(y[0])}; }
};
struct lotka : system_of<lotka, 2> {
    double a, b, c, d;
    lotka(double a, double b, double c, double d) : a(a), b(b), c(c), d(d) {}
    state rate(const state &y) const { return {a * y[0] - b * y[0] * y[1], c * y[0] * y[1] - d * y[1]}; }
};
template <class S> double run(const S &s, typename S::state y, int steps) {
    for (int i = 0; i < steps; i++) y = s.step(y, 0.05);
    return y[0] * y[0] + y[1];
}
extern "C" double pendulum(double angle, double length, int steps) { return run(swing(length), {angle, 0}, steps); }
extern "C" double predators(double a, double b, double c, double d, int steps) {
    return run(lotka(a, b, c, d), {1.5, 0.8}, steps);
}
