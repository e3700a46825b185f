// Callbacks that constructors hand in: a constructor is called by another of its names, an alias.
// differentiate: fitted(x)  at: x = 1.3
// differentiate: solved(x)  at: x = 1.3
#include <cmath>

typedef double (*Function)(double);

static double sine(double x) { return std::sin(x); }
static double cosine(double x) { return std::cos(x) * x; }
static double exponential(double x) { return std::exp(x) * x; }

__attribute__((noinline)) double value_and_slope(Function f, Function slope, double x) {
    double r = f(x);
    if (slope) r += slope(x) * x;
    return r;
}

struct Fit {
    double value;
    explicit Fit(double x);
};

__attribute__((noinline)) Fit::Fit(double x) : value(value_and_slope(sine, cosine, x)) {}

extern "C" double fitted(double x) { return Fit(x * x).value + value_and_slope(sine, nullptr, x); }

__attribute__((noinline)) double slope_or_value(Function f, Function slope, double x) { return slope ? slope(x) * x : f(x); }

struct Solver {
    double value;
    Solver(double x);
};

__attribute__((noinline)) Solver::Solver(double x) { value = slope_or_value(sine, cosine, x); }

extern "C" double solved(double x) { return Solver(x * x).value + slope_or_value(exponential, nullptr, x); }
