// Hand tracking, simple: 26 parameters pose 22 bones, which move 544 vertices by their weights, to meet 100 points.
#include "bench.h"
enum { BONES = 22, VERTICES = 544, POINTS = 100, PARAMETERS = 26 };
static double x[PARAMETERS], dx[PARAMETERS], *relative, *inverse, *vertices, *weights, *points;
static int parents[BONES], meets[POINTS];
/* 3×4 matrices, the last row of which is 0 0 0 1. */
static void times(const double *a, const double *b, double *c) {
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++) {
            double s = j == 3 ? a[4 * i + 3] : 0;
            for (int k = 0; k < 3; k++) s += a[4 * i + k] * b[4 * k + j];
            c[4 * i + j] = s;
        }
}
static void turn(const double *angles, double *m) {
    double c0 = cos(angles[0]), s0 = sin(angles[0]), c1 = cos(angles[1]), s1 = sin(angles[1]), c2 = cos(angles[2]), s2 = sin(angles[2]);
    double made[12] = {c1 * c2, s0 * s1 * c2 - c0 * s2, c0 * s1 * c2 + s0 * s2, 0,
                       c1 * s2, s0 * s1 * s2 + c0 * c2, c0 * s1 * s2 - s0 * c2, 0, -s1, s0 * c1, c0 * c1, 0};
    memcpy(m, made, sizeof made);
}
static double distance(const double *theta, const double *relative, const double *inverse, const double *vertices,
                       const double *weights, const double *points, const int *parents, const int *meets) {
    double absolute[BONES][12], moved[BONES][12], total = 0;
    for (int b = 0; b < BONES; b++) {
        double angles[3] = {0, 0, 0}, own[12], m[12];
        if (b == 0) angles[0] = theta[0], angles[1] = theta[1], angles[2] = theta[2];
        else if (b <= 20) angles[0] = theta[5 + b], angles[1] = (b % 4 == 1) ? 0.3 * theta[5 + b] : 0;
        turn(angles, own);
        times(relative + 12 * b, own, m);
        if (b == 0) memcpy(absolute[0], m, sizeof m);
        else times(absolute[parents[b]], m, absolute[b]);
        times(absolute[b], inverse + 12 * b, moved[b]);
    }
    for (int p = 0; p < POINTS; p++) {
        int v = meets[p];
        double at[3] = {theta[3], theta[4], theta[5]};
        for (int b = 0; b < BONES; b++)
            for (int i = 0; i < 3; i++) {
                double s = moved[b][4 * i + 3];
                for (int k = 0; k < 3; k++) s += moved[b][4 * i + k] * vertices[3 * v + k];
                at[i] += weights[BONES * v + b] * s;
            }
        for (int i = 0; i < 3; i++) total += (points[3 * p + i] - at[i]) * (points[3 * p + i] - at[i]);
    }
    return total;
}
static double primal(void) { return distance(x, relative, inverse, vertices, weights, points, parents, meets); }
static void gradient(void) {
    __enzyme_autodiff((void *)distance, enzyme_dup, x, dx, enzyme_const, relative, enzyme_const, inverse, enzyme_const,
                      vertices, enzyme_const, weights, enzyme_const, points, enzyme_const, parents, enzyme_const, meets);
}
struct benchmark benchmark(void) {
    relative = numbers(12 * BONES, 0.4, 0), inverse = numbers(12 * BONES, 0.4, 0), vertices = numbers(3 * VERTICES, 1, 0);
    weights = numbers(BONES * VERTICES, 0.05, 0.05), points = numbers(3 * POINTS, 1, 0);
    for (int b = 0; b < BONES; b++) {
        parents[b] = b % 4 == 1 || b > 20 ? 0 : b - 1;
        for (int i = 0; i < 3; i++) relative[12 * b + 5 * i] += 1, inverse[12 * b + 5 * i] += 1;
    }
    for (int p = 0; p < POINTS; p++) meets[p] = (p * 37) % VERTICES;
    for (int i = 0; i < PARAMETERS; i++) x[i] = 0.5 * uniform();
    return (struct benchmark){"hand tracking", PARAMETERS, x, dx, primal, gradient, 0};
}
