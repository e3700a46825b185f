#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "cluster.hpp"

namespace py = pybind11;
using Atoms = py::array_t<double, py::array::c_style | py::array::forcecast>;

static std::vector<double> copied(const Atoms &atoms)
{
    if (atoms.ndim() != 2 || atoms.shape(1) != 3)
        throw py::value_error("atoms must be an array of shape (n, 3)");
    return {atoms.data(), atoms.data() + atoms.size()};
}

PYBIND11_MODULE(_cluster, module)
{
    module.def(
        "energy", [](const Atoms &atoms, double depth) { return energy(copied(atoms), depth); }, py::arg("atoms"),
        py::arg("depth"), "The energy of atoms, an array of shape (n, 3).");
    module.def(
        "energy_and_gradient",
        [](const Atoms &atoms, double depth) {
            std::vector<double> gradient;
            double value = energy_and_gradient(copied(atoms), depth, gradient);
            py::array_t<double> returned({atoms.shape(0), py::ssize_t(3)});
            std::copy(gradient.begin(), gradient.end(), returned.mutable_data());
            return std::pair(value, returned);
        },
        py::arg("atoms"), py::arg("depth"), "The energy, and its gradient by the atoms' coordinates, of shape (n, 3).");
}
