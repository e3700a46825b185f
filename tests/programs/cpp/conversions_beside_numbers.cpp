// Numbers behind the text that a conversion of C++ writes or reads.
// differentiate: by_to(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: by_from(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: by_int(x, n)  at: x = 1.3 0.7, n = 2
#include <charconv>
#include <cstring>
#include <cstdlib>
static double out(const char *p) { double v; std::memcpy(&v, p, 8); return v * v; }
extern "C" double by_to(const double *x, int n) {
    char *b = (char *)std::calloc(128, 1);
    auto r = std::to_chars(b, b + 40, 0.5 * n);
    double v = x[0] * x[1];
    std::memcpy(r.ptr, &v, 8);
    double s = out(b + (r.ptr - b));
    std::free(b);
    return s;
}
extern "C" double by_int(const double *x, int n) {
    char *b = (char *)std::calloc(128, 1);
    auto r = std::to_chars(b, b + 40, 17 * n);
    double v = x[0] * x[1];
    std::memcpy(r.ptr, &v, 8);
    double s = out(b + 2);
    std::free(b);
    return s;
}
extern "C" double by_from(const double *x, int n) {
    char *b = (char *)std::calloc(128, 1);
    std::strcpy(b, "12.5");
    double v = x[0] * x[1];
    double k = 0;
    std::memcpy(b + 8, &v, 8);
    auto r = std::from_chars(b, b + 4, k);
    double s = out(r.ptr + 4) * k;
    std::free(b);
    return s;
}
