#pragma once
// Equations of state as policies, and the update of energy and pressure that LULESH's authors describe.
#include <algorithm>
#include <cmath>

namespace lagrangian {

struct cutoffs {
    double energy = 1e-7, pressure = 1e-7, viscosity = 1e-7, energy_floor = -1e15, pressure_floor = 0.0;
};

struct ideal_gas {
    double gamma;
    double pressure(double energy, double compression) const { return (gamma - 1) * (compression + 1) * energy; }
    double slope(double, double compression) const { return (gamma - 1) * (compression + 1); }
};

struct stiffened_gas {
    double gamma, stiffness;
    double pressure(double energy, double compression) const {
        const double hot = (gamma - 1) * (compression + 1) * energy;
        return compression > 0 ? hot + stiffness * compression : hot + 0.5 * stiffness * compression;
    }
    double slope(double, double compression) const { return (gamma - 1) * (compression + 1); }
};

template <class Law>
class state_update {
public:
    state_update(Law law, cutoffs limits) : law_(law), limits_(limits) {}

    struct state {
        double energy, pressure, viscosity;
    };

    double pressure(double energy, double compression, double relative_volume) const {
        double p = law_.pressure(energy, compression);
        if (std::fabs(p) < limits_.pressure) p = 0.0;
        if (relative_volume >= 10.0) p = 0.0;
        return std::max(p, limits_.pressure_floor);
    }

    // Half a step with the old pressure, a full one with the new pressure, and the correction from both.
    state operator()(const state &old, double change, double relative_volume, double q_linear, double q_square) const {
        const double compression = 1.0 / relative_volume - 1.0;
        const double half = 1.0 / (relative_volume - 0.5 * change) - 1.0;
        double e = clip(old.energy - 0.5 * change * (old.pressure + old.viscosity));
        const double p_half = pressure(e, half, relative_volume);
        double q = 0.0;
        if (change <= 0) q = artificial(e, p_half, half, q_linear, q_square);
        e = clip(e + 0.5 * change * (3.0 * (old.pressure + old.viscosity) - 4.0 * (p_half + q)));
        double p = pressure(e, compression, relative_volume);
        const double q_new = change > 0 ? 0.0 : artificial(e, p, compression, q_linear, q_square);
        e = clip(e - (7.0 * (old.pressure + old.viscosity) - 8.0 * (p_half + q) + p + q_new) * change / 6.0);
        p = pressure(e, compression, relative_volume);
        if (change <= 0) {
            q = artificial(e, p, compression, q_linear, q_square);
            if (std::fabs(q) < limits_.viscosity) q = 0.0;
        }
        return {e, p, q};
    }

    double sound_speed(double energy, double p, double relative_volume) const {
        const double compression = 1.0 / relative_volume - 1.0;
        const double square = law_.slope(energy, compression) * energy + relative_volume * relative_volume * p * 2.0;
        return square <= 1e-10 ? 1e-5 : std::sqrt(square);
    }

private:
    Law law_;
    cutoffs limits_;

    double clip(double e) const {
        if (std::fabs(e) < limits_.energy) e = 0.0;
        return std::max(e, limits_.energy_floor);
    }

    double artificial(double e, double p, double compression, double q_linear, double q_square) const {
        const double square = law_.slope(e, compression) * e + p * 0.5;
        const double speed = square <= 1e-10 ? 1e-5 : std::sqrt(square);
        return speed * q_linear + q_square;
    }
};

}  // namespace lagrangian
