// What a dynamic cast leads to lies in the object that it was given, behind a virtual base or beside another one, too.
// differentiate: changed(x, n)  at: x = 0.5 -0.3 0.7 0.2 0.4, n = 5
// differentiate: behind_virtual(x, n)  at: x = 0.5 -0.3 0.7 0.2 0.4, n = 5
// differentiate: crossed(x, n)  at: x = 0.5 -0.3 0.7 0.2 0.4, n = 5
#include <memory>
#include <vector>
struct Layer {
    virtual ~Layer() = default;
    virtual double sum() const = 0;
};
struct Scaled {
    double scale = 1.5;
    std::vector<double> factors;
    virtual ~Scaled() = default;
};
static double weighted(const std::vector<double> &w) {
    double s = 0;
    for (double v : w) s = s * 0.5 + v * v;
    return s;
}
struct Dense : Layer {
    std::vector<double> w;
    explicit Dense(std::vector<double> w) : w(std::move(w)) {}
    double sum() const override { return weighted(w); }
};
struct Virtual : virtual Layer {
    std::vector<double> w;
    explicit Virtual(std::vector<double> w) : w(std::move(w)) {}
    double sum() const override { return weighted(w); }
};
struct Both : Layer, Scaled {
    std::vector<double> w;
    explicit Both(std::vector<double> w) : w(std::move(w)) { factors = this->w; }
    double sum() const override { return weighted(w) * scale + weighted(factors); }
};
template <class L, class To, class Change> static double total(const double *x, int n, Change change) {
    std::vector<std::unique_ptr<Layer>> net;
    net.push_back(std::make_unique<L>(std::vector<double>(x, x + n)));
    std::unique_ptr<Layer> one = std::make_unique<L>(std::vector<double>(x, x + n));
    change(dynamic_cast<To &>(*one));
    net.push_back(std::move(one));
    double s = 0;
    for (auto &l : net) s += l->sum();
    return s;
}
extern "C" double changed(const double *x, int n) {
    return total<Dense, Dense>(x, n, [](Dense &d) { d.w[1] *= 2; });
}
extern "C" double behind_virtual(const double *x, int n) {
    return total<Virtual, Virtual>(x, n, [](Virtual &d) { d.w[1] *= 2; });
}
extern "C" double crossed(const double *x, int n) {
    return total<Both, Scaled>(x, n, [x](Scaled &d) { d.factors[1] *= 2, d.scale = x[2]; });
}
