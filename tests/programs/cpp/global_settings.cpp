// Settings in a tree or a table of one global object, made before anybody asks, beside vectors that every call fills.
// differentiate: in_a_map(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// differentiate: in_a_table(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

struct World {
    std::vector<double> places;
    std::map<std::string, double> named;
    std::vector<double> speeds;
    World() : named{{"gravity", 2}, {"softening", 0.1}} {}
    double param(const std::string &name) const {
        auto found = named.find(name);
        return found == named.end() ? 0 : found->second;
    }
};
static World world;

extern "C" double in_a_map(const double *x, int n) {
    world.places.assign(x, x + n);
    world.speeds = world.places;
    double sum = 0;
    for (double p : world.places) sum += p * world.speeds[1] * world.param("gravity") + world.param("softening") * p;
    return sum;
}

struct Table {
    std::vector<double> places;
    std::unordered_map<std::string, double> hashed;
    Table() : hashed{{"drag", 0.3}, {"lift", 0.7}} {}
};
static Table table;

extern "C" double in_a_table(const double *x, int n) {
    table.places.assign(x, x + n);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += table.places[i] * table.places[i] * table.hashed.at(i % 2 ? "drag" : "lift");
    return sum;
}
