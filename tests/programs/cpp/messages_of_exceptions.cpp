// Exceptions whose texts are put together, beside texts and numbers that their functions go on with.
// differentiate: parsed(x, n)  at: x = 0.9 1.2, n = 2
// differentiate: joined(x, n)  at: x = 0.9 1.2, n = 2
// differentiate: kept(x, n)  at: x = 0.9 1.2, n = 2
// differentiate: limited(x, n)  at: x = 0.9 1.2, n = 2
#include <cmath>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>
struct ParseError : std::runtime_error {
    int line;
    ParseError(const std::string &text, int line)
        : std::runtime_error(text + " in line " + std::to_string(line)), line(line) {}
};
static void parse(const std::string &text, int line) {
    if (text.find('=') == text.npos) throw ParseError("no arrow", line);
    if (text.size() > 10) throw ParseError("too long", line);
}
extern "C" double parsed(const double *x, int n) {
    double extra = 0;
    try {
        parse("A = B", 1);
        parse("A B", n + 1);
    } catch (const ParseError &e) {
        extra = 0.1 * e.line;
    }
    return x[0] * x[1] + extra;
}

struct Stop : std::runtime_error {
    int why;
    Stop(int why, const std::string &text) : std::runtime_error(text), why(why) {}
};
struct Step { int k; double value; std::string note; };
struct History {
    std::vector<Step> steps;
    std::string log;
    void add(int k, double value, std::string note) {
        log += note + "\n";
        steps.push_back({k, value, std::move(note)});
    }
};
static std::string run(double p, double rate, History &history) {
    try {
        for (int k = 0;; ++k) {
            history.add(k, p * p, k % 4 ? "" : "checkpoint");
            if (k >= 5) throw Stop(1, "after " + std::to_string(k) + " steps");
            p -= rate * p;
        }
    } catch (const Stop &e) {
        return std::string(e.why == 1 ? "budget " : "stopped ") + e.what();
    }
}
extern "C" double joined(const double *x, int n) {
    History history;
    std::string end = run(x[0], 0.1 * x[n - 1], history);
    return history.steps.back().value * 3 + 0.001 * end.size();
}

struct Error { int code; std::string where; };
struct Failure : std::exception {
    std::string message;
    int iterations;
    Failure(std::string m, int i) : message(std::move(m)), iterations(i) {}
};
static double newton(double a, double y) {
    for (int k = 0; k < 12; ++k) {
        double t = std::tanh(y), d = 1 - t * t;
        if (std::abs(d) < 1e-8) throw Failure("flat slope", k);
        y -= (t - a) / d;
    }
    return y;
}
static std::variant<double, Error> solved(double a, double guess) {
    std::string log;
    try {
        return newton(a, guess);
    } catch (const Failure &e) {
        log = "failed: " + e.message;
    }
    return Error{1, log};
}
extern "C" double kept(const double *x, int n) {
    auto first = solved(0.3 * x[0], 0.5), second = solved(0.3 * x[n - 1], 40.0);
    double sum = std::get<0>(first);
    if (auto *e = std::get_if<1>(&second)) sum += 0.01 * e->where.size();
    return sum * x[n - 1];
}

struct Limit : std::runtime_error {
    double limit;
    Limit(const std::string &text, double limit) : std::runtime_error(text), limit(limit) {}
};
static double checked(double value, double limit) {
    if (value > limit) throw Limit("above " + std::to_string(limit), limit);
    return value;
}
extern "C" double limited(const double *x, int n) {
    try {
        return checked(x[0] * x[1], 0.1 * n);
    } catch (const Limit &e) {
        return e.limit * x[1] + std::string(e.what()).size();
    }
}
