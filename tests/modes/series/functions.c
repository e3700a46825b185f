#include "functions.h"
int __enzyme_iter(int, int);
long __enzyme_iter_long(long, long);
double series(double x) {
    double sum = 0, term = 1;
    for (int i = 0; i < __enzyme_iter(4, 1); ++i) {
        sum += term;
        term *= x / (i + 1);
    }
    return sum;
}
double longer(double x, int n, long k) {
    double sum = 0, term = 1;
    long most = __enzyme_iter_long(n, k);
    for (long i = 0; i < most; ++i) {
        sum += term;
        term *= x / (i + 1);
    }
    return sum;
}
