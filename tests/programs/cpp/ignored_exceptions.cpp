// Exceptions that carry active numbers, of which handlers read nothing but texts and counts.
// differentiate: carried(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: counted(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: text(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
// differentiate: number(x, n)  at: x = 1.5 2.5 3.5 0.5 4.5, n = 5
#include <cmath>
#include <stdexcept>
#include <string>
struct Failure : std::exception {
    double residual;
    int step;
    Failure(double r, int s) : residual(r), step(s) {}
    const char *what() const noexcept override { return "no convergence"; }
};
static double solve(double a, int limit) {
    double x = a;
    for (int i = 0; i < limit; ++i) {
        double r = x * x - a;
        x -= r / (2 * x);
        if (i > 3 && std::fabs(r) > 1) throw Failure(r, i);
        if (x > 2.1) throw Failure(r, i);
    }
    return x;
}
extern "C" double carried(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; ++i) {
        try {
            s += solve(x[i] * x[i], 20);
        } catch (const Failure &) {
            s += 3 * x[i];
        }
    }
    return s;
}
extern "C" double counted(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; ++i) {
        try {
            s += solve(x[i] * x[i], 20);
        } catch (const Failure &f) {
            s += 3 * x[i] * f.step;
        }
    }
    return s;
}
extern "C" double text(const double *x, int n) {
    double s = 0;
    int failed = 0;
    for (int i = 0; i < n; ++i) {
        try {
            s += solve(x[i] * x[i], 20);
        } catch (const std::exception &f) {
            failed += std::string(f.what()).size() > 3;
        }
    }
    return s * (1 + failed);
}
extern "C" double number(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; ++i) {
        try {
            double y = x[i] * x[i] - 2;
            if (y < 0) throw y;
            s += y;
        } catch (double) {
            s += x[i];
        }
    }
    return s;
}
