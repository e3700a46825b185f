// std::map and std::unordered_map with active values.
// differentiate: ordered(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4
// differentiate: hashed(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4
#include <map>
#include <unordered_map>

extern "C" double ordered(const double *x, int n) {
    std::map<int, double> m;
    for (int i = 0; i < n; i++) m[(i * 7) % 5] = x[i] * x[i];
    m[2] += x[0];
    double s = 1;
    for (auto &[key, value] : m) s = s * 0.5 + value * (key + 1);
    return s;
}
extern "C" double hashed(const double *x, int n) {
    std::unordered_map<int, double> m;
    for (int i = 0; i < n; i++) m[i % 3] += x[i] * x[i];
    return m[0] * m[1] + m.at(2);
}
