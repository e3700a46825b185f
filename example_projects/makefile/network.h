/* A small neural network: one input, two hidden layers, one output. */

#ifndef NETWORK_H
#define NETWORK_H

enum { WIDTH = 12, PARAMETERS = 2 * WIDTH + WIDTH * (WIDTH + 1) + WIDTH + 1 };

struct samples {
    int count;
    const double *inputs, *targets;
};

/* network.c */
double network_output(const double *parameters, double input);

/* loss.c */
double loss(const double *parameters, const struct samples *samples);

/* gradient.c: the gradient of the loss, written by the differentiating linker, and the loss */
double loss_and_gradient(const double *parameters, double *gradient, const struct samples *samples);
double loss_slope(const double *parameters, const double *direction, const struct samples *samples);

/* optimizer.c: the limited-memory quasi-Newton method of Broyden, Fletcher, Goldfarb and Shanno */
double minimize(double *parameters, const struct samples *samples, int iterations);

#endif
