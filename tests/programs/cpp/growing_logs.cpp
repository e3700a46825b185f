// Strings beside numbers in an object, which the library makes grow out of sight: appended to, inserted into, exchanged.
// differentiate: appended(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: inserted(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: by_characters(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: exchanged(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: moved_out(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: in_records(x, n)  at: x = 1.3 0.7 0.4, n = 3
#include <string>
#include <utility>
#include <vector>

#define NOINLINE __attribute__((noinline))

struct Model {
    std::vector<double> now;
    std::string log;
};
static std::string name(int n) { return n == 2 ? "a rather long text, which needs more room than there is" : "b"; }
template <class Step> static double run(const double *x, int n, Step step) {
    Model m;
    m.now.assign(x, x + n);
    const std::string text = name(n);
    for (int i = 0; i < 12; i++) step(m, i, text);
    std::string kept = m.log;
    return m.now[0] * m.now[1] + kept.size() * x[1];
}

NOINLINE static void append(Model &m, int i, const std::string &text) {
    m.now[0] *= m.now[1];
    m.log += std::to_string(i);
    m.log += text;
    m.log.append(3, 'x');
}
extern "C" double appended(const double *x, int n) { return run(x, n, append); }

NOINLINE static void insert(Model &m, int i, const std::string &text) {
    m.now[1] += 0.1 * m.now[0];
    m.log.insert(0, text);
    m.log.replace(m.log.size() / 2, 1, std::to_string(i));
}
extern "C" double inserted(const double *x, int n) { return run(x, n, insert); }

NOINLINE static void put(Model &m, int i, const std::string &text) {
    m.now[0] += m.now[1] * i;
    for (char c : text) m.log += c;
    m.log.push_back(' ');
}
extern "C" double by_characters(const double *x, int n) { return run(x, n, put); }

NOINLINE static void exchange(Model &m, int i, const std::string &text) {
    m.now[0] *= m.now[1];
    std::string other = i % 3 ? text + "z" : "short";
    std::swap(m.log, other);
    m.log.push_back('a');
    if (i % 4 == 1) m.log.swap(other);
}
extern "C" double exchanged(const double *x, int n) { return run(x, n, exchange); }

NOINLINE static void move_out(Model &m, int i, const std::string &text) {
    m.now[0] *= m.now[1];
    std::string taken = std::move(m.log);
    m.log = "[" + taken + text + "]";
    if (i % 3 == 2) m.log.clear(), m.log.shrink_to_fit();
}
extern "C" double moved_out(const double *x, int n) { return run(x, n, move_out); }

// records of a name and a number, of which the names grow while they are in a vector
struct Record {
    std::string name;
    double value;
};
NOINLINE static void mark(std::vector<Record> &all, const std::string &text) {
    for (Record &r : all) r.name += text, r.value *= r.value;
    std::swap(all.front().name, all.back().name);
}
extern "C" double in_records(const double *x, int n) {
    std::vector<Record> all;
    for (int i = 0; i < n; i++) all.push_back({"n", x[i]});
    for (int i = 0; i < 3; i++) {
        mark(all, name(n - 1));
        all.push_back({std::to_string(i), all[0].value * x[1]});
    }
    double sum = 0;
    for (const Record &r : all) sum += r.value * r.name.size();
    return sum;
}
