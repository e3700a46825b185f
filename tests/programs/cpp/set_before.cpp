// Objects that a program sets up before it asks: what they keep is constant, in containers of containers, in closures
// and behind shared pointers, where it is used together with what varies, too.
// differentiate: found_or_made(x)  at: x = 0.3 0.4
// differentiate: captured(x)  at: x = 0.3 0.4
// differentiate: shared_tensor(x)  at: x = 0.3 0.4
// differentiate: mixed_views(x)  at: x = 0.3 0.4
// differentiate: moved_in(x)  at: x = 0.3 0.4
// differentiate: relinked(x)  at: x = 0.3 0.4
#include <cmath>
#include <functional>
#include <list>
#include <memory>
#include <unordered_map>
#include <vector>

#define NOINLINE __attribute__((noinline))

// ---- a cache of plans
static std::unordered_map<int, std::vector<double>> plans;
NOINLINE static const std::vector<double> &plan(int n) {
    auto it = plans.find(n);
    if (it == plans.end()) it = plans.emplace(n, std::vector<double>(n, 2.5)).first;
    return it->second;
}
extern "C" double found_or_made(double *x) { return plan(2)[1] * x[0] * x[0] + plan(3)[2] * x[1]; }

// ---- what closures keep
struct State {
    std::vector<double> k;
};
static std::shared_ptr<State> state;
static std::function<double(const double *)> objective, observed;
extern "C" double captured(double *x) { return objective(x) * observed(x) * x[1]; }

// ---- shared data and views of it
struct Tensor {
    std::shared_ptr<std::vector<double>> data;
    int columns;
    double operator()(int i, int j) const { return (*data)[i * columns + j]; }
};
static Tensor material;
extern "C" double shared_tensor(double *x) {
    Tensor t = material, mine{std::make_shared<std::vector<double>>(x, x + 2), 2};
    const Tensor *chosen[] = {&t, &mine};
    double s = 0;
    for (int i = 0; i < 4; i++) s += (*chosen[i % 2])(0, i / 2) * x[i % 2];
    return s;
}
struct View {
    const double *p;
    size_t n;
};
NOINLINE static double dot(const View *a, const View *b) {
    double s = 0;
    for (size_t i = 0; i < a->n; i++) s += a->p[i] * b->p[i] * b->p[i];
    return s;
}
extern "C" double mixed_views(double *x) {
    std::vector<View> views = {{state->k.data(), 2}, {x, 2}};
    double s = 0;
    for (auto &a : views)
        for (auto &b : views) s += dot(&a, &b);
    return s;
}

// ---- nothing that varies may be put there
static std::vector<std::vector<double>> kept;
NOINLINE static void put(std::vector<double> &to, double v) { to[0] = v; }
extern "C" double moved_in(double *x) {
    put(kept[1], x[0] * x[1]);
    return kept[1][0] * x[0] + kept[0][1];
}

// ---- nor is what is relinked constant
static std::list<double> history;
NOINLINE static double last() { return history.back(); }
extern "C" double relinked(double *x) {
    double l = last(), s = 0;
    history.push_back(x[0] * l);
    for (double v : history) s += v * x[1];
    history.pop_back();
    return s;
}

struct SetUp {
    SetUp() {
        plan(2);
        state = std::make_shared<State>();
        state->k = {4, 5};
        std::weak_ptr<State> weak = state;
        objective = [weak](const double *x) { return x[0] * weak.lock()->k[1]; };
        observed = [s = state](const double *x) { return x[1] * s->k[0] + x[0]; };
        material = {std::make_shared<std::vector<double>>(4, 2.5), 2};
        kept.assign(2, {1, 2});
        history = {1, 2};
    }
};
static SetUp once;
