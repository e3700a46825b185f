#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "energy.h"

PYBIND11_MODULE(_core, module)
{
    module.def("energy", [](const std::vector<double> &x) { return energy(x.data(), x.size()); });
    module.def("gradient", &gradient);
}
