// reference: split reverse: `__enzyme_augmentsize`: as small as what must be recorded, at every level
#include "check.h"
extern int enzyme_dup, enzyme_out, enzyme_allocated, enzyme_tape;
unsigned long __enzyme_augmentsize(void *, ...);
void __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
double square(double x) { return x * x; }
double squared(double *x) { return *x * *x; }
void in_place(double *x) { *x = *x * *x; }
double locals(double x) { double a = x * x, b = a * x, c = b + a; return c * 2; }
double product(double *x) { double p = 1; for (int i = 0; i < 4; i++) p *= x[i]; return p; }
float single(float *x) { return *x * *x; }
static __attribute__((noinline)) double cube(double x) { return x * x * x; }
double calls(double x) { return cube(x) * x; }
int main(void) {
    check(__enzyme_augmentsize((void *)square, enzyme_out), 0);
    check(__enzyme_augmentsize((void *)squared, enzyme_dup), 8);
    check(__enzyme_augmentsize((void *)in_place, enzyme_dup), 8);
    check(__enzyme_augmentsize((void *)locals, enzyme_out), 0);
    check(__enzyme_augmentsize((void *)single, enzyme_dup), 4);
    check(__enzyme_augmentsize((void *)calls, enzyme_out) <= 8, 1);
    check(__enzyme_augmentsize((void *)product, enzyme_dup) <= 32, 1);
    double x = 3, dx = 0;
    char tape[8];
    __enzyme_augmentfwd((void *)squared, enzyme_allocated, sizeof tape, enzyme_tape, tape, enzyme_dup, &x, &dx);
    x = 100;
    __enzyme_reverse((void *)squared, enzyme_allocated, sizeof tape, enzyme_tape, tape, enzyme_dup, &x, &dx, 1.0);
    check(dx, 6);
    __enzyme_augmentfwd((void *)square, enzyme_allocated, 8, enzyme_tape, tape, enzyme_out, 3.0);
    check(__enzyme_reverse((void *)square, enzyme_allocated, 8, enzyme_tape, tape, enzyme_out, 3.0, 1.0), 6);
    return failures();
}
