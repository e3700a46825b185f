// Settings are read from one stream and results printed to another: members of an object, arguments, operators.
// differentiate: simulated(x)  at: x = 0.7 1.3
// differentiate: streams_given(x)  at: x = 0.7 1.3
// differentiate: printed_objects(x)  at: x = 0.7 1.3
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
class Simulator {
    std::istringstream config_;
    std::ostringstream log_;
    std::vector<double> values_;
public:
    explicit Simulator(const std::string &text) : config_(text) {}
    __attribute__((noinline)) double step(double x) {
        double w = 0;
        config_ >> w;
        values_.push_back(w * x);
        log_ << "value " << values_.back() << '\n';
        return values_.back() * w;
    }
    __attribute__((noinline)) std::size_t size() const { return log_.str().size(); }
};
extern "C" double simulated(const double *x) {
    Simulator s("1.5 2.5 3.5");
    double sum = s.step(x[0]) * s.step(x[1]) + s.step(x[0] * x[1]);
    return sum + double(s.size());
}
static __attribute__((noinline)) double run(std::istream &in, std::ostream &out, const double *x) {
    double sum = 0, w;
    while (in >> w) {
        sum += w * x[0] * x[1];
        out << std::setprecision(3) << "sum=" << sum << std::endl;
    }
    return sum;
}
extern "C" double streams_given(const double *x) {
    std::istringstream in("1.5 2.5");
    std::ofstream out("/dev/null");
    std::ostringstream text;
    double s = run(in, out, x);
    std::istringstream more("0.5");
    return s * run(more, text, x) + double(text.str().size());
}
struct Vec { std::vector<double> v; };
static std::ostream &operator<<(std::ostream &out, const Vec &a) {
    out << '[';
    for (double e : a.v) out << e << ' ';
    return out << ']';
}
static std::istream &operator>>(std::istream &in, Vec &a) {
    double e;
    while (in >> e) a.v.push_back(e);
    return in;
}
extern "C" double printed_objects(const double *x) {
    Vec a{{x[0], x[1]}}, b;
    std::istringstream in("2 3 4");
    in >> b;
    std::ostringstream out;
    out << a << " and " << b;
    if (x[0] > 5) std::cerr << a << b;
    double s = double(out.str().find(']') != std::string::npos);
    for (double e : b.v) s = s * x[0] + e * x[1];
    return s;
}
