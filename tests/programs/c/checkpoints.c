// Long recurrences: the tape grows; a state array saved and restored by the program itself.
// differentiate: long_run(x, n)  at: x = 0.4, n = 3000  tolerance: 1e-5
// differentiate: rollback(x, n)  at: x = 1 2 3, n = 3
#include <string.h>

double long_run(double x, int n) {
    double y = 0;
    for (int i = 0; i < n; i++) {
        y = 0.99 * y + 0.01 * x * y * y + 0.005 * x;
        if (y > 2) y = y - 2;
    }
    return y * x;
}

double rollback(double *x, int n) {
    double saved[8], s = 0;
    memcpy(saved, x, n * sizeof *x);
    for (int t = 0; t < 3; t++) {
        for (int i = 0; i < n; i++) x[i] = x[i] * x[(i + 1) % n] * 0.5;
        s += x[t] * (t + 1);
        if (t == 1) memcpy(x, saved, n * sizeof *x);
    }
    return s + x[0];
}
