// Complex numbers of long doubles, which functions take in memory.
// differentiate: f1(x, y)  at: x = 0.7, y = 1.2
// differentiate: f2(x, y)  at: x = 0.7, y = 1.2
// differentiate: f3(x, y)  at: x = 0.7, y = 1.2
// differentiate: f4(x, y)  at: x = 0.7, y = 1.2
// differentiate: f5(x, y)  at: x = 0.7, y = 1.2
#include <complex.h>
double f1(double x, double y) { return (double)cabsl(x + y * I); }
double f2(double x, double y) { long double complex z = x + y * I, w = z * z;return (double)(creall(w)*cimagl(w)); }
double f3(double x, double y) { long double complex z = x + y * I, w = 1 / z;return (double)(creall(w)*cimagl(w)); }
double f4(double x, double y) { long double complex z = x + y * I, w = csqrtl(z);return (double)(creall(w)*cimagl(w)); }
double f5(double x, double y) { long double complex z = x + y * I, w = cpowl(z, z);return (double)(creall(w)*cimagl(w)); }
