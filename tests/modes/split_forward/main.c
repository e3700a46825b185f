// reference: split forward: `__enzyme_augmentfwd`, then `__enzyme_fwdsplit(f, x, dx, …, tape)`; `__enzyme_register_splitderivative`
/* Split forward mode: tangents from what the augmented half recorded. */
#include <string.h>
#include "../check.h"
#include "functions.h"
extern int enzyme_dup, enzyme_const, enzyme_nofree, enzyme_primal_return, enzyme_width;
void *__enzyme_augmentfwd(void *, ...);
struct taped { void *tape; double value; };
struct taped __enzyme_augmentfwd_value(void *, ...);
double __enzyme_fwdsplit(void *, ...);
void __enzyme_fwdsplit_void(void *, ...);
struct two { double a, b; };
struct two __enzyme_fwdsplit_two(void *, ...);
double __enzyme_fwddiff(void *, ...);

/* the caller changes x between the halves */
#define N 5
#define TRY(f)                                                                                                        \
    {                                                                                                                 \
        double x[N] = {1.1, .7, 1.3, .9, .4}, y[N], zero[N] = {0}, dx[N] = {.1, .2, .3, .4, .7};                      \
        memcpy(y, x, sizeof x);                                                                                       \
        void *tape = __enzyme_augmentfwd((void *)f, enzyme_dup, x, zero, enzyme_const, N);                            \
        memset(x, 0, sizeof x);                                                                                       \
        double found = __enzyme_fwdsplit((void *)f, enzyme_dup, x, dx, enzyme_const, N, tape);                        \
        check(found, __enzyme_fwddiff((void *)f, enzyme_dup, y, dx, enzyme_const, N));                                \
    }
int main(void) {
    struct taped first = __enzyme_augmentfwd_value((void *)square, 3.0);
    check(first.value, 9);
    check(__enzyme_fwdsplit((void *)square, 3.0, 2.0, first.tape), 12);
    double x[3] = {2, 3, 4}, dx[3] = {1, 1, 10};
    void *tape = __enzyme_augmentfwd((void *)overwrites, x, dx, 3);
    check(x[1], 27);
    x[0] = x[1] = x[2] = 0; /* the caller may change what it likes */
    __enzyme_fwdsplit_void((void *)overwrites, x, dx, 3, tape);
    check(dx[0], 12);
    check(dx[1], 27);
    check(dx[2], 480);
    TRY(work) TRY(recursive) TRY(list) TRY(grown)
    tape = __enzyme_augmentfwd((void *)newton, 2.0);
    nearly(__enzyme_fwdsplit((void *)newton, enzyme_nofree, 2.0, 1.0, tape), 0.5 / sqrt(2));
    struct two both = __enzyme_fwdsplit_two((void *)newton, enzyme_primal_return, 2.0, 3.0, tape);
    nearly(both.a, sqrt(2));
    nearly(both.b, 1.5 / sqrt(2));
    tape = __enzyme_augmentfwd((void *)uses_scale, 3.0);
    check(__enzyme_fwdsplit((void *)uses_scale, 3.0, 1.0, tape), (103 + 11) * 3 + 9 * 103);

    double p[N] = {1.1, .7, 1.3, .9, .4}, zeros[N] = {0}, u[N] = {1}, v[N] = {0, 2};
    tape = __enzyme_augmentfwd((void *)grown, enzyme_width, 2, enzyme_dup, p, zeros, zeros, enzyme_const, N);
    both = __enzyme_fwdsplit_two((void *)grown, enzyme_width, 2, enzyme_dup, p, u, v, enzyme_const, N, tape);
    check(both.a, __enzyme_fwddiff((void *)grown, enzyme_dup, p, u, enzyme_const, N));
    check(both.b, __enzyme_fwddiff((void *)grown, enzyme_dup, p, v, enzyme_const, N));
    return failures();
}
