// Operator overloading: a vector type, a dual number of the program's own, expression templates.
// differentiate: volume(v)  at: v = 1 2 3 0.5 -1 2 1.5 0.25 -0.75
// differentiate: own_dual(x)  at: x = 0.6
// differentiate: expression(x, n)  at: x = 1 2 3 4, n = 4
#include <cmath>

struct v3 {
    double x, y, z;
    v3 operator+(const v3 &o) const { return {x + o.x, y + o.y, z + o.z}; }
    v3 operator*(double s) const { return {x * s, y * s, z * s}; }
    v3 &operator+=(const v3 &o) { return *this = *this + o; }
    double operator|(const v3 &o) const { return x * o.x + y * o.y + z * o.z; }
    v3 operator^(const v3 &o) const { return {y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x}; }
};
extern "C" double volume(const double *v) {
    v3 a{v[0], v[1], v[2]}, b{v[3], v[4], v[5]}, c{v[6], v[7], v[8]};
    a += b * 0.5;
    return (a ^ b) | (c + a * 2);
}

struct dual { double v, d; };
static dual operator*(dual a, dual b) { return {a.v * b.v, a.v * b.d + a.d * b.v}; }
static dual operator+(dual a, dual b) { return {a.v + b.v, a.d + b.d}; }
static dual sin(dual a) { return {std::sin(a.v), std::cos(a.v) * a.d}; }
extern "C" double own_dual(double x) {
    dual t{x, 1};
    return (t * t * sin(t * t) + t).d;
}

template <class L, class R> struct sum { const L &l; const R &r; double operator[](int i) const { return l[i] + r[i]; } };
template <class L> struct scaled { const L &l; double s; double operator[](int i) const { return l[i] * s; } };
struct view { const double *p; double operator[](int i) const { return p[i] * p[i]; } };
extern "C" double expression(const double *x, int n) {
    view a{x};
    scaled<view> b{a, 2.5};
    sum<view, scaled<view>> c{a, b};
    double s = 0;
    for (int i = 0; i < n; i++) s += c[i] * x[n - 1 - i];
    return s;
}
