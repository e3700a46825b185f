// differentiate: volume(points)  at: points = 0 0 0 1.1 0 0.1 0 1.2 0 0.1 0 0.9 1 1.05 1.1 0.3 0.3 0.3
// differentiate: area(points)  at: points = 0 0 0 1.1 0 0.1 0 1.2 0 0.1 0 0.9 1 1.05 1.1 0.3 0.3 0.3
#include "libqhull_r/qhull_ra.h"

static double measured(double *points, int is_area) {
  qhT state, *qh = &state;
  qh_zero(qh, stderr);
  int failed = qh_new_qhull(qh, 3, 6, points, False, "qhull Qt FA", NULL, stderr);
  if (!failed) qh_getarea(qh, qh->facet_list);
  double found = failed ? -1 : is_area ? qh->totarea : qh->totvol;
  qh_freeqhull(qh, qh_ALL);
  return found;
}

double volume(double *points) { return measured(points, 0); }

double area(double *points) { return measured(points, 1); }
