// differentiate: layout(sizes, out)  at: sizes = 640 12.5 8.25 90 150 1.7, out = zeros(8)  roundoff: 1e-10
// differentiate: dragged(where, out)  at: where = 40 57 31 60.5 90.25, out = zeros(3)  roundoff: 1e-10
// differentiate: quadrilateral(corners, drag, out)  at: corners = 10 12 13 200 210 195 190 8, drag = 43 7, out = zeros(16)  roundoff: 1e-10
// differentiate: weighed(a, b, out)  at: a = 2.1 -0.4 0.3 0.5 1.7 -0.2 0.1 0.6 3.1, b = 1.3 -2.2 0.9, out = zeros(3)  roundoff: 1e-10
// differentiate: removed(x)  at: x = 11.5 3.25 27.5 1.4  roundoff: 1e-10
#include <algorithm>

#include <kiwi/kiwi.h>

using namespace kiwi;

// three boxes in a row, as a user interface lays them out
extern "C" double layout(double *sizes, double *out) {
  Solver solver;
  Variable left[3], width[3], total("total");
  solver.addEditVariable(total, strength::strong);
  for (int i = 0; i < 3; i++) {
    solver.addConstraint(width[i] >= 0);
    solver.addConstraint((width[i] >= sizes[3] + 10 * i) | strength::strong);
    solver.addConstraint((width[i] == sizes[4]) | (strength::weak * (1 + 0.3 * i)));
  }
  solver.addConstraint(left[0] == sizes[1]);
  for (int i = 1; i < 3; i++) solver.addConstraint(left[i] == left[i - 1] + width[i - 1] + sizes[2]);
  solver.addConstraint(left[2] + width[2] + sizes[1] == total);
  solver.addConstraint((width[1] == sizes[5] * width[0]) | strength::medium);
  solver.suggestValue(total, sizes[0]);
  solver.updateVariables();
  for (int i = 0; i < 3; i++) out[2 * i] = left[i].value(), out[2 * i + 1] = width[i].value();
  out[6] = total.value();
  out[7] = (2 * left[2] + width[1] - 3).value();
  return width[0].value() * width[1].value() + width[2].value() / sizes[5];
}

// of the package's own tests: the second drag needs the dual method
extern "C" double dragged(double *where, double *out) {
  Variable xm("xm"), xl("xl"), xr("xr");
  Solver solver;
  solver.addEditVariable(xm, strength::strong);
  solver.addEditVariable(xl, strength::weak);
  solver.addEditVariable(xr, 2 * strength::weak);
  solver.addConstraint(2 * xm == xl + xr);
  solver.addConstraint(xl + 20 <= xr);
  solver.addConstraint(xl >= -10);
  solver.addConstraint(xr <= 100);
  solver.suggestValue(xm, where[0]);
  solver.suggestValue(xr, where[1]);
  solver.suggestValue(xl, where[2]);
  solver.updateVariables();
  double first = xl.value() * xr.value();
  solver.suggestValue(xm, where[3]);
  solver.updateVariables();
  first += xm.value() * xl.value();
  solver.suggestValue(xm, where[4]);
  solver.updateVariables();
  out[0] = xl.value(), out[1] = xm.value(), out[2] = xr.value();
  return first + out[0] * out[0];
}

// corners and midpoints, of the benchmark of Cassowary
extern "C" double quadrilateral(double *corners, double *drag, double *out) {
  Variable x[4], y[4], mx[4], my[4];
  Solver solver;
  double weight = 1;
  for (int i = 0; i < 4; i++, weight *= 2) {
    solver.addConstraint((x[i] == corners[2 * i]) | (strength::weak * weight));
    solver.addConstraint((y[i] == corners[2 * i + 1]) | (strength::weak * weight));
  }
  for (int i = 0; i < 4; i++) {
    solver.addConstraint(mx[i] == 0.5 * x[i] + 0.5 * x[(i + 1) % 4]);
    solver.addConstraint(my[i] == (y[i] + y[(i + 1) % 4]) / 2);
  }
  solver.addConstraint(x[0] + 10 <= x[2]);
  solver.addConstraint(y[0] + 10 <= y[1]);
  for (int i = 0; i < 4; i++) {
    solver.addConstraint(x[i] >= 0);
    solver.addConstraint(x[i] <= 500);
  }
  solver.addEditVariable(mx[1], strength::strong);
  solver.addEditVariable(my[1], strength::strong);
  solver.suggestValue(mx[1], drag[0]);
  solver.suggestValue(my[1], drag[1]);
  solver.updateVariables();
  double area = 0;
  for (int i = 0; i < 4; i++) {
    int j = (i + 1) % 4;
    out[4 * i] = x[i].value(), out[4 * i + 1] = y[i].value(), out[4 * i + 2] = mx[i].value(), out[4 * i + 3] = my[i].value();
    area += x[i].value() * y[j].value() - x[j].value() * y[i].value();
  }
  return area;
}

// a linear system: coefficients are differentiated, too
extern "C" double weighed(double *a, double *b, double *out) {
  Solver solver;
  Variable v[3];
  std::sort(v, v + 3);  // by their addresses, which order the terms
  for (int i = 0; i < 3; i++) solver.addConstraint(a[3 * i] * v[0] + a[3 * i + 1] * v[1] + a[3 * i + 2] * v[2] == b[i]);
  solver.updateVariables();
  for (int i = 0; i < 3; i++) out[i] = v[i].value();
  return out[0] * out[1] + out[2];
}

extern "C" double removed(double *x) {
  Solver solver;
  Variable u, v;
  if (v < u) std::swap(u, v);
  Constraint tight = u + x[3] * v <= x[0];
  solver.addConstraint(tight);
  solver.addConstraint(u >= x[1]);
  solver.addConstraint((v == x[2]) | strength::medium);
  solver.addConstraint((u == 2 * v) | strength::weak);
  solver.updateVariables();
  double first = u.value() * v.value();
  solver.removeConstraint(tight);
  solver.updateVariables();
  return first + 0.01 * u.value() * v.value();
}
