// Gradients that are scaled and stopped, so that the rule of each is seen in a derivative that is the formula's.
// differentiate: once(x)  at: x = 0.7
// differentiate: in_loops(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: of_arrays(x, n)  at: x = 1.3 0.7 2.1 0.9, n = 4
// differentiate: of_floats(x)  at: x = 0.5
#include <enzyme/gradient.h>
#include <math.h>

/* x, of which 3 - 2 (1 - 0) = 1 is the derivative: with a gradient that is not stopped it is 3, not scaled -1 */
static double same(double x) { return enzyme_scale_gradient(x, 3) - 2 * (x - enzyme_stop_gradient(x)); }

double once(double x) { return sin(same(x)) * same(x * x); }

double in_loops(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += same(x[i] * sum + exp(same(x[i])));
    return sum;
}

/* The arrays change where they lie: the first is x with three times its derivative, the second x with none. */
double of_arrays(const double *x, int n) {
    double scaled[8], stopped[8], sum = 0;
    for (int i = 0; i < n; ++i) scaled[i] = stopped[i] = x[i] * x[i];
    enzyme_scale_gradients(scaled, n, 3);
    enzyme_stop_gradients(stopped, n);
    for (int i = 0; i < n; ++i) sum += sin(scaled[i] - 2 * (x[i] * x[i] - stopped[i]));
    return sum;
}

float of_floats(float x) {
    float y = x * x;
    y = enzyme_scale_gradientf(y, 3) - 2 * (y - enzyme_stop_gradientf(y));
    long double z = y;
    z = enzyme_scale_gradientl(z, 3) - 2 * (z - enzyme_stop_gradientl(z));
    return x * z;
}
