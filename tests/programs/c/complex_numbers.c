// C99 complex: arithmetic, functions, arrays.
// differentiate: mandelbrot(re, im, n)  at: re = 0.2, im = 0.3, n = 5
// differentiate: functions(re, im)  at: re = 0.7, im = -0.4
// differentiate: dot(z, w, n)  at: z = 1 2 3 4, w = 0.5 -1 2 0.25, n = 2
#include <complex.h>

double mandelbrot(double re, double im, int n) {
    double complex c = re + im * I, z = 0;
    for (int i = 0; i < n; i++) z = z * z + c;
    return creal(z) + 2 * cimag(z);
}

double functions(double re, double im) {
    double complex z = re + im * I;
    double complex s = cexp(z) + csqrt(z) / z + conj(z) * z;
    return creal(s) + 2 * cimag(s) + cabs(z) + carg(z);
}

double dot(const double complex *z, const double complex *w, int n) {
    double complex s = 0;
    for (int i = 0; i < n; i++) s += z[i] * conj(w[i]);
    return creal(s) * cimag(s);
}
