// Strict floating point: every operation is a constrained intrinsic.
// differentiate: arithmetic(x, y)  at: x = 1.5, y = 2.5
// differentiate: functions(x, y)  at: x = 0.5, y = 2.5
// differentiate: compared(x, n)  at: x = 1.5 -2.5 0.5, n = 3
// differentiate: converted(x, n)  at: x = 1.5 -2.5 0.5, n = 3  roundoff: 2e-5  tolerance: 5e-3
// differentiate: vectors(x)  at: x = 1 2 3 4
#pragma STDC FENV_ACCESS ON
#include <fenv.h>
#include <math.h>
typedef double v4 __attribute__((vector_size(32)));
double arithmetic(double x, double y) { return (x + y) * (x - y) / (1 + x * y) - fmod(5 * y, x) + fma(x, y, -x); }
double functions(double x, double y) {
    return sin(x) * exp(y) + pow(x, y) + sqrt(y) + log(y) * cos(x) + fmax(x, y) * fmin(x, y) + fabs(-x) + tan(x) + atan2(x, y)
        + hypot(x, y) + floor(y) * x + ldexp(x, 3) + cbrt(y) + exp2(x) + log10(y) + log2(y) + tanh(x) + copysign(x, -y);
}
double compared(const double *x, int n) {
    double best = x[0], s = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] > best) best = x[i];
        s += x[i] < 0 ? x[i] * x[i] : x[i];
    }
    return best * s;
}
double converted(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        float f = (float)x[i];
        int k = (int)(x[i] * 3);
        s += (double)f * k + lrint(x[i] * 4.1) * x[i] + (unsigned)(k + 20) * x[i];
    }
    fesetround(FE_TONEAREST);
    return s;
}
double vectors(const double *x) {
    v4 a = {x[0], x[1], x[2], x[3]}, b = a * a + a / (a + 1);
    return b[0] * b[1] + b[2] * b[3];
}
