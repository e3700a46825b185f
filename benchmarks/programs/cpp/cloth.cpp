// Cloth simulation: 30×30 masses hang on springs for 50 steps; their squared distance to a target, by each stiffness.
#include "../bench.h"
#include <cmath>
#include <vector>

enum { SIDE = 30, MASSES = SIDE * SIDE, STEPS = 50 };
static const double STEP = 0.01, MASS = 0.01, DAMPING = 0.005, WEIGHT = -9.81 * MASS;

struct Vec3 {
    double x = 0, y = 0, z = 0;
    Vec3 operator+(Vec3 o) const { return {x + o.x, y + o.y, z + o.z}; }
    Vec3 operator-(Vec3 o) const { return {x - o.x, y - o.y, z - o.z}; }
    Vec3 operator*(double s) const { return {x * s, y * s, z * s}; }
    Vec3 &operator+=(Vec3 o) { return *this = *this + o; }
    Vec3 &operator-=(Vec3 o) { return *this = *this - o; }
    double dot(Vec3 o) const { return x * o.x + y * o.y + z * o.z; }
    double length() const { return std::sqrt(dot(*this)); }
};
struct Spring {
    int i, j;
    double rest;
};

static bool is_pinned(std::size_t i) { return i == 0 || i == SIDE - 1; }

static void step(std::vector<Vec3> &positions, std::vector<Vec3> &velocities, const std::vector<Spring> &springs,
                 const std::vector<double> &stiffness) {
    std::vector<Vec3> forces(positions.size(), Vec3{0, 0, WEIGHT});
    for (std::size_t s = 0; s < springs.size(); s++) {
        const Spring &spring = springs[s];
        Vec3 along = positions[spring.j] - positions[spring.i];
        double length = along.length();
        Vec3 force = along * (stiffness[s] * (length - spring.rest) / length);
        forces[spring.i] += force;
        forces[spring.j] -= force;
    }
    for (std::size_t i = 0; i < positions.size(); i++) {
        if (is_pinned(i)) continue;
        velocities[i] += (forces[i] - velocities[i] * DAMPING) * (STEP / MASS);
        positions[i] += velocities[i] * STEP;
    }
}

static double missed(const std::vector<double> &stiffness, const std::vector<Spring> &springs,
                     const std::vector<Vec3> &start, const std::vector<Vec3> &target) {
    std::vector<Vec3> positions = start, velocities(start.size());
    for (int t = 0; t < STEPS; t++) step(positions, velocities, springs, stiffness);
    double sum = 0;
    for (std::size_t i = 0; i < positions.size(); i++) {
        Vec3 off = positions[i] - target[i];
        sum += off.dot(off);
    }
    return sum;
}

template <class T, class... A> T __enzyme_autodiff(void *, A...);
static std::vector<double> inputs, adjoints;
static std::vector<Spring> springs;
static std::vector<Vec3> start, target;
static double primal() { return missed(inputs, springs, start, target); }
static void gradient() {
    __enzyme_autodiff<void>((void *)missed, enzyme_dup, &inputs, &adjoints, enzyme_const, &springs, enzyme_const,
                            &start, enzyme_const, &target);
}

// Keeps each step's positions and the springs' inverse lengths.
static void by_hand() {
    static Vec3 kept[STEPS + 1][MASSES], velocities[MASSES], dp[MASSES], dv[MASSES], df[MASSES];
    static std::vector<double> inverses(STEPS * springs.size());
    const double *stiffness = inputs.data(), kick = STEP / MASS, keep = 1 - DAMPING * kick;
    const Spring *spring = springs.data();
    const int count = springs.size();
    for (int i = 0; i < MASSES; i++) kept[0][i] = start[i], velocities[i] = {};
    for (int t = 0; t < STEPS; t++) {
        Vec3 *now = kept[t], *next = kept[t + 1], *forces = df;
        double *inverse = &inverses[t * count];
        for (int i = 0; i < MASSES; i++) forces[i] = {0, 0, WEIGHT};
        for (int s = 0; s < count; s++) {
            const int i = spring[s].i, j = spring[s].j;
            const Vec3 along = now[j] - now[i];
            inverse[s] = 1 / along.length();
            const Vec3 force = along * (stiffness[s] * (1 - spring[s].rest * inverse[s]));
            forces[i] += force, forces[j] -= force;
        }
        for (int i = 0; i < MASSES; i++) {
            if (!is_pinned(i)) velocities[i] = velocities[i] * keep + forces[i] * kick;
            next[i] = now[i] + velocities[i] * STEP;
        }
    }
    for (int i = 0; i < MASSES; i++) dp[i] = (kept[STEPS][i] - target[i]) * 2, dv[i] = {};
    for (int t = STEPS; t-- > 0;) {
        const Vec3 *now = kept[t];
        const double *inverse = &inverses[t * count];
        double *by = adjoints.data();
        for (int i = 0; i < MASSES; i++) {
            if (is_pinned(i)) continue;
            dv[i] += dp[i] * STEP;
            df[i] = dv[i] * kick, dv[i] = dv[i] * keep;
        }
        df[0] = df[SIDE - 1] = {};
        for (int s = 0; s < count; s++) {
            const int i = spring[s].i, j = spring[s].j;
            const Vec3 along = now[j] - now[i], d = df[i] - df[j];
            const double pull = spring[s].rest * inverse[s], with = along.dot(d);
            by[s] += (1 - pull) * with;
            const Vec3 back = (d * (1 - pull) + along * (pull * with * inverse[s] * inverse[s])) * stiffness[s];
            dp[j] += back, dp[i] -= back;
        }
    }
}

static void tie(int i, int j) { springs.push_back({i, j, 0.95 * (start[j] - start[i]).length()}); }
extern "C" struct benchmark benchmark() {
    for (int i = 0; i < MASSES; i++) {
        double x = i % SIDE + 0.1 * uniform(), y = i / SIDE + 0.1 * uniform(), z = 0.1 * uniform();
        start.push_back({0.1 * x, 0.1 * y, 0.1 * z});
        target.push_back({0.1 * x, 0.08 * y, -0.03 * y});
    }
    for (int i = 0; i < MASSES; i++) {
        const bool right = i % SIDE + 1 < SIDE, below = i + SIDE < MASSES;
        if (right) tie(i, i + 1);
        if (below) tie(i, i + SIDE);
        if (right && below) tie(i, i + SIDE + 1), tie(i + 1, i + SIDE);
    }
    for (std::size_t s = 0; s < springs.size(); s++) inputs.push_back(5 + 2 * uniform());
    adjoints.assign(inputs.size(), 0);
    return {"cloth, C++", inputs.size(), inputs.data(), adjoints.data(), primal, gradient, by_hand, nullptr};
}
