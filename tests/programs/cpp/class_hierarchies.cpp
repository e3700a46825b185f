// Virtual classes: dynamic_cast, several bases, virtual bases, factories, visitors.
// differentiate: visited(x, n)  at: x = 1.5 2.5 0.5, n = 3
// differentiate: several(x)  at: x = 1.3
// differentiate: simulated(k, v, steps)  at: k = 1.5, v = 0.4, steps = 6
#include <cmath>
#include <memory>
#include <vector>
struct Item { virtual ~Item() = default; virtual double value() const = 0; double weight = 1; };
struct Plain : Item { double v = 0; double value() const override { return v; } };
struct Squared : Plain { double value() const override { return v * v * weight; } };
static std::unique_ptr<Item> make(int kind, double x) {
    auto made = kind % 2 ? std::make_unique<Squared>() : std::make_unique<Plain>();
    made->v = x;
    made->weight = 0.5 * x;
    return made;
}
extern "C" double visited(const double *x, int n) {
    std::vector<std::unique_ptr<Item>> items;
    for (int i = 0; i < n; i++) items.push_back(make(i, x[i]));
    double s = 0;
    for (auto &item : items) {
        if (auto *squared = dynamic_cast<Squared *>(item.get())) squared->v *= 2;
        s += item->value() * item->weight;
    }
    return s;
}
struct Base { double b = 1; virtual ~Base() = default; virtual double first() const { return b; } };
struct Left : virtual Base { double l = 2; double first() const override { return b * l; } };
struct Right { double r = 3; virtual ~Right() = default; virtual double second() const { return r; } };
struct Both : Left, Right { double second() const override { return r * l * b; } };
extern "C" double several(double x) {
    Both both;
    both.b = x;
    both.l = x * x;
    both.r = std::sin(x);
    const Base &base = both;
    const Right &right = both;
    return base.first() + right.second();
}
struct Force { virtual ~Force() = default; virtual double operator()(double x, double v) const = 0; };
struct Spring : Force { double k; explicit Spring(double k) : k(k) {} double operator()(double x, double) const override { return -k * x; } };
struct Drag : Force { double c; explicit Drag(double c) : c(c) {} double operator()(double, double v) const override { return -c * v * std::fabs(v); } };
class Body {
  public:
    Body(double x, double v) : x_(x), v_(v) {}
    void attach(std::shared_ptr<const Force> f) { forces_.push_back(std::move(f)); }
    void step(double dt) {
        double a = 0;
        for (const auto &f : forces_) a += (*f)(x_, v_);
        v_ += a * dt;
        x_ += v_ * dt;
    }
    double energy() const { return 0.5 * v_ * v_ + x_ * x_; }
  private:
    double x_, v_;
    std::vector<std::shared_ptr<const Force>> forces_;
};
extern "C" double simulated(double k, double v, int steps) {
    Body body(1.0, v);
    body.attach(std::make_shared<Spring>(k));
    body.attach(std::make_shared<Drag>(0.1 * k));
    for (int i = 0; i < steps; i++) body.step(0.1);
    return body.energy();
}
