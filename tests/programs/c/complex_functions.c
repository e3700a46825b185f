// The rest of <complex.h>.
// differentiate: functions(re, im)  at: re = 0.7, im = -0.4
// differentiate: single(re, im)  at: re = 0.75, im = -0.5
#include <complex.h>

double functions(double re, double im) {
    double complex z = re + im * I;
    double complex s = csin(z) + 2 * ccos(z) + 3 * ctan(z) + 4 * clog(z) + 5 * csinh(z) + 6 * ccosh(z) + 7 * ctanh(z);
    s += 8 * cpow(z, 2 + I) + 9 * casin(z) + 10 * catan(z);
    return creal(s) + 2 * cimag(s);
}

float single(float re, float im) {
    float complex z = re + im * I, w = z * z / (1 + z);
    return crealf(w) * cabsf(z) + cimagf(cexpf(w));
}
