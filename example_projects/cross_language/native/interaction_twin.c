/* interaction.f90 and parameters.f90 in C, for machines without a Fortran compiler. */

#include "cluster.h"

#include <math.h>

static const double coulomb_constant = 14.399645;
static const double repulsion_at_contact = 0.2114;
static const double repulsion_range = 0.317;

struct pair_kind {
    double dispersion_6, contact_distance;
};

static const struct pair_kind unlike = {6.99, 2.755}, neutral = {0.0, 2.755}, like = {37.4, 3.065};

void interaction_energies(int count, const double *squared_distances, const double *charge_products,
                          double *energies) {
    for (int pair = 0; pair < count; ++pair) {
        double squared = squared_distances[pair], product = charge_products[pair], distance = sqrt(squared);
        const struct pair_kind *kind = product > 0 ? &like : product < 0 ? &unlike : &neutral;
        double repulsion = repulsion_at_contact * exp((kind->contact_distance - distance) / repulsion_range);
        double dispersion = kind->dispersion_6 / (squared * squared * squared);
        energies[pair] = coulomb_constant * product / distance + repulsion - dispersion;
    }
}
