// What a branch reads may be a NaN where the branch is not taken: missing values, weights of others, members not set
// differentiate: scaled(x, k, far)  at: x = 0.7, k = nan, far = 0  const: k
// differentiate: weighted(x, w)  at: x = 0.7 1.3 0.2, w = 0.5 nan 2  const: w
// differentiate: field(x)  at: x = 0.7 1.3
// differentiate: known(x, seen, n)  at: x = 0.4 1.2 0.9 1.6, seen = 1 nan 0.5 nan, n = 4  const: seen
#include <math.h>

double scaled(double x, double k, int far) {
    double d = x;
    if (far) d = d * k;
    return d * x;
}

double weighted(double *x, double *w) {
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        double v = x[i];
        if (!isnan(w[i])) v *= w[i];
        sum += v * v;
    }
    return sum;
}

// a pair of particles with or without a cutoff: what belongs to the cutoff is not set without
struct pairs { int cutoff, change; double krf; };

static double pair(const struct pairs *p, double r) {
    double inverse = 1 / r, slope = 0;
    if (p->change) slope = r;
    double d = inverse;
    if (p->cutoff)
        d += inverse - p->krf * r;
    else
        d += inverse;
    d *= inverse;
    if (p->change) d -= slope * inverse;
    return d * r;
}

double field(double *x) {
    volatile double unset = NAN;
    volatile int no = 0;
    struct pairs p = {no, no, unset};
    double total = 0;
    for (int i = 0; i < 2; i++) {
        double d = pair(&p, x[i]);
        x[i] = d;
        total += d;
    }
    return total;
}

// a likelihood of what was seen, and of that some was not
double known(const double *x, const double *seen, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double e = seen[i] - x[i];
        sum += seen[i] != seen[i] ? log(1 + x[i]) : -0.5 * e * e - log(x[i]) * seen[i];
    }
    return sum;
}
