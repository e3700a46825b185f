// A long short-term memory network that predicts the next of a sequence of characters (two layers, 14 units, 128 steps).
#include "bench.h"
enum { LAYERS = 2, UNITS = 14, STEPS = 128, MAIN = 2 * LAYERS * 4 * UNITS, EXTRA = 3 * UNITS };
static double *x, *dx, *state, *dstate, *sequence;
static double sigmoid(double v) { return 1 / (1 + exp(-v)); }
/* Weights and biases of the four gates, the cell's hidden value and memory, its input. */
static void cell(const double *weight, const double *bias, double *hidden, double *memory, const double *input, int n) {
    for (int i = 0; i < n; i++) {
        double forget = sigmoid(input[i] * weight[i] + bias[i]);
        double ingate = sigmoid(hidden[i] * weight[n + i] + bias[n + i]);
        double outgate = sigmoid(input[i] * weight[2 * n + i] + bias[2 * n + i]);
        double change = tanh(hidden[i] * weight[3 * n + i] + bias[3 * n + i]);
        memory[i] = memory[i] * forget + ingate * change;
        hidden[i] = outgate * tanh(memory[i]);
    }
}
static void predict(const double *w, const double *w2, double *s, const double *x, double *x2, int l, int n) {
    for (int i = 0; i < n; i++) x2[i] = x[i] * w2[i];
    double *in = x2;
    for (int i = 0; i < l; i++) {
        cell(w + i * 8 * n, w + i * 8 * n + 4 * n, s + 2 * n * i, s + 2 * n * i + n, in, n);
        in = s + 2 * n * i;
    }
    for (int i = 0; i < n; i++) x2[i] = in[i] * w2[n + i] + w2[2 * n + i];
}
static double loss(const double *w, const double *w2, double *s, const double *sequence, int l, int n, int steps) {
    double total = 0, *guess = (double *)malloc(n * sizeof(double));
    const double *input = sequence;
    for (int t = 0; t + 1 < steps; t++) {
        const double *gold = sequence + (t + 1) * n;
        predict(w, w2, s, input, guess, l, n);
        double sum = 0, norm;
        for (int i = 0; i < n; i++) sum += exp(guess[i]);
        norm = log(sum + 2);
        for (int i = 0; i < n; i++) total += gold[i] * (guess[i] - norm);
        input = gold;
    }
    free(guess);
    return -total / ((double)n * (steps - 1));
}
static double primal(void) {
    for (int i = 0; i < 2 * LAYERS * UNITS; i++) state[i] = 0.1 + 0.01 * (i % 11);
    return loss(x, x + MAIN, state, sequence, LAYERS, UNITS, STEPS);
}
static void gradient(void) {
    for (int i = 0; i < 2 * LAYERS * UNITS; i++) state[i] = 0.1 + 0.01 * (i % 11), dstate[i] = 0;
    __enzyme_autodiff((void *)loss, enzyme_dup, x, dx, enzyme_dup, x + MAIN, dx + MAIN, enzyme_dup, state, dstate,
                      enzyme_const, sequence, enzyme_const, LAYERS, enzyme_const, UNITS, enzyme_const, STEPS);
}
struct benchmark benchmark(void) {
    x = numbers(MAIN + EXTRA, 1, 0), dx = zeros(MAIN + EXTRA), state = zeros(2 * LAYERS * UNITS);
    dstate = zeros(2 * LAYERS * UNITS), sequence = numbers(UNITS * STEPS, 0.5, 0.5);
    return (struct benchmark){"LSTM", MAIN + EXTRA, x, dx, primal, gradient, 0};
}
