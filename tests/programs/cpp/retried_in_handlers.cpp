// Functions that call themselves again from their own exception handlers, by name and by a virtual call.
// differentiate: retried(x)  at: x = 0.3 0.5 0.2 2.5 0.7
// differentiate: in_turns(x)  at: x = 0.3 0.5 0.2 2.5
// differentiate: by_order(x, n)  at: x = 0.3 2.5 0.2 1.5, n = 4
#include <cmath>
#include <memory>
#include <stdexcept>

__attribute__((noinline)) static double solved(double a, double b, double c) {
    double determinant = b * b - 4 * a * c;
    if (determinant < 0) throw std::runtime_error("negative");
    return (-b + std::sqrt(determinant)) / 2 / a;
}
static double attempt(const double *x, int depth) {
    try {
        return solved(1, x[depth] * 2, 0.4 * x[3] - depth);
    } catch (std::runtime_error &) {
        return depth >= 2 ? x[1] : x[0] * attempt(x, depth + 1);
    }
}
extern "C" double retried(const double *x) { return attempt(x, 0) + attempt(x + 1, 1) * x[2]; }

// two that call each other
static double second(const double *x, int depth);
static double first(const double *x, int depth) {
    try {
        return solved(x[3], x[depth], 1 - depth) * x[0];
    } catch (std::runtime_error &) {
        return second(x, depth + 1);
    }
}
static double second(const double *x, int depth) {
    try {
        return solved(x[3], x[2] * depth, 0.7 - depth) + x[1];
    } catch (...) {
        if (depth > 3) throw;
        return first(x, depth + 1) * x[2];
    }
}
extern "C" double in_turns(const double *x) { return first(x, 0) * first(x, 1); }

struct Marcher {
    virtual ~Marcher() {}
    virtual double update(const double *x, int order) const { return x[0] * order; }
};
struct Distances : Marcher {
    double update(const double *x, int order) const override {
        try {
            return solved(1, x[order], x[0] * order - 0.1);
        } catch (std::runtime_error &) {
            return x[1] * update_again(x, order);
        }
    }
    __attribute__((noinline)) double update_again(const double *x, int order) const {
        const Marcher *self = this;
        return order > 0 ? self->update(x, order - 1) : 1;
    }
};
extern "C" double by_order(const double *x, int n) {
    std::unique_ptr<Marcher> made(n > 2 ? new Distances : new Marcher);
    double s = 0;
    for (int order = 0; order < n; order++) s += made->update(x, order) * x[order];
    return s;
}
