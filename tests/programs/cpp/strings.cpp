// Strings beside numbers: keys and members, short ones inside their objects and long ones, moved, sorted and joined.
// options: -O2 -std=c++17
// differentiate: weighted(x, n)  at: x = 0.4 0.9 1.6 2.5, n = 4
// differentiate: labelled(x)  at: x = 0.8
// differentiate: held(x, n)  at: x = 0.4 0.9 1.6, n = 3
#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

struct Term {
    std::string name;
    double coefficient;
    int power;
};

static std::string key(int i) { return "a rather long name, number " + std::to_string(i); }

extern "C" double weighted(const double *x, int n) {
    if (n < 1) throw std::invalid_argument("nothing: " + std::to_string(n));
    std::unordered_map<std::string, double> values;
    std::unordered_map<std::string, std::vector<double>> curves;
    for (int i = 0; i < n; ++i) {
        values.emplace(i % 2 ? key(i) : "v" + std::to_string(i), x[i]);
        for (int k = 0; k < 3; ++k) curves[key(i)].push_back(x[i] * k);
    }
    std::vector<Term> terms{{"v0", 1.5, 1}, {key(1), x[0], 2}, {"v2", 2, 1}, {key(3), -0.1, 3}, {"missing", 7, 1}};
    std::sort(terms.begin(), terms.end(), [](const Term &a, const Term &b) { return a.name < b.name; });
    terms.erase(std::remove_if(terms.begin(), terms.end(), [](const Term &t) { return t.power > 3; }), terms.end());
    std::map<std::string, std::vector<double>> groups;
    double sum = 0;
    for (const Term &term : terms) {
        auto found = values.find(term.name);
        if (found == values.end()) continue;
        groups[term.power > 1 ? "nonlinear" : "linear"].push_back(term.coefficient * std::pow(found->second, term.power));
    }
    for (const auto &[name, members] : groups)
        for (double v : members) sum += v * v / (members.size() + name.size());
    return sum + curves.at(key(2)).back() * curves[key(3)][1];
}

using Field = std::variant<double, std::string>;

extern "C" double labelled(double x) {
    std::vector<Field> row{x * x, std::string("label"), std::string("a label that is long enough for the heap"), x + 1};
    double product = 1;
    for (const Field &field : row)
        if (const double *number = std::get_if<double>(&field)) product *= std::sin(*number);
        else product *= std::get<std::string>(field).size() * 0.1;
    return product;
}

struct Asset {
    double amount = 0, price = 1;
    std::string currency = "EUR";
};

// A hash table's nodes hold what a vector's elements hold: neither is the table itself, which its nodes point into.
extern "C" double held(const double *x, int n) {
    std::unordered_map<std::string, Asset> assets;
    for (int i = 0; i < n; ++i) {
        Asset &asset = assets[i % 2 ? "a metal of which the name is long" : "oil"];
        asset.amount += x[i];
        asset.price *= 1 + 0.1 * x[i];
    }
    assets["gas"].amount = x[0];
    assets.erase("oil");
    std::vector<Asset> list;
    for (const auto &[name, asset] : assets) list.push_back(asset);
    std::sort(list.begin(), list.end(), [](const Asset &a, const Asset &b) { return a.amount < b.amount; });
    return list.front().amount * list.back().price * list.size() + list.back().currency.size();
}
