// differentiate: elementary(x)  at: x = 0.73 1.9  roundoff: 1e-11
// differentiate: cancelled(a, parts)  at: a = 1.3 0.7 2.1 0.4, parts = zeros(2)  roundoff: 1e-11
// differentiate: solved(a, b)  at: a = 4 1 0.5 1 3 0.2 0.5 0.2 5, b = 1 2 3  roundoff: 1e-11
// differentiate: rooted(c)  at: c = -1.4 0.3 1.1 0.9  tolerance: 1e-5  roundoff: 1e-9
// differentiate: quad(x)  at: x = 0.73 1.9  roundoff: 1e-10
#include <qd/dd_real.h>
#include <qd/qd_real.h>

extern "C" double elementary(double *x) {
  dd_real a = x[0], b = x[1];
  return to_double(sqrt(exp(a) * sin(b)) + log(a + b) * atan2(a, b) + pow(b, 3) - tanh(a));
}

/* High and low words of what ordinary numbers lose. */
extern "C" double cancelled(double *a, double *parts) {
  dd_real sum = dd_real(1e17) * a[0] + dd_real(a[1]) * a[2];
  sum -= dd_real(1e17) * a[0];
  dd_real found = sum / a[3];
  parts[0] = found.x[0], parts[1] = found.x[1];
  return to_double(found);
}

extern "C" double solved(double *a, double *b) {
  dd_real m[3][4];
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) m[i][j] = a[3 * i + j];
    m[i][3] = b[i];
  }
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < 3; i++) {
      if (i == k) continue;
      dd_real factor = m[i][k] / m[k][k];
      for (int j = k; j < 4; j++) m[i][j] -= factor * m[k][j];
    }
  return to_double(m[0][3] / m[0][0] + 2.0 * m[1][3] / m[1][1] + 3.0 * m[2][3] / m[2][2]);
}

extern "C" double rooted(double *c) {
  dd_real all[4] = {c[0], c[1], c[2], c[3]};
  return to_double(polyroot(all, 3, dd_real(0.5)));
}

extern "C" double quad(double *x) {
  qd_real a = x[0], b = x[1];
  return to_double(sqrt(exp(a) * sin(b)) + log(a * b) / (a - b));
}
