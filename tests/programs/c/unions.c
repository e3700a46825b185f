// Unions and copies that move a double as an integer; a sign test and an absolute value by bits.
// differentiate: punned(x, n)  at: x = 1.5 -2.5 0.5, n = 3
// differentiate: tagged(x, n)  at: x = 1.5 2.5 0.5 3.5, n = 4
// differentiate: magnitude(x)  at: x = -1.75
#include <math.h>
#include <stdint.h>
#include <string.h>

double punned(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        uint64_t bits;
        memcpy(&bits, &x[i], sizeof bits);
        double same;
        memcpy(&same, &bits, sizeof same);
        s += (bits >> 63 ? 2 : 3) * same * same;
    }
    return s;
}

typedef struct { int tag; union { double real; long whole; } as; } variant;

double tagged(const double *x, int n) {
    variant v[8];
    for (int i = 0; i < n; i++) {
        v[i].tag = i & 1;
        if (v[i].tag) v[i].as.whole = i * 10;
        else v[i].as.real = x[i] * x[i];
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += v[i].tag ? x[i] * v[i].as.whole : sin(v[i].as.real);
    return s;
}

double magnitude(double x) {
    union { double d; uint64_t u; } both = {.d = x};
    both.u &= 0x7fffffffffffffffull;
    return both.d * both.d * both.d;
}
