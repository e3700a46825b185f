// The requests: the differentiating linker answers them.

#include "surface.h"

extern int enzyme_dup;
extern void __enzyme_autodiff(void *function, ...);
extern double __enzyme_fwddiff(void *function, ...);

void surface_gradient(const double *heights, double *gradient) {
    __enzyme_autodiff((void *)surface_area, enzyme_dup, heights, gradient);
}

double surface_slope(const double *heights, const double *direction) {
    return __enzyme_fwddiff((void *)surface_area, enzyme_dup, heights, direction);
}
