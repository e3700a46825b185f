// Rounding by adding and subtracting a large constant, in the forms in which libraries write it: a step function.
// differentiate: plain(x)  at: x = 2.3
// differentiate: contracted(x)  at: x = 2.3
// differentiate: fused(x)  at: x = 2.3
// differentiate: single(x)  at: x = 2.3  tolerance: 5e-3  roundoff: 2e-5
// differentiate: extended(x)  at: x = 2.3
// differentiate: through_volatile(x)  at: x = 2.3
// differentiate: table(x)  at: x = -2.3
// differentiate: chosen(x)  at: x = -2.3
// differentiate: with_sign(x)  at: x = -2.3
// differentiate: with_sign_bit(x)  at: x = -2.3
// differentiate: downwards(x)  at: x = 2.3
// differentiate: cosine(x)  at: x = -79.7
// differentiate: power_of_two(x)  at: x = 3.37
// differentiate: exponential(x)  at: x = 1.37
// differentiate: single_power(x)  at: x = 1.37  tolerance: 5e-3  roundoff: 2e-5
// differentiate: kept(x, n)  at: x = 2.3 -1.2 0.7, n = 3
// differentiate: offset(x)  at: x = 0.3
#include <math.h>
#include <stdint.h>
#include <string.h>

static const double magic = 0x1.8p52, toint = 1 / 2.2204460492503131e-16;
static double rounded(double x) { return x + magic - magic; }
double plain(double x) { return rounded(x) * x + (x - rounded(x)) * x; }

double contracted(double x) {
    double n = x * 0.63661977236758134308 + magic - magic;
    return sin(x - n * 1.5707963267948966) * n;
}

double fused(double x) { return (fma(x, 1.3, magic) - magic) * x; }

double single(double x) {
    float y = (float)x, n = y * 1.4426950f + 0x1.8p23f - 0x1.8p23f;
    return n * y + (y - n) * (y - n);
}

double extended(double x) {
    long double y = x, n = y + 0x1p63L - 0x1p63L, m = y * 3.1L + 0x1.8p63L - 0x1.8p63L;
    return n * y + m * y;
}

double through_volatile(double x) {
    volatile double t = x + magic;
    double n = t - magic;
    return n * x;
}

static const double TWO52[2] = {4503599627370496.0, -4503599627370496.0};
double table(double x) {
    int sign = x < 0;
    volatile double w = TWO52[sign] + x;
    return (w - TWO52[sign]) * x;
}

double chosen(double x) {
    double y = x < 0 ? x - toint + toint - x : x + toint - toint - x;
    return (x + y) * x + y * y;
}

double with_sign(double x) { double c = copysign(toint, x); return (x + c - c) * x; }

double with_sign_bit(double x) {
    uint64_t bits, c;
    double d;
    memcpy(&bits, &x, 8);
    c = (bits & 1ull << 63) | 0x4330000000000000ull;
    memcpy(&d, &c, 8);
    return (x + d - d) * x;
}

double downwards(double x) { double t = magic - x; return (magic - t) * x; }

/* Cody and Waite's reduction, and polynomials as in every C library. */
static double kernel_sin(double x) { double z = x * x; return x + x * z * (-1.66666666666666324348e-01 + z * (8.33333333332248946124e-03 + z * (-1.98412698298579493134e-04 + z * (2.75573137070700676789e-06 + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10))))); }
static double kernel_cos(double x) { double z = x * x; return 1 - 0.5 * z + z * z * (4.16666666666666019037e-02 + z * (-1.38888888888741095749e-03 + z * (2.48015872894767294178e-05 + z * (-2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 - z * 1.13596475577881948265e-11))))); }
double cosine(double x) {
    double fn = x * 6.36619772367581382433e-01 + magic - magic;
    int n = (int)fn;
    double y = x - fn * 1.57079632673412561417e+00 - fn * 6.07710050650619224932e-11;
    switch (n & 3) {
    case 0: return kernel_cos(y);
    case 1: return -kernel_sin(y);
    case 2: return -kernel_cos(y);
    default: return kernel_sin(y);
    }
}

double power_of_two(double x) {
    double shift = 0x1.8p52 / 128, k = x + shift;
    uint64_t ki, bits;
    memcpy(&ki, &k, 8);
    k -= shift;
    double r = x - k, scale, y = r * 0.69314718055994531;
    bits = (ki >> 7) + 1023 << 52;
    memcpy(&scale, &bits, 8);
    double part = exp2((ki & 127) / 128.0);
    return scale * part * (1 + y * (1 + y * (0.5 + y * (1.0 / 6 + y * (1.0 / 24 + y / 120)))));
}

double exponential(double x) {
    double k = floor(x * 1.4426950408889634 + 0.5), r = x - k * 0.69314718055994531;
    double kd = x * 184.6649652337873 + 0x1.8000000001ff8p52 - 0x1.8000000001ff8p52;
    return ldexp(1 + r * (1 + r * (0.5 + r * (1.0 / 6 + r * (1.0 / 24 + r * (1.0 / 120 + r / 720))))), (int)k) + kd * x;
}

double single_power(double x) {
    double xd = x, kd = xd + 0x1.8p52 / 32;
    uint64_t ki;
    memcpy(&ki, &kd, 8);
    kd -= 0x1.8p52 / 32;
    double r = xd - kd;
    return (float)((1 + r * (0.6931471805599453 + r * (0.2402265069591007 + r * 0.05550410866482158))) * exp2((int64_t)(ki << 13) / (32 * 8192.0)));
}

double kept(double *x, int n) {
    double sums[3], s = 0;
    for (int i = 0; i < n; i++) sums[i] = 2.5 * x[i] + magic;
    for (int i = 0; i < n; i++) s += (sums[i] - magic) * x[i] + x[i] * x[i];
    return s;
}

/* No rounding: what is added is no more than large. */
double offset(double x) { double u = 1 + x; return log(u) * x / (u - 1) + ((x * 3 + 273.15) - 273.15) + ((x + 4096) - 4096) * x + (x + 1e9 - 1e9); }
