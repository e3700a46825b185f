// Records of keys, values and marks in arrays that are shifted and split, in a list: a copy stays in its array.
// differentiate: kept(x, n)  at: x = 1.3 0.7, n = 2
#include <stdlib.h>
#include <string.h>
typedef struct rec {
    long n;
    struct rec *kid[2];
    int m0[4];
    double m1[4];
    short m2[4];
} rec;
static rec *made(void) { return calloc(1, sizeof(rec)); }
static void split(rec *p) {
    rec *q = made();
    int mid = p->n / 2;
    q->n = p->n - mid;
    for (int j = 0; j < q->n; j++) q->m0[j] = p->m0[mid + j];
    for (int j = 0; j < q->n; j++) q->m1[j] = p->m1[mid + j];
    memcpy(q->m2, p->m2 + mid, q->n * sizeof(short));
    q->kid[0] = p->kid[0];
    p->kid[0] = q;
    p->n = mid;
}
static void insert(rec *p, int key, double v) {
    if (p->n >= 3) { split(p); p = p->kid[0]; }
    int at = 0;
    while (at < p->n && p->m0[at] < key) at++;
    memmove(p->m0 + at + 1, p->m0 + at, (p->n - at) * sizeof(int));
    p->m0[at] = key;
    memmove(p->m1 + at + 1, p->m1 + at, (p->n - at) * sizeof(double));
    p->m1[at] = v * 2;
    memmove(p->m2 + at + 1, p->m2 + at, (p->n - at) * sizeof(short));
    p->m2[at] = (short)(key % 7);
    p->n++;
}
double kept(const double *x, int n) {
    rec *root = made();
    for (int i = 0; i < 7; i++) insert(root, (i * 5 + n) % 11, x[i % 2] * (i + 1) + x[0] * x[1]);
    double s = 0;
    for (rec *p = root, *q; p; p = q) {
        for (int j = 0; j < p->n; j++) { s += p->m0[j] * x[1]; s += p->m1[j] * p->m1[j] * 2; s += p->m2[j] * x[0]; }
        q = p->kid[0];
        free(p);
    }
    return s;
}
