// reference: split forward: and split reverse of the same function, each with tapes of its own
#include "../check.h"
#include "functions.h"
extern int enzyme_dup, enzyme_const, enzyme_tape, enzyme_allocated;
struct taped { void *tape; double value; };
void *__enzyme_augmentfwd(void *, ...);
struct taped __enzyme_augmentfwd_value(void *, ...);
void __enzyme_reverse(void *, ...);
double __enzyme_fwdsplit(void *, ...);
#define START {1, 0.7, 1.3}
int main(void) {
    double x[3] = START, y[3] = START, g[3] = {0}, t[3] = {1, 2, 3}, e = 1e-6, slope[3], along = 0;
    for (int i = 0; i < 3; ++i) {
        double u[3] = START, v[3] = START;
        u[i] += e, v[i] -= e;
        slope[i] = (chained(u, 3) - chained(v, 3)) / (2 * e);
        along += slope[i] * t[i];
    }
    void *first = __enzyme_augmentfwd((void *)chained, enzyme_dup, x, g, enzyme_const, 3);
    struct taped second = __enzyme_augmentfwd_value((void *)chained, enzyme_dup, y, t, enzyme_const, 3);
    __enzyme_reverse((void *)chained, enzyme_dup, x, g, enzyme_const, 3, 1.0, first);
    for (int i = 0; i < 3; ++i) nearly(g[i], slope[i]);
    nearly(__enzyme_fwdsplit((void *)chained, enzyme_dup, y, t, enzyme_const, 3, second.tape), along);
    check(y[0], 0);
    return failures();
}
