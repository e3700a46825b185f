// Work space that the first call makes, where every call writes before it reads: a vector, and bare memory.
// differentiate: listed(x, n)  at: x = 1.2 0.4 2.3, n = 3
// differentiate: kept(x, n)  at: x = 1.2 0.4 2.3, n = 3
#include <vector>

static __attribute__((noinline)) void squares(const double *x, int n, double *to) {
    for (int i = 0; i < n; i++) to[i] = x[i] * x[i];
}

extern "C" double listed(double *x, int n) {
    static std::vector<double> work(8);
    squares(x, n, work.data());
    double sum = 0;
    for (int i = 0; i < n; i++) sum += work[i] * work[(i + 1) % n];
    return sum;
}

extern "C" double kept(double *x, int n) {
    static double *work = new double[8];
    squares(x, n, work);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += work[i] * work[(i + 1) % n];
    return sum;
}
