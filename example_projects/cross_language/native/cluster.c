/* The objective: the energy of a cluster of ions in a trap.

   Pairs go to the Fortran kernel in blocks, so that it works on arrays and this file decides what a pair is. */

#include "cluster.h"

enum { BLOCK = 64 };

struct pairs {
    int count;
    double squared_distances[BLOCK], charge_products[BLOCK], energies[BLOCK];
};

static double squared_distance(const double *a, const double *b) {
    double sum = 0.0;
    for (int axis = 0; axis < 3; ++axis)
        sum += (a[axis] - b[axis]) * (a[axis] - b[axis]);
    return sum;
}

/* The energy of the pairs that have been collected, which are then forgotten. */
static double energy_of(struct pairs *pairs) {
    double total = 0.0;
    interaction_energies(pairs->count, pairs->squared_distances, pairs->charge_products, pairs->energies);
    for (int pair = 0; pair < pairs->count; ++pair)
        total += pairs->energies[pair];
    pairs->count = 0;
    return total;
}

double cluster_energy(const double *positions, const double *charges, size_t ions) {
    struct pairs pairs;
    double total = 0.0;
    pairs.count = 0;
    for (size_t i = 0; i < ions; ++i) {
        total += confinement_energy(positions + 3 * i);
        for (size_t j = 0; j < i; ++j) {
            pairs.squared_distances[pairs.count] = squared_distance(positions + 3 * i, positions + 3 * j);
            pairs.charge_products[pairs.count] = charges[i] * charges[j];
            if (++pairs.count == BLOCK)
                total += energy_of(&pairs);
        }
    }
    return total + energy_of(&pairs);
}
