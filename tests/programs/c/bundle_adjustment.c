// Reprojection of points by cameras with radial distortion; Rodrigues rotation with its small-angle branch.
// differentiate: residuals(cameras, points, weights, observations, n, errors)
// at: cameras = 0.1 -0.2 0.3 0.4 0.1 -0.3 1.5 0.05 -0.02 0.01 0.02 0 0 0 0.1 -0.1 0.2 1.2 0.02 0.01 0.03 -0.02
// at: points = 0.3 0.4 2.5 -0.6 0.2 3.1, weights = 0.8 1.1 0.6, observations = 0.1 0.2 0.3 -0.1 0.2 0.25, n = 3, errors = zeros(9)
#include <math.h>
#include <string.h>

enum { ROTATION = 0, CENTRE = 3, FOCAL = 6, AXIS = 7, RADIAL = 9, CAMERA = 11 };

static void cross(const double *a, const double *b, double *out) {
    out[0] = a[1] * b[2] - a[2] * b[1];
    out[1] = a[2] * b[0] - a[0] * b[2];
    out[2] = a[0] * b[1] - a[1] * b[0];
}

static double dot(const double *a, const double *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static void rotate(const double *restrict axis, const double *restrict point, double *restrict out) {
    double square = dot(axis, axis);
    if (square != 0) {
        double angle = sqrt(square), c = cos(angle), s = sin(angle), unit[3], turned[3];
        for (int i = 0; i < 3; i++) unit[i] = axis[i] / angle;
        cross(unit, point, turned);
        double along = dot(unit, point) * (1 - c);
        for (int i = 0; i < 3; i++) out[i] = point[i] * c + turned[i] * s + unit[i] * along;
    } else {
        double turned[3];
        cross(axis, point, turned);
        for (int i = 0; i < 3; i++) out[i] = point[i] + turned[i];
    }
}

static void distort(const double *radial, double *p) {
    double square = p[0] * p[0] + p[1] * p[1], factor = 1 + radial[0] * square + radial[1] * square * square;
    p[0] *= factor;
    p[1] *= factor;
}

static void project(const double *camera, const double *point, double *image) {
    double moved[3], seen[3];
    for (int i = 0; i < 3; i++) moved[i] = point[i] - camera[CENTRE + i];
    rotate(camera + ROTATION, moved, seen);
    image[0] = seen[0] / seen[2];
    image[1] = seen[1] / seen[2];
    distort(camera + RADIAL, image);
    for (int i = 0; i < 2; i++) image[i] = image[i] * camera[FOCAL] + camera[AXIS + i];
}

void residuals(const double *cameras, const double *points, const double *weights, const double *observations, int n,
               double *errors) {
    static const int camera_of[] = {0, 1, 0}, point_of[] = {0, 1, 1};
    double *weight_errors = errors + 2 * n;
    for (int i = 0; i < n; i++) {
        double image[2];
        project(&cameras[camera_of[i] * CAMERA], &points[point_of[i] * 3], image);
        errors[2 * i] = weights[i] * (image[0] - observations[2 * i]);
        errors[2 * i + 1] = weights[i] * (image[1] - observations[2 * i + 1]);
    }
    for (int i = 0; i < n; i++) weight_errors[i] = 1 - weights[i] * weights[i];
}
