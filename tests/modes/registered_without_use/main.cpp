// reference: custom derivatives: in variables without a use
#include "../check.h"
#include "rules.h"
double __enzyme_autodiff(void *, double);
double __enzyme_fwddiff(void *, double, double);
double root(double x) { return sqrt(x); }
double root_forward(double, double dx) { return 3 * dx; }
static void *const __enzyme_register_derivative_root[] = {(void *)root, (void *)root_forward};
static void *__enzyme_inactivefn_quiet[] = {(void *)lib::quiet};
double cubes(double x) { return lib::cube(x) * 2; }
double softly(double x) { return lib::soft(x); }
double roots(double x) { return root(x) * 2; }
double quietly(double x) { return lib::quiet(x) * x; }
int main() {
    check(__enzyme_autodiff((void *)cubes, 2.0), 200);
    check(__enzyme_fwddiff((void *)cubes, 2.0, 1.0), 400);
    check(__enzyme_autodiff((void *)softly, 2.0), 1 / 3.);
    check(__enzyme_fwddiff((void *)roots, 2.0, 1.0), 6);
    check(__enzyme_autodiff((void *)quietly, 3.0), 9);
    return failures();
}
