#include <math.h>
#include "functions.h"

double cancels(double x, double y) { return (x + y) - x; }
double summed(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += x[i] * x[i];
    return sqrt(sum);
}
double unused;
double partly(double x, double a) { /* active: two products; what nobody reads and constants are not */
    double b = a * a + sin(a), here[2];
    here[1] = x * x * x * b;
    unused = b * x * x;
    return x * 9 * (a + 0 * b);
}
double with_exact_steps(double x) { return fabs(-sin(x)); } /* a sign and its absence add no error */
double formula(double x, double y) { return x * y + sin(x) / y; }
double inner(double a) { return a * a; }
double nested(double x, double y) { return inner(x + y) - inner(x - y); }
float formula_float(float x, float y) { return x * y + (float)sin(x) / y; }
