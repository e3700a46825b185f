// reference: custom derivatives: in a header
#include "../check.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_fwdsplit(void *, ...);
double uses_like(double), uses_clipped(double), uses_constant(double), uses_halves(double), uses_quiet(double),
    uses_memory(double);
int main(void) {
    check(__enzyme_autodiff((void *)uses_like, 1.0), 0.5 + cos(1));
    check(__enzyme_fwddiff((void *)uses_like, 1.0, 1.0), 0.5 + cos(1));
    check(__enzyme_autodiff((void *)uses_clipped, 2.0), 7 * 2 + 2);
    check(__enzyme_fwddiff((void *)uses_constant, 2.0, 1.0), 18);
    void *tape = __enzyme_augmentfwd((void *)uses_halves, 5.0);
    check(__enzyme_fwdsplit((void *)uses_halves, 5.0, 1.0, tape), 6);
    check(__enzyme_autodiff((void *)uses_quiet, 3.0), 81);
    check(__enzyme_fwddiff((void *)uses_quiet, 3.0, 1.0), 81);
    check(__enzyme_autodiff((void *)uses_memory, 2.0), 12);
    return failures();
}
