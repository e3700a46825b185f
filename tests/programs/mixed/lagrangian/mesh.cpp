// The block's connectivity: made once, from integers alone.
#include "mesh.hpp"

namespace lagrangian {

mesh::mesh(index nx, index ny, index nz, double width)
    : nx_(nx), ny_(ny), nz_(nz), spacing_(width / static_cast<double>(nx)) {
    if (nx < 1 || ny < 1 || nz < 1) throw std::invalid_argument("an empty mesh");
    connect();
    mark_symmetry();
}

vector mesh::start(index node) const {
    const index i = node % (nx_ + 1), j = node / (nx_ + 1) % (ny_ + 1), k = node / ((nx_ + 1) * (ny_ + 1));
    // Slightly uneven, so that no term vanishes by symmetry.
    const double bend = 0.03 * static_cast<double>((i * 7 + j * 5 + k * 3) % 4);
    return {(static_cast<double>(i) + bend) * spacing_, (static_cast<double>(j) - bend) * spacing_,
            (static_cast<double>(k) + 0.5 * bend) * spacing_};
}

void mesh::connect() {
    nodes_of_.reserve(static_cast<std::size_t>(elements()));
    for (index k = 0; k < nz_; ++k)
        for (index j = 0; j < ny_; ++j)
            for (index i = 0; i < nx_; ++i) {
                nodes_of_.push_back({node_at(i, j, k), node_at(i + 1, j, k), node_at(i + 1, j + 1, k),
                                     node_at(i, j + 1, k), node_at(i, j, k + 1), node_at(i + 1, j, k + 1),
                                     node_at(i + 1, j + 1, k + 1), node_at(i, j + 1, k + 1)});
                const std::array<index, 6> around{i > 0 ? element_at(i - 1, j, k) : -1,
                                                  i + 1 < nx_ ? element_at(i + 1, j, k) : -1,
                                                  j > 0 ? element_at(i, j - 1, k) : -1,
                                                  j + 1 < ny_ ? element_at(i, j + 1, k) : -1,
                                                  k > 0 ? element_at(i, j, k - 1) : -1,
                                                  k + 1 < nz_ ? element_at(i, j, k + 1) : -1};
                neighbours_.insert(neighbours_.end(), around.begin(), around.end());
            }
}

void mesh::mark_symmetry() {
    for (index n = 0; n < nodes(); ++n) {
        if (n % (nx_ + 1) == 0) symmetry_[0].push_back(n);
        if (n / (nx_ + 1) % (ny_ + 1) == 0) symmetry_[1].push_back(n);
        if (n / ((nx_ + 1) * (ny_ + 1)) == 0) symmetry_[2].push_back(n);
    }
}

}  // namespace lagrangian
