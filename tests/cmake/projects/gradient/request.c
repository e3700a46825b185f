#include <enzyme.h>

double objective(double x);

double derivative(double x) { return __enzyme_autodiff((void *)objective, x); }
