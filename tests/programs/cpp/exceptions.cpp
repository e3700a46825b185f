// Code built with exceptions: thrown on paths not taken, caught inside, cleanups on the way.
// differentiate: checked(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: guarded(x)  at: x = 1.3
#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

__attribute__((noinline)) static double root(double x) {
    if (x < 0) throw std::domain_error("negative: " + std::to_string(x));
    return std::sqrt(x);
}
extern "C" double checked(const double *x, int n) {
    std::vector<double> t(n);
    double s = 0;
    for (int i = 0; i < n; i++) {
        t.at(i) = root(x[i]) * x[i];
        s += t.at(i) * t.at(n / 2 > i ? i : 0);
    }
    return s;
}
extern "C" double guarded(double x) {
    try {
        return root(x) * x;
    } catch (const std::exception &) {
        return 0;
    }
}
