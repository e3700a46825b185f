// Lagrangian hydrodynamics on a quadrilateral mesh, after LULESH: nodal forces from pressure and artificial
// viscosity, hourglass damping, motion, equation of state with cut-offs, and a time step from both constraints.
// differentiate: blast(energy, gamma, nx, ny, cycles)
// at: energy = 1.5 0.3 0.2 0.4 0.5 0.25 0.6 0.35 0.45, gamma = 1.4, nx = 3, ny = 3, cycles = 3
// tolerance: 1e-5
// roundoff: 1e-11
// differentiate: moved_nodes(x, y, nx, ny, cycles, viscosity)
// at: x = 0 1.02 1.97 0.03 1.05 2.01 -0.02 0.98 2.03, y = 0 0.01 -0.02 1.01 0.97 1.02 1.98 2.03 2.01
// at: nx = 2, ny = 2, cycles = 2, viscosity = 0.6
// tolerance: 1e-5
// roundoff: 1e-11
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <vector>

namespace {

using index = int;
using real = double;

struct point {
    real x = 0, y = 0;
    point &operator+=(const point &o) {
        x += o.x;
        y += o.y;
        return *this;
    }
};
inline point operator+(point a, const point &b) { return a += b; }
inline point operator-(const point &a, const point &b) { return {a.x - b.x, a.y - b.y}; }
inline point operator*(real s, const point &a) { return {s * a.x, s * a.y}; }
inline real dot(const point &a, const point &b) { return a.x * b.x + a.y * b.y; }
inline real cross(const point &a, const point &b) { return a.x * b.y - a.y * b.x; }
inline real length(const point &a) { return std::sqrt(dot(a, a) + 1e-30); }

// -- the mesh: which nodes an element has --------------------------------------------------------------------------

class mesh {
    index nx_, ny_;
    std::vector<std::array<index, 4>> corners_;

public:
    mesh(index nx, index ny) : nx_(nx), ny_(ny) {
        corners_.reserve(nx * ny);
        for (index j = 0; j < ny; ++j)
            for (index i = 0; i < nx; ++i) {
                const index a = j * (nx + 1) + i;
                corners_.push_back({a, a + 1, a + nx + 2, a + nx + 1});
            }
    }
    index elements() const { return static_cast<index>(corners_.size()); }
    index nodes() const { return (nx_ + 1) * (ny_ + 1); }
    const std::array<index, 4> &corners(index e) const { return corners_[e]; }
    bool on_left(index n) const { return n % (nx_ + 1) == 0; }
    bool on_bottom(index n) const { return n / (nx_ + 1) == 0; }
};

struct parameters {
    real gamma = 1.4;
    real linear_viscosity = 0.3;
    real quadratic_viscosity = 1.2;
    real hourglass = 0.1;
    real courant = 0.25;
    real largest_growth = 1.2;
    real pressure_floor = 1e-6;
    real energy_floor = 1e-8;
};

// -- the state -----------------------------------------------------------------------------------------------------

class domain {
public:
    mesh grid;
    parameters set;
    std::vector<point> position, velocity, force;
    std::vector<real> nodal_mass;
    std::vector<real> energy, pressure, viscosity, volume, mass, sound;
    real time = 0, step = 0.01;
    index cycle = 0;

    domain(index nx, index ny)
        : grid(nx, ny), position(grid.nodes()), velocity(grid.nodes()), force(grid.nodes()), nodal_mass(grid.nodes()),
          energy(grid.elements()), pressure(grid.elements()), viscosity(grid.elements()), volume(grid.elements()),
          mass(grid.elements()), sound(grid.elements()) {
        for (index n = 0; n < grid.nodes(); ++n) position[n] = {static_cast<real>(n % (nx + 1)), static_cast<real>(n / (nx + 1))};
    }

    void start() {
        std::fill(nodal_mass.begin(), nodal_mass.end(), 0.0);
        for (index e = 0; e < grid.elements(); ++e) {
            volume[e] = area_of(e);
            mass[e] = 1.0 * volume[e];
            for (index n : grid.corners(e)) nodal_mass[n] += 0.25 * mass[e];
            update_state(e);
        }
    }

    void advance() {
        forces();
        accelerate();
        move();
        update_elements();
        choose_step();
        ++cycle;
    }

private:
    std::array<point, 4> corners_of(index e) const {
        std::array<point, 4> p;
        const auto &c = grid.corners(e);
        for (int k = 0; k < 4; ++k) p[k] = position[c[k]];
        return p;
    }

    real area_of(index e) const {
        const auto p = corners_of(e);
        return 0.5 * cross(p[2] - p[0], p[3] - p[1]);
    }

    void forces() {
        std::fill(force.begin(), force.end(), point{});
        for (index e = 0; e < grid.elements(); ++e) {
            stress_force(e);
            hourglass_force(e);
        }
    }

    void stress_force(index e) {
        const auto p = corners_of(e);
        const auto &c = grid.corners(e);
        const real total = pressure[e] + viscosity[e];
        for (int k = 0; k < 4; ++k) {
            const point side = p[(k + 1) % 4] - p[(k + 3) % 4];
            force[c[k]] += 0.5 * total * point{side.y, -side.x};
        }
    }

    void hourglass_force(index e) {
        static const std::array<real, 4> shape = {1, -1, 1, -1};
        const auto &c = grid.corners(e);
        point amplitude;
        for (int k = 0; k < 4; ++k) amplitude += shape[k] * velocity[c[k]];
        const real strength = -set.hourglass * sound[e] * mass[e] / std::sqrt(volume[e]);
        for (int k = 0; k < 4; ++k) force[c[k]] += 0.25 * strength * shape[k] * amplitude;
    }

    void accelerate() {
        for (index n = 0; n < grid.nodes(); ++n) {
            point a = (1 / nodal_mass[n]) * force[n];
            if (grid.on_left(n)) a.x = 0;
            if (grid.on_bottom(n)) a.y = 0;
            velocity[n] += step * a;
            if (std::abs(velocity[n].x) < 1e-12) velocity[n].x = 0;
            if (std::abs(velocity[n].y) < 1e-12) velocity[n].y = 0;
        }
    }

    void move() {
        for (index n = 0; n < grid.nodes(); ++n) position[n] += step * velocity[n];
        time += step;
    }

    void update_elements() {
        for (index e = 0; e < grid.elements(); ++e) {
            const real before = volume[e];
            volume[e] = area_of(e);
            if (volume[e] <= 0) std::abort();
            const real change = volume[e] - before;
            update_viscosity(e, change / (before * step));
            work(e, change);
            update_state(e);
        }
    }

    void update_viscosity(index e, real rate) {
        if (rate >= 0) {
            viscosity[e] = 0;
            return;
        }
        const real width = std::sqrt(volume[e]), jump = -rate * width, density = mass[e] / volume[e];
        viscosity[e] = density * jump * (set.quadratic_viscosity * jump + set.linear_viscosity * sound[e]);
    }

    void work(index e, real change) {
        const real half = energy[e] - 0.5 * (pressure[e] + viscosity[e]) * change / mass[e];
        const real density = mass[e] / volume[e];
        real middle = (set.gamma - 1) * density * half;
        if (middle < set.pressure_floor) middle = set.pressure_floor;
        energy[e] -= 0.5 * (pressure[e] + middle + 2 * viscosity[e]) * change / mass[e];
        energy[e] = std::max(energy[e], set.energy_floor);
    }

    void update_state(index e) {
        const real density = mass[e] / volume[e];
        pressure[e] = std::max((set.gamma - 1) * density * energy[e], set.pressure_floor);
        sound[e] = std::sqrt(set.gamma * pressure[e] / density);
    }

    real element_constraint(index e) const {
        const auto p = corners_of(e);
        real shortest = 1e20;
        for (int k = 0; k < 4; ++k) shortest = std::min(shortest, length(p[(k + 1) % 4] - p[k]));
        const real signal = sound[e] + 2 * set.quadratic_viscosity * viscosity[e] / (sound[e] * mass[e] / volume[e]);
        return shortest / signal;
    }

    void choose_step() {
        real smallest = 1e20;
        for (index e = 0; e < grid.elements(); ++e) smallest = std::min(smallest, element_constraint(e));
        step = std::min(set.courant * smallest, set.largest_growth * step);
    }
};

real kinetic_energy(const domain &d) {
    real k = 0;
    for (index n = 0; n < d.grid.nodes(); ++n) k += 0.5 * d.nodal_mass[n] * dot(d.velocity[n], d.velocity[n]);
    return k;
}

real internal_energy(const domain &d) {
    real u = 0;
    for (index e = 0; e < d.grid.elements(); ++e) u += d.mass[e] * d.energy[e];
    return u;
}

}  // namespace

extern "C" double blast(const double *energy, double gamma, int nx, int ny, int cycles) {
    domain d(nx, ny);
    d.set.gamma = gamma;
    for (int e = 0; e < nx * ny; ++e) d.energy[e] = energy[e];
    d.start();
    for (int c = 0; c < cycles; ++c) d.advance();
    return kinetic_energy(d) + 0.1 * internal_energy(d) + d.time + d.position.back().x;
}

extern "C" void moved_nodes(double *x, double *y, int nx, int ny, int cycles, double viscosity) {
    domain d(nx, ny);
    d.set.linear_viscosity = viscosity;
    for (int n = 0; n < d.grid.nodes(); ++n) d.position[n] = {x[n], y[n]};
    for (int e = 0; e < nx * ny; ++e) d.energy[e] = e == 0 ? 2 : 0.4 + 0.1 * e;
    d.start();
    for (int c = 0; c < cycles; ++c) d.advance();
    for (int n = 0; n < d.grid.nodes(); ++n) {
        x[n] = d.position[n].x;
        y[n] = d.position[n].y;
    }
}
