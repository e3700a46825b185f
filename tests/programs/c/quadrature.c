// Quadrature: trapezoid, Gauss-Legendre with a table, adaptive Simpson by recursion, Monte Carlo with an inactive generator.
// differentiate: trapezoid(a, b, k, n)  at: a = 0.2, b = 1.7, k = 2.3, n = 16
// differentiate: gauss(a, b, k)  at: a = 0.2, b = 1.7, k = 2.3
// differentiate: adaptive(a, b, k)  at: a = 0.2, b = 1.7, k = 2.3
// differentiate: monte_carlo(k, n)  at: k = 1.3, n = 40
#include <math.h>
#include <stdint.h>

static double f(double x, double k) { return sin(k * x) / (1 + x * x); }

double trapezoid(double a, double b, double k, int n) {
    double h = (b - a) / n, s = 0.5 * (f(a, k) + f(b, k));
    for (int i = 1; i < n; i++) s += f(a + i * h, k);
    return s * h;
}

double gauss(double a, double b, double k) {
    static const double nodes[3] = {-0.7745966692414834, 0, 0.7745966692414834}, weights[3] = {5. / 9, 8. / 9, 5. / 9};
    double s = 0;
    for (int i = 0; i < 3; i++) s += weights[i] * f(0.5 * (a + b) + 0.5 * (b - a) * nodes[i], k);
    return s * (b - a) / 2;
}

static double refine(double a, double b, double fa, double fm, double fb, double k, double tolerance, int depth) {
    double m = 0.5 * (a + b), fl = f(0.5 * (a + m), k), fr = f(0.5 * (m + b), k), h = b - a;
    double whole = h / 6 * (fa + 4 * fm + fb), halves = h / 12 * (fa + 4 * fl + 2 * fm + 4 * fr + fb);
    if (depth == 0 || fabs(halves - whole) < tolerance) return halves + (halves - whole) / 15;
    return refine(a, m, fa, fl, fm, k, tolerance / 2, depth - 1) + refine(m, b, fm, fr, fb, k, tolerance / 2, depth - 1);
}

double adaptive(double a, double b, double k) {
    return refine(a, b, f(a, k), f((a + b) / 2, k), f(b, k), k, 1e-5, 8);
}

double monte_carlo(double k, int n) {
    uint64_t state = 88172645463325252ull;
    double s = 0;
    for (int i = 0; i < n; i++) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        s += exp(-k * (double)(state >> 11) / 9007199254740992.0);
    }
    return s / n;
}
