// Tables that were made by an earlier call and are kept in globals: vectors and maps of them, with nodes that functions compute.
// differentiate: factors(x, n)  at: x = 1.3 -2.2 0.9, n = 3
// differentiate: by_order(x, n)  at: x = 0.31 -0.23 0.87, n = 3
// differentiate: through_class(x, n)  at: x = 0.31 -0.23 0.87, n = 3
// differentiate: in_arrays(x, n)  at: x = 0.31 -0.23 0.87, n = 3
// differentiate: of_input(x, n)  at: x = 0.31 -0.23 0.87, n = 3
// differentiate: replaced(x, n)  at: x = 0.31 -0.23 0.87, n = 3
#include <cmath>
#include <map>
#include <memory>
#include <vector>

// a vector of pointers to tables
static std::vector<double *> tables;
extern "C" double factors(const double *x, int n) {
    if (tables.empty()) {
        double *table = new double[n];
        for (int i = 0; i < n; i++) table[i] = std::cos(i);
        tables.push_back(table);
    }
    double r = 0, *table = tables[0];
    for (int i = 0; i < n; i++) r += table[i] * x[i] * x[0];
    return r;
}

// a map from orders to nodes and weights, which functions compute
struct Rule {
    std::vector<double> nodes, weights;
};
static double legendre(int n, double t, double &slope) {
    double p0 = 1, p1 = t;
    for (int k = 2; k <= n; k++) {
        double p2 = ((2 * k - 1) * t * p1 - (k - 1) * p0) / k;
        p0 = p1, p1 = p2;
    }
    slope = n * (t * p1 - p0) / (t * t - 1);
    return p1;
}
static const Rule &rule_of(int n) {
    static std::map<int, std::unique_ptr<Rule>> known;
    std::unique_ptr<Rule> &found = known[n];
    if (!found) {
        found.reset(new Rule);
        for (int i = 0; i < n; i++) {
            double t = std::cos(M_PI * (i + 0.75) / (n + 0.5)), slope = 1;
            for (int k = 0; k < 8; k++) t -= legendre(n, t, slope) / slope;
            legendre(n, t, slope);
            found->nodes.push_back(t);
            found->weights.push_back(2 / ((1 - t * t) * slope * slope));
        }
    }
    return *found;
}
extern "C" double by_order(const double *x, int n) {
    double s = 0;
    for (int order = 2; order < 5; order++) {
        const Rule &rule = rule_of(order);
        for (std::size_t i = 0; i < rule.nodes.size(); i++) {
            double t = rule.nodes[i];
            s += rule.weights[i] * std::exp(x[0] * t) * (x[1] + x[n - 1] * t);
        }
    }
    return s;
}

// an object with a destructor, behind an interface
struct Kernel {
    virtual double operator()(double t) const = 0;
    virtual ~Kernel() {}
};
class Sampled : public Kernel {
    std::vector<double> values;

  public:
    Sampled(int n, double scale) {
        for (int i = 0; i <= n; i++) values.push_back(std::exp(-scale * i * i / n));
    }
    double operator()(double t) const override {
        double place = std::fabs(t) * (values.size() - 1);
        std::size_t k = std::min<std::size_t>(place, values.size() - 2);
        return values[k] + (place - k) * (values[k + 1] - values[k]);
    }
};
static std::vector<std::unique_ptr<Kernel>> kernels;
extern "C" double through_class(const double *x, int n) {
    if (kernels.empty()) {
        kernels.emplace_back(new Sampled(7, 0.3));
        kernels.emplace_back(new Sampled(5, 0.7));
    }
    double s = 0;
    for (int i = 0; i < n; i++)
        for (auto &kernel : kernels) s += x[i] * (*kernel)(x[i]);
    return s;
}

// arrays of a fixed size beside a number that varies
static double sines[16], last;
static bool is_filled;
__attribute__((noinline)) static double weighed(const double *w, const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += w[i] * x[i] * x[i];
    return s;
}
extern "C" double in_arrays(const double *x, int n) {
    if (!is_filled) {
        for (int i = 0; i < 16; i++) sines[i] = std::sin(1 + i);
        is_filled = true;
    }
    last = weighed(sines, x, n);
    return last * weighed(sines + 3, x, n);
}

// one of the tables is made of the input
static std::vector<double *> mixed;
extern "C" double of_input(const double *x, int n) {
    if (mixed.empty())
        for (int k = 0; k < 2; k++) mixed.push_back(new double[n]);
    double s = 0;
    for (int i = 0; i < n; i++) {
        mixed[0][i] = std::cos(i);
        mixed[1][i] = x[i] * x[0];
    }
    for (int i = 0; i < n; i++) s += mixed[0][i] * mixed[1][i] * mixed[1][i];
    return s;
}

// made anew by every call
static std::vector<double> current;
extern "C" double replaced(const double *x, int n) {
    current.assign(x, x + n);
    double s = 0;
    for (double v : current) s += v * v * v;
    return s;
}
