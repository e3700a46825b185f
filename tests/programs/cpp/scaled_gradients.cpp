// Gradients that are scaled and stopped, by overloads and templates, in containers and lambdas.
// differentiate: overloaded(x)  at: x = 0.7
// differentiate: templated(x)  at: x = 0.7
// differentiate: contained(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
#include <cmath>
#include <enzyme/gradient.h>
#include <vector>

// x, of which 3 - 2 (1 - 0) = 1 is the derivative: with a gradient that is not stopped it is 3, not scaled -1
template <typename Real> static Real same(Real x) {
    return enzyme::scale_gradient(x, Real(3)) - Real(2) * (x - enzyme::stop_gradient(x));
}

extern "C" double overloaded(double x) {
    return std::sin(enzyme_scale_gradient(x, 3.0) - 2 * (x - enzyme_stop_gradient(x))) * x;
}

extern "C" double templated(double x) {
    const auto along = [](auto y) { return same(y) * y; };
    return along(x) + along(static_cast<long double>(x));
}

extern "C" double contained(const double *x, int n) {
    std::vector<double> values(x, x + n), stopped(x, x + n);
    enzyme_scale_gradients(values.data(), n, 3.0);
    enzyme_stop_gradients(stopped.data(), n);
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += std::exp(values[i] - 2 * (x[i] - stopped[i])) * same(x[n - 1 - i]);
    return sum;
}
