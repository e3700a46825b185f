// Code built with exceptions: thrown on paths not taken, caught inside, cleanups on the way.
// differentiate: checked(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: guarded(x)  at: x = 1.3
// differentiate: tagged_words(x, n)  at: x = 0.4 0.9 1.6, n = 3
#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

__attribute__((noinline)) static double root(double x) {
    if (x < 0) throw std::domain_error("negative: " + std::to_string(x));
    return std::sqrt(x);
}
extern "C" double checked(const double *x, int n) {
    std::vector<double> t(n);
    double s = 0;
    for (int i = 0; i < n; i++) {
        t.at(i) = root(x[i]) * x[i];
        s += t.at(i) * t.at(n / 2 > i ? i : 0);
    }
    return s;
}
extern "C" double guarded(double x) {
    try {
        return root(x) * x;
    } catch (const std::exception &) {
        return 0;
    }
}

// A word of a union goes to a function that cleans up when what it calls throws.
union Word { double number; long count; const double *place; };
struct Tagged { int tag; Word word; };
__attribute__((noinline)) static double use(Word w, int tag, int n) {
    std::vector<double> v(n, 1.0);
    for (int i = 0; i < n; ++i) v[i] = tag == 0 ? w.number * (i + 1) : tag == 1 ? std::sqrt(1.0 + w.count) : w.place[i];
    std::vector<double> u(v.begin(), v.end());
    double s = 0;
    for (double t : u) s += t * t;
    return s;
}
extern "C" double tagged_words(const double *x, int n) {
    std::vector<Tagged> all(3);
    all[0] = {0, {.number = x[0]}}; all[1].tag = 1; all[1].word.count = n; all[2].tag = 2; all[2].word.place = x;
    double s = 0;
    for (const Tagged &t : all) s += use(t.word, t.tag, n) * (t.tag + 1);
    return s;
}
