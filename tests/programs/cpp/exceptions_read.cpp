// What handlers read of an exception, or own behind it, has no derivative: a member, a copy, a method, memory.
// differentiate: residual(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// expect: refused: carries active numbers
// differentiate: copied(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// expect: refused: carries active numbers
// differentiate: virtually(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// expect: refused: carries active numbers
// differentiate: vectors(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// expect: refused: carries active numbers
// differentiate: completed(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// expect: refused: carries active numbers
// differentiate: hidden(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// expect: refused: carries active numbers
#include <cmath>
#include <cstdint>
#include <cstring>
#include <exception>
#include <string>
#include <vector>
struct Failure : std::exception {
    double residual;
    int step;
    Failure(double r, int s) : residual(r), step(s) {}
    const char *what() const noexcept override { return step > 2 ? "late" : "soon"; }
    virtual double size() const { return residual * residual; }
};
static double solve(double a, int limit) {
    double x = a;
    for (int i = 0; i < limit; ++i) {
        double r = x * x - a;
        x -= r / (2 * x);
        if (x > 2.1) throw Failure(r, i);
    }
    return x;
}
extern "C" double residual(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; ++i) {
        try {
            s += solve(x[i] * x[i], 20);
        } catch (const Failure &f) {
            s += f.residual;
        }
    }
    return s;
}
extern "C" double copied(const double *x, int n) {
    double s = 0;
    Failure last(0, 0);
    for (int i = 0; i < n; ++i) {
        try {
            s += solve(x[i] * x[i], 20);
        } catch (Failure f) {
            last = f;
        }
    }
    return s + last.residual;
}
extern "C" double virtually(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; ++i) {
        try {
            s += solve(x[i] * x[i], 20);
        } catch (const Failure &f) {
            s += f.size();
        }
    }
    return s;
}
struct Stop { std::vector<double> state; int at; };
static double walk(const std::vector<double> &v) {
    std::vector<double> seen;
    double s = 0;
    for (double w : v) {
        seen.push_back(w * s);
        s += w * w;
        if (s > 30) throw Stop{seen, int(seen.size())};
    }
    return s;
}
extern "C" double vectors(const double *x, int n) {
    std::vector<double> v(x, x + n);
    double s = 0;
    try {
        s = walk(v);
    } catch (const Stop &stop) {
        s = x[0] * x[1] * stop.at;
    }
    return s;
}
// A handler puts numbers behind what it throws once more.
struct Trace { std::vector<double> values; std::string text; };
static void begin(const double *x) {
    if (x[0] > 0) throw Trace{{}, "trace"};
}
extern "C" double completed(const double *x, int) {
    try {
        try {
            begin(x);
        } catch (Trace &trace) {
            trace.values.push_back(x[0] * x[1]);
            throw;
        }
    } catch (const Trace &trace) {
        return trace.values[0] * x[1] + trace.text.size();
    }
    return 0;
}
// The bits of a number, flipped, which a handler reads as an integer.
struct Word { uint64_t bits; std::string text; };
static void throw_bits(double value) {
    uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    throw Word{bits ^ 0x77, "word"};
}
extern "C" double hidden(const double *x, int) {
    try {
        throw_bits(x[0] * x[1]);
    } catch (const Word &word) {
        uint64_t bits = word.bits ^ 0x77;
        double value;
        std::memcpy(&value, &bits, sizeof value);
        return value * x[1] + word.text.size();
    }
    return 0;
}
