// Strings as buffers of bytes: numbers are appended, inserted and copied out again.
// options: -O2 -std=c++17
// differentiate: any_length(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: inserted(x, n)  at: x = 1.3 0.7, n = 2
#include <cstring>
#include <string>

#define NOINLINE __attribute__((noinline))

NOINLINE static void put(std::string &b, const void *from, std::size_t n) { b.append(static_cast<const char *>(from), n); }
NOINLINE static void get(const std::string &b, std::size_t &at, void *to, std::size_t n) {
    std::memcpy(to, b.data() + at, n);
    at += n;
}
extern "C" double any_length(const double *x, int n) {
    std::string b;
    double v = x[1] * x[1], w[2], sum = 0;
    put(b, &v, sizeof v);
    put(b, x, sizeof *x * n);
    b += 'c';
    std::size_t at = 0;
    get(b, at, &v, sizeof v);
    get(b, at, w, sizeof w);
    return v * v * w[0] + w[1] + b[at];
}

NOINLINE static void put_in_front(std::string &b, const void *from, std::size_t n) {
    b.insert(0, static_cast<const char *>(from), n);
}
extern "C" double inserted(const double *x, int n) {
    std::string b;
    for (int i = 0; i < 4; i++) {
        double v = x[i % n] * (i + 1);
        put_in_front(b, &v, sizeof v);
    }
    std::size_t at = 0;
    double sum = 0, v;
    while (at < b.size()) get(b, at, &v, sizeof v), sum = sum * v + v;
    return sum;
}
