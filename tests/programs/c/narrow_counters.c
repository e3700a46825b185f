// Counters that wrap round on their way: the closed form for the number of iterations does not hold.
//
// differentiate: stepping(x, stop)   at: x = 0.3, stop = 1
// differentiate: inside(x, n, from, to)   at: x = 0.9, n = 3, from = 200, to = 90
#include <math.h>

double stepping(double x, int stop) {
    double s = x;
    unsigned char last = (unsigned char)stop;
    for (unsigned char i = 0; i != last; i += 3) s = sin(s) + 0.01 * i * x;
    return s;
}

double inside(double x, int n, int from, int to) {
    double s = 1.0;
    for (int k = 0; k < n; k++) {
        s = cos(s * x);
        for (unsigned char i = (unsigned char)from; i != (unsigned char)to; i++) s = sin(s + x * 0.001 * i);
    }
    return s;
}
