// Bundle adjustment: reprojection errors of 5,000 observations, and the 2x15 block of the Jacobian of each of them.
#include "../bench.h"
enum { CAMERAS = 20, POINTS = 1000, OBSERVATIONS = 5000, CAMERA = 11, BLOCK = CAMERA + 3 + 1 };
template <class T, class... A> T __enzyme_autodiff(void *, A...);
static double *x, *dx, *cameras, *points, *weights, *features, *jacobian; // the latter: 2 rows of 15 an observation
static int *observed; // camera and point of each observation

template <class T> T sqsum(int n, const T *v) {
    T sum = 0;
    for (int i = 0; i < n; i++) sum += v[i] * v[i];
    return sum;
}
template <class T> void cross(const T *a, const T *b, T *out) {
    out[0] = a[1] * b[2] - a[2] * b[1];
    out[1] = a[2] * b[0] - a[0] * b[2];
    out[2] = a[0] * b[1] - a[1] * b[0];
}
template <class T> void rodrigues_rotate_point(const T *rot, const T *pt, T *rotated) {
    T sqtheta = sqsum(3, rot);
    if (sqtheta != 0) {
        T theta = sqrt(sqtheta), costheta = cos(theta), sintheta = sin(theta), axis[3], axis_cross_pt[3];
        for (int i = 0; i < 3; i++) axis[i] = rot[i] / theta;
        cross(axis, pt, axis_cross_pt);
        T along = (axis[0] * pt[0] + axis[1] * pt[1] + axis[2] * pt[2]) * (1 - costheta);
        for (int i = 0; i < 3; i++) rotated[i] = pt[i] * costheta + axis_cross_pt[i] * sintheta + axis[i] * along;
    } else {
        T rot_cross_pt[3];
        cross(rot, pt, rot_cross_pt);
        for (int i = 0; i < 3; i++) rotated[i] = pt[i] + rot_cross_pt[i];
    }
}
template <class T> void radial_distort(const T *radial, T *proj) {
    T rsq = sqsum(2, proj), factor = 1 + radial[0] * rsq + radial[1] * rsq * rsq;
    proj[0] = proj[0] * factor;
    proj[1] = proj[1] * factor;
}
// A camera: rotation (3), centre (3), focal length, centre of the image (2), radial distortion (2).
template <class T> void project(const T *cam, const T *X, T *proj) {
    T moved[3], seen[3];
    for (int i = 0; i < 3; i++) moved[i] = X[i] - cam[3 + i];
    rodrigues_rotate_point(cam, moved, seen);
    proj[0] = seen[0] / seen[2];
    proj[1] = seen[1] / seen[2];
    radial_distort(cam + 9, proj);
    proj[0] = proj[0] * cam[6] + cam[7];
    proj[1] = proj[1] * cam[6] + cam[8];
}
template <class T> void compute_reproj_error(const T *cam, const T *X, const T *w, const double *feat, T *err) {
    T proj[2];
    project(cam, X, proj);
    err[0] = *w * (proj[0] - feat[0]);
    err[1] = *w * (proj[1] - feat[1]);
}

static double primal() {
    double sum = 0, err[2];
    for (int o = 0; o < OBSERVATIONS; o++) {
        const double *cam = cameras + CAMERA * observed[2 * o], *X = points + 3 * observed[2 * o + 1];
        compute_reproj_error(cam, X, weights + o, features + 2 * o, err);
        sum += err[0] * err[0] + err[1] * err[1];
    }
    return sum;
}
// Adds 2 Jt r of one observation.
static void add_block(int o, const double *block, const double *err) {
    double *dcam = dx + CAMERA * observed[2 * o], *dX = dx + CAMERA * CAMERAS + 3 * observed[2 * o + 1];
    double product[BLOCK];
    for (int i = 0; i < BLOCK; i++) product[i] = 2 * (err[0] * block[i] + err[1] * block[BLOCK + i]);
    for (int i = 0; i < CAMERA; i++) dcam[i] += product[i];
    for (int i = 0; i < 3; i++) dX[i] += product[CAMERA + i];
    dx[CAMERA * CAMERAS + 3 * POINTS + o] += product[CAMERA + 3];
}
static void gradient() {
    memset(jacobian, 0, 2 * BLOCK * OBSERVATIONS * sizeof(double));
    for (int o = 0; o < OBSERVATIONS; o++) {
        double *cam = cameras + CAMERA * observed[2 * o], *X = points + 3 * observed[2 * o + 1], err[2];
        double *block = jacobian + 2 * BLOCK * o;
        for (int i = 0; i < 2; i++) {
            double *row = block + BLOCK * i, seed[2] = {i == 0 ? 1.0 : 0.0, i == 1 ? 1.0 : 0.0};
            __enzyme_autodiff<void>((void *)compute_reproj_error<double>, enzyme_dup, cam, row, enzyme_dup, X,
                                    row + CAMERA, enzyme_dup, weights + o, row + CAMERA + 3, enzyme_const,
                                    features + 2 * o, enzyme_dup, err, seed);
        }
        add_block(o, block, err);
    }
}
typedef double Pair __attribute__((vector_size(16))); // a column of a block, both rows at once
static void by_hand() {
    for (int o = 0; o < OBSERVATIONS; o++) {
        const double *cam = cameras + CAMERA * observed[2 * o], *X = points + 3 * observed[2 * o + 1];
        double p[3] = {X[0] - cam[3], X[1] - cam[4], X[2] - cam[5]}, a[3] = {0, 0, 0}, axp[3], q[3];
        double theta = sqrt(sqsum(3, cam)), c = 1, s = 0, s_by = 1, c_by = 0; // sin / theta, (1 - cos) / theta
        if (theta != 0) {
            double inverse = 1 / theta;
            sincos(theta, &s, &c);
            s_by = s * inverse, c_by = (1 - c) * inverse;
            for (int i = 0; i < 3; i++) a[i] = cam[i] * inverse;
        }
        cross(a, p, axp);
        double along = (a[0] * p[0] + a[1] * p[1] + a[2] * p[2]) * (1 - c);
        for (int i = 0; i < 3; i++) q[i] = p[i] * c + axp[i] * s + a[i] * along;
        double by_z = 1 / q[2], u0 = q[0] * by_z, u1 = q[1] * by_z, rsq = u0 * u0 + u1 * u1, w = weights[o];
        double bent = 1 + rsq * (cam[9] + rsq * cam[10]), slope = 2 * (cam[9] + 2 * rsq * cam[10]), wf = w * cam[6];
        Pair u = {u0, u1}, proj = cam[6] * bent * u + Pair{cam[7] - features[2 * o], cam[8] - features[2 * o + 1]};
        // by the direction u and so by q, and then q x g, with which a turn by a small vector changes the error
        Pair by_u[2] = {wf * slope * u0 * u + Pair{wf * bent, 0}, wf * slope * u1 * u + Pair{0, wf * bent}};
        Pair along_u = by_u[0] * u0 + by_u[1] * u1, g[3] = {by_u[0] * by_z, by_u[1] * by_z, -along_u * by_z};
        Pair h[3] = {-u1 * along_u - by_u[1], by_u[0] + u0 * along_u, u0 * by_u[1] - u1 * by_u[0]};
        Pair ha = (h[0] * a[0] + h[1] * a[1] + h[2] * a[2]) * (1 - s_by);
        Pair ga = (g[0] * a[0] + g[1] * a[1] + g[2] * a[2]) * (1 - c), column[BLOCK];
        for (int i = 0; i < 3; i++) {
            int j = (i + 1) % 3, k = (i + 2) % 3;
            column[i] = s_by * h[i] + c_by * (h[j] * a[k] - h[k] * a[j]) + ha * a[i];
            column[CAMERA + i] = c * g[i] - s * (a[j] * g[k] - a[k] * g[j]) + ga * a[i];
            column[3 + i] = -column[CAMERA + i];
        }
        column[6] = w * bent * u, column[7] = Pair{w, 0}, column[8] = Pair{0, w};
        column[9] = wf * rsq * u, column[10] = rsq * column[9], column[CAMERA + 3] = proj;
        double *block = jacobian + 2 * BLOCK * o, err[2] = {w * proj[0], w * proj[1]};
        for (int i = 0; i < BLOCK; i++) block[i] = column[i][0];
        for (int i = 0; i < BLOCK; i++) block[BLOCK + i] = column[i][1];
        add_block(o, block, err);
    }
}
extern "C" struct benchmark benchmark() {
    size_t n = CAMERA * CAMERAS + 3 * POINTS + OBSERVATIONS;
    x = numbers(n, 0.3, 0), dx = zeros(n), features = numbers(2 * OBSERVATIONS, 1, 0);
    cameras = x, points = x + CAMERA * CAMERAS, weights = points + 3 * POINTS;
    jacobian = zeros(2 * BLOCK * OBSERVATIONS), observed = (int *)malloc(2 * OBSERVATIONS * sizeof(int));
    for (int i = 0; i < POINTS; i++) points[3 * i + 2] += 4;
    for (int o = 0; o < OBSERVATIONS; o++) {
        weights[o] += 1;
        observed[2 * o] = o % CAMERAS, observed[2 * o + 1] = (int)(o * 7919L % POINTS);
    }
    return {"bundle adjustment", n, x, dx, primal, gradient, by_hand};
}
