// refused: an annotated loop stores addresses in memory
// line: 12
#include <enzyme.h>
#include <math.h>
struct part { double *p, weight; };
__attribute__((noinline)) static double of(const struct part *s) { return sin(s->p[0]) * s->p[1] * s->weight; }
static double f(double *x, double *y, int n) {
    struct part s = {x, 0.5};
    double r = x[2];
    for (int t = 0; t < n; ++t) {
        ENZYME_CHECKPOINT(enzyme_revolve, 2);
        if (t == 3) s.p = y;
        r = 0.5 * r + of(&s);
    }
    return r;
}
int main(void) { double x[4] = {1}, dx[4] = {0}; return __enzyme_autodiff((void *)f, x, dx, x + 1, dx + 1, 4) != 4; }
