// Exceptions thrown and caught inside of what is differentiated: fallbacks, retries, cleanups, hierarchies, parsers.
// differentiate: fallback(x)  at: x = 0.7
// differentiate: fallback(x)  at: x = 1.7
// differentiate: in_a_loop(x, n)  at: x = 0.4 1.9 0.8 2.2 0.6, n = 5
// differentiate: by_class(x, k)  at: x = 1.3, k = 0
// differentiate: by_class(x, k)  at: x = 1.3, k = 1
// differentiate: by_class(x, k)  at: x = 1.3, k = 2
// differentiate: by_class(x, k)  at: x = 1.3, k = 3
// differentiate: by_class(x, k)  at: x = 1.3, k = 4
// differentiate: cleaned_up(x, n)  at: x = 0.3 0.9 1.4, n = 3
// differentiate: once_more(x)  at: x = 1.2
// differentiate: once_more(x)  at: x = 2.2
// differentiate: partly_written(x, n)  at: x = 0.5 0.8 1.5 0.7, n = 4
// differentiate: through_tables(x, n)  at: x = 0.4 1.6 0.9 2.5, n = 4
// differentiate: out_of_bounds(x, n, k)  at: x = 0.4 1.6 0.9, n = 3, k = 2
// differentiate: out_of_bounds(x, n, k)  at: x = 0.4 1.6 0.9, n = 3, k = 5
// differentiate: parsed(x, k)  at: x = 1.4, k = 0
// differentiate: parsed(x, k)  at: x = 1.4, k = 1
// differentiate: parsed(x, k)  at: x = 1.4, k = 2
// differentiate: constructed(x)  at: x = 0.8
// differentiate: constructed(x)  at: x = 1.8
// differentiate: retried(x)  at: x = 5.3
// differentiate: coded(x, n)  at: x = 0.4 1.6 0.9 2.5, n = 4
// differentiate: nested(x)  at: x = 1.6
#include <cmath>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

__attribute__((noinline)) static double limited(double x) {
    if (x > 1) throw std::domain_error("too large: " + std::to_string(x));
    return std::sin(x) * x;
}
extern "C" double fallback(double x) {
    try {
        return limited(x) * x;
    } catch (const std::exception &) {
        return std::exp(x) * x;
    }
}
extern "C" double in_a_loop(const double *x, int n) {
    double sum = 1;
    for (int i = 0; i < n; ++i) {
        try {
            sum *= limited(x[i]) + sum;
        } catch (...) {
            sum += x[i] * x[i] * sum;
        }
    }
    return sum;
}

struct Problem : std::runtime_error { using std::runtime_error::runtime_error; };
struct Detail : Problem { int factor; Detail(int k) : Problem("detail"), factor(k) {} };
__attribute__((noinline)) static double failing(double x, int k) {
    switch (k) {
    case 1: throw Problem("one");
    case 2: throw Detail(3);
    case 3: throw k;
    case 4: throw "text";
    default: return x * x * x;
    }
}
extern "C" double by_class(double x, int k) {
    double y = x * x;
    try {
        y = failing(x, k) * y;
    } catch (const Detail &d) {
        y *= d.factor * x;
    } catch (const std::runtime_error &e) {
        y *= std::string(e.what()).size() * std::cos(x);
    } catch (int code) {
        y *= code + x;
    } catch (...) {
        y = 7 * y * y;
    }
    return y + x;
}

struct Counted { // a destructor that computes
    double *total; double x;
    Counted(double *t, double v) : total(t), x(v) {}
    ~Counted() { *total += x * x; }
};
__attribute__((noinline)) static double held(double x, double *total) {
    Counted guard(total, x);
    std::vector<double> copy(3, x);
    std::unique_ptr<double> square(new double(x * x));
    double y = limited(copy[1] + 0.2) * *square;
    copy.push_back(y);
    return copy[3] * copy[0];
}
extern "C" double cleaned_up(const double *x, int n) {
    double total = 0, sum = 0;
    for (int i = 0; i < n; ++i) {
        try { sum += held(x[i], &total); } catch (const std::domain_error &) { sum += 5 * x[i] * total; }
    }
    return sum * total;
}

__attribute__((noinline)) static double annotated(double x) {
    try {
        return limited(x - 1) * x;
    } catch (const std::domain_error &) {
        if (x > 3) return 0;
        throw;
    }
}
extern "C" double once_more(double x) {
    try { return annotated(x) + x; } catch (const std::logic_error &) { return x * x * x; }
}

__attribute__((noinline)) static void fill(const double *x, int n, double *out, int *done) {
    for (int i = 0; i < n; ++i) {
        out[i] = limited(x[i]) * x[i];
        ++*done;
    }
}
extern "C" double partly_written(const double *x, int n) {
    std::vector<double> out(n, 1.0);
    int done = 0;
    try { fill(x, n, out.data(), &done); } catch (const std::exception &) { for (int i = done; i < n; ++i) out[i] = 2 * x[i] * x[0]; }
    double sum = 0;
    for (double value : out) sum += value * value;
    return sum;
}

struct Shape { virtual ~Shape() {} virtual double area(double r) const = 0; };
struct Disc : Shape { double area(double r) const override { return 3.14 * r * r; } };
struct Small : Shape { double area(double r) const override { if (r > 2) throw std::out_of_range("large"); return r * limited(r); } };
extern "C" double through_tables(const double *x, int n) {
    std::vector<std::unique_ptr<Shape>> shapes;
    for (int i = 0; i < n; ++i) { if (i % 2) shapes.emplace_back(new Small); else shapes.emplace_back(new Disc); }
    double sum = 0;
    for (int i = 0; i < n; ++i) {
        try { sum += shapes[i]->area(x[i]) * x[0]; }
        catch (const std::out_of_range &) { sum += 2 * x[i]; }
        catch (const std::domain_error &) { sum += 4 * x[i] * x[i]; }
    }
    return sum;
}

extern "C" double out_of_bounds(const double *x, int n, int k) {
    std::vector<double> v(x, x + n);
    try { return v.at(k) * v[0]; } catch (const std::out_of_range &) { return v[1] * v[1] * v[2]; }
}

extern "C" double parsed(double x, int k) {
    static const char *const texts[] = {"2.5", "none", "1e999"};
    double scale = 1;
    try { scale = std::stod(texts[k]); }
    catch (const std::invalid_argument &) { scale = 4; }
    catch (const std::out_of_range &) { scale = 8; }
    return scale * x * x;
}

struct Part { double value; explicit Part(double x) : value(limited(x)) {} };
struct Whole { std::vector<double> before; Part part; explicit Whole(double x) : before(2, x * x), part(x) {} };
extern "C" double constructed(double x) {
    try { Whole w(x); return w.before[1] * w.part.value; } catch (std::exception &) { return 2 * x; }
}

extern "C" double retried(double x) {
    for (int tries = 1;; ++tries) {
        try { return limited(x) * tries * x; } catch (const std::domain_error &) { x = x * 0.5 - 0.1; }
    }
}

struct Code { int number; double weight; }; // what is thrown takes part, but depends on nothing
__attribute__((noinline)) static double checked(double x, int i) { if (x > 1) throw Code{i, 0.5 + i}; return x; }
extern "C" double coded(const double *x, int n) {
    double product = 1;
    for (int i = 0; i < n; ++i) {
        try { product *= checked(x[i], i); } catch (const Code &c) { product *= c.weight * x[c.number] * x[0]; }
    }
    return product;
}

static double quiet(double x) noexcept { try { return limited(x); } catch (...) { return x * x; } }
extern "C" double nested(double x) {
    double y = 0;
    try {
        try { y = limited(x); } catch (const std::domain_error &) { y = quiet(x) * x; throw std::length_error("again"); }
    } catch (const std::logic_error &) {
        y = y * y + quiet(x / 3);
    }
    return y;
}
