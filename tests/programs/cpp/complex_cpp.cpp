// std::complex: arithmetic, functions, arrays of complex values.
// differentiate: iterate(re, im, n)  at: re = 0.2, im = 0.3, n = 5
// differentiate: functions(re, im)  at: re = 0.7, im = -0.4
// differentiate: dft(x, n)  at: x = 1 2 0.5 -1, n = 4
#include <complex>
#include <vector>

using c = std::complex<double>;

extern "C" double iterate(double re, double im, int n) {
    c z = 0, k(re, im);
    for (int i = 0; i < n; i++) z = z * z + k;
    return std::norm(z) + z.real();
}
extern "C" double functions(double re, double im) {
    c z(re, im), s = std::exp(z) + std::polar(re, im) * std::conj(z);
    return s.real() * s.imag() + std::abs(z);
}
extern "C" double dft(const double *x, int n) {
    std::vector<c> y(n);
    for (int k = 0; k < n; k++)
        for (int j = 0; j < n; j++) y[k] += x[j] * std::polar(1.0, -6.283185307179586 * j * k / n);
    double s = 0;
    for (int k = 0; k < n; k++) s += std::norm(y[k]) * k;
    return s;
}
