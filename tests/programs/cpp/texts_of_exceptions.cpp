// Handlers ask exceptions of the standard library, and a program's own, for their text.
// differentiate: looked_up(x, n)  at: x = 0.5 0.3 0.7 0.2, n = 4
// differentiate: reported(x, n)  at: x = 0.5 0.3 0.7 0.2, n = 4
// differentiate: own(x, n)  at: x = 0.5 0.3 0.7 0.2, n = 4
#include <cmath>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>
struct Table {
    std::map<std::string, double> values;
    double get(const std::string &name) const {
        auto found = values.find(name);
        if (found == values.end()) throw std::invalid_argument("no parameter " + name);
        return found->second;
    }
};
extern "C" double looked_up(const double *x, int n) {
    Table t;
    t.values["a"] = x[0], t.values["b"] = x[1] * x[2];
    double s = t.get("a") * t.get("b");
    try {
        s += t.get("c");
    } catch (const std::exception &e) {
        s += x[n - 1] * std::string(e.what()).size();
    }
    return s;
}

static double root(double v) {
    if (v < 0) throw std::domain_error("negative");
    return std::sqrt(v);
}
extern "C" double reported(const double *x, int n) {
    std::ostringstream log;
    double s = 0;
    for (int i = 0; i < n; ++i) {
        try {
            s += root(x[i] - 0.25) * x[0];
            s += std::vector<double>(x, x + n).at(i + 2) * x[i];
        } catch (const std::out_of_range &e) {
            log << "out of range: " << e.what();
            s += x[i] * x[i];
        } catch (const std::exception &e) {
            if (e.what()[0] == 'n') s -= std::sin(x[i]);
            log << e.what() << '\n';
        }
    }
    return s + (log.str().empty() ? 0 : x[1]);
}

struct Failure : std::runtime_error {
    int step;
    explicit Failure(int s) : std::runtime_error("failed"), step(s) {}
    const char *what() const noexcept override { return step > 2 ? "late" : "too soon"; }
};
extern "C" double own(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; ++i) {
        try {
            if (i == 1) throw Failure(i);
            if (i == 2) throw std::length_error("too long");
            s += x[i] * x[i];
        } catch (const std::exception &e) {
            s += x[i] * std::string(e.what()).size();
        }
    }
    return s;
}
