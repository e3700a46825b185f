// Bundle adjustment (ba.c) with a small vector class: the sum of squared residuals of 5,000 observations.
#include "twin.hpp"
#include <array>
enum { CAMERAS = 20, POINTS = 500, OBSERVATIONS = 5000, CAMERA = 11 };
static std::vector<std::array<double, 2>> features;
template <class T> struct Vector3 {
    T x, y, z;
    Vector3 operator+(const Vector3 &o) const { return {x + o.x, y + o.y, z + o.z}; }
    Vector3 operator-(const Vector3 &o) const { return {x - o.x, y - o.y, z - o.z}; }
    Vector3 operator*(const T &s) const { return {x * s, y * s, z * s}; }
    T dot(const Vector3 &o) const { return x * o.x + y * o.y + z * o.z; }
    Vector3 cross(const Vector3 &o) const { return {y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x}; }
};
template <class T> Vector3<T> turned(const Vector3<T> &r, const Vector3<T> &p) {
    using std::cos, std::sin, std::sqrt;
    T angle = sqrt(r.dot(r)), cosine = cos(angle), sine = sin(angle);
    Vector3<T> axis = r * T(T(1) / angle);
    return p * cosine + axis.cross(p) * sine + axis * T(axis.dot(p) * (T(1) - cosine));
}
template <class T> T objective(const std::vector<T> &x) {
    T total = 0;
    for (int i = 0; i < OBSERVATIONS; i++) {
        const T *c = x.data() + (i % CAMERAS) * CAMERA, *p = x.data() + CAMERAS * CAMERA + 3 * (i % POINTS);
        Vector3<T> q = turned(Vector3<T>{c[0], c[1], c[2]}, Vector3<T>{p[0], p[1], p[2]} - Vector3<T>{c[3], c[4], c[5]});
        T u = q.x / q.z, v = q.y / q.z, square = u * u + v * v, bent = T(1) + square * (c[9] + square * c[10]);
        T du = u * bent * c[6] + c[7] - features[i][0], dv = v * bent * c[6] + c[8] - features[i][1];
        total += du * du + dv * dv;
    }
    return total;
}
extern "C" struct benchmark benchmark() {
    const int n = CAMERAS * CAMERA + 3 * POINTS;
    double *x = numbers(n, 0.3, 0);
    for (int i = 0; i < POINTS; i++) x[CAMERAS * CAMERA + 3 * i + 2] += 4;
    for (int i = 0; i < OBSERVATIONS; i++) {
        double u = uniform(), v = uniform();
        features.push_back({u, v});
    }
    return twin("BA, C++", x, n);
}
