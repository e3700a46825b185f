// Records with a name and a function, in a vector; parameters by name in a map.
// differentiate: train(w, n)  at: w = random(17, -1, 1), n = 17
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <string>
#include <vector>
using Activation = std::function<double(double)>;
struct LayerSpec { std::string name; int in, out; Activation act; };
class Mlp {
    std::vector<LayerSpec> specs; std::map<std::string, std::vector<double>> params;
public:
    void add(LayerSpec s) { specs.push_back(std::move(s)); }
    int bind(const double *w) { int k = 0; for (auto &s : specs) { auto &p = params[s.name]; p.assign(w + k, w + k + (s.in + 1) * s.out); k += (s.in + 1) * s.out; } return k; }
    std::vector<double> run(std::vector<double> x) const {
        for (const auto &s : specs) { const auto &p = params.at(s.name); std::vector<double> y(s.out); for (int o = 0; o < s.out; ++o) { double t = p[o * (s.in + 1) + s.in]; for (int i = 0; i < s.in; ++i) t += p[o * (s.in + 1) + i] * x[i]; y[o] = s.act(t); } x.swap(y); }
        return x;
    }
};
extern "C" double train(const double *w, int n) {
    Mlp net;
    net.add({"hidden", 2, 4, [](double v) { return std::tanh(v); }});
    net.add({"output", 4, 1, [](double v) { return 1 / (1 + std::exp(-v)); }});
    int used = net.bind(w);
    static constexpr std::array<std::array<double, 3>, 4> data{{{0, 0, 0}, {0, 1, 1}, {1, 0, 1}, {1, 1, 0}}};
    double loss = 0;
    for (const auto &row : data) { double y = net.run({row[0], row[1]})[0]; loss += (y - row[2]) * (y - row[2]); }
    return loss + (used == n ? 0 : 1e9);
}
