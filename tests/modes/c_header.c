// reference: headers: `enzyme.h`
/* Everything by the header's macros. */
#include <enzyme.h>
#include "check.h"
static double same(double x) { return x; }
static double same_augmented(double x) { return x; }
static double same_reverse(double x, double seed) { return 2 * seed; }
static double same_forward(double x, double dx) { return 2 * dx; }
ENZYME_REGISTER_GRADIENT(same, same_augmented, same_reverse)
ENZYME_REGISTER_DERIVATIVE(same, same_forward)
static double cutoff(double x) { return x * x; }
ENZYME_INACTIVE(cutoff)
ENZYME_IS_INACTIVE static double marked(double x) { return x * x; }
static double mine(double x) { return 4 * x; }
ENZYME_FUNCTION_LIKE(mine, "log1p")
double table[2], dtable[2];
ENZYME_SHADOW_GLOBAL(table, dtable)
ENZYME_IS_LIKE(sin) static double sine(double x) { return x; }
static double f(double x) { return same(x) * cutoff(x) * marked(x) + mine(x) + table[1] * x + sine(x); }

int main(void) {
    table[1] = 5;
    double slope = 2 * 16 + 1. / 3 + 5 + cos(2.);
    check(__enzyme_autodiff((void *)f, enzyme_out, 2.0), slope);
    check(dtable[1], 2);
    dtable[1] = 0;
    check(__enzyme_fwddiff((void *)f, enzyme_dup, 2.0, 1.0), slope);
    return failures();
}
