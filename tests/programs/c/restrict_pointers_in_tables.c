// A table of restrict pointers, made here: what is loaded from it is based on them.
// differentiate: table(x, y, z, n, k)  at: x = 0.7 1.3 0.4, y = 0.6 0.3 1.2, z = 0.4 0.2 0.9, n = 3, k = 1
#include <math.h>

double table(double *restrict x, double *restrict y, double *z, int n, int k) {
  double *rows[3] = {x, y, z};
  double sum = 0;
  for (int i = 0; i < n; ++i) {
    double a = x[i] * y[i];
    rows[(k + 1) % 3][i] = sin(a);
    sum += a * a * z[i];
    double *row = rows[(k + i) % 2];
    row[i] = row[i] * row[i] + sum;
    sum += exp(x[i]) * y[i];
    row[i] *= sum;
  }
  return sum + x[0] * y[n - 1];
}
