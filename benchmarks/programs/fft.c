// The discrete Fourier transform of 2^18 complex numbers, in place, and a number made of the spectrum.
#include "bench.h"
enum { LOG = 18, N = 1 << LOG };
static double *x, *dx, *work, *dwork;
static void transform(double *data, int n) {
    for (int i = 0, j = 0; i < n; i++) {
        if (j > i) {
            double r = data[2 * i], s = data[2 * i + 1];
            data[2 * i] = data[2 * j], data[2 * i + 1] = data[2 * j + 1];
            data[2 * j] = r, data[2 * j + 1] = s;
        }
        int m = n / 2;
        while (m >= 1 && j >= m) j -= m, m /= 2;
        j += m;
    }
    for (int size = 2; size <= n; size *= 2) {
        double angle = -2 * M_PI / size, half = sin(0.5 * angle), wr = -2 * half * half, wi = sin(angle);
        double c = 1, s = 0;
        for (int k = 0; k < size / 2; k++) {
            for (int i = k; i < n; i += size) {
                int j = i + size / 2;
                double r = c * data[2 * j] - s * data[2 * j + 1], t = c * data[2 * j + 1] + s * data[2 * j];
                data[2 * j] = data[2 * i] - r, data[2 * j + 1] = data[2 * i + 1] - t;
                data[2 * i] += r, data[2 * i + 1] += t;
            }
            double old = c;
            c += c * wr - s * wi, s += s * wr + old * wi;
        }
    }
}
static double primal(void) {
    memcpy(work, x, 2 * N * sizeof(double));
    transform(work, N);
    double sum = 0;
    for (int i = 0; i < 2 * N; i++) sum += work[i] * (i % 7);
    return sum;
}
static void gradient(void) {
    memcpy(work, x, 2 * N * sizeof(double));
    for (int i = 0; i < 2 * N; i++) dwork[i] = i % 7;
    __enzyme_autodiff((void *)transform, enzyme_dup, work, dwork, enzyme_const, N);
    for (int i = 0; i < 2 * N; i++) dx[i] += dwork[i];
}
struct benchmark benchmark(void) {
    x = numbers(2 * N, 1, 0), dx = zeros(2 * N), work = zeros(2 * N), dwork = zeros(2 * N);
    return (struct benchmark){"FFT", 2 * N, x, dx, primal, gradient, 0};
}
