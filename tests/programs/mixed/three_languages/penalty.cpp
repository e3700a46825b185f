#include <cmath>
#include <vector>

extern "C" double penalty(const double *x, int n) {
    std::vector<double> logs;
    for (int i = 0; i < n; i++) logs.push_back(std::log1p(x[i] * x[i]));
    double s = 0;
    for (double v : logs) s += v * logs.front();
    return s;
}
