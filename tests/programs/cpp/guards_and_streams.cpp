// statics with guards, thread_local, placement new, strings, exceptions that are not thrown.
// differentiate: guarded(x)  at: x = 1.3
// differentiate: placed(x)  at: x = 1.3
// differentiate: caught(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: named(x, n)  at: x = 1.5 2.5 3.5, n = 3
// differentiate: what_is_left(x)  at: x = 1.5 0.7
#include <cmath>
#include <cstdio>
#include <iostream>
#include <map>
#include <new>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>
static const std::vector<double> &weights() {
    static const std::vector<double> w = [] { std::vector<double> v; for (int i = 0; i < 5; i++) v.push_back(1.0 / (i + 1)); return v; }();
    return w;
}
static double &scratch() { thread_local double s = 0; return s; }
extern "C" double guarded(double x) {
    double s = 0, p = 1;
    for (double w : weights()) { s += w * p; p *= x; }
    scratch() = s * x;
    return scratch() * s;
}
struct Point { double x, y; Point(double a, double b) : x(a), y(b) {} ~Point() { x = y = 0; } };
extern "C" double placed(double x) {
    alignas(Point) unsigned char room[2 * sizeof(Point)];
    Point *a = new (room) Point(x, x * x), *b = new (room + sizeof(Point)) Point(a->y, 2 * a->x);
    double r = a->x * b->x + a->y * b->y;
    b->~Point();
    a->~Point();
    return r;
}
static double checked(double v) { if (v < 0) throw std::domain_error("negative: " + std::to_string(v)); return std::sqrt(v); }
extern "C" double caught(const double *x, int n) {
    double s = 0;
    try {
        std::vector<double> v(x, x + n);
        for (double e : v) s += checked(e) * v.at(0);
    } catch (const std::exception &e) {
        std::fprintf(stderr, "%s\n", e.what());
        return -1;
    }
    return s;
}
extern "C" double named(const double *x, int n) {
    std::ostringstream log;
    std::string keys = "";
    double s = 0;
    for (int i = 0; i < n; i++) {
        std::string key = "key_" + std::to_string(i) + std::string(20, 'a');
        keys += key;
        s += x[i] * x[i] * key.size();
        log << key << '=' << x[i] << std::endl;
    }
    if (log.str().empty()) std::cout << "nothing\n";
    return s * keys.length();
}

// Input that ends early leaves numbers as they were; blocks of bytes bring several numbers at once.
extern "C" double what_is_left(const double *x) {
  double a = x[0] * x[0], b = a * x[1], block[2] = {x[0] * x[1], x[1]}, sum = 0;
  std::istringstream numbers("2.5");
  numbers >> a >> b;
  std::stringstream bytes;
  const double stored[2] = {2.5, x[0] > 0 ? 7.0 : 4.0};
  bytes.write(reinterpret_cast<const char *>(stored), sizeof stored);
  sum = block[0] * block[1];
  bytes.read(reinterpret_cast<char *>(block), sizeof block);
  return sum + a * x[0] + b * b * x[1] + block[0] * block[1] * x[0];
}
