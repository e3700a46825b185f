// Inline assembly with a known meaning: minima and maxima of Eigen's packets, and barriers that do nothing.
// differentiate: extremes(a, n)  at: a = 1 2 3 0.5, n = 4
// differentiate: steps(a, n)  at: a = 0.3 -1.2 2.1 0.7, n = 4
// differentiate: guarded(x, y)  at: x = 0.7, y = 1.4
#include <cmath>
typedef double Packet __attribute__((vector_size(16)));

static Packet smallest(Packet a, Packet b) {
    Packet result = b;
    asm("minpd %[a], %[res]" : [res] "+x"(result) : [a] "x"(a));
    return result;
}

static Packet largest(Packet a, Packet b) {
    Packet result = b;
    asm("maxpd %[a], %[res]" : [res] "+x"(result) : [a] "x"(a));
    return result;
}

extern "C" double extremes(const double *a, int n) {
    Packet low = {9.0, 9.0}, high = {-9.0, 0.7};
    for (int i = 0; i + 1 < n; ++i) {
        Packet here = {a[i] * a[i + 1], std::sin(a[i])};
        low = smallest(here, low);
        high = largest(here, high);
    }
    return low[0] + 2 * low[1] + 3 * high[0] + 4 * high[1];
}

template <class T> static void keep(const T &value) { asm volatile("" : : "r,m"(value) : "memory"); }

extern "C" double guarded(double x, double y) {
    double z = x * y;
    __asm__("" : "+g,x"(z));
    keep(z);
    asm volatile("" ::: "memory");
    double w = z * z;
    __asm__ volatile("" : "+x"(w));
    asm volatile("" : "+m"(w));
    return w + std::exp(z);
}

// (x + C) - C rounds, behind a barrier or not: a step function.
static double nearest(double x) {
    double sum = x + 4503599627370496.0;
    __asm__("" : "+g,x"(sum));
    return sum - 4503599627370496.0;
}

extern "C" double steps(const double *a, int n) {
    double s = 0;
    for (int i = 0; i < n; ++i) {
        double whole = nearest(std::fabs(a[i] * 3)), magic = (a[i] + 6755399441055744.0) - 6755399441055744.0;
        float half = (float(a[i]) + 12582912.0f) - 12582912.0f;
        s += (a[i] * 3 - whole) * (a[i] * 3 - whole) + magic * a[i] + half * a[i] + a[i];
    }
    return s;
}
