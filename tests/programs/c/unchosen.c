// What is computed and not chosen may be infinite, and has no derivative: by selects, by branches, by fmax, in loops.
// differentiate: apart(v, r)  at: v = 2.5, r = 0
// differentiate: squares(v, x)  at: v = 1.5, x = 1000
// differentiate: clamped(w, x)  at: w = 2.5, x = 1e-320
// differentiate: branches(v, r, out)  at: v = 1.5, r = 0, out = 0.5
// differentiate: outside(v, x)  at: v = 1.25, x = -1
// differentiate: many(v, r, n)  at: v = 1.5, r = 0 2 0 -3, n = 4
// differentiate: best(r, v, n)  at: r = 0.5 0.25 0 1.5, v = 1.5 2.5 0.5 0.75, n = 4
// differentiate: stored(r, v, t, n)  at: r = 0.5 0.25 0 1.5, v = 1.5 2.5 0.5 0.75, t = zeros(4), n = 4
// differentiate: returned(r, v, n)  at: r = 0.5 0.25 0 1.5, v = 1.5 2.5 0.5 0.75, n = 4
#include <math.h>

double apart(double v, double r) {
    double s = 1 / r;
    return fabs(r) > 0.5 ? s * v : v * v;
}

double squares(double v, double x) {
    double e = exp(x) * v, d = (e - 1) * (e - 1);
    return d < 100 ? d : 3 * v / x;
}

double clamped(double w, double x) { return fmax(w * log(x * x), -100 * w); }

// what the branch needs is computed in front of it, and stored behind it
double branches(double v, double r, double *out) {
    double s = v / (r * r), q = s * s * v;
    if (q < 5) {
        *out = q;
        return v;
    }
    *out = *out * v + r;
    return 2 * v;
}

double outside(double v, double x) {
    double s = sqrt(x - v);  // NaN
    return x > v ? s * sin(s) * v : 2 * v + x;
}

double many(double v, const double *r, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double s = 1 / r[i], u = v * s;
        sum += fabs(r[i]) > 1 ? u * s + v : v * r[i];
    }
    return sum;
}

// the least of ratios
double best(const double *r, const double *v, int n) {
    double least = 1e300;
    for (int i = 0; i < n; i++) {
        double ratio = v[i] / (r[i] * r[i]) * v[i];
        least = ratio < least ? ratio : least;
    }
    return least;
}

// among numbers that were stored, and among results of calls
double stored(const double *r, const double *v, double *t, int n) {
    for (int i = 0; i < n; i++) t[i] = v[i] / (r[i] * r[i]) * v[i];
    double least = t[0];
    for (int i = 1; i < n; i++)
        if (t[i] < least) least = t[i];
    for (int i = 0; i < n; i++) t[i] = 0;
    return least;
}

__attribute__((noinline)) static double ratio(double v, double r, int depth) {
    double s = 1 / (r * r);
    return depth > 0 ? ratio(v, r, depth - 1) : s * v * v;
}

double returned(const double *r, const double *v, int n) {
    double least = 1e300;
    for (int i = 0; i < n; i++) least = fmin(least, ratio(v[i], r[i], 3));
    return least;
}
