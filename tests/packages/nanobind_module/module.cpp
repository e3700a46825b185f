#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include "energy.h"

NB_MODULE(_core, module)
{
    module.def("energy", [](const std::vector<double> &x) { return energy(x.data(), x.size()); });
    module.def("gradient", &gradient);
}
