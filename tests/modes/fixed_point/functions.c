#include <math.h>
#include "functions.h"

void relax(double *z, const double *p, double k) {
    double old[N];
    for (int i = 0; i < N; ++i) old[i] = z[i];
    for (int i = 0; i < N; ++i) z[i] = p[i] + 0.3 * cos(old[(i + 1) % N] * k) + 0.1 * old[i] * old[(i + 2) % N];
}
double unrolled(const double *p, double k) {
    double z[N] = {0.5, 0.5, 0.5};
    for (int i = 0; i < 200; ++i) relax(z, p, k);
    return z[0] * z[1] + z[2];
}
