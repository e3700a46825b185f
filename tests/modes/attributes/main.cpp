// reference: metadata, attributes: `__attribute__((enzyme_inactive))`, `enzyme_function_like("log1p")`, `enzyme_shouldrecompute`, `enzyme_inactive_noblock`, `enzyme_shadow(variable)`, as for Enzyme's compiler plugin
#include "../check.h"
#include "functions.h"
double __enzyme_autodiff(void *, double);
int main() {
    check(__enzyme_autodiff((void *)model, 3.0), 6 + 0.25 + 6);
    check(__enzyme_autodiff((void *)line, 3.0), 2);
    check(slope_shadow, 3);
    return failures();
}
