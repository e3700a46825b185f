/* The length of a curve that wiggles on five scales, by a polygon of n edges. */
#include <math.h>

static double height(double x) {
    double sum = x, frequency = 1;
    for (int scale = 0; scale < 5; ++scale) {
        frequency *= 2;
        sum += sin(frequency * x) / frequency;
    }
    return sum;
}

double arc_length(int n) {
    double width = 3.141592653589793 / n;
    double length = 0, before = 0;
    for (int k = 1; k <= n; ++k) {
        double here = height(k * width);
        double rise = here - before;
        length += sqrt(width * width + rise * rise);
        before = here;
    }
    return length;
}
