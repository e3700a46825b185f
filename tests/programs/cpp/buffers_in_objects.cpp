// Strings beside numbers in an object, as buffers of bytes: they grow, are copied, and numbers come out again.
// options: -O2 -std=c++17
// differentiate: joined(x, n)  at: x = 1.3 0.7, n = 2
#include <cstring>
#include <string>
#include <vector>

#define NOINLINE __attribute__((noinline))

struct Message {
    std::vector<double> now;
    std::string bytes;
};
NOINLINE static void put(Message &m, const void *from, std::size_t n) {
    m.bytes.append(static_cast<const char *>(from), n);
}
NOINLINE static void get(const std::string &b, std::size_t &at, void *to, std::size_t n) {
    std::memcpy(to, b.data() + at, n);
    at += n;
}
extern "C" double joined(const double *x, int n) {
    Message m;
    m.now.assign(x, x + n);
    for (int i = 0; i < 5; i++) {
        double v = m.now[i % n] * x[0];
        put(m, &v, sizeof v);
        m.now[0] += 0.1 * v;
    }
    std::string kept = m.bytes;
    std::size_t at = 0;
    double sum = m.now[0] * m.now[1], v;
    for (int i = 0; i < 5; i++) get(kept, at, &v, sizeof v), sum += v * v * (i + 1);
    return sum;
}
