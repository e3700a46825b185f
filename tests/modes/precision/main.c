// reference: precision: `__enzyme_error_estimate` and `enzymeLogError`; `__enzyme_truncate_op_func` and its kin
/* Error estimates with their hook, and functions at lower precision. */
#include <string.h>
#include "../check.h"
#include "functions.h"
double __enzyme_error_estimate(void *, ...);
double (*__enzyme_truncate_op_func(void *, int, int))(double, double);
double (*__enzyme_truncate_mem_func(void *, int, int))(double, double);
double (*__enzyme_truncate_op_func_array(void *, int, int))(const double *, int);
double __enzyme_truncate_mem_value(double, int, int);
double __enzyme_expand_mem_value(double, int, int);
double __enzyme_truncate_mem_value_parts(double, int, int, int);
double (*__enzyme_truncate_op_func_parts(void *, int, int, int))(double, double);
double __enzyme_autodiff(void *, ...);
extern int enzyme_const;

static int logged;
static double largest;
void enzymeLogError(double value, double error, const char *opcode, const char *called, const char *module,
                    const char *function, const char *block) {
    ++logged;
    if (error > largest) largest = error;
    if (strcmp(function, "cancels") && strcmp(function, "summed") && strcmp(function, "partly") &&
        strcmp(function, "with_exact_steps")) wrong = 1;
}
double at_lower(double x, double y) { return __enzyme_truncate_op_func((void *)formula, 64, 32)(x, y); }

int main(void) {
    double x = 1e8, y = 1;
    double error = __enzyme_error_estimate((void *)cancels, x, 0.0, y, 0.0);
    check(error / (nextafter(x + y, 2 * x) - (x + y)), 1);
    check(logged, 2);
    check(largest, error);
    error = __enzyme_error_estimate((void *)cancels, x, 0.5, y, 0.0);
    check(error, 1);
    logged = 0;
    error = __enzyme_error_estimate((void *)partly, 3.0, 0.0, enzyme_const, 5.0);
    check(error / (nextafter(135, 200) - 135), 1);
    check(logged, 2);
    check(__enzyme_error_estimate((void *)partly, 3.0, 1e-30, enzyme_const, 5.0) / (nextafter(135, 200) - 135), 1);
    logged = 0;
    check(__enzyme_error_estimate((void *)with_exact_steps, 3.0, 0.0) > 0, 1);
    check(logged, 1);
    double v[3] = {3, 4, 12}, ev[3] = {0, 0, 1e-3};
    error = __enzyme_error_estimate((void *)summed, v, ev, 3);
    check(error > 1e-3 * 12 / 13 && error < 1.01e-3 * 12 / 13, 1);
    double a = 1.1, b = 0.7;
    double expected = (float)((float)((float)a * (float)b) + (float)((float)sin((float)a) / (float)b));
    check(__enzyme_truncate_op_func((void *)formula, 64, 32)(a, b) - expected, 0);
    check(__enzyme_truncate_op_func((void *)formula, 64, 32)(a, b) != formula(a, b), 1);
    float fx = a, fy = b, sum = fx + fy, difference = fx - fy, p = sum * sum, q = difference * difference;
    check(__enzyme_truncate_op_func((void *)nested, 64, 32)(a, b) - (double)(p - q), 0);
    double short_a = __enzyme_truncate_mem_value(a, 64, 32), short_b = __enzyme_truncate_mem_value(b, 64, 32);
    double result = __enzyme_truncate_mem_func((void *)formula, 64, 32)(short_a, short_b);
    check(__enzyme_expand_mem_value(result, 64, 32) - expected, 0);
    /* by the bits of exponent and fraction; bfloat16 is the first half of a float, to the nearest, even of two */
    check(__enzyme_truncate_mem_value_parts(a, 64, 8, 23) - (double)(float)a, 0);
    check(__enzyme_truncate_mem_value_parts(1.0 / 3, 64, 8, 7), 0.333984375);
    check(__enzyme_truncate_mem_value_parts(-1 - 1.0 / 256, 64, 8, 7), -1);
    check(__enzyme_truncate_mem_value_parts(1 + 3.0 / 256, 64, 8, 7), 1.015625);
    check(isinf(__enzyme_truncate_mem_value_parts(3.4e38, 64, 8, 7)), 1);
    check(isnan(__enzyme_truncate_mem_value_parts(NAN, 64, 8, 7)), 1);
    double rough = __enzyme_truncate_op_func_parts((void *)formula, 64, 8, 7)(a, b);
    check(rough != formula(a, b) && fabs(rough - formula(a, b)) < 0.02 * formula(a, b), 1);
    double one[3] = {0.1, 0.2, 0.3};
    float t = 0;
    for (int i = 0; i < 3; ++i) t += (float)one[i] * (float)one[i];
    compare(__enzyme_truncate_op_func_array((void *)summed, 64, 32)(one, 3), (float)sqrt(t), 1e-7, "summed", __LINE__);
    return failures();
}
