// reference: custom derivatives: in C++
#include <cmath>
struct Vec { double x, y, z; };
double length(const Vec &v) { return std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z); }
namespace physics { double force(double r) { return r * r; } }

struct LengthTape { double length; };
struct LengthResult { double tape, value; };
static LengthResult length_augmented(const Vec &v, Vec &) {
    const double value = length(v);
    return {value, value};
}
static void length_reverse(const Vec &v, Vec &dv, double seed, double tape) {
    dv.x += 2 * v.x / tape * seed;
    dv.y += 2 * v.y / tape * seed;
    dv.z += 2 * v.z / tape * seed;
}
void *__enzyme_register_gradient_length[] = {(void *)length, (void *)length_augmented, (void *)length_reverse};

static double force_augmented(double r) { return r * r; }
static double force_reverse(double r, double seed) { return 20 * r * seed / 2 * 2; }
void *__enzyme_register_gradient_force[] = {
    (void *)physics::force, (void *)force_augmented, (void *)force_reverse};
