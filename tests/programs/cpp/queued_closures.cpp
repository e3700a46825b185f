// Closures of different layouts in one queue, copied out of it and called; some of them put others there.
// differentiate: plant(x, n)  at: x = 0.37 0.81 1.13 0.54, n = 4
#include <functional>
#include <vector>
struct Item { double when; std::function<void(double)> action; };
struct Simulator {
    std::vector<Item> queue;
    void at(double when, std::function<void(double)> f) { queue.push_back({when, std::move(f)}); }
    void run() {
        while (!queue.empty()) {
            Item i = queue.back();
            queue.pop_back();
            i.action(i.when);
        }
    }
};
extern "C" double plant(const double *x, int n) {
    Simulator sim;
    double shipped = 0;
    std::vector<std::vector<double>> ms(n);
    std::function<void(std::vector<double> *)> start = [&](std::vector<double> *m) {
        if (m->empty()) return;
        double job = m->back();
        m->pop_back();
        sim.at(job, [&, job, m](double t) { shipped += job * t; start(m); });
    };
    for (int i = 0; i < n; i++)
        sim.at(x[i], [&, i, w = x[i]](double) { ms[i].push_back(w); start(&ms[i]); });
    sim.run();
    return shipped;
}
