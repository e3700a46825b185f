#include <math.h>
#include <stddef.h>

/* A driven, nonlinear oscillator in each of `count` channels: where it is after `steps` steps of 0.05. */
void oscillate(const double *drive, const double *stiffness, size_t count, int steps, double *place)
{
    for (size_t i = 0; i < count; ++i) {
        double x = 0, v = 0;
        for (int step = 0; step < steps; ++step) {
            v += 0.05 * (drive[i] * cos(0.05 * step) - stiffness[i] * sin(x) - 0.1 * v);
            x += 0.05 * v;
        }
        place[i] = x;
    }
}
