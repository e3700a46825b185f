// An integer member that only travels, in structs that are copied, in arrays, and walked over by a pointer.
// differentiate: carried(x, k, t)  at: x = 1.5 -0.7 0.4 0.9, k = 1, t = 0.8
#include <math.h>

typedef struct { double p; int tag; double q[3]; double *link; } record;

static double walked(record *r) {
    double s = 0;
    for (double *p = r->q; p < r->q + 3; p++) { *p = sin(*p); s += *p; }
    return s;
}

double carried(double *x, int k, double t) {
    record rs[2] = {{x[1], k, {t, x[2], 0.5}, x}, {t, 1, {x[3], x[0] * t, t}, x + 1}}, r = rs[k % 2];
    for (int i = 0; i < 5; i++) {
        r.q[(i + k) % 3] += 0.5 * rs[i % 2].q[i % 3];
        r.tag = (r.tag + 1) % 4;
        if (i == 3) rs[k] = r;
    }
    return walked(&rs[0]) + walked(&rs[1]) * rs[1].tag + r.q[0] * r.q[2] + r.link[0];
}
