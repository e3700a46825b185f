#include <math.h>
#include <stddef.h>

#include "spring.h"

/* The energy of a chain of `count` points: a spring between neighbours, and a wavy floor below each point. */
double chain_energy(const double *position, size_t count, double stiffness, double rest_length)
{
    double energy = 0;
    for (size_t i = 0; i + 1 < count; ++i)
        energy += spring_energy(position[i], position[i + 1], stiffness, rest_length);
    for (size_t i = 0; i < count; ++i)
        energy += 0.1 * cos(position[i]);
    return energy;
}
