// Results that are kept in static variables until an argument changes: single ones, arrays, structures, two levels.
// differentiate: keyed(t)  at: t = 0.7
// differentiate: two_keys(a, b)  at: a = 0.3, b = 0.4
// differentiate: filled_by_degree(x)  at: x = 1.5
// differentiate: recurrences(x)  at: x = 0.3
// differentiate: structure(x)  at: x = 0.9 1.7
// differentiate: nested(t)  at: t = 0.6
// differentiate: vector_key(x, n)  at: x = 0.5 1.2 -0.3, n = 3
// differentiate: in_a_loop(x, n)  at: x = 0.5 0.5 1.2 0.5, n = 4
// differentiate: by_integers(x)  at: x = 0.8
// differentiate: earlier_state(x)  at: x = 0.8
// differentiate: spline(y, n)  at: y = 0.3 0.67 1.04 1.41, n = 4
// differentiate: within_distance(t)  at: t = 0.4
// differentiate: record(x)  at: x = 0.3 0.67 1.04
// differentiate: summed(x)  at: x = 0.8
// differentiate: without_flag(x)  at: x = 0.7
// differentiate: relative(x, y)  at: x = 0.7, y = 0.2
// differentiate: judged(x, n)  at: x = 0.7 0.2, n = 2  expect: stops: keeps from an earlier call
// differentiate: on_the_heap(x)  at: x = 0.7
// differentiate: struct_on_the_heap(x)  at: x = 0.7
#include <math.h>
#include <stdlib.h>
#include <string.h>

// sin and cos of the last angle
static void sincos_kept(double t, double *s, double *c) {
    static double last = -999, s_last, c_last;
    if (t != last) {
        s_last = sin(t);
        c_last = cos(t);
        last = t;
    }
    *s = s_last;
    *c = c_last;
}
double keyed(double t) {
    double s, c, s2, c2;
    sincos_kept(t, &s, &c);
    sincos_kept(t, &s2, &c2);
    return s * c2 * t + s2;
}

static double key[2], rotation[4];
static int is_set;
static __attribute__((noinline)) void update(double a, double b) {
    if (is_set && a == key[0] && b == key[1]) return;
    for (int i = 0; i < 4; i++) rotation[i] = sin(a * i) * b;
    key[0] = a;
    key[1] = b;
    is_set = 1;
}
double two_keys(double a, double b) {
    update(a, b);
    return rotation[0] + rotation[1] * a + rotation[2] * rotation[3];
}

static double powers[8], base = -1;
static int have[8];
static __attribute__((noinline)) double power(double x, int n) {
    if (x != base) {
        memset(have, 0, sizeof have);
        base = x;
    }
    if (!have[n]) {
        powers[n] = pow(x, n);
        have[n] = 1;
    }
    return powers[n];
}
double filled_by_degree(double x) { return power(x, 2) + power(x, 3) * power(x, 2); }

// Legendre's polynomials, as many as have been asked for
static double legendre(double x, int n) {
    static double p[20], x_last = 2;
    static int count;
    if (x != x_last) {
        p[0] = 1;
        p[1] = x;
        count = 2;
        x_last = x;
    }
    for (; count <= n; count++) p[count] = ((2 * count - 1) * x * p[count - 1] - (count - 1) * p[count - 2]) / count;
    return p[n];
}
double recurrences(double x) { return legendre(x, 3) * legendre(x, 7) + legendre(x, 5); }

struct state {
    double t, p, density, sound;
    long calls;
};
static struct state air;
static __attribute__((noinline)) const struct state *at(struct state *s, double t, double p) {
    s->calls++;
    if (s->t != t || s->p != p) {
        s->density = p / (287 * t);
        s->sound = sqrt(1.4 * p / s->density);
        s->t = t;
        s->p = p;
    }
    return s;
}
double structure(const double *x) {
    double rho = at(&air, x[0], x[1])->density;
    return rho * at(&air, x[0], x[1])->sound * x[0];
}

static double century(double t) {
    static double last = -1, kept;
    if (last != t) kept = t / 36525 + 0.1, last = t;
    return kept;
}
static double obliquity(double t) {
    static double last = -1, kept;
    if (last != t) {
        double c = century(t);
        kept = 23.4 + c * (sin(c) - 0.5);
        last = t;
    }
    return kept;
}
double nested(double t) { return obliquity(t) * century(t) + obliquity(t); }

double vector_key(const double *x, int n) {
    static double last[8], squares[8];
    int same = 1;
    for (int i = 0; i < n; i++) same &= x[i] == last[i];
    if (!same)
        for (int i = 0; i < n; i++) {
            squares[i] = x[i] * x[i] * (i + 1);
            last[i] = x[i];
        }
    double s = 0;
    for (int i = 0; i < n; i++) s += squares[i] * x[i];
    return s;
}

double in_a_loop(const double *x, int n) {
    static double last = 1e30, kept;
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] != last) {
            kept = exp(x[i]);
            last = x[i];
        }
        s = s * 0.5 + kept * x[i];
    }
    return s;
}

// Only what is inactive is kept: factorials, nodes for each degree.
static double factorial(int n) {
    static double kept[16];
    static int known;
    if (!known) kept[0] = 1, known = 1;
    for (; known <= n; known++) kept[known] = kept[known - 1] * known;
    return kept[n];
}
static const double *nodes(int n) {
    static double kept[4];
    static int degree = -1;
    if (n != degree) {
        for (int i = 0; i < n; i++) kept[i] = cos((i + 0.5) * 3.14159265358979 / n);
        degree = n;
    }
    return kept;
}
double by_integers(double x) {
    double s = 0, term = 1;
    for (int i = 0; i < 6; i++, term *= x) s += term / factorial(i);
    for (int i = 0; i < 4; i++) s += sin(x * nodes(4)[i]);
    return s;
}

// A counter and the mean of all calls, which what comes next does not depend on; a largest value in one call.
double earlier_state(double x) {
    static long calls;
    static double largest;
    calls++;
    largest = 0;
    for (int i = 1; i < 4; i++)
        if (x * i > largest) largest = x * i;
    return largest * sin(x);
}

// Second derivatives of a spline, for the same values as last time; sums that are made in place.
static double curvature[8], last_values[8];
static int last_count = -1;
static void prepare(const double *y, int n) {
    int same = n == last_count;
    for (int i = 0; same && i < n; i++)
        if (y[i] != last_values[i]) same = 0;
    if (same) return;
    double u[8];
    curvature[0] = u[0] = 0;
    for (int i = 1; i < n - 1; i++) {
        double p = 0.5 * curvature[i - 1] + 2;
        curvature[i] = -0.5 / p;
        u[i] = (y[i + 1] - 2 * y[i] + y[i - 1] - 0.5 * u[i - 1]) / p;
    }
    curvature[n - 1] = 0;
    for (int k = n - 2; k >= 0; k--) curvature[k] = curvature[k] * curvature[k + 1] + u[k];
    for (int i = 0; i < n; i++) last_values[i] = y[i];
    last_count = n;
}
double spline(const double *y, int n) {
    double s = 0;
    for (int k = 0; k < 3; k++) {
        double t = 0.3 + 0.8 * k, b = t - (int)t, a = 1 - b;
        int i = (int)t;
        prepare(y, n);
        s += a * y[i] + b * y[i + 1] + ((a * a * a - a) * curvature[i] + (b * b * b - b) * curvature[i + 1]) / 6;
    }
    return s * s;
}

double within_distance(double t) {
    static double last, sine, cosine;
    static int is_valid;
    if (!is_valid || fabs(t - last) > 1e-10) {
        sine = sin(3 * t);
        cosine = cos(t * t);
        last = t;
        is_valid = 1;
    }
    return sine * cosine + t * sine;
}

static struct { double e, tilt, rate, shape[2]; int is_set; } orbit;
double record(const double *x) {
    static double last[3] = {-9, -9, -9};
    if (memcmp(last, x, sizeof last) != 0) {
        orbit.e = x[0];
        orbit.tilt = cos(x[1]);
        orbit.rate = x[2];
        for (int i = 0; i < 2; i++) orbit.shape[i] = orbit.e * orbit.tilt * (i + 1);
        orbit.is_set = 1;
        memcpy(last, x, sizeof last);
    }
    double anomaly = orbit.rate;
    for (int k = 0; k < 3; k++) anomaly = orbit.rate + orbit.e * sin(anomaly);
    return orbit.shape[0] * cos(anomaly) + orbit.shape[1] * sin(anomaly);
}

double summed(double x) {
    static double last = -1, sums[3];
    if (x != last) {
        memset(sums, 0, sizeof sums);
        for (int i = 0; i < 9; i++) sums[i % 3] += sin(x * i) / (i + 1);
        last = x;
    }
    return sums[0] * sums[1] + sums[2];
}

double without_flag(double x) {
    static double last = -1, keep;
    if (fabs(x - last) > 1e-14) {
        keep = x * x * x;
        last = x;
    }
    return keep;
}

static double x_before = -1, cube;
double relative(double x, double y) {
    if (fabs(x - x_before) > 1e-12 * fabs(x)) {
        cube = x * x * x;
        x_before = x;
    }
    return cube * y;
}

static double first_before = -1, first_cubed;
static __attribute__((noinline)) int is_far(double a, double b) { return fmax(a - b, b - a) > 1e-14; }
double judged(const double *x, int n) {
    if (is_far(x[0], first_before)) {
        first_cubed = x[0] * x[0] * x[0];
        first_before = x[0];
    }
    return first_cubed * x[n - 1];
}

// LLVM makes globals without contents of memory that is allocated once
double on_the_heap(double x) {
    static double *kept;
    if (!kept) kept = malloc(2 * sizeof *kept), kept[0] = -1;
    if (kept[0] != x) kept[0] = x, kept[1] = x * x * x;
    return kept[1];
}

double struct_on_the_heap(double x) {
    static struct { double key, value; } *kept;
    if (!kept) kept = calloc(1, sizeof *kept), kept->key = -1;
    if (kept->key != x) kept->key = x, kept->value = sin(x);
    return kept->value * 3;
}
