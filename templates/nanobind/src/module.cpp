#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>

#include <utility>
#include <vector>

#include "cluster.hpp"

namespace nb = nanobind;
using Atoms = nb::ndarray<const double, nb::numpy, nb::shape<-1, 3>, nb::c_contig, nb::device::cpu>;
using Gradient = nb::ndarray<double, nb::numpy, nb::shape<-1, 3>>;

static std::vector<double> copied(const Atoms &atoms) { return {atoms.data(), atoms.data() + atoms.size()}; }

NB_MODULE(_cluster, module)
{
    module.def(
        "energy", [](const Atoms &atoms, double depth) { return energy(copied(atoms), depth); }, nb::arg("atoms"),
        nb::arg("depth"), "The energy of atoms, an array of shape (n, 3).");
    module.def(
        "energy_and_gradient",
        [](const Atoms &atoms, double depth) {
            auto *gradient = new std::vector<double>;
            nb::capsule owner(gradient, [](void *held) noexcept { delete static_cast<std::vector<double> *>(held); });
            double value = energy_and_gradient(copied(atoms), depth, *gradient);
            return std::pair(value, Gradient(gradient->data(), {atoms.shape(0), 3}, owner));
        },
        nb::arg("atoms"), nb::arg("depth"), "The energy, and its gradient by the atoms' coordinates, of shape (n, 3).");
}
