// Objects that an earlier call has made, and that this one changes: maps, lists and trees, what shared pointers and
// interfaces lead to, vectors of vectors, scratch memory of a class.
// differentiate: counted(x, n)  at: x = 1.3 0.4 0.7, n = 3
// differentiate: moved(x, n)  at: x = 1.3 0.4 0.7, n = 3
// differentiate: by_interface(x, n)  at: x = 1.3 0.4 0.7, n = 3
// differentiate: nested(x, n)  at: x = 1.3 0.4 0.7, n = 3
// differentiate: in_pool(x, n)  at: x = 1.3 0.4 0.7, n = 3
// differentiate: walked(x, n)  at: x = 1.3 0.4 0.7, n = 3
// differentiate: two_ways(x, n)  at: x = 1.3 0.4 0.7, n = 3
// differentiate: reversed(x, n)  at: x = 1.3 0.4 0.7, n = 3
// differentiate: last(x, n)  at: x = 1.3 0.4 0.7, n = 3
// differentiate: kept_in_map(x, n)  at: x = 1.3 0.4 0.7, n = 3  expect: stops: keeps from an earlier call
#include <cmath>
#include <cstddef>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <vector>

#define NOINLINE __attribute__((noinline))

// ---- a map of values by name: some are replaced, one is new each time
static std::map<std::string, double> values;
NOINLINE static double total() {
    double s = 0, k = 1;
    for (auto &[name, value] : values) s += k++ * value * value;
    return s;
}
extern "C" double counted(const double *x, int n) {
    if (values.empty())
        for (const char *name : {"mass", "length", "time", "charge"}) values[name] = 1;
    for (int i = 0; i < n; i++) values[i ? "mass" : "length"] = x[i] * x[(i + 1) % n];
    values["more"] = std::sin(x[0]);
    double s = total();
    values.erase("more");
    return s * values["mass"];
}

// ---- nodes of a list change places
static std::list<double> waiting, done;
extern "C" double moved(const double *x, int n) {
    if (waiting.empty() && done.empty()) waiting.assign(4, 0.5);
    waiting.splice(waiting.end(), done);
    double s = 0;
    int k = 0;
    while (!waiting.empty()) {
        waiting.front() = x[k % n] * (k + 1);
        done.splice(done.begin(), waiting, waiting.begin());
        k++;
    }
    k = 1;
    for (double d : done) s += d * d * k++;
    return s;
}

// ---- shared nodes of a graph, with the value of the last step in each
struct Node {
    double value = 0, weight;
    std::vector<std::shared_ptr<Node>> from;
    explicit Node(double w) : weight(w) {}
};
static std::vector<std::shared_ptr<Node>> network;
NOINLINE static double evaluated(Node &node) {
    if (node.from.empty()) return node.value;
    double s = 0;
    for (auto &one : node.from) s += node.weight * evaluated(*one);
    return node.value = std::tanh(s);
}
extern "C" double in_network(const double *x, int n) {
    if (network.empty()) {
        for (int i = 0; i < n; i++) network.push_back(std::make_shared<Node>(1));
        for (int i = 0; i < n; i++) {
            network.push_back(std::make_shared<Node>(0.3 + i));
            for (int k = 0; k < 2; k++) network.back()->from.push_back(network[(i + k) % n]);
        }
        network.push_back(std::make_shared<Node>(0.7));
        for (int i = 0; i < n; i++) network.back()->from.push_back(network[n + i]);
    }
    for (int i = 0; i < n; i++) network[i]->value = x[i];
    return evaluated(*network.back()) + network[n]->value * network[0]->value;
}

// ---- objects behind an interface that have scratch memory
struct Stage {
    virtual double run(double t) = 0;
    virtual ~Stage() = default;
};
struct Filter : Stage {
    std::vector<double> state, gains;
    explicit Filter(int n) : state(n), gains(n) {
        for (int i = 0; i < n; i++) gains[i] = 1.0 / (i + 1);
    }
    double run(double t) override {
        double s = 0;
        for (std::size_t i = 0; i < state.size(); i++) s += gains[i] * (state[i] = t * (s + i + 1));
        return s * state[0];
    }
};
struct Gain : Stage {
    double last = 0;
    double run(double t) override { return last = t * t + 1; }
};
static std::vector<std::unique_ptr<Stage>> stages;
extern "C" double by_interface(const double *x, int n) {
    if (stages.empty()) {
        stages.emplace_back(new Filter(3));
        stages.emplace_back(new Gain);
        stages.emplace_back(new Filter(2));
    }
    double s = 0;
    for (int i = 0; i < n; i++) {
        double t = x[i];
        for (auto &stage : stages) t = std::log(1 + t * stage->run(t));
        s += t;
    }
    return s;
}

static std::vector<std::vector<double>> table;
extern "C" double nested(const double *x, int n) {
    if (table.empty()) table.assign(n, std::vector<double>(n, 1));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) table[i][j] = i == j ? x[i] * x[i] : table[j][i] * 0 + x[i] * x[j];
    double s = 0;
    for (auto &row : table)
        for (std::size_t j = 0; j < row.size(); j++) s += row[j] * table[j][0];
    return s;
}

// ---- pieces that are carved from one block
struct Pool {
    char *memory = static_cast<char *>(::operator new(4096));
    std::size_t used = 0;
    double *take(int n) {
        double *found = reinterpret_cast<double *>(memory + used);
        used += n * sizeof(double);
        return found;
    }
};
static Pool *pool;
NOINLINE static double *squares(const double *x, int n) {
    double *to = pool->take(n);
    for (int i = 0; i < n; i++) to[i] = x[i] * x[i];
    return to;
}
extern "C" double in_pool(const double *x, int n) {
    if (!pool) pool = new Pool;
    pool->used = 0;
    double *a = squares(x, n), *b = squares(a, n), s = 0;
    for (int i = 0; i < n; i++) s += a[i] * b[(i + 1) % n] / 8;
    return s;
}

// ---- a tree with ways back to the parents
struct Tree {
    Tree *parent = nullptr, *left = nullptr, *right = nullptr;
    double sum = 0;
};
static Tree *root;
static Tree *grown(int depth, Tree *parent) {
    Tree *t = new Tree;
    t->parent = parent;
    if (depth) t->left = grown(depth - 1, t), t->right = grown(depth - 1, t);
    return t;
}
static void emptied(Tree *t) {
    if (!t) return;
    t->sum = 0;
    emptied(t->left), emptied(t->right);
}
extern "C" double walked(const double *x, int n) {
    if (!root) root = grown(2, nullptr);
    emptied(root);
    for (int i = 0; i < n; i++) {
        Tree *t = root;
        for (int bit = i + 1; t->left; bit /= 2) t = bit % 2 ? t->left : t->right;
        for (double v = x[i]; t; t = t->parent, v *= x[0]) t->sum += v;
    }
    return root->sum * root->left->sum + root->right->sum;
}

// ---- one block, by two globals
static double *all, *half;
extern "C" double two_ways(const double *x, int n) {
    if (!all) all = new double[8], half = all + 2;
    for (int i = 0; i < n; i++) all[i] = x[i] * x[i];
    half[0] *= 3;
    for (int i = 0; i < n; i++) half[i + 1] = all[i] * x[0];
    return all[2] * half[1] + all[5] * half[2];
}

// ---- what libraries do with a container that is itself the global
static std::list<double> queue;
extern "C" double reversed(const double *x, int n) {
    queue.clear();
    for (int i = 0; i < 2 * n; i++) queue.push_back(x[i % n] * x[1] + i);
    queue.reverse();
    double s = 0, k = 1;
    for (double t : queue) s += t * t * k++;
    return s;
}
static std::map<int, double> levels;
extern "C" double last(const double *x, int n) {
    for (int i = 0; i < n; i++) levels[i] = x[i] * x[0];
    double highest = std::prev(levels.end())->second;
    return highest * highest + levels.begin()->second;
}
// ---- results are kept in one
static int rounded(double t) { return static_cast<int>(t * 1e6); }
extern "C" double kept_in_map(const double *x, int n) {
    static std::map<int, double> results;
    double s = 0;
    for (int i = 0; i < n; i++) {
        auto found = results.find(rounded(x[i]));
        if (found == results.end()) found = results.emplace(rounded(x[i]), x[i] * x[i]).first;
        s += found->second * x[i];
    }
    return s;
}
