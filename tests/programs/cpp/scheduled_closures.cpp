// Closures in shared pointers schedule other closures, which know the variables of the first by reference
// differentiate: f(x)  at: x = 1.7
#include <functional>
#include <memory>
#include <vector>
struct Simulation {
    using Action = std::function<void(Simulation &)>;
    std::vector<std::shared_ptr<Action>> queue;
    void at(Action a) { queue.push_back(std::make_shared<Action>(std::move(a))); }
    void run() {
        while (!queue.empty()) {
            auto a = queue.back();
            queue.pop_back();
            (*a)(*this);
        }
    }
};
extern "C" double f(double x) {
    Simulation sim;
    double stock = x;
    std::vector<double> ledger;
    Simulation::Action review = [&](Simulation &s) {
        double order = 8 - stock * x;
        s.at([&, order](Simulation &) { stock += order; ledger.push_back(order * x); });
    };
    sim.at(review);
    sim.run();
    double s = 0;
    for (double v : ledger) s += v * v;
    return s + stock;
}
