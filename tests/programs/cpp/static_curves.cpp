// Static objects of constants, each made by one constructor at its first use, with memory of their own.
// differentiate: regions(x, p)  at: x = 0.7, p = 1.2
// differentiate: chained(x)  at: x = 0.4
#include <map>
#include <string>
#include <vector>

struct Curve {
    std::vector<double> n;
    double scale;
    explicit Curve(double first) : scale(2) {
        n.push_back(first);
        n.push_back(-0.3);
        n.push_back(0.05);
    }
    double at(double x) const {
        double s = 0;
        for (std::size_t i = n.size(); i-- > 0;) s = s * x + n[i];
        return scale * s;
    }
};

static int region(double x, double p) {
    static const Curve border(1.5);
    return p > border.at(x) ? 1 : 2;
}

static double saturated(double x) {
    static const Curve curve(0.8);
    return curve.at(x);
}

extern "C" double regions(double x, double p) { return region(x, p) == 1 ? x * p : x / p + saturated(x); }

struct Named {
    std::map<std::string, Curve> curves;
    Named() {
        curves.emplace("low", Curve(0.2));
        curves.emplace("high", Curve(1.2));
    }
    const Curve &of(const char *name) const { return curves.at(name); }
};

static const Named &all() {
    static const Named named;
    return named;
}

extern "C" double chained(double x) {
    double y = all().of("low").at(x);
    return y > 0 ? all().of("high").at(y) * x : y;
}
