// A network of 64-64-64-10 units (tanh, softmax) and its loss over 32 samples; the weights are differentiated by.
#include "bench.h"
enum { IN = 64, HIDDEN = 64, OUT = 10, SAMPLES = 32, WEIGHTS = (IN + 1 + HIDDEN + 1) * HIDDEN + (HIDDEN + 1) * OUT };
static double *x, *dx, *data;
static void layer(const double *w, const double *in, double *out, int ins, int outs) {
    for (int o = 0; o < outs; o++) {
        double s = w[ins * outs + o];
        for (int i = 0; i < ins; i++) s += w[o * ins + i] * in[i];
        out[o] = s;
    }
}
static double loss(const double *w, const double *data, int samples) {
    double total = 0, a[HIDDEN], b[HIDDEN], c[OUT];
    for (int k = 0; k < samples; k++) {
        layer(w, data + k * IN, a, IN, HIDDEN);
        for (int i = 0; i < HIDDEN; i++) a[i] = tanh(a[i]);
        layer(w + (IN + 1) * HIDDEN, a, b, HIDDEN, HIDDEN);
        for (int i = 0; i < HIDDEN; i++) b[i] = tanh(b[i]);
        layer(w + (IN + 1 + HIDDEN + 1) * HIDDEN, b, c, HIDDEN, OUT);
        double sum = 0;
        for (int i = 0; i < OUT; i++) sum += exp(c[i]);
        total += log(sum) - c[k % OUT];
    }
    return total;
}
static double primal(void) { return loss(x, data, SAMPLES); }
static void gradient(void) { __enzyme_autodiff((void *)loss, enzyme_dup, x, dx, enzyme_const, data, enzyme_const, SAMPLES); }
struct benchmark benchmark(void) {
    x = numbers(WEIGHTS, 0.2, 0), dx = zeros(WEIGHTS), data = numbers(SAMPLES * IN, 1, 0);
    return (struct benchmark){"small NN", WEIGHTS, x, dx, primal, gradient, 0};
}
