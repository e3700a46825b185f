// A document of values: numbers, texts, lists and tables, built and searched.
// differentiate: model(x, n)  at: x = 0.3 0.7 1.2 1.1, n = 4
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>
struct value;
using list = std::vector<value>;
using table = std::map<std::string, value>;
struct value {
    std::variant<std::monostate, bool, long, double, std::string, std::shared_ptr<list>, std::shared_ptr<table>> data;
    value() = default;
    value(double d) : data(d) {}
    value(long d) : data(d) {}
    value(const char *s) : data(std::string(s)) {}
    value(list l) : data(std::make_shared<list>(std::move(l))) {}
    value(table t) : data(std::make_shared<table>(std::move(t))) {}
    std::optional<double> number() const {
        if (auto *d = std::get_if<double>(&data)) return *d;
        if (auto *i = std::get_if<long>(&data)) return double(*i);
        return std::nullopt;
    }
    const value &operator[](const std::string &k) const { return std::get<std::shared_ptr<table>>(data)->at(k); }
};
static double sum(const value &v) {
    if (auto d = v.number()) return *d;
    if (auto *l = std::get_if<std::shared_ptr<list>>(&v.data)) { double s = 0; for (auto &e : **l) s += sum(e); return s; }
    if (auto *t = std::get_if<std::shared_ptr<table>>(&v.data)) { double s = 0; for (auto &[k, e] : **t) s += sum(e) * k.size(); return s; }
    return 0;
}
extern "C" double model(const double *x, int n) {
    list samples;
    for (int i = 0; i < n; i++) samples.push_back(value(std::sin(x[i])));
    table config{{"rate", value(x[0] * x[1])}, {"name", value("test")}, {"count", value(long(n))}, {"samples", value(samples)}};
    value doc(config);
    return sum(doc) * *doc["rate"].number() + std::exp(sum(doc["samples"]));
}
