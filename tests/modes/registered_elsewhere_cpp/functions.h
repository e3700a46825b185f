#pragma once
double outer(double);
double body_elsewhere(double);
struct Scaled {
    double by;
    double operator()(double x) const { return by * x; }
    static double shift(double x) { return x; }
};
inline double squared(double x) { return x; }
template <typename T> T cubed(T x) { return x; }
