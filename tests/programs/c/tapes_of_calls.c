// Functions that call themselves and each other, with arrays of their own: their tapes lie on one stack.
// differentiate: minors(a, n)        at: a = 1.2 0.3 -0.7 0.4 0.9 1.1 0.2 -0.5 1.4 0.6 0.8 -0.3 0.1 0.5 -0.9 1.7, n = 4
// differentiate: chosen(a, row, used)  at: a = 1.2 0.3 -0.7 0.4 0.9 1.1 0.2 -0.5 1.4 0.6 0.8 -0.3 0.1 0.5 -0.9 1.7, row = 0, used = 0
// differentiate: integral(p)         at: p = 1.3 2.1 0.4
// differentiate: reprojection(c, x)  at: c = 0.1 0.2 -0.3 0.05 0.02 -4 1.1 0.02 0.03 0.1 0.02, x = 0.3 -0.4 0.6
// differentiate: down(p, y, n)       at: p = 0.1 0.2 0.3 0.15, y = 0.4, n = 3000
// differentiate: mixed(x, n)         at: x = 0.3 0.8 1.1 0.7 0.2, n = 5
// differentiate: either(x, n)        at: x = 0.3 0.8 1.1 0.7, n = 4
// expect: no heap
#include <math.h>
#include <string.h>

double minors(const double *a, int n) {
    if (n == 1) return a[0];
    double rest[9], sum = 0, sign = 1;
    for (int c = 0; c < n; c++) {
        for (int i = 1; i < n; i++)
            for (int j = 0, k = 0; j < n; j++)
                if (j != c) rest[(i - 1) * (n - 1) + k++] = a[i * n + j];
        sum += sign * a[c] * minors(rest, n - 1);
        sign = -sign;
    }
    return sum;
}

double chosen(const double *a, int row, unsigned used) {
    if (row == 4) return 1;
    double sum = 0, sign = 1;
    for (int c = 0; c < 4; c++) {
        if (used >> c & 1) continue;
        sum += sign * a[row * 4 + c] * chosen(a, row + 1, used | 1u << c);
        sign = -sign;
    }
    return sum;
}

static double height(const double *p, double t) { return p[0] * sin(p[1] * t) / (t + p[2]); }
static double refine(const double *p, double a, double fa, double b, double fb, double m, double fm, double whole, int depth) {
    double l = (a + m) / 2, r = (m + b) / 2, fl = height(p, l), fr = height(p, r);
    double left = (m - a) / 6 * (fa + 4 * fl + fm), right = (b - m) / 6 * (fm + 4 * fr + fb), d = left + right - whole;
    if (depth <= 0 || fabs(d) < 1e-9) return left + right + d / 15;
    return refine(p, a, fa, m, fm, l, fl, left, depth - 1) + refine(p, m, fm, b, fb, r, fr, right, depth - 1);
}
double integral(const double *p) {
    double fa = height(p, 0), fm = height(p, 1), fb = height(p, 2);
    return refine(p, 0, fa, 2, fb, 1, fm, (fa + 4 * fm + fb) / 3, 8);
}

__attribute__((noinline)) static void cross(const double *a, const double *b, double *c) {
    c[0] = a[1] * b[2] - a[2] * b[1], c[1] = a[2] * b[0] - a[0] * b[2], c[2] = a[0] * b[1] - a[1] * b[0];
}
__attribute__((noinline)) static void turn(const double *r, const double *p, double *q) {
    double w[3], moved[3], angle = sqrt(r[0] * r[0] + r[1] * r[1] + r[2] * r[2]);
    for (int i = 0; i < 3; i++) w[i] = r[i] / angle;
    cross(w, p, moved);
    double along = (w[0] * p[0] + w[1] * p[1] + w[2] * p[2]) * (1 - cos(angle));
    for (int i = 0; i < 3; i++) q[i] = p[i] * cos(angle) + moved[i] * sin(angle) + w[i] * along;
}
__attribute__((noinline)) static void distort(const double *k, double *p) {
    double r = p[0] * p[0] + p[1] * p[1], scale = 1 + k[0] * r + k[1] * r * r;
    p[0] *= scale, p[1] *= scale;
}
__attribute__((noinline)) static void project(const double *camera, const double *x, double *out) {
    double from[3], turned[3];
    for (int i = 0; i < 3; i++) from[i] = x[i] - camera[3 + i];
    turn(camera, from, turned);
    out[0] = turned[0] / turned[2], out[1] = turned[1] / turned[2];
    distort(camera + 9, out);
    out[0] = out[0] * camera[6] + camera[7], out[1] = out[1] * camera[6] + camera[8];
}
double reprojection(const double *c, const double *x) {
    double p[2];
    project(c, x, p);
    return p[0] * p[0] + 2 * p[1] * p[1];
}

double down(const double *p, double y, int n) {
    if (n == 0) return y;
    double r = down(p, sin(y) * p[n & 3] + y * 0.9, n - 1);
    return r * 1.0001 + 1e-3 * y * y;
}

// An array of its own on each level, chosen by a pointer: this shadow stays where it is.
double mixed(const double *x, int n) {
    double odd[4], even[4];
    if (n == 0) return 1;
    memset(odd, 0, sizeof odd), memcpy(even, x, sizeof *x);
    double *to = n & 1 ? odd : even;
    to[0] += x[0] * x[0];
    double below = mixed(x + 1, n - 1);
    to[1] = below * to[0];
    for (int i = 0; i < n; i++) to[i & 1] *= sin(below + to[i & 1]);
    return odd[0] + even[0] + to[1];
}

static double other(const double *x, int n);
double either(const double *x, int n) {
    double part[8];
    if (n == 0) return 0.5;
    for (int i = 0; i < n; i++) part[i] = exp(-x[i]) * i;
    return other(x, n - 1) * part[n - 1] + other(part, n / 2);
}
static double other(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * either(x, i);
    return sin(sum) + 1;
}
