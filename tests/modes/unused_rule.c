// reference: custom derivatives: a rule that nobody needs
// warns: the custom gradient of `lonely` is not used
#include "check.h"
double __enzyme_autodiff(void *, ...);
double lonely(double x) { return x; }
double augmented(double x) { return x; }
double reverse(double x, double seed) { return seed; }
void *__enzyme_register_gradient_lonely[] = {(void *)lonely, (void *)augmented, (void *)reverse};
double f(double x) { return x * x; }
int main(void) {
    check(__enzyme_autodiff((void *)f, 3.0), 6);
    return failures();
}
