// reference: vector: `enzyme_width, W` with W shadows, `enzyme_dupv, stride` with packed ones, `enzyme_interleave`; both modes
#include <stdlib.h>
#include "../check.h"
#include "functions.h"
extern int enzyme_width, enzyme_dup, enzyme_const, enzyme_dupv, enzyme_dupnoneedv, enzyme_out, enzyme_primal_return, enzyme_interleave;
struct three { double a, b, c; };
struct four { double primal, a, b, c; };
struct three __enzyme_fwddiff3(void *, ...);
struct four __enzyme_fwddiff4(void *, ...);
void __enzyme_autodiff_void(void *, ...);
struct two { double a, b; };
struct two __enzyme_autodiff2(void *, ...);
struct outs { double dx[2], dy[2]; };
struct outs __enzyme_autodiff_outs(void *, ...);

int main(void) {
    double x[3] = {1, -2, 3}, e = 1e-6, slope[3];
    double u[3] = {1, 0, 0}, v[3] = {0, 1, 0}, w[3] = {0, 0, 1};
    for (int i = 0; i < 3; ++i) {
        double y[3] = {1, -2, 3}, z[3] = {1, -2, 3};
        y[i] += e, z[i] -= e;
        slope[i] = (model(y, 3) - model(z, 3)) / (2 * e);
    }
    struct three t = __enzyme_fwddiff3((void *)model, enzyme_width, 3, enzyme_dup, x, u, v, w, enzyme_const, 3);
    nearly(t.a, slope[0]);
    nearly(t.b, slope[1]);
    nearly(t.c, slope[2]);
    double packed[3][4] = {{1, 0, 0, 9}, {0, 1, 0, 9}, {0, 0, 1, 9}};
    struct four s = __enzyme_fwddiff4(
        (void *)model, enzyme_width, 3, enzyme_primal_return, enzyme_dupv, sizeof packed[0], x, packed, enzyme_const, 3);
    check(s.primal, model(x, 3));
    check(s.a, t.a);
    check(s.b, t.b);
    check(s.c, t.c);
    double g[3] = {0}, h[3] = {1, 1, 1};
    __enzyme_autodiff_void((void *)model, enzyme_width, 2, enzyme_dup, x, g, h, 3);
    for (int i = 0; i < 3; ++i) nearly(g[i], slope[i]), nearly(h[i], slope[i] + 1);
    struct outs o = __enzyme_autodiff_outs((void *)product, enzyme_width, 2, enzyme_out, 2.0, enzyme_out, 3.0);
    check(o.dx[0], 9);
    check(o.dx[1], 9);
    check(o.dy[0], 12);
    check(o.dy[1], 12);
    struct three p = __enzyme_fwddiff3((void *)product, enzyme_width, 3, enzyme_dup, 2.0, 1.0, 0.0, 2.0, enzyme_dup, 3.0,
                                       0.0, 1.0, 1.0);
    check(p.a, 9);
    check(p.b, 12);
    check(p.c, 30);
    p = __enzyme_fwddiff3((void *)product, enzyme_width, 3, enzyme_interleave, enzyme_dup, 2.0, enzyme_dup, 3.0, 1.0, 0.0,
                          2.0, 0.0, 1.0, 1.0);
    check(p.a, 9);
    check(p.b, 12);
    check(p.c, 30);
    double l[3] = {0}, m[3] = {0};
    __enzyme_autodiff_void((void *)list, enzyme_width, 2, enzyme_dup, x, l, m);
    check(l[0], 3 * 1 + 4);
    check(m[1], 2 * -2);
    t = __enzyme_fwddiff3((void *)list, enzyme_width, 3, enzyme_dup, x, u, v, w);
    check(t.a, 7);
    check(t.b, -4);
    double places[2][3] = {{0}};
    __enzyme_autodiff_void((void *)list, enzyme_width, 2, enzyme_dupnoneedv, sizeof places[0], x, places);
    check(places[0][0], l[0]);
    check(places[1][1], m[1]);
    l[0] = m[0] = 0;
    __enzyme_autodiff_void((void *)through_global, enzyme_width, 2, enzyme_dup, x, l, m);
    check(l[0], 2 * x[0] * x[1] * x[1]);
    check(m[0], l[0]);
    t = __enzyme_fwddiff3((void *)through_global, enzyme_width, 3, enzyme_dup, x, u, v, w);
    check(t.b, 2 * x[0] * x[0] * x[1]);
    check(t.c, 0);
    return failures();
}
