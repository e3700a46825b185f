#include "network.h"

#include <math.h>

static void hidden_layer(const double *weights, int inputs, const double *from, double *to) {
    const double *biases = weights + WIDTH * inputs;
    for (int unit = 0; unit < WIDTH; ++unit) {
        double sum = biases[unit];
        for (int input = 0; input < inputs; ++input)
            sum += weights[unit * inputs + input] * from[input];
        to[unit] = tanh(sum);
    }
}

double network_output(const double *parameters, double input) {
    double first[WIDTH], second[WIDTH];
    hidden_layer(parameters, 1, &input, first);
    parameters += 2 * WIDTH;
    hidden_layer(parameters, WIDTH, first, second);
    parameters += WIDTH * (WIDTH + 1);
    double output = parameters[WIDTH];
    for (int unit = 0; unit < WIDTH; ++unit)
        output += parameters[unit] * second[unit];
    return output;
}
