/* Fits the network to noisy samples of a curve, after checking the gradient that the fit uses. */

#include "network.h"

#include <math.h>
#include <stdio.h>
#include <time.h>

enum { SAMPLES = 200, REPEATS = 200 };

/* A uniform random number in (-1, 1), the same on every machine. */
static double noise(void) {
    static unsigned long long state = 88172645463325252ULL;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (double)(state >> 11) / 4503599627370496.0 - 1.0;
}

static double curve(double x) { return sin(3.0 * x) * exp(-0.5 * x * x) + 0.3 * x; }

/* The largest difference between the gradient and central differences, relative to the largest component. */
static double gradient_error(const double *parameters, const double *gradient, const struct samples *samples) {
    double shifted[PARAMETERS], largest = 0.0, error = 0.0;
    const double step = 1e-5;
    for (int i = 0; i < PARAMETERS; ++i)
        shifted[i] = parameters[i];
    for (int i = 0; i < PARAMETERS; ++i) {
        shifted[i] = parameters[i] + step;
        double above = loss(shifted, samples);
        shifted[i] = parameters[i] - step;
        double below = loss(shifted, samples);
        shifted[i] = parameters[i];
        error = fmax(error, fabs((above - below) / (2 * step) - gradient[i]));
        largest = fmax(largest, fabs(gradient[i]));
    }
    return error / largest;
}

/* How far forward mode along a random direction is from reverse mode. */
static double mode_difference(const double *parameters, const double *gradient, const struct samples *samples) {
    double direction[PARAMETERS], expected = 0.0, scale = 0.0;
    for (int i = 0; i < PARAMETERS; ++i) {
        direction[i] = noise();
        expected += gradient[i] * direction[i];
        scale += fabs(gradient[i] * direction[i]);
    }
    return fabs(loss_slope(parameters, direction, samples) - expected) / scale;
}

/* The largest distance between the network and the curve without noise. */
static double largest_error(const double *parameters) {
    double largest = 0.0;
    for (double x = -2.4; x <= 2.4; x += 0.01)
        largest = fmax(largest, fabs(network_output(parameters, x) - curve(x)));
    return largest;
}

static double microseconds(const double *parameters, double *gradient, const struct samples *samples) {
    double kept = 0.0;
    clock_t start = clock();
    for (int repeat = 0; repeat < REPEATS; ++repeat)
        kept += gradient ? loss_and_gradient(parameters, gradient, samples) : loss(parameters, samples);
    return kept >= 0 ? 1e6 * (double)(clock() - start) / CLOCKS_PER_SEC / REPEATS : 0.0;
}

int main(void) {
    static double inputs[SAMPLES], targets[SAMPLES], parameters[PARAMETERS], gradient[PARAMETERS];
    struct samples samples = {SAMPLES, inputs, targets};
    for (int i = 0; i < SAMPLES; ++i) {
        inputs[i] = 2.5 * noise();
        targets[i] = curve(inputs[i]) + 0.02 * noise();
    }
    for (int i = 0; i < PARAMETERS; ++i)
        parameters[i] = 0.7 * noise();

    double before = loss_and_gradient(parameters, gradient, &samples);
    double error = gradient_error(parameters, gradient, &samples);
    double modes = mode_difference(parameters, gradient, &samples);
    printf("parameters                     %d\n", PARAMETERS);
    printf("gradient against differences   %.1e\n", error);
    printf("forward against reverse mode   %.1e\n", modes);
    double primal = microseconds(parameters, NULL, &samples), both = microseconds(parameters, gradient, &samples);
    printf("time of loss, and with gradient  %.0f us, %.0f us, %.1f x\n", primal, both, both / primal);
    double after = minimize(parameters, &samples, 500);
    printf("loss before and after the fit  %.6f, %.6f\n", before, after);
    printf("largest error of the fit       %.3f\n", largest_error(parameters));
    return error < 1e-6 && modes < 1e-12 && after < 1e-3 ? 0 : 1;
}
