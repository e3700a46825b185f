// reference: split reverse: `__enzyme_augmentfwd`, `__enzyme_reverse`; `enzyme_allocated, bytes, enzyme_tape, p` with `__enzyme_augmentsize`; `enzyme_nofree`
#include <stdlib.h>
#include "../check.h"
#include "functions.h"
extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_tape, enzyme_allocated, enzyme_nofree, enzyme_not_overwritten,
    enzyme_noret, enzyme_dup_return;
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_augmentfwd_void(void *, ...);
struct taped { void *tape; double value; };
struct taped __enzyme_augmentfwd_value(void *, ...);
struct places { void *tape; double *value, *shadow; };
struct places __enzyme_augmentfwd_places(void *, ...);
void __enzyme_reverse(void *, ...);
double __enzyme_reverse_one(void *, ...);
int __enzyme_augmentsize(void *, ...);

int main(void) {
    struct taped first = __enzyme_augmentfwd_value((void *)square, 3.0), second = __enzyme_augmentfwd_value((void *)square, 5.0);
    check(first.value, 9);
    check(__enzyme_reverse_one((void *)square, 5.0, 1.0, second.tape), 10);
    check(__enzyme_reverse_one((void *)square, 3.0, 2.0, first.tape), 12);

    double x[3] = {2, 3, 4}, dx[3] = {1, 1, 10};
    void *tape = __enzyme_augmentfwd((void *)overwrites, x, dx, 3);
    check(x[1], 27);
    x[0] = x[1] = x[2] = 0; /* the caller may change what it likes */
    __enzyme_reverse((void *)overwrites, x, dx, 3, tape);
    check(dx[0], 12);
    check(dx[1], 27);
    check(dx[2], 480);

    double y[3] = {2, 3, 4}, dy[3] = {0, 0, 0};
    struct places found = __enzyme_augmentfwd_places((void *)third, enzyme_dup_return, y, dy);
    check(*found.value, 8);
    *found.shadow = 1;
    __enzyme_reverse((void *)third, y, dy, found.tape);
    check(dy[0], 4);
    check(dy[2], 2);

    double z[4] = {1, 2, 3, 4}, dz[4] = {0}, e = 1e-6;
    tape = __enzyme_augmentfwd((void *)work, enzyme_dup, z, dz, 4);
    for (int run = 1; run <= 3; ++run) {
        if (run < 3)
            __enzyme_reverse((void *)work, enzyme_nofree, enzyme_dup, z, dz, 4, 1.0, tape);
        else
            __enzyme_reverse((void *)work, enzyme_dup, z, dz, 4, 1.0, tape);
        for (int i = 0; i < 4; ++i) {
            double up[4] = {1, 2, 3, 4}, down[4] = {1, 2, 3, 4};
            up[i] += e, down[i] -= e;
            nearly(dz[i], run * (work(up, 4) - work(down, 4)) / (2 * e));
        }
    }
    double r[3] = {2, 3, 4}, dr[3] = {0};
    tape = __enzyme_augmentfwd((void *)recursive, r, dr, 3);
    __enzyme_reverse((void *)recursive, r, dr, 3, 1.0, tape);
    check(dr[0], 12);
    check(dr[2], 6);

    enum { size = sizeof(double) };
    check(__enzyme_augmentsize((void *)square, enzyme_out), 0); /* its argument comes again */
    check(__enzyme_augmentsize((void *)first_square, enzyme_dup), 8);
    check(__enzyme_augmentsize((void *)first_square, enzyme_not_overwritten, enzyme_dup), 0);
    double kept = 3, dkept = 0;
    tape = __enzyme_augmentfwd((void *)first_square, enzyme_not_overwritten, enzyme_dup, &kept, &dkept);
    __enzyme_reverse((void *)first_square, enzyme_not_overwritten, enzyme_dup, &kept, &dkept, 1.0, tape);
    check(dkept, 6);
    double one = 5, done = 0;
    int bytes = __enzyme_augmentsize((void *)overwrites, enzyme_dup, enzyme_const);
    void *mine = malloc(bytes);
    __enzyme_augmentfwd_void((void *)overwrites, enzyme_allocated, 16, enzyme_tape, mine, enzyme_dup, &one, &done, 1);
    done = 1;
    __enzyme_reverse((void *)overwrites, enzyme_allocated, 16, enzyme_tape, mine, enzyme_dup, &one, &done, 1);
    check(done, 75);
    free(mine);
    return failures();
}
