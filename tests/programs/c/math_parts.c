// Functions that give a value and a part of it through a pointer; rounding has derivative zero.
// differentiate: parts(x)  at: x = 5.3
// differentiate: rounding(x)  at: x = 2.3
#include <math.h>

double parts(double x) {
    int e;
    double whole, mantissa = frexp(x, &e), fraction = modf(x, &whole);
    return mantissa * mantissa * e + fraction * x + whole + scalbn(x, 2) * x + ldexp(mantissa, e);
}

double rounding(double x) {
    double s = floor(x) + ceil(x) + trunc(x) + round(x) + rint(x) + nearbyint(x);
    return s * x + (double)(int)x * x + (double)lround(x) * x * x;
}
