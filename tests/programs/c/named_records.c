// Records with names and flags between their numbers: by value, returned, in arrays, sorted, assigned, in a buffer of bytes.
// differentiate: boxes(p, n)  at: p = 0.1 0.2 0.9 1.1 2.2 0.4, n = 3
// differentiate: ranked(x, n)  at: x = 0.7 0.2 1.4 0.9, n = 4
// differentiate: swapped(x, n)  at: x = 0.7 0.2 1.4, n = 3
// differentiate: buffered(x)  at: x = 0.6
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { double x, y; } point;
typedef struct { point lo, hi; int count; char tag[5]; } box;

__attribute__((noinline)) static box bounds(const point *p, int n) {
    box b = {p[0], p[0], n, "box"};
    for (int i = 1; i < n; i++) {
        b.lo = (point){fmin(b.lo.x, p[i].x), fmin(b.lo.y, p[i].y)};
        b.hi = (point){fmax(b.hi.x, p[i].x), fmax(b.hi.y, p[i].y)};
    }
    return b;
}
__attribute__((noinline)) static double area(box b) {
    b.hi.x -= b.lo.x;
    b.hi.y -= b.lo.y;
    return b.tag[0] == 'b' ? b.hi.x * b.hi.y * b.count : 0;
}
double boxes(const double *p, int n) { return area(bounds((const point *)p, n)); }

typedef struct { char name[24]; double value; short flags; float weight; } entry;
static int by_value(const void *a, const void *b) {
    double x = ((const entry *)a)->value, y = ((const entry *)b)->value;
    return (x > y) - (x < y);
}
double ranked(const double *x, int n) {
    entry *table = malloc(n * sizeof *table), best;
    for (int i = 0; i < n; i++) {
        table[i] = (entry){"", x[i] * x[(i + 1) % n], (short)i, 1.5f};
        snprintf(table[i].name, sizeof table[i].name, "entry %d", i);
    }
    qsort(table, n, sizeof *table, by_value);
    best = table[n - 1];
    double sum = strlen(best.name) * best.value;
    for (int i = 0; i < n; i++) sum += (i + 1) * table[i].value * table[i].weight;
    free(table);
    return sum;
}

__attribute__((noinline)) static void exchange(entry *a, entry *b) {
    entry held = *a;
    *a = *b;
    *b = held;
}
double swapped(const double *x, int n) {
    entry all[3];
    for (int i = 0; i < n; i++) {
        memset(&all[i], 0, sizeof all[i]);
        strcpy(all[i].name, "a name");
        all[i].value = sin(x[i]);
    }
    exchange(&all[0], &all[2]);
    exchange(&all[1], &all[2]);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * all[i].value;
    return sum;
}

typedef struct { int kind; char bytes[16]; double scale; } packet;
__attribute__((noinline)) static packet relay(packet p) { p.kind++; return p; }
double buffered(double x) {
    packet p = {0, {0}, x};
    double v = x * x, w;
    memcpy(p.bytes + 4, &v, sizeof v);
    packet q = relay(p), r = relay(q);
    memcpy(&w, r.bytes + 4, sizeof w);
    return w * r.scale + r.kind;
}
