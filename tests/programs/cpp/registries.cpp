// Tables that were filled before what is differentiated: static maps, and a registry of factories that static
// initialisers fill.  They are only read, in functions of their own, so they need no shadow.
// differentiate: simulate(k, n)  at: k = 0.8 0.3 1.2, n = 3
// differentiate: energy(x)  at: x = 0.7
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

struct Model {
    virtual ~Model() = default;
    virtual double rate(double s) const = 0;
};

class Registry {
public:
    using Maker = std::function<std::unique_ptr<Model>(const double *)>;
    static Registry &get() {
        static Registry only;
        return only;
    }
    bool add(const std::string &name, Maker maker) {
        makers_[name] = std::move(maker);
        return true;
    }
    __attribute__((noinline)) std::unique_ptr<Model> make(const std::string &name, const double *k) const {
        auto found = makers_.find(name);
        return found == makers_.end() ? nullptr : found->second(k);
    }

private:
    std::map<std::string, Maker> makers_;
};

struct Michaelis : Model {
    double v, k;
    Michaelis(double a, double b) : v(a), k(b) {}
    double rate(double s) const override { return v * s / (k + s); }
};

struct Hill : Model {
    double v, k, h;
    Hill(double a, double b, double c) : v(a), k(b), h(c) {}
    double rate(double s) const override { return v * std::pow(s, h) / (std::pow(k, h) + std::pow(s, h)); }
};

static const bool first = Registry::get().add("mm", [](const double *k) { return std::make_unique<Michaelis>(k[0], k[1]); });
static const bool second =
    Registry::get().add("hill", [](const double *k) { return std::make_unique<Hill>(k[0], k[1], k[2]); });

extern "C" double simulate(const double *k, int n) {
    double out = 0;
    for (const char *name : {"mm", "hill"}) {
        auto model = Registry::get().make(name, k);
        if (!model) return -1;
        double s = 2.0;
        for (int i = 0; i < 5; ++i) s -= 0.05 * model->rate(s);
        out += s * s * n;
    }
    return out;
}

struct Units {
    std::map<int, double> factor{{1, 4.184}, {2, 96.485}, {3, 2625.5}};
    std::vector<int> order{3, 1, 2};
    __attribute__((noinline)) double convert(double v, int from) const {
        auto it = factor.find(from);
        return it == factor.end() ? v : v * it->second;
    }
};

static const Units &units() {
    static const Units table;
    return table;
}

extern "C" double energy(double x) {
    double sum = 0;
    for (int unit : units().order) sum += std::log(units().convert(x * x + unit, unit));
    return sum;
}
