// Objects of classes without members, made once and kept in a global: they have nothing that needs a shadow.
// differentiate: scaled(x, n)  at: x = 1.3 0.4 0.7, n = 3
// differentiate: registered(x, n)  at: x = 1.3 0.4 0.7, n = 3
// differentiate: weighted(x, n)  at: x = 1.3 0.4 0.7, n = 3
#include <cmath>
#include <memory>
#include <string>

struct Model {
    double factor = 1, sum = 0;
};
struct Package {
    virtual ~Package() {}
    virtual void add_to(Model *m, double x) const = 0;
    virtual const char *name() const = 0;
};
struct Squares : Package {
    static std::unique_ptr<Package> instance;
    static Package *get() {
        if (!instance) instance.reset(new Squares);
        return instance.get();
    }
    void add_to(Model *m, double x) const override { m->factor *= x * x, m->sum += x; }
    const char *name() const override { return "squares"; }
};
std::unique_ptr<Package> Squares::instance;
struct Waves : Package {
    static Package *get() {
        static Waves made;
        return &made;
    }
    void add_to(Model *m, double x) const override { m->factor += std::sin(x); }
    const char *name() const override { return "waves"; }
};
extern "C" double scaled(const double *x, int n) {
    Model m;
    for (int i = 0; i < n; i++) (i % 2 ? Squares::get() : Waves::get())->add_to(&m, x[i]);
    return m.factor * m.sum;
}

// a pointer to one, handed on
static void add_all(const Package *package, Model *m, const double *x, int n) {
    if (std::string(package->name()) == "squares")
        for (int i = 0; i < n; i++) package->add_to(m, x[i]);
}
extern "C" double registered(const double *x, int n) {
    Model m;
    const Package *all[] = {Squares::get(), Waves::get()};
    for (const Package *one : all) add_all(one, &m, x, n);
    return m.factor * m.sum;
}

// this one keeps a number
struct Scale : Package {
    double last = 1;
    static Scale *instance;
    void add_to(Model *m, double x) const override { m->factor *= x * last; }
    const char *name() const override { return "scale"; }
};
Scale *Scale::instance = nullptr;
extern "C" double weighted(const double *x, int n) {
    if (!Scale::instance) Scale::instance = new Scale;
    Scale::instance->last = x[0];
    Model m;
    for (int i = 0; i < n; i++) Scale::instance->add_to(&m, x[i]);
    return m.factor;
}
