// Strings whose members the library has compiled (up to C++17): they put texts into memory of their own, and take it back.
// options: -O2 -std=c++17
// differentiate: logged(x, n)  at: x = 0.3 0.7 -0.2, n = 3
// differentiate: named(x, n)  at: x = 0.3 0.7 -0.2, n = 3
// differentiate: grown(x, n)  at: x = 0.3 0.7 -0.2, n = 3
#include <cmath>
#include <sstream>
#include <string>
#include <vector>

static std::size_t length;

struct Logger {
    explicit Logger(const char *where) { stream << where << ": a message of more than fifteen characters "; }
    ~Logger() { length += stream.str().size(); }
    std::stringstream stream;
};

extern "C" double logged(const double *x, int n) {
    double sum = 0;
    length = 0;
    for (int i = 0; i < n; i++) {
        Logger("logged").stream << i << "\n";
        sum += x[i] * x[i] * (i + 1);
    }
    return sum * double(length);
}

struct Quantity {
    double value;
    std::string name;
};

__attribute__((noinline)) static Quantity scaled(const Quantity &q, double by) {
    Quantity made = q;
    made.value *= by;
    made.name += " times a factor that has a long name";
    return made;
}

extern "C" double named(const double *x, int n) {
    Quantity q{1, "one"};
    for (int i = 0; i < n; i++) q = scaled(q, std::sin(x[i]) + 1.5);
    return q.value * double(q.name.size());
}

extern "C" double grown(const double *x, int n) {
    std::vector<Quantity> all;
    for (int i = 0; i < n; i++) {
        all.push_back({x[i] * x[i], std::string(10 * (i + 1), 'a')});
        all.back().name.insert(2, "inserted in the middle").append("at the end");
        all.back().name.resize(5 + 20 * i);
    }
    double sum = 0;
    for (const Quantity &q : all) sum += q.value * double(q.name.length());
    return sum;
}
