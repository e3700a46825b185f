// What was computed at a height is kept until the height changes: powers that begin with a constant, and sums in arrays.
// differentiate: at_height(x)   at: x = 0.3 2.5
#include <math.h>
#include <stdlib.h>

static double height, last = -1, *power, *weight, *kept;
static int terms = 2, most = 2;

double at_height(const double *x) {
    if (!kept) {
        kept = malloc(3 * sizeof *kept), weight = malloc(9 * sizeof *weight), power = malloc(3 * sizeof *power);
        for (int i = 0; i < 9; i++) weight[i] = 1.0 / (i + 2);
        power[0] = 1;
    }
    if (x[1] != last) {
        height = x[1];
        double ratio = 1 / (1 + height);
        for (int l = 1; l <= most; l++) power[l] = power[l - 1] * ratio;
        for (int i = 0; i < terms; i++) kept[i] = 0;
        for (int i = 0; i < terms; i++)
            for (int l = 0; l <= most; l++) kept[i] += weight[l * terms + i] * power[l];
        last = x[1];
    }
    return height * x[0] + sin(x[0]) * kept[1] + kept[0];
}
