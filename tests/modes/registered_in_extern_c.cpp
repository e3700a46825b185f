// reference: custom derivatives: in `extern "C"`, where static variables have a second name
#include <enzyme.h>
#include "check.h"
extern "C" {
static double twice(double x) { return 2 * x; }
static double twice_augmented(double x) { return 2 * x; }
static double twice_reverse(double, double seed) { return 7 * seed; }
ENZYME_REGISTER_GRADIENT(twice, twice_augmented, twice_reverse)
double f(double x) { return twice(x) + x; }
}
int main() {
    check(__enzyme_autodiff<double>((void *)f, 3.0), 8);
    return failures();
}
