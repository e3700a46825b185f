#include "cluster.hpp"

#include <enzyme.h>

// `__enzyme_autodiff` is answered when the library is linked: it returns the energy, and adds the gradient to the second
// vector of the pair.
double energy_and_gradient(const std::vector<double> &coordinates, double depth, std::vector<double> &gradient)
{
    gradient.assign(coordinates.size(), 0.0);
    double value = energy(coordinates, depth);
    __enzyme_autodiff<void>((void *)energy, enzyme_dup, &coordinates, &gradient, enzyme_const, depth);
    return value;
}
