// reference: custom derivatives: beside the function
/* Function, rule and use in one file: the compiler must not inline what has a rule, nor look into it. */
#include "check.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static double clipped(double x) { return x; }
static double clipped_augmented(double x) { return x; }
static double clipped_reverse(double x, double seed) { return seed > 1 ? 1 : seed; }
void *__enzyme_register_gradient_clipped[] = {(void *)clipped, (void *)clipped_augmented, (void *)clipped_reverse};

static double stub(double *x) { return 0; }
static void *stub_augmented(double *x, double *dx) { return 0; }
static void stub_reverse(double *x, double *dx, double seed, void *tape) { *dx += 3 * seed; }
void *__enzyme_register_gradient_stub[] = {(void *)stub, (void *)stub_augmented, (void *)stub_reverse};

static inline double constant(double x) { return 4; }
static double constant_forward(double x, double dx) { return 9 * dx; }
void *__enzyme_register_derivative_constant[] = {(void *)constant, (void *)constant_forward};

static double quiet(double x) { return x * x * x; }
void *__enzyme_inactivefn_quiet[] = {(void *)quiet};

/* What has a rule may call others, as long as all of them do nothing but compute. */
static const unsigned steps[4] = {1, 2, 3, 5};
static __attribute__((noinline)) unsigned long rotated(unsigned long x, int n) { return x << n | x >> (64 - n); }
static double twisted(double x) {
    unsigned long bits = 1;
    for (int i = 0; i < 4; i++) bits = rotated(bits, steps[i]);
    return x * (bits & 7);
}
static double twisted_forward(double x, double dx) { return 6 * dx; }
void *__enzyme_register_derivative_twisted[] = {(void *)twisted, (void *)twisted_forward};
double t(double x) { return twisted(x) + x; }

double f(double x) { return 10 * clipped(x) * quiet(x); }
double g(double *x) { return stub(x) + x[0]; }
double h(double x) { return constant(x) * 2; }

int main(void) {
    check(__enzyme_autodiff((void *)f, 2.0), 1);
    double x = 5, dx = 0;
    __enzyme_autodiff((void *)g, &x, &dx);
    check(dx, 4);
    check(__enzyme_fwddiff((void *)h, 2.0, 1.0), 18);
    check(__enzyme_fwddiff((void *)f, 2.0, 1.0), 80);
    check(__enzyme_fwddiff((void *)t, 2.0, 1.0), 7);
    return failures();
}
