#include "network.h"

extern int enzyme_dup, enzyme_const;
extern void __enzyme_autodiff(void *function, ...);
extern double __enzyme_fwddiff(void *function, ...);

double loss_and_gradient(const double *parameters, double *gradient, const struct samples *samples) {
    for (int parameter = 0; parameter < PARAMETERS; ++parameter)
        gradient[parameter] = 0.0;
    __enzyme_autodiff((void *)loss, enzyme_dup, parameters, gradient, enzyme_const, samples);
    return loss(parameters, samples);
}

double loss_slope(const double *parameters, const double *direction, const struct samples *samples) {
    return __enzyme_fwddiff((void *)loss, enzyme_dup, parameters, direction, enzyme_const, samples);
}
