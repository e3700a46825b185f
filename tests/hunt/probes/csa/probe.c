// differentiate: approximate(x, z, where)  at: x = random(40, 0.05, 0.95), z = random(20, -1, 1), where = 0.41 0.57  const: x  roundoff: 1e-9
// differentiate: moved(x, z, where)  at: x = random(40, 0.05, 0.95), z = random(20, -1, 1), where = 0.41 0.57  roundoff: 1e-9  tolerance: 1e-5
#include <csa.h>

double approximate(double *x, double *z, double *where) {
  point given[20], asked = {where[0], where[1], 0};
  for (int i = 0; i < 20; i++) given[i] = (point){x[2 * i], x[2 * i + 1], z[i]};
  csa *a = csa_create();
  csa_addpoints(a, 20, given);
  csa_setnpmin(a, 3);
  csa_calculatespline(a);
  csa_approximate_point(a, &asked);
  csa_destroy(a);
  return asked.z;
}

double moved(double *x, double *z, double *where) { return approximate(x, z, where); }
