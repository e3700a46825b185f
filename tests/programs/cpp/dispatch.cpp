// Indirect calls in C++: several bases, pointers to members, virtual bases, visitors, tables of std::function.
// differentiate: two_bases(x)  at: x = 0.7
// differentiate: members(x, which)  at: x = 0.8, which = 1
// differentiate: diamond(x)  at: x = 1.1
// differentiate: visited(x, n)  at: x = 0.5 1.5 2.5, n = 3
// differentiate: shared(x, n)  at: x = 0.5 1.5 2.5, n = 3
// differentiate: strategies(x, n)  at: x = 0.4 1.3, n = 2
#include <cmath>
#include <functional>
#include <memory>
#include <vector>

struct named { virtual double name() const { return 1; } virtual ~named() = default; };
struct scaled { double factor = 2; virtual double scale(double v) const = 0; virtual ~scaled() = default; };
struct both : named, scaled {
    double a;
    explicit both(double a) : a(a) {}
    double name() const override { return a; }
    double scale(double v) const override { return factor * v * a; }
};
__attribute__((noinline)) static double through(const scaled &s, double v) { return s.scale(v) + s.factor; }
extern "C" double two_bases(double x) {
    std::unique_ptr<both> b = std::make_unique<both>(x);
    b->factor = x * x;
    const named &n = *b;
    return through(*b, n.name()) * n.name();
}

struct machine {
    double state;
    double up(double v) { state += v; return state; }
    double down(double v) { state -= v * state; return v; }
};
__attribute__((noinline)) static double drive(machine &m, double (machine::*step)(double), double v) { return (m.*step)(v); }
extern "C" double members(double x, int which) {
    machine m{x};
    double r = drive(m, which ? &machine::up : &machine::down, x * x);
    return r + drive(m, &machine::down, 0.5) * m.state;
}

struct base { double value = 0; virtual double get() const { return value; } virtual ~base() = default; };
struct left : virtual base { void set_left(double v) { value += v; } };
struct right : virtual base { double twice() const { return 2 * get(); } };
struct bottom : left, right { double get() const override { return value * value; } };
__attribute__((noinline)) static double read(const base &b) { return b.get(); }
extern "C" double diamond(double x) {
    bottom b;
    b.set_left(x);
    b.set_left(std::sin(x));
    return read(b) + b.twice();
}

struct leaf; struct sum;
struct visitor { virtual void see(const leaf &) = 0; virtual void see(const sum &) = 0; virtual ~visitor() = default; };
struct node { virtual void accept(visitor &) const = 0; virtual ~node() = default; };
struct leaf : node { double v; explicit leaf(double v) : v(v) {} void accept(visitor &w) const override { w.see(*this); } };
struct sum : node {
    std::unique_ptr<node> l, r;
    sum(std::unique_ptr<node> l, std::unique_ptr<node> r) : l(std::move(l)), r(std::move(r)) {}
    void accept(visitor &w) const override { w.see(*this); }
};
struct evaluate : visitor {
    double total = 0;
    void see(const leaf &one) override { total += std::exp(-one.v) * one.v; }
    void see(const sum &one) override { one.l->accept(*this); one.r->accept(*this); total *= 1.1; }
};
extern "C" double visited(const double *x, int n) {
    std::unique_ptr<node> tree = std::make_unique<leaf>(x[0]);
    for (int i = 1; i < n; i++) tree = std::make_unique<sum>(std::move(tree), std::make_unique<leaf>(x[i] * x[i - 1]));
    evaluate e;
    tree->accept(e);
    return e.total;
}

struct layer { virtual double run(double v) const = 0; virtual ~layer() = default; };
struct affine : layer { double w, b; affine(double w, double b) : w(w), b(b) {} double run(double v) const override { return w * v + b; } };
struct tanh_layer : layer { double run(double v) const override { return std::tanh(v); } };
extern "C" double shared(const double *x, int n) {
    std::vector<std::shared_ptr<layer>> net;
    for (int i = 0; i < n; i++) {
        net.push_back(std::make_shared<affine>(x[i], x[(i + 1) % n]));
        net.push_back(std::make_shared<tanh_layer>());
    }
    double v = x[0];
    for (const auto &one : net) v = one->run(v);
    return v;
}

extern "C" double strategies(const double *x, int n) {
    double scale = x[0];
    std::function<double(double)> strategy[3] = {
        [&](double v) { return v * scale; }, [scale](double v) { return std::sin(v + scale); }, static_cast<double (*)(double)>(std::cos)};
    double s = 0;
    for (int i = 0; i < n; i++)
        for (auto &f : strategy) s += f(x[i]) * (i + 1);
    return s;
}
