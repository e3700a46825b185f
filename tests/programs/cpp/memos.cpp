// Results that are kept in static members, thread-local variables, objects behind references, and tables of them.
// differentiate: member(x)  at: x = 0.7
// differentiate: per_thread(x)  at: x = 0.7
// differentiate: cached_object(t, p)  at: t = 0.9, p = 1.7
// differentiate: tagged(x, n)  at: x = 0.5 1.2 -0.3, n = 3
// differentiate: once(x)  at: x = 0.4
#include <array>
#include <cmath>

class Gamma {
public:
    static double of(double x) {
        if (x != last_) {
            value_ = std::tgamma(x + 2);
            last_ = x;
        }
        return value_;
    }

private:
    static double last_, value_;
};
double Gamma::last_ = -1;
double Gamma::value_ = 0;
extern "C" double member(double x) { return Gamma::of(x) * x + Gamma::of(x); }

extern "C" double per_thread(double x) {
    thread_local double last = -1, kept = 0;
    if (last != x) {
        kept = std::exp(x) * x;
        last = x;
    }
    return kept * kept;
}

// a thermodynamic state that computes what it is asked for, as long as temperature and pressure stay
class Phase {
public:
    void set(double t, double p) {
        if (t == t_ && p == p_) return;
        t_ = t;
        p_ = p;
        has_density_ = has_enthalpy_ = false;
    }
    double density() {
        if (!has_density_) {
            density_ = p_ / (8.3 * t_) * (1 + 0.1 * p_);
            has_density_ = true;
        }
        return density_;
    }
    double enthalpy() {
        if (!has_enthalpy_) {
            enthalpy_ = 2.5 * t_ + p_ / density();
            has_enthalpy_ = true;
        }
        return enthalpy_;
    }

private:
    double t_ = -1, p_ = -1, density_ = 0, enthalpy_ = 0;
    bool has_density_ = false, has_enthalpy_ = false;
};
static Phase &phase() {
    static Phase only;
    return only;
}
__attribute__((noinline)) static double flux(Phase &gas, double t) { return gas.density() * gas.enthalpy() * t; }
extern "C" double cached_object(double t, double p) {
    phase().set(t, p);
    return flux(phase(), t) + phase().enthalpy();
}

// a small table of the last arguments
extern "C" double tagged(const double *x, int n) {
    struct Entry {
        double key, value;
    };
    static std::array<Entry, 4> entries{};
    double s = 0;
    for (int i = 0; i < n; i++) {
        Entry &e = entries[i % 4];
        if (e.key != x[i]) {
            e.value = std::sin(x[i]) * x[i];
            e.key = x[i];
        }
        s = s * 0.9 + e.value;
    }
    return s;
}

// initialised by the first call, from constants
extern "C" double once(double x) {
    static const double weight = std::exp(-0.5);
    static const std::array<double, 3> nodes = {std::cos(0.1), std::cos(0.7), std::cos(1.3)};
    double s = 0;
    for (double node : nodes) s += std::sin(node * x);
    return weight * s;
}
