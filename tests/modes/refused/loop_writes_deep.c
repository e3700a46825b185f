// refused: `advance`, called in an annotated loop, writes through a pointer in memory
#include <enzyme.h>
struct grid { double *u, *v; };
__attribute__((noinline)) void advance(struct grid *g) { g->u[0] *= g->u[0], g->v[0] += g->u[0]; }
double f(struct grid *g) {
    for (int t = 0; t < 10; ++t) {
        ENZYME_CHECKPOINT(enzyme_revolve, 3, g->u, sizeof *g->u);
        advance(g);
    }
    return g->v[0];
}
int main(void) {
    double u = 1, v = 1, du = 0, dv = 0;
    struct grid g = {&u, &v}, dg = {&du, &dv};
    __enzyme_autodiff((void *)f, &g, &dg);
}
