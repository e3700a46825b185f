// Part of a struct cleared or copied, inside an array of structs: nothing behind the part is touched.
// differentiate: cleared(x, k, t)  at: x = 1.5 -0.7 0.4 0.9, k = 1, t = 0.8
// differentiate: moved(x, k, t)  at: x = 1.5 -0.7 0.4 0.9, k = 1, t = 0.8
#include <string.h>

typedef struct { double p; int tag; double q[3]; double *link; } record;

double cleared(double *x, int k, double t) {
    record rs[2] = {{x[1], k, {t, x[2], 0.5}, x}, {t, 1, {x[3], x[0] * t, t}, x + 1}};
    double a = rs[k].q[1] * rs[1 - k].p;
    memset(&rs[1].q[1], 0, 2 * sizeof(double));
    return a + rs[k].q[0] * rs[k].link[0] + rs[k].q[2];
}

double moved(double *x, int k, double t) {
    record rs[3] = {{x[1], k, {t, x[2], 0.5}, x}, {t, 1, {x[3], x[0] * t, t}, x + 1}, {x[2], 3, {t * t}, x}};
    memcpy(&rs[2].q[0], &rs[k].q[1], 2 * sizeof(double));
    memcpy(&rs[k].tag, &rs[0].tag, sizeof(int));
    return rs[2].q[0] * rs[2].q[1] + rs[k].q[0] * rs[2].link[1] + rs[k].p * rs[2].q[1 + k] + rs[k].tag * t;
}
