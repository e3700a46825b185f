// Texts beside numbers in tuples, variants, trees of values and objects that keep a log: moved, assigned and sorted.
// differentiate: tuples(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// differentiate: variants(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// differentiate: settings(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// differentiate: json(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// differentiate: logged(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// differentiate: events(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// differentiate: any_values(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
#include <algorithm>
#include <any>
#include <cmath>
#include <map>
#include <sstream>
#include <string>
#include <tuple>
#include <variant>
#include <vector>
using std::string;
static string name_of(int i) {
    return (i % 2 ? "a name that is too long for the object " : "n") + std::to_string(i);
}
extern "C" double tuples(const double *x, int n) {
    std::vector<std::tuple<string, double, int>> t;
    for (int i = 0; i < n; ++i) t.emplace_back(name_of(i), x[i] * x[i], i);
    std::sort(t.begin(), t.end(), [](auto &a, auto &b) { return std::get<1>(a) < std::get<1>(b); });
    double r = 0;
    for (auto &[s, v, i] : t) r = r * 0.5 + v * s.size() + i;
    return r;
}
struct Gauss {
    double mu, sigma;
    string label;
};
struct Poly {
    double c[3];
};
using Dist = std::variant<Gauss, Poly, std::vector<double>>;
extern "C" double variants(const double *x, int n) {
    std::vector<Dist> d(n);
    for (int i = 0; i < n; ++i)
        if (i % 3 == 1) d[i] = Poly{{x[i], x[0], 0.6}};
        else if (i % 3 == 0) d[i] = Gauss{x[i], 1, name_of(i)};
        else d[i] = std::vector<double>(x, x + i);
    d[1] = d[3];
    d[0] = Poly{{1, x[2], x[1]}};
    double s = 0;
    for (auto &e : d)
        if (auto g = std::get_if<Gauss>(&e)) s += g->mu * g->mu * g->label.size();
        else if (auto p = std::get_if<Poly>(&e)) s += p->c[1] * p->c[2];
        else for (double v : std::get<2>(e)) s += std::sin(v);
    return s;
}
using Cell = std::variant<double, string>;
extern "C" double settings(const double *x, int n) {
    std::map<string, Cell> o;
    o["damping"] = x[0];
    o["name"] = string("n");
    o["other"] = 1.0;
    o["other"] = name_of(3);
    o["name"] = x[1] * x[2];
    double s = 0;
    for (int i = 0; i < n; ++i) s += x[i] * std::get<double>(o["damping"]);
    for (auto &[key, value] : o)
        if (auto v = std::get_if<double>(&value)) s += *v * *v;
        else s += std::get<string>(value).size();
    return s;
}
struct Value;
using List = std::vector<Value>;
using Object = std::map<string, Value>;
struct Value {
    std::variant<std::nullptr_t, bool, double, string, List, Object> v;
};
static double total(const Value &value) {
    if (auto d = std::get_if<double>(&value.v)) return *d * *d;
    double s = 0;
    if (auto l = std::get_if<List>(&value.v))
        for (auto &e : *l) s = 0.5 * s + total(e);
    if (auto o = std::get_if<Object>(&value.v))
        for (auto &[k, e] : *o) s += k.size() * total(e);
    if (auto t = std::get_if<string>(&value.v)) s = t->size();
    return s;
}
extern "C" double json(const double *x, int n) {
    List list;
    for (int i = 0; i < n; ++i) list.push_back(Value{x[i] * x[(i + 1) % n]});
    list.push_back(Value{string("text")});
    Object o;
    o["list"] = Value{list};
    o["rate"] = Value{std::exp(x[0])};
    o["name"] = Value{name_of(1)};
    o["flag"] = Value{true};
    Value all{o}, copy;
    copy = all;
    return total(copy) + total(all);
}
struct Body {
    string tag;
    double x = 0;
    bool fixed = false;
};
struct World {
    std::vector<Body> bodies;
    std::map<string, double> params;
    std::ostringstream log;
};
extern "C" double logged(const double *x, int n) {
    World w = {};
    w.params["gravity"] = 1 + x[0];
    for (int i = 0; i < n; ++i) {
        w.bodies.push_back({name_of(i), x[i]});
        w.log << w.bodies.back().tag << ' ';
    }
    double s = 0;
    for (auto &b : w.bodies) s += b.x * w.params["gravity"];
    return s;
}
struct Mass {
    double factor;
    string reason;
};
struct Wait {
    int steps;
};
using Event = std::variant<std::monostate, Mass, Wait>;
extern "C" double events(const double *x, int n) {
    std::vector<Event> list{Mass{x[0], "thrust"}, Wait{n}, Mass{x[1], "fuel burnt"}, Event{}};
    list.insert(list.begin(), Wait{2 * n});
    list[1] = list[3];
    double s = 1;
    for (auto &e : list)
        if (auto m = std::get_if<Mass>(&e)) s *= m->factor * m->reason.size();
        else if (auto w = std::get_if<Wait>(&e)) s += w->steps * x[2];
    return s;
}
extern "C" double any_values(const double *x, int n) {
    std::vector<std::any> v;
    for (int i = 0; i < n; ++i) i % 2 ? v.push_back(name_of(i)) : v.push_back(x[i] * x[0]);
    double s = 0;
    for (auto &a : v)
        if (auto d = std::any_cast<double>(&a)) s += *d * *d;
    return s;
}
