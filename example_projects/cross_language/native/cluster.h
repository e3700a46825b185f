/* What the languages of this project know of each other. */

#ifndef CLUSTER_H
#define CLUSTER_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* cluster.c: the energy of `ions` ions; x, y, z of each ion follow one another in `positions`. */
double cluster_energy(const double *positions, const double *charges, size_t ions);

/* interaction.f90 (or its twin in C): the energies of pairs. */
void interaction_energies(int count, const double *squared_distances, const double *charge_products,
                          double *energies);

/* confinement.cpp: the energy of one ion in the trap that holds the cluster together. */
double confinement_energy(const double *position);

/* request.c: the derivatives, written by the differentiating linker. */
void cluster_gradient(const double *positions, double *gradient, const double *charges, size_t ions);
double cluster_slope(const double *positions, const double *direction, const double *charges, size_t ions);

#ifdef __cplusplus
}
#endif

#endif
