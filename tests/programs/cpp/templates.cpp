// Templates: a function of the number type, recursion at compile time, a policy class.
// differentiate: polynomial(x)  at: x = 0.7
// differentiate: single(x)  at: x = 0.75
// differentiate: fixed_dot(x, y)  at: x = 1 2 3 4, y = 0.5 1.5 -1 2
#include <cmath>

template <class T> T horner(T x) {
    const T c[] = {T(1), T(-2), T(0.5), T(3)};
    T s = 0;
    for (T a : c) s = s * x + a;
    return s;
}
template <int N> struct dot {
    static double of(const double *x, const double *y) { return x[0] * y[0] + dot<N - 1>::of(x + 1, y + 1); }
};
template <> struct dot<0> {
    static double of(const double *, const double *) { return 0; }
};
struct squared { static double apply(double v) { return v * v; } };
template <class Policy> double mapped(double v) { return Policy::apply(v) + std::sin(v); }

extern "C" double polynomial(double x) { return horner(x) * mapped<squared>(x); }
extern "C" float single(float x) { return horner(x); }
extern "C" double fixed_dot(const double *x, const double *y) { return dot<4>::of(x, y); }
