// shared_ptr graphs and virtual classes.
// differentiate: graph(x, y)  at: x = 1.2, y = 0.7
// differentiate: circuit(x, n)  at: x = 1.5 2.5 3.5, n = 3
#include <cmath>
#include <memory>
#include <vector>
struct Expr { virtual ~Expr() = default; virtual double eval() const = 0; };
using P = std::shared_ptr<Expr>;
struct Leaf : Expr { double v; explicit Leaf(double x) : v(x) {} double eval() const override { return v; } };
struct Add : Expr { P a, b; Add(P x, P y) : a(std::move(x)), b(std::move(y)) {} double eval() const override { return a->eval() + b->eval(); } };
struct Mul : Expr { P a, b; Mul(P x, P y) : a(std::move(x)), b(std::move(y)) {} double eval() const override { return a->eval() * b->eval(); } };
struct Sin : Expr { P a; explicit Sin(P x) : a(std::move(x)) {} double eval() const override { return std::sin(a->eval()); } };
extern "C" double graph(double x, double y) {
    P a = std::make_shared<Leaf>(x), b = std::make_shared<Leaf>(y);
    P e = std::make_shared<Add>(std::make_shared<Mul>(a, b), std::make_shared<Sin>(a));
    return e->eval() * a->eval();
}
struct Component { virtual ~Component() {} virtual double impedance(double w) const = 0; };
struct Resistor : Component { double r; explicit Resistor(double r) : r(r) {} double impedance(double) const override { return r; } };
struct Coil : Component { double l; explicit Coil(double l) : l(l) {} double impedance(double w) const override { return w * l; } };
extern "C" double circuit(const double *x, int n) {
    std::vector<std::unique_ptr<Component>> parts;
    for (int i = 0; i < n; i++) {
        if (i % 2) parts.push_back(std::make_unique<Coil>(x[i]));
        else parts.push_back(std::make_unique<Resistor>(x[i] * x[i]));
    }
    double z = 0;
    for (const auto &p : parts) z += 1 / p->impedance(2.0);
    return 1 / z;
}
