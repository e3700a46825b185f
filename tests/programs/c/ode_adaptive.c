// Adaptive steps: the error estimate decides, as inactive control, which step is taken.
// differentiate: decay(y0, k, end)  at: y0 = 2, k = 1.3, end = 1.5
// const: end
// tolerance: 1e-5
#include <math.h>

double decay(double y0, double k, double end) {
    double t = 0, y = y0;
    int level = 3;
    while (t < end - 1e-12) {
        double h = ldexp(1, -level);
        if (t + h > end) h = end - t;
        double k1 = -k * y * y, k2 = -k * (y + h * k1) * (y + h * k1);
        double error = fabs(h * (k2 - k1)) / 2;
        if (error > 0.05 && level < 12) {
            level++;
            continue;
        }
        y += h * (k1 + k2) / 2;
        t += h;
        if (error < 0.001 && level > 2) level--;
    }
    return y;
}
