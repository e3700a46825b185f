// differentiate: ward(a, z)  at: a = random(25, -1, 1), z = zeros(25)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: higham(a, t)  at: a = random(16, -1.5, 1.5), t = 1.3  tolerance: 1e-5  roundoff: 1e-9
// differentiate: expokit(a, t)  at: a = random(16, -1, 1), t = 0.8  tolerance: 1e-5  roundoff: 1e-9
// differentiate: taylor_and_power(a)  at: a = random(16, -0.7, 0.7)  tolerance: 1e-5  roundoff: 1e-9
#include "expm.h"
#include "matpow.h"

void matexp_MH09(double *x, int n, const int p, double *ret);

char *R_alloc(size_t n, int size) { return malloc(n * size); }
int imax2(int x, int y) { return x < y ? y : x; }
double R_pow_di(double x, int n) { return pow(x, n); }
void rwarn_(const char *said, long n) { fprintf(stderr, "%.*s\n", (int)n, said); }
void rexit_(const char *said, long n) { rwarn_(said, n), abort(); }


// Ward's algorithm, with both ways of balancing
double ward(double *a, double *z) {
  double other[25], sum = 0;
  expm(a, 5, z, Ward_2);
  expm(z, 5, other, Ward_1);
  for (int i = 0; i < 25; i++) sum += (i % 3 + 1) * log(1 + other[i] * other[i]);
  return sum;
}

// the newer algorithm, and what its inverse says
double higham(double *a, double t) {
  double x[16], y[16], there[16], back[16], sum = 0;
  for (int i = 0; i < 16; i++) x[i] = t * a[i], y[i] = -2 * a[i];
  matexp_MH09(x, 4, 8, there);
  matexp_MH09(y, 4, 13, back);
  for (int i = 0; i < 16; i++) sum += there[i] * back[15 - i];
  return sum;
}

// Expokit's, for the solution of a linear equation
double expokit(double *a, double t) {
  double x[16], y[4] = {1, 0.5, -0.3, 0.2}, sum = 0;
  int degree = 6, n = 4, flag;
  memcpy(x, a, sizeof x);
  matexprbs_(&degree, &n, &t, x, &flag);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) sum += x[i + 4 * j] * y[j] * (i + 1);
  return sum;
}

// Taylor's series and Pade's approximation, and powers
double taylor_and_power(double *a) {
  double x[16], y[16], z[16], p[16], accuracy, sum = 0;
  int n = 4, eight = 8, none = 0;
  memcpy(x, a, sizeof x), memcpy(y, a, sizeof y), memcpy(z, a, sizeof z);
  matrexp_(x, &n, &eight, &none, &accuracy);
  matrexpo_(y, &n, &none, &eight, &accuracy);
  matpow(z, n, 5, p);
  for (int i = 0; i < 16; i++) sum += x[i] * (i + 1) + y[i] * y[i] + 3 * p[i] * x[15 - i];
  return sum;
}
