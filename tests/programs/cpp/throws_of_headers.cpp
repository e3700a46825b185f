// Exceptions that the library's own headers throw: of optional, variant and any.
// differentiate: missing(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: other_kind(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: other_type(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: visited(x, n)  at: x = 1.3 0.7, n = 2
#include <any>
#include <cmath>
#include <optional>
#include <variant>
#include <functional>

extern "C" double missing(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        std::optional<double> factor;
        if (i % n == 0) factor = x[i / n] * 2;
        double weight;
        try {
            weight = x[0] * factor.value();
        } catch (const std::bad_optional_access &) {
            weight = std::sin(x[1]);
        }
        sum += weight * x[0] * (i + 1);
    }
    return sum;
}

extern "C" double other_kind(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        std::variant<double, int> factor = 3;
        if (i % n == 0) factor = x[i / n] * 2;
        double weight;
        try {
            weight = x[0] * std::get<double>(factor);
        } catch (const std::exception &) {
            weight = std::sin(x[1]);
        }
        sum += weight * x[0] * (i + 1);
    }
    return sum;
}

extern "C" double other_type(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        std::any factor = 3;
        if (i % n == 0) factor = x[i / n] * 2;
        double weight;
        try {
            weight = x[0] * std::any_cast<double>(factor);
        } catch (const std::bad_any_cast &) {
            weight = std::sin(x[1]);
        }
        sum += weight * x[0] * (i + 1);
    }
    return sum;
}

extern "C" double visited(const double *x, int n) {
    double sum = 0;
    std::function<double(double)> none, some = [x](double v) { return v * x[1]; };
    for (int i = 0; i < 4; i++) {
        const auto &chosen = i % n ? some : none;
        try {
            sum += chosen(x[0] + i) * x[0];
        } catch (const std::bad_function_call &) {
            sum += x[1] * x[1] * (i + 1);
        }
    }
    return sum;
}
