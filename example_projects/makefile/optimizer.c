#include "network.h"

#include <math.h>
#include <string.h>

enum { MEMORY = 20 };

struct history {
    int count;
    double steps[MEMORY][PARAMETERS], changes[MEMORY][PARAMETERS]; /* of the parameters, of the gradient */
};

static double dot(const double *a, const double *b) {
    double sum = 0.0;
    for (int i = 0; i < PARAMETERS; ++i)
        sum += a[i] * b[i];
    return sum;
}

static void add(double *to, double factor, const double *from) {
    for (int i = 0; i < PARAMETERS; ++i)
        to[i] += factor * from[i];
}

/* `direction`: the gradient on entry, the direction of descent on return. */
static void descent_direction(double *direction, const struct history *history) {
    double factors[MEMORY];
    int known = history->count < MEMORY ? history->count : MEMORY;
    for (int age = 1; age <= known; ++age) {
        int k = (history->count - age) % MEMORY;
        factors[k] = dot(history->steps[k], direction) / dot(history->steps[k], history->changes[k]);
        add(direction, -factors[k], history->changes[k]);
    }
    if (known > 0) {
        int k = (history->count - 1) % MEMORY;
        double scale = dot(history->steps[k], history->changes[k]) / dot(history->changes[k], history->changes[k]);
        for (int i = 0; i < PARAMETERS; ++i)
            direction[i] *= scale;
    }
    for (int age = known; age >= 1; --age) {
        int k = (history->count - age) % MEMORY;
        double back = dot(history->changes[k], direction) / dot(history->steps[k], history->changes[k]);
        add(direction, factors[k] - back, history->steps[k]);
    }
    for (int i = 0; i < PARAMETERS; ++i)
        direction[i] = -direction[i];
}

double minimize(double *parameters, const struct samples *samples, int iterations) {
    static struct history history;
    double gradient[PARAMETERS], direction[PARAMETERS], trial[PARAMETERS], trial_gradient[PARAMETERS];
    double value = loss_and_gradient(parameters, gradient, samples);
    history.count = 0;
    for (int iteration = 0; iteration < iterations; ++iteration) {
        memcpy(direction, gradient, sizeof direction);
        descent_direction(direction, &history);
        double slope = dot(gradient, direction), length = history.count ? 1.0 : 0.1 / sqrt(dot(gradient, gradient));
        double trial_value;
        do {
            memcpy(trial, parameters, sizeof trial);
            add(trial, length, direction);
            trial_value = loss_and_gradient(trial, trial_gradient, samples);
            length *= 0.5;
        } while (!(trial_value <= value + 1e-4 * 2 * length * slope) && length > 1e-12);
        if (length <= 1e-12)
            break;
        int k = history.count % MEMORY;
        for (int i = 0; i < PARAMETERS; ++i) {
            history.steps[k][i] = trial[i] - parameters[i];
            history.changes[k][i] = trial_gradient[i] - gradient[i];
        }
        if (dot(history.steps[k], history.changes[k]) > 0)
            ++history.count;
        memcpy(parameters, trial, sizeof trial);
        memcpy(gradient, trial_gradient, sizeof gradient);
        value = trial_value;
    }
    return value;
}
