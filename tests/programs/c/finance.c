// Option prices: Black-Scholes by erfc, a binomial tree in place, Asian paths from an inactive generator.
// differentiate: black_scholes(s, k, r, v, t)  at: s = 100, k = 95, r = 0.03, v = 0.25, t = 0.75
// differentiate: binomial(s, k, r, v, t, n)  at: s = 100, k = 95.5, r = 0.03, v = 0.25, t = 0.75, n = 12
// differentiate: asian(s, r, v, paths)  at: s = 100, r = 0.03, v = 0.25, paths = 6
#include <math.h>

static double normal(double x) { return 0.5 * erfc(-x / sqrt(2.0)); }

double black_scholes(double s, double k, double r, double v, double t) {
    double d1 = (log(s / k) + (r + v * v / 2) * t) / (v * sqrt(t)), d2 = d1 - v * sqrt(t);
    return s * normal(d1) - k * exp(-r * t) * normal(d2);
}

double binomial(double s, double k, double r, double v, double t, int n) {
    double dt = t / n, up = exp(v * sqrt(dt)), p = (exp(r * dt) - 1 / up) / (up - 1 / up), price[32];
    for (int i = 0; i <= n; i++) price[i] = fmax(s * pow(up, 2 * i - n) - k, 0);
    for (int step = n - 1; step >= 0; step--)
        for (int i = 0; i <= step; i++) price[i] = exp(-r * dt) * (p * price[i + 1] + (1 - p) * price[i]);
    return price[0];
}

double asian(double s, double r, double v, int paths) {
    unsigned seed = 12345;
    double total = 0;
    for (int p = 0; p < paths; p++) {
        double price = s, sum = 0;
        for (int i = 0; i < 8; i++) {
            seed = seed * 1664525u + 1013904223u;
            double z = (seed / 4294967296.0 - 0.5) * 3.4;
            price *= exp((r - v * v / 2) / 8 + v * sqrt(1.0 / 8) * z);
            sum += price;
        }
        total += fmax(sum / 8 - 95, 0);
    }
    return total / paths;
}
