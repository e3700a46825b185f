// refused: the annotated loop stores addresses in memory that outlives a step
// line: 8
#include <enzyme.h>
#include <math.h>
struct grid { double *u, *v; };
static double f(double *x, int n) {
    struct grid a = {x, x + 1}, b = {x + 2, x + 3}, *p = &a, *q = &b;
    for (int t = 0; t < n; ++t) {
        ENZYME_CHECKPOINT(enzyme_revolve, 2, x, 4 * sizeof *x, &a, sizeof a, &b, sizeof b);
        p->u[0] = sin(p->u[0]) + p->v[0] * q->u[0];
        struct grid swapped = *p;
        *p = *q;
        *q = swapped;
    }
    return p->u[0];
}
int main(void) { double x[4] = {1}, dx[4] = {0}; return __enzyme_autodiff((void *)f, x, dx, 4) != 4; }
