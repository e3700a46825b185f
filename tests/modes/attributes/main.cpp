// reference: metadata, attributes: `__attribute__((enzyme_inactive))`, `enzyme_function_like("log1p")`, `enzyme_shouldrecompute`, as for Enzyme's compiler plugin
#include "../check.h"
#include "functions.h"
double __enzyme_autodiff(void *, double);
int main() {
    check(__enzyme_autodiff((void *)model, 3.0), 6 + 0.25 + 6);
    return failures();
}
