// A switch inside a loop, several cases of which leave the loop for one place.
// differentiate: tokens(x, n)  at: x = 0.5 1.5 2.5 0.7 1.1 2.2, n = 6
// differentiate: scanned(x, kind)  at: x = 0.8, kind = 3
#include <math.h>

double tokens(const double *x, int n) {
    double s = 1;
    int i = 0;
    for (;;) {
        int kind = i < n ? (i * 7 + 3) % 11 : 5;
        switch (kind) {
        case 5: case 7: case 9: goto done;
        case 3: s *= x[i]; break;
        case 10: s += sin(x[i]); break;
        default: s = s * 0.5 + x[i] * x[i];
        }
        if (++i > 40) break;
    }
    s = -s;
done:
    return s * s;
}

double scanned(double x, int kind) {
    double v = x;
    while (1) {
        v = v * v + 0.1;
        switch (kind--) {
        case 0: case 2: return v * x;
        case 1: case -5: return v;
        case 3: v = exp(-v); continue;
        default: v += x;
        }
    }
}
