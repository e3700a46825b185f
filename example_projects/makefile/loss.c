#include "network.h"

static const double weight_decay = 1e-6;

/* The mean squared error, and a little for large weights. */
double loss(const double *parameters, const struct samples *samples) {
    double errors = 0.0, weights = 0.0;
    for (int sample = 0; sample < samples->count; ++sample) {
        double error = network_output(parameters, samples->inputs[sample]) - samples->targets[sample];
        errors += error * error;
    }
    for (int parameter = 0; parameter < PARAMETERS; ++parameter)
        weights += parameters[parameter] * parameters[parameter];
    return errors / samples->count + weight_decay * weights;
}
