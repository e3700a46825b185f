// Part of a struct cleared or copied, inside an array of structs: nothing behind the part is touched.
// differentiate: cleared(x, k, t)  at: x = 1.5 -0.7 0.4 0.9, k = 1, t = 0.8
// differentiate: moved(x, k, t)  at: x = 1.5 -0.7 0.4 0.9, k = 1, t = 0.8
// differentiate: overwritten(x, n)  at: x = 2 3 4 5, n = 4
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

struct bag {
    int n;
    struct {
        double w;
        struct { float a; char c; double b[2]; } in[2];
    } items[4];
};

__attribute__((noinline)) static double total(struct bag *b, int k) {
    double s = 0;
    for (int i = 0; i < b->n; i++) {
        b->items[i].w *= b->items[(i + k) % b->n].in[k % 2].b[i % 2];
        s += b->items[i].w + b->items[i].in[0].a;
    }
    return s;
}

/* A float beside doubles at places that an index leads to: where its adjoint is zero, that of a double stays. */
double overwritten(const double *x, int n) {
    struct bag b;
    memset(&b, 0, sizeof b);
    b.n = n;
    for (int i = 0; i < n; i++) {
        b.items[i].w = x[i];
        for (int j = 0; j < 2; j++) {
            b.items[i].in[j].a = x[i] * j + 1;
            b.items[i].in[j].b[j] = x[i] * x[i];
            b.items[i].in[j].b[1 - j] = x[n - 1 - i];
        }
    }
    struct bag c = b;
    c.items[1] = b.items[2];
    return total(&c, 2) * b.items[1].w;
}
