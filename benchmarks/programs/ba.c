// Bundle adjustment: the residuals of 30,000 observations of points by cameras, and their whole Jacobian by rows.
#include "bench.h"
enum { CAMERAS = 50, POINTS = 2000, OBSERVATIONS = 30000, CAMERA = 11, ROW = CAMERA + 3 + 1 };
static double *x, *dx, *features, *jacobian, *errors;
static int *cameras_of, *points_of;
static void cross(const double *a, const double *b, double *c) {
    c[0] = a[1] * b[2] - a[2] * b[1];
    c[1] = a[2] * b[0] - a[0] * b[2];
    c[2] = a[0] * b[1] - a[1] * b[0];
}
/* Rodrigues: turn p about r by |r|. */
static void rotate(const double *r, const double *p, double *out) {
    double square = r[0] * r[0] + r[1] * r[1] + r[2] * r[2], c[3];
    if (square == 0) {
        cross(r, p, c);
        for (int i = 0; i < 3; i++) out[i] = p[i] + c[i];
        return;
    }
    double theta = sqrt(square), cosine = cos(theta), sine = sin(theta), w[3];
    for (int i = 0; i < 3; i++) w[i] = r[i] / theta;
    cross(w, p, c);
    double t = (w[0] * p[0] + w[1] * p[1] + w[2] * p[2]) * (1 - cosine);
    for (int i = 0; i < 3; i++) out[i] = p[i] * cosine + c[i] * sine + w[i] * t;
}
/* A camera: rotation, centre, focal length, principal point, radial distortion. */
static void residual(const double *camera, const double *point, const double *weight, const double *feature, double *e) {
    double moved[3], turned[3], p[2];
    for (int i = 0; i < 3; i++) moved[i] = point[i] - camera[3 + i];
    rotate(camera, moved, turned);
    p[0] = turned[0] / turned[2], p[1] = turned[1] / turned[2];
    double square = p[0] * p[0] + p[1] * p[1], bent = 1 + square * (camera[9] + square * camera[10]);
    for (int i = 0; i < 2; i++) e[i] = *weight * (p[i] * bent * camera[6] + camera[7 + i] - feature[i]);
}
static double primal(void) {
    double sum = 0, *points = x + CAMERA * CAMERAS, *weights = points + 3 * POINTS;
    for (int o = 0; o < OBSERVATIONS; o++) {
        double *e = errors + 2 * o;
        residual(x + CAMERA * cameras_of[o], points + 3 * points_of[o], weights + o, features + 2 * o, e);
        sum += e[0] + 2 * e[1];
    }
    return sum;
}
static void gradient(void) {
    double *points = x + CAMERA * CAMERAS, *weights = points + 3 * POINTS;
    memset(jacobian, 0, 2 * ROW * OBSERVATIONS * sizeof(double));
    for (int o = 0; o < OBSERVATIONS; o++)
        for (int row = 0; row < 2; row++) {
            double *j = jacobian + ROW * (2 * o + row), e[2], de[2] = {row == 0, row == 1};
            __enzyme_autodiff((void *)residual, enzyme_dup, x + CAMERA * cameras_of[o], j, enzyme_dup,
                              points + 3 * points_of[o], j + CAMERA, enzyme_dup, weights + o, j + CAMERA + 3,
                              enzyme_const, features + 2 * o, enzyme_dup, e, de);
        }
}
/* Checks and times the Jacobian; what the check wants is its product with (1, 2). */
static void checked(void) {
    double *dpoints = dx + CAMERA * CAMERAS, *dweights = dpoints + 3 * POINTS;
    gradient();
    for (int o = 0; o < OBSERVATIONS; o++)
        for (int row = 0; row < 2; row++) {
            double *j = jacobian + ROW * (2 * o + row);
            for (int i = 0; i < CAMERA; i++) dx[CAMERA * cameras_of[o] + i] += (1 + row) * j[i];
            for (int i = 0; i < 3; i++) dpoints[3 * points_of[o] + i] += (1 + row) * j[CAMERA + i];
            dweights[o] += (1 + row) * j[CAMERA + 3];
        }
}
struct benchmark benchmark(void) {
    size_t n = CAMERA * CAMERAS + 3 * POINTS + OBSERVATIONS;
    x = numbers(n, 0.3, 0), dx = zeros(n), features = numbers(2 * OBSERVATIONS, 1, 0);
    errors = zeros(2 * OBSERVATIONS), jacobian = zeros(2 * ROW * OBSERVATIONS);
    cameras_of = (int *)malloc(OBSERVATIONS * sizeof(int)), points_of = (int *)malloc(OBSERVATIONS * sizeof(int));
    for (int i = 0; i < POINTS; i++) x[CAMERA * CAMERAS + 3 * i + 2] += 5;
    for (int o = 0; o < OBSERVATIONS; o++) cameras_of[o] = o % CAMERAS, points_of[o] = (o * 7919L) % POINTS;
    return (struct benchmark){"BA", n, x, dx, primal, gradient, 0, checked};
}
