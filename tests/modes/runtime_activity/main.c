// reference: markers: `enzyme_runtime_activity`: a shadow that is the value itself is inactive, also where memory is copied
#include "../check.h"
#include "functions.h"
extern int enzyme_dup, enzyme_const, enzyme_runtime_activity;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
static const double x[3] = {1, 2, 3};
static double y[3], z[3], dx[3], dy[3], dz[3];
static void start(void) { for (int i = 0; i < 3; i++) y[i] = 7, z[i] = i + 1, dx[i] = dy[i] = dz[i] = 0; }
static void ends(void) { for (int i = 0; i < 3; i++) check(y[i], x[i]), check(z[i], x[i]); }
#define N 3L
static void copies(void) {
    double t[3] = {0.1, 0.2, 0.3};
    for (int lacks = 0; lacks < 8; ++lacks) {
        double *sx = lacks & 1 ? (double *)x : dx, *sy = lacks & 2 ? y : dy, *sz = lacks & 4 ? z : dz;
        start();
        __enzyme_autodiff((void *)copied, enzyme_runtime_activity, x, sx, y, sy, z, sz, N);
        ends();
        double wx[3], wz[3];
        for (int i = 0; i < 3; i++) {
            wx[i] = 1 + (lacks & 2 ? 0 : 2 * x[i] * (i + 1)), wz[i] = x[i] * x[i];
            check(dx[i], lacks & 1 ? 0 : wx[i]);
            check(dz[i], lacks & 4 ? 0 : wz[i]);
            check(dy[i], 0);
        }
        start();
        for (int i = 0; i < 3; i++) dx[i] = t[i], dz[i] = 10 * t[i];
        double wanted = 0;
        for (int i = 0; i < 3; i++) wanted += (lacks & 1 ? 0 : wx[i] * t[i]) + (lacks & 4 ? 0 : wz[i] * 10 * t[i]);
        check(__enzyme_fwddiff((void *)copied, enzyme_runtime_activity, x, sx, y, sy, z, sz, N), wanted);
        ends();
        for (int i = 0; i < 3 && !(lacks & 6); i++) check(dz[i], lacks & 1 ? 0 : t[i]);
    }
    start();
    y[0] = y[1] = 5;
    __enzyme_autodiff((void *)recorded, enzyme_runtime_activity, x, dx, y, y, 3);
    check(dx[0], 56), check(dx[1], 112), check(dx[2], 168), check(y[2], 14);
}
static void links(void) {
    double v[2] = {2, 3}, dv[2] = {0}; struct holder h = {0}, dh = {0}, g = {0}, dg = {0};
    __enzyme_autodiff((void *)held, enzyme_runtime_activity, v, dv, &h, &dh);
    check(dv[0], 3), check(dv[1], 2), check(h.p == v, 1), check(dh.p == dv, 1);
    v[0] = 2, dv[0] = dv[1] = 0;
    __enzyme_autodiff((void *)held, enzyme_runtime_activity, v, dv, &h, &h);
    check(h.p == v, 1), check(v[0], 5); check(h.s, 2);
    v[0] = 2, dv[0] = dv[1] = 0;
    __enzyme_fwddiff((void *)held, enzyme_runtime_activity, v, dv, &h, &h);
    check(h.p == v, 1), check(v[0], 5); check(h.s, 2);
    v[0] = 2; dv[0] = dv[1] = 0; h.p = 0;
    __enzyme_autodiff((void *)held_twice, enzyme_runtime_activity, v, dv, &h, &h, &g, &dg);
    check(h.p == v, 1), check(g.p == v, 1), check(dv[0], 6); check(h.s, 3);
    v[0] = 2; dv[0] = dv[1] = 0; dv[0] = 1;
    check(__enzyme_fwddiff((void *)held_twice, enzyme_runtime_activity, v, dv, &h, &h, &g, &dg), 6);
    check(h.p == v, 1), check(g.p == v, 1); check(h.s, 3);
}
int main(void) {
    copies();
    links();
    return failures();
}
