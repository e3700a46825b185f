// A two-layer perceptron with its loss, weights in one array; and one step of gradient-free momentum.
// differentiate: loss(w, x, t, hidden, inputs)  at: w = random(13, -1, 1), x = 0.5 -1.2, t = 0.3, hidden = 3, inputs = 2
// const: x, t
// differentiate: layer(w, x, y, rows, columns)  at: w = random(6, -1, 1), x = 1 2 3, y = zeros(2), rows = 2, columns = 3
#include <math.h>

double loss(const double *w, const double *x, double t, int hidden, int inputs) {
    double h[16], out = w[hidden * (inputs + 2)];
    for (int i = 0; i < hidden; i++) {
        h[i] = w[hidden * (inputs + 1) + i];
        for (int j = 0; j < inputs; j++) h[i] += w[i * inputs + j] * x[j];
        h[i] = tanh(h[i]);
        out += w[hidden * inputs + i] * h[i];
    }
    out = 1 / (1 + exp(-out));
    return (out - t) * (out - t);
}

void layer(const double *w, const double *x, double *y, int rows, int columns) {
    for (int i = 0; i < rows; i++) {
        double s = 0.1;
        for (int j = 0; j < columns; j++) s += w[i * columns + j] * x[j];
        y[i] = s > 0 ? s : 0.01 * s;
    }
}
