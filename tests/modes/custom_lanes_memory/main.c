// reference: custom derivatives: of functions that change memory
/* Rules of functions that do more than compute, in several lanes: what they do to memory happens once. */
#include <stdlib.h>
#include "../check.h"
#include "functions.h"
extern int enzyme_width, enzyme_dup, enzyme_const;
struct two { double a, b; };
struct two __enzyme_fwddiff_two(void *, ...);
void __enzyme_autodiff(void *, ...);
/* in place: a second run would go wrong */
static double *cube_augmented(double *x, double *dx, int n) {
    double *tape = malloc(n * sizeof *tape);
    for (int i = 0; i < n; ++i) tape[i] = x[i];
    cube(x, n);
    return tape;
}
static void cube_reverse(double *x, double *dx, int n, double *tape) {
    for (int i = 0; i < n; ++i) dx[i] *= 100 * tape[i] * tape[i];
    free(tape);
}
static void cube_forward(double *x, double *dx, int n) {
    for (int i = 0; i < n; ++i) dx[i] *= 100 * x[i] * x[i];
    cube(x, n);
}
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)cube_augmented, (void *)cube_reverse};
void *__enzyme_register_derivative_cube[] = {(void *)cube, (void *)cube_forward};
/* a tape that holds shadows */
struct places { double *x, *dx; double first; };
struct next_result { struct places *tape; double *value, *shadow; };
static struct next_result next_augmented(double *x, double *dx) {
    ++calls;
    struct next_result made = {malloc(sizeof(struct places)), x + 1, dx + 1};
    made.tape->x = x, made.tape->dx = dx, made.tape->first = *x;
    return made;
}
static void next_reverse(double *x, double *dx, struct places *tape) {
    tape->dx[0] += 5 * tape->first;
    free(tape);
}
void *__enzyme_register_gradient_next[] = {(void *)next, (void *)next_augmented, (void *)next_reverse};

double f(double *x) {
    double y[2] = {x[0] * x[1], x[1]};
    cube(y, 2);
    return y[0] + y[1];
}
double g(double *x) { return 2 * *next(x); }
double h(double *x) { cube(x, 2); return x[0] + 2 * x[1]; }

int main(void) {
    double x[2] = {2, 3}, a[2] = {1, 0}, b[2] = {0, 1};
    struct two t = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, x, a, b);
    check(t.a, 100 * 36 * 3);
    check(t.b, 100 * 36 * 2 + 100 * 9);
    check(calls, 1);
    double u[2] = {0}, v[2] = {1, 1};
    __enzyme_autodiff((void *)f, enzyme_width, 2, enzyme_dup, x, u, v);
    check(u[0], 100 * 36 * 3);
    check(v[1], 100 * 36 * 2 + 100 * 9 + 1);
    check(calls, 2);
    double p[2] = {0}, q[2] = {0};
    __enzyme_autodiff((void *)g, enzyme_width, 2, enzyme_dup, x, p, q);
    check(p[1], 2);
    check(q[0], 10);
    double r[2] = {0}, s[2] = {0};
    __enzyme_autodiff((void *)h, enzyme_width, 2, enzyme_dup, x, r, s);
    check(x[1], 27);
    check(r[0], 100 * 4);
    check(s[1], 100 * 9 * 2);
    return failures();
}
