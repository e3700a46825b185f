// A two-layer LSTM over a sequence, its states in structs whose pointers walk through one parameter block.
// differentiate: loss(l, b, c, main, extra, state, sequence)
// at: l = 2, b = 2, c = 4, main = random(32, -0.6, 0.6), extra = random(6, -0.7, 0.7), state = random(8, -0.5, 0.5), sequence = random(8, 0, 1)
// const: sequence
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const double *forget, *ingate, *outgate, *change;
} gates;

typedef struct {
    gates weight, bias;
    double *hidden, *cell;
} layer;

static const double *read_gates(const double *p, int b, gates *g) {
    g->forget = p;
    g->ingate = p + b;
    g->outgate = p + 2 * b;
    g->change = p + 3 * b;
    return p + 4 * b;
}

static double sigmoid(double x) { return 1 / (1 + exp(-x)); }

static void step(const layer *at, int b, double *input) {
    for (int i = 0; i < b; i++) {
        double forget = sigmoid(input[i] * at->weight.forget[i] + at->bias.forget[i]);
        double ingate = sigmoid(at->hidden[i] * at->weight.ingate[i] + at->bias.ingate[i]);
        double outgate = sigmoid(input[i] * at->weight.outgate[i] + at->bias.outgate[i]);
        double change = tanh(at->hidden[i] * at->weight.change[i] + at->bias.change[i]);
        at->cell[i] = at->cell[i] * forget + ingate * change;
        at->hidden[i] = outgate * tanh(at->cell[i]);
    }
    memcpy(input, at->hidden, b * sizeof *input);
}

static void predict(int l, int b, const layer *layers, const double *extra, const double *input, double *output,
                    double *work) {
    for (int i = 0; i < b; i++) work[i] = input[i] * extra[i];
    for (int k = 0; k < l; k++) step(&layers[k], b, work);
    for (int i = 0; i < b; i++) output[i] = work[i] * extra[b + i] + extra[2 * b + i];
}

double loss(int l, int b, int c, const double *main, const double *extra, double *state, const double *sequence) {
    layer *layers = malloc(l * sizeof *layers);
    for (int k = 0; k < l; k++) {
        main = read_gates(main, b, &layers[k].weight);
        main = read_gates(main, b, &layers[k].bias);
        layers[k].hidden = state + 2 * b * k;
        layers[k].cell = state + 2 * b * k + b;
    }
    double *guess = malloc(b * sizeof *guess), *work = malloc(b * sizeof *work), total = 0;
    for (int t = 0; t + 1 < c; t++) {
        predict(l, b, layers, extra, &sequence[t * b], guess, work);
        double sum = 0;
        for (int i = 0; i < b; i++) sum += exp(guess[i]);
        double norm = log(sum + 2);
        for (int i = 0; i < b; i++) total += sequence[(t + 1) * b + i] * (guess[i] - norm);
    }
    free(work);
    free(guess);
    free(layers);
    return -total / ((c - 1) * b);
}
