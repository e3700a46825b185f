// Recurrent network: the error of two LSTM layers of 40 units over 50 steps in one workspace; inputs are the weights.
#include "../bench.h"
#include <cmath>
template <class T, class... A> T __enzyme_autodiff(void *, A...);
enum { UNITS = 40, STEPS = 50, ROW = 2 * UNITS, WEIGHTS = 4 * UNITS * ROW, LAYER = WEIGHTS + 4 * UNITS };
static double *x, *dx, *sequence;

static double sigmoid(double v) { return 1 / (1 + std::exp(-v)); }

// One layer's step: 4n rows of weights for its input and its hidden state h, then the memory c and h anew.
static void cell(const double *w, const double *bias, double *h, double *c, const double *in, double *gates, int n) {
    for (int i = 0; i < 4 * n; i++) {
        const double *row = w + i * 2 * n;
        double sum = bias[i];
        for (int j = 0; j < n; j++) sum += row[j] * in[j];
        for (int j = 0; j < n; j++) sum += row[n + j] * h[j];
        gates[i] = sum;
    }
    for (int i = 0; i < n; i++) {
        gates[i] = sigmoid(gates[i]);
        gates[n + i] = sigmoid(gates[n + i]);
        gates[2 * n + i] = sigmoid(gates[2 * n + i]);
        gates[3 * n + i] = std::tanh(gates[3 * n + i]);
        c[i] = gates[i] * c[i] + gates[n + i] * gates[3 * n + i];
        h[i] = gates[2 * n + i] * std::tanh(c[i]);
    }
}

static double loss(const double *w, const double *sequence, int n, int steps) {
    double *work = (double *)calloc(9 * n, sizeof(double)), total = 0;
    double *h1 = work, *c1 = h1 + n, *h2 = c1 + n, *c2 = h2 + n, *in = c2 + n, *gates = in + n;
    const double *b1 = w + 8 * n * n, *w2 = b1 + 4 * n, *b2 = w2 + 8 * n * n;
    for (int t = 0; t < steps; t++) {
        for (int i = 0; i < n; i++) in[i] = sequence[t * n + i];
        cell(w, b1, h1, c1, in, gates, n);
        cell(w2, b2, h2, c2, h1, gates, n);
        for (int i = 0; i < n; i++) {
            double error = h2[i] - sequence[(t + 1) * n + i];
            total += error * error;
        }
    }
    free(work);
    return total / steps;
}

static double primal() { return loss(x, sequence, UNITS, STEPS); }

static void gradient() {
    __enzyme_autodiff<void>((void *)loss, enzyme_dup, x, dx, enzyme_const, sequence, enzyme_const, (int)UNITS,
                            enzyme_const, (int)STEPS);
}

// What a step of a layer leaves for the way back; in: its input, then its hidden state before.
struct Step {
    double in[ROW], gates[4][UNITS], before[UNITS], curved[UNITS], dgates[4 * UNITS];
};
static Step kept[2][STEPS];

static void forward(const double *w, const double *bias, double *h, double *c, const double *in, Step &s) {
    const int n = UNITS;
    memcpy(s.in, in, sizeof(double) * n), memcpy(s.in + n, h, sizeof(double) * n), memcpy(s.before, c, sizeof s.before);
    for (int i = 0; i < n; i++) {
        const double *r0 = w + i * ROW, *r1 = r0 + n * ROW, *r2 = r1 + n * ROW, *r3 = r2 + n * ROW;
        double f = bias[i], g = bias[n + i], o = bias[2 * n + i], a = bias[3 * n + i];
        for (int j = 0; j < ROW; j++) {
            double v = s.in[j];
            f += r0[j] * v, g += r1[j] * v, o += r2[j] * v, a += r3[j] * v;
        }
        f = sigmoid(f), g = sigmoid(g), o = sigmoid(o), a = std::tanh(a);
        s.gates[0][i] = f, s.gates[1][i] = g, s.gates[2][i] = o, s.gates[3][i] = a;
        c[i] = f * c[i] + g * a;
        s.curved[i] = std::tanh(c[i]);
        h[i] = o * s.curved[i];
    }
}

// From dh and dc after the step to those before it; din gets what the input's adjoint is.
static void backward(const double *w, double *dh, double *dc, double *din, Step &s) {
    double back[ROW] = {};
    for (int i = 0; i < UNITS; i++) {
        double f = s.gates[0][i], g = s.gates[1][i], o = s.gates[2][i], a = s.gates[3][i], q = s.curved[i];
        double d = dc[i] + dh[i] * o * (1 - q * q);
        s.dgates[i] = d * s.before[i] * f * (1 - f), s.dgates[UNITS + i] = d * a * g * (1 - g);
        s.dgates[2 * UNITS + i] = dh[i] * q * o * (1 - o), s.dgates[3 * UNITS + i] = d * g * (1 - a * a);
        dc[i] = d * f;
    }
    for (int i = 0; i < 4 * UNITS; i++)
        for (int j = 0; j < ROW; j++) back[j] += w[i * ROW + j] * s.dgates[i];
    memcpy(din, back, sizeof(double) * UNITS), memcpy(dh, back + UNITS, sizeof(double) * UNITS);
}

// Backpropagation through time; the weights' adjoints follow at the end, row by row, as products over all steps.
static void by_hand() {
    double h[2][UNITS] = {}, c[2][UNITS] = {}, dh[2][UNITS] = {}, dc[2][UNITS] = {}, din[UNITS];
    static double error[STEPS][UNITS];
    for (int t = 0; t < STEPS; t++) {
        forward(x, x + WEIGHTS, h[0], c[0], sequence + t * UNITS, kept[0][t]);
        forward(x + LAYER, x + LAYER + WEIGHTS, h[1], c[1], h[0], kept[1][t]);
        for (int i = 0; i < UNITS; i++) error[t][i] = 2 * (h[1][i] - sequence[(t + 1) * UNITS + i]) / STEPS;
    }
    for (int t = STEPS; t-- > 0;) {
        for (int i = 0; i < UNITS; i++) dh[1][i] += error[t][i];
        backward(x + LAYER, dh[1], dc[1], din, kept[1][t]);
        for (int i = 0; i < UNITS; i++) dh[0][i] += din[i];
        backward(x, dh[0], dc[0], din, kept[0][t]);
    }
    for (int l = 0; l < 2; l++)
        for (int i = 0; i < 4 * UNITS; i++) {
            double *row = dx + l * LAYER + i * ROW, *bias = dx + l * LAYER + WEIGHTS + i;
            for (const Step &s : kept[l]) {
                for (int j = 0; j < ROW; j++) row[j] += s.dgates[i] * s.in[j];
                *bias += s.dgates[i];
            }
        }
}

extern "C" struct benchmark benchmark() {
    x = numbers(2 * LAYER, 0.3, 0), dx = zeros(2 * LAYER), sequence = numbers((STEPS + 1) * UNITS, 0.5, 0);
    return {"recurrent network", 2 * LAYER, x, dx, primal, gradient, by_hand, nullptr};
}
