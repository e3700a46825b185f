#include <stdlib.h>
#include <string.h>

void heat_step(int count, double diffusivity, const double *before, double *after);

/* Half the sum of squares of what is left between the temperature after `steps` steps and what was measured. */
double misfit(const double *initial, const double *measured, int count, double diffusivity, int steps)
{
    size_t bytes = (size_t)count * sizeof(double);
    double *temperature = malloc(bytes);
    double *next = malloc(bytes);
    double sum = 0;

    memcpy(temperature, initial, bytes);
    for (int step = 0; step < steps; ++step) {
        heat_step(count, diffusivity, temperature, next);
        memcpy(temperature, next, bytes);
    }
    for (int i = 0; i < count; ++i) {
        double left = temperature[i] - measured[i];
        sum += 0.5 * left * left;
    }
    free(next);
    free(temperature);
    return sum;
}
