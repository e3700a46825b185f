#pragma once
// A block of hexahedra, its connectivity, the fields on nodes and elements.
#include "geometry.hpp"

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <vector>

namespace lagrangian {

using index = std::ptrdiff_t;

class mesh {
public:
    mesh(index nx, index ny, index nz, double width);

    index elements() const { return nx_ * ny_ * nz_; }
    index nodes() const { return (nx_ + 1) * (ny_ + 1) * (nz_ + 1); }
    const std::array<index, 8> &corners_of(index e) const { return nodes_of_.at(static_cast<std::size_t>(e)); }
    index neighbour(index e, int side) const { return neighbours_[static_cast<std::size_t>(6 * e + side)]; }
    const std::vector<index> &symmetry(int axis) const { return symmetry_[axis]; }
    double spacing() const { return spacing_; }
    vector start(index node) const;

private:
    index nx_, ny_, nz_;
    double spacing_;
    std::vector<std::array<index, 8>> nodes_of_;
    std::vector<index> neighbours_;
    std::array<std::vector<index>, 3> symmetry_;

    index element_at(index i, index j, index k) const { return (k * ny_ + j) * nx_ + i; }
    index node_at(index i, index j, index k) const { return (k * (ny_ + 1) + j) * (nx_ + 1) + i; }
    void connect();
    void mark_symmetry();
};

// What lives on nodes and on elements.
struct node_fields {
    std::vector<vector> position, velocity, force;
    std::vector<double> mass;
    explicit node_fields(std::size_t n) : position(n), velocity(n), force(n), mass(n, 0.0) {}
};

struct element_fields {
    std::vector<double> energy, pressure, viscosity, volume, start_volume, rate, sound, mass, length;
    explicit element_fields(std::size_t n)
        : energy(n), pressure(n), viscosity(n), volume(n, 1.0), start_volume(n), rate(n), sound(n), mass(n), length(n) {}
    std::size_t size() const { return energy.size(); }
};

// Thrown for an element that has turned inside out.
class tangled : public std::runtime_error {
public:
    explicit tangled(index e) : std::runtime_error("a tangled element"), element(e) {}
    index element;
};

}  // namespace lagrangian
