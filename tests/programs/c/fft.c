// A radix-2 FFT in place with bit reversal; the power in a band.
// differentiate: band_power(re, im, n)  at: re = random(8, -1, 1), im = zeros(8), n = 8
#include <math.h>

static void transform(double *re, double *im, int n) {
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i < j) {
            double t = re[i];
            re[i] = re[j];
            re[j] = t;
            t = im[i];
            im[i] = im[j];
            im[j] = t;
        }
    }
    for (int length = 2; length <= n; length <<= 1) {
        double angle = -6.283185307179586 / length;
        for (int i = 0; i < n; i += length)
            for (int k = 0; k < length / 2; k++) {
                double c = cos(angle * k), s = sin(angle * k);
                int a = i + k, b = a + length / 2;
                double x = re[b] * c - im[b] * s, y = re[b] * s + im[b] * c;
                re[b] = re[a] - x;
                im[b] = im[a] - y;
                re[a] += x;
                im[a] += y;
            }
    }
}

double band_power(double *re, double *im, int n) {
    transform(re, im, n);
    double p = 0;
    for (int i = 1; i < n / 2; i++) p += (re[i] * re[i] + im[i] * im[i]) * i;
    return p;
}
