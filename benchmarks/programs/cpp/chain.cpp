// Forward kinematics: squared distances of what a robot arm of 3,000 joints holds at every 100th link to targets.
#include "../bench.h"
#include <cmath>
#include <vector>

enum { JOINTS = 3000, EVERY = 100 };

template <class T> struct Vec3 {
    T x, y, z;
    Vec3 operator+(const Vec3 &o) const { return {x + o.x, y + o.y, z + o.z}; }
    Vec3 operator-(const Vec3 &o) const { return {x - o.x, y - o.y, z - o.z}; }
    Vec3 operator*(T s) const { return {x * s, y * s, z * s}; }
    T dot(const Vec3 &o) const { return x * o.x + y * o.y + z * o.z; }
    Vec3 cross(const Vec3 &o) const { return {y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x}; }
};

template <class T> struct Mat3 {
    T m[3][3];
    static Mat3 identity() { return {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}; }
    Mat3 operator+(const Mat3 &o) const {
        Mat3 sum;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) sum.m[i][j] = m[i][j] + o.m[i][j];
        return sum;
    }
    Mat3 operator*(T s) const {
        Mat3 scaled;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) scaled.m[i][j] = m[i][j] * s;
        return scaled;
    }
    Mat3 operator*(const Mat3 &o) const {
        Mat3 product{};
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                for (int k = 0; k < 3; k++) product.m[i][j] += m[i][k] * o.m[k][j];
        return product;
    }
    Vec3<T> operator*(const Vec3<T> &v) const {
        return {m[0][0] * v.x + m[0][1] * v.y + m[0][2] * v.z, m[1][0] * v.x + m[1][1] * v.y + m[1][2] * v.z,
                m[2][0] * v.x + m[2][1] * v.y + m[2][2] * v.z};
    }
    Mat3 transposed() const {
        Mat3 t;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) t.m[i][j] = m[j][i];
        return t;
    }
};

struct Joint {
    Vec3<double> axis, link; // the axis has length 1; the link leads from this joint to the next one
};
struct Target {
    Vec3<double> place, grip; // where it is, and where the hand that is to reach it has it
};

// Rodrigues' formula: 1 + sin(angle) K + (1 - cos(angle)) K².
template <class T> Mat3<T> rotation(const Vec3<double> &axis, T angle) {
    Mat3<T> k = {{{0, -axis.z, axis.y}, {axis.z, 0, -axis.x}, {-axis.y, axis.x, 0}}};
    return Mat3<T>::identity() + k * std::sin(angle) + k * k * (1 - std::cos(angle));
}

template <class T> T distances(const T *angles, const std::vector<Joint> &joints, const std::vector<Target> &targets) {
    Mat3<T> turn = Mat3<T>::identity();
    Vec3<T> place = {0, 0, 0};
    T sum = 0;
    for (std::size_t i = 0; i < joints.size(); i++) {
        turn = turn * rotation(joints[i].axis, angles[i]);
        place = place + turn * joints[i].link;
        if ((i + 1) % EVERY == 0) {
            const Target &target = targets[i / EVERY];
            Vec3<T> missed = turn.transposed() * (target.place - place) - target.grip; // as the hand sees it
            sum += missed.dot(missed);
        }
    }
    return sum;
}

template <class T, class... A> T __enzyme_autodiff(void *, A...);
static std::vector<Joint> joints;
static std::vector<Target> targets;
static double *x, *dx;
static double primal() { return distances<double>(x, joints, targets); }
static void gradient() {
    __enzyme_autodiff<void>((void *)distances<double>, enzyme_dup, x, dx, enzyme_const, &joints, enzyme_const,
                            &targets);
}

// A joint's torque: its axis times the moment about it of all forces that pull at the arm behind it.
static void by_hand() {
    static Vec3<double> axes[JOINTS], places[JOINTS], forces[JOINTS / EVERY], moments[JOINTS / EVERY];
    Mat3<double> turn = Mat3<double>::identity();
    Vec3<double> place = {0, 0, 0};
    for (int i = 0; i < JOINTS; i++) {
        const Vec3<double> &a = joints[i].axis;
        double s, c;
        sincos(x[i], &s, &c);
        const double d = 1 - c;
        axes[i] = turn * a, places[i] = place;
        turn = turn * Mat3<double>{{{c + a.x * a.x * d, a.x * a.y * d - a.z * s, a.x * a.z * d + a.y * s},
                                    {a.x * a.y * d + a.z * s, c + a.y * a.y * d, a.y * a.z * d - a.x * s},
                                    {a.x * a.z * d - a.y * s, a.y * a.z * d + a.x * s, c + a.z * a.z * d}}};
        place = place + turn * joints[i].link;
        if ((i + 1) % EVERY == 0) {
            const Target &target = targets[i / EVERY];
            const Vec3<double> held = place + turn * target.grip;
            forces[i / EVERY] = (held - target.place) * 2;
            moments[i / EVERY] = held.cross(forces[i / EVERY]);
        }
    }
    Vec3<double> force = {0, 0, 0}, moment = {0, 0, 0};
    for (int i = JOINTS; i-- > 0;) {
        if ((i + 1) % EVERY == 0) force = force + forces[i / EVERY], moment = moment + moments[i / EVERY];
        dx[i] += axes[i].dot(moment - places[i].cross(force));
    }
}

static Vec3<double> vector(double size) {
    double x = uniform() * size, y = uniform() * size, z = uniform() * size;
    return {x, y, z};
}
extern "C" struct benchmark benchmark() {
    x = numbers(JOINTS, 0.3, 0), dx = zeros(JOINTS);
    for (int i = 0; i < JOINTS; i++) {
        Vec3<double> axis = vector(1), link = vector(0.1);
        joints.push_back({axis * (1 / std::sqrt(axis.dot(axis))), link});
    }
    for (int i = 0; i < JOINTS / EVERY; i++) {
        Vec3<double> place = vector(3), grip = vector(0.2);
        targets.push_back({place, grip});
    }
    return {"robot arm, C++", JOINTS, x, dx, primal, gradient, by_hand, nullptr};
}
