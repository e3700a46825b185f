// The same functions in single precision.
// differentiate: one_argument(x)  at: x = 0.37
// differentiate: two_arguments(x, y)  at: x = 0.8, y = 1.9
#include <math.h>

float one_argument(float x) {
    float s = sinf(x) + 2 * cosf(x) + 3 * tanf(x) + 4 * expf(x) + 5 * logf(x) + 6 * sqrtf(x) + 7 * cbrtf(x);
    return s + 8 * tanhf(x) + 9 * atanf(x) + 10 * log1pf(x) + 11 * fabsf(x - 2) + 12 * erff(x) + 13 * sinhf(x);
}

float two_arguments(float x, float y) { return powf(x, y) + 2 * atan2f(x, y) + 3 * hypotf(x, y) + 4 * fmaxf(x, y); }
