#pragma once
// The cycle: forces, acceleration, motion, kinematics, viscosity, state, time step.
#include "eos.hpp"
#include "mesh.hpp"

#include <functional>
#include <limits>
#include <memory>
#include <ostream>

namespace lagrangian {

struct parameters {
    double hourglass = 0.3, linear = 0.25, quadratic = 1.2, courant = 0.4, change_limit = 0.1;
    double first_step = 5e-3, growth = 1.2;
    int cycles = 4;
};

// What watches a run.
class observer {
public:
    virtual ~observer() = default;
    virtual void after_cycle(int cycle, double time, const element_fields &elements) = 0;
};

template <class Law>
class hydro {
public:
    hydro(std::shared_ptr<const mesh> grid, Law law, parameters with)
        : grid_(std::move(grid)),
          with_(with),
          update_(law, cutoffs{}),
          nodes_(static_cast<std::size_t>(grid_->nodes())),
          elements_(static_cast<std::size_t>(grid_->elements())) {
        place_nodes();
    }

    void watch(std::unique_ptr<observer> who) { watchers_.push_back(std::move(who)); }
    void deposit(index e, double energy) { elements_.energy[static_cast<std::size_t>(e)] += energy; }
    void initial_pressures() {
        for (std::size_t e = 0; e < elements_.size(); ++e) {
            elements_.pressure[e] = update_.pressure(elements_.energy[e], 0.0, 1.0);
            elements_.sound[e] = update_.sound_speed(elements_.energy[e], elements_.pressure[e], 1.0);
        }
    }

    void run() {
        double step = with_.first_step;
        for (int cycle = 0; cycle < with_.cycles; ++cycle) {
            advance(step);
            time_ += step;
            for (auto &w : watchers_) w->after_cycle(cycle, time_, elements_);
            step = next_step(step);
        }
    }

    double time() const { return time_; }
    const element_fields &elements() const { return elements_; }
    const node_fields &nodes() const { return nodes_; }

    double total_energy() const {
        double s = 0;
        for (std::size_t e = 0; e < elements_.size(); ++e) s += elements_.energy[e] * elements_.start_volume[e];
        for (std::size_t n = 0; n < nodes_.mass.size(); ++n)
            s += 0.5 * nodes_.mass[n] * dot(nodes_.velocity[n], nodes_.velocity[n]);
        return s;
    }

private:
    std::shared_ptr<const mesh> grid_;
    parameters with_;
    state_update<Law> update_;
    node_fields nodes_;
    element_fields elements_;
    std::vector<std::unique_ptr<observer>> watchers_;
    double time_ = 0;

    corners gather(index e, const std::vector<vector> &field) const {
        corners found;
        const auto &where = grid_->corners_of(e);
        for (std::size_t k = 0; k < 8; ++k) found[k] = field[static_cast<std::size_t>(where[k])];
        return found;
    }

    template <class Visit>
    void for_elements(Visit &&visit) {
        for (index e = 0; e < grid_->elements(); ++e) visit(e, static_cast<std::size_t>(e));
    }

    void place_nodes() {
        for (index n = 0; n < grid_->nodes(); ++n) nodes_.position[static_cast<std::size_t>(n)] = grid_->start(n);
        for_elements([this](index e, std::size_t at) {
            const double v = volume_of(gather(e, nodes_.position));
            elements_.start_volume[at] = v;
            elements_.mass[at] = v;
            for (index n : grid_->corners_of(e)) nodes_.mass[static_cast<std::size_t>(n)] += v / 8.0;
        });
    }

    void advance(double step) {
        std::fill(nodes_.force.begin(), nodes_.force.end(), vector{});
        stress_forces();
        hourglass_forces();
        move(step);
        kinematics(step);
        states(step);
    }

    void stress_forces() {
        for_elements([this](index e, std::size_t at) {
            corners normals;
            node_normals(gather(e, nodes_.position), normals);
            const double stress = elements_.pressure[at] + elements_.viscosity[at];
            const auto &where = grid_->corners_of(e);
            for (std::size_t k = 0; k < 8; ++k) nodes_.force[static_cast<std::size_t>(where[k])] += normals[k] * stress;
        });
    }

    // Flanagan and Belytschko's damping of the modes that have no volume change.
    void hourglass_forces() {
        if (with_.hourglass <= 0) return;
        for_elements([this](index e, std::size_t at) {
            const corners x = gather(e, nodes_.position), v = gather(e, nodes_.velocity);
            const double volume = volume_of(x), cube = std::cbrt(volume);
            const double factor = -with_.hourglass * 0.01 * elements_.sound[at] * elements_.mass[at] / cube;
            corners normals, damping{};
            node_normals(x, normals);
            for (const auto &mode : modes) {
                vector shape{};
                for (int k = 0; k < 8; ++k) shape += x[k] * mode[k];
                double coefficients[8];
                for (int k = 0; k < 8; ++k) coefficients[k] = mode[k] - dot(normals[k], shape) / volume;
                vector motion{};
                for (int k = 0; k < 8; ++k) motion += v[k] * coefficients[k];
                for (int k = 0; k < 8; ++k) damping[k] += motion * (factor * coefficients[k]);
            }
            const auto &where = grid_->corners_of(e);
            for (std::size_t k = 0; k < 8; ++k) nodes_.force[static_cast<std::size_t>(where[k])] += damping[k];
        });
    }

    void move(double step) {
        std::vector<vector> acceleration(nodes_.force.size());
        for (std::size_t n = 0; n < acceleration.size(); ++n) acceleration[n] = nodes_.force[n] * (1.0 / nodes_.mass[n]);
        static constexpr double vector::*axes[3] = {&vector::x, &vector::y, &vector::z};
        for (int axis = 0; axis < 3; ++axis)
            for (index n : grid_->symmetry(axis)) acceleration[static_cast<std::size_t>(n)].*axes[axis] = 0.0;
        for (std::size_t n = 0; n < acceleration.size(); ++n) {
            vector &v = nodes_.velocity[n];
            v += acceleration[n] * step;
            for (double vector::*axis : axes)
                if (std::fabs(v.*axis) < 1e-9) v.*axis = 0.0;
            nodes_.position[n] += v * step;
        }
    }

    void kinematics(double step) {
        for_elements([this, step](index e, std::size_t at) {
            const corners x = gather(e, nodes_.position);
            const double volume = volume_of(x);
            if (!(volume > 0)) throw tangled(e);
            elements_.length[at] = characteristic_length(x, volume);
            elements_.rate[at] = (volume / elements_.start_volume[at] - elements_.volume[at]) / step;
        });
    }

    // Monotonic limiter over the neighbours' rates.
    double limited(index e) const {
        const double own = elements_.rate[static_cast<std::size_t>(e)];
        double smallest = 1.0;
        for (int axis = 0; axis < 3; ++axis) {
            const index low = grid_->neighbour(e, 2 * axis), high = grid_->neighbour(e, 2 * axis + 1);
            const double norm = 1.0 / (std::fabs(own) + 1e-3);
            const double left = low < 0 ? 1.0 : elements_.rate[static_cast<std::size_t>(low)] * norm;
            const double right = high < 0 ? 1.0 : elements_.rate[static_cast<std::size_t>(high)] * norm;
            double phi = 0.5 * (left + right);
            phi = std::min({phi, 2 * left, 2 * right, 1.0});
            if (phi < 0) phi = 0;
            smallest = std::min(smallest, phi);
        }
        return smallest;
    }

    void states(double step) {
        std::vector<double> linear(elements_.size()), square(elements_.size());
        for_elements([&](index e, std::size_t at) {
            if (elements_.rate[at] >= 0) return;
            const double jump = -elements_.rate[at] * elements_.length[at], phi = limited(e);
            linear[at] = with_.linear * jump * (1 - phi);
            square[at] = with_.quadratic * jump * jump * (1 - phi * phi);
        });
        for (std::size_t e = 0; e < elements_.size(); ++e) {
            const double change = elements_.rate[e] * step;
            double relative = elements_.volume[e] + change;
            if (std::fabs(relative - 1.0) < 1e-10) relative = 1.0;
            const auto now = update_({elements_.energy[e], elements_.pressure[e], elements_.viscosity[e]}, change, relative,
                                     linear[e], square[e]);
            elements_.energy[e] = now.energy;
            elements_.pressure[e] = now.pressure;
            elements_.viscosity[e] = now.viscosity;
            elements_.volume[e] = relative;
            elements_.sound[e] = update_.sound_speed(now.energy, now.pressure, relative);
        }
    }

    double next_step(double step) const {
        double courant = std::numeric_limits<double>::max(), change = courant;
        for (std::size_t e = 0; e < elements_.size(); ++e) {
            const double rate = elements_.rate[e];
            if (rate == 0) continue;
            double speed = elements_.sound[e] * elements_.sound[e];
            if (rate < 0) speed += 4.0 * with_.quadratic * elements_.length[e] * elements_.length[e] * rate * rate;
            courant = std::min(courant, elements_.length[e] / std::sqrt(speed));
            change = std::min(change, with_.change_limit / (std::fabs(rate) + 1e-20));
        }
        const double wanted = std::min(with_.courant * courant, change * 2.0 / 3.0);
        return std::min(wanted, with_.growth * step);
    }
};

}  // namespace lagrangian
