#include <math.h>
#include <stddef.h>

/* Half the sum of squares between a decaying wave and the `count` measurements that one process holds. */
double local_misfit(const double parameters[3], const double *time, const double *measured, size_t count)
{
    double sum = 0;
    for (size_t i = 0; i < count; ++i) {
        double left = parameters[0] * exp(-parameters[1] * time[i]) * cos(parameters[2] * time[i]) - measured[i];
        sum += 0.5 * left * left;
    }
    return sum;
}
