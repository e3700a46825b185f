/* The requests: which derivatives there shall be. The differentiating linker writes them, through all languages. */

#include "cluster.h"

extern int enzyme_dup, enzyme_const;
extern void __enzyme_autodiff(void *function, ...);
extern double __enzyme_fwddiff(void *function, ...);

/* Reverse mode: adds the derivatives of the energy by all positions to `gradient`. */
void cluster_gradient(const double *positions, double *gradient, const double *charges, size_t ions) {
    __enzyme_autodiff((void *)cluster_energy, enzyme_dup, positions, gradient, enzyme_const, charges, enzyme_const,
                      ions);
}

/* Forward mode: the derivative of the energy along one direction. */
double cluster_slope(const double *positions, const double *direction, const double *charges, size_t ions) {
    return __enzyme_fwddiff((void *)cluster_energy, enzyme_dup, positions, direction, enzyme_const, charges,
                            enzyme_const, ions);
}
