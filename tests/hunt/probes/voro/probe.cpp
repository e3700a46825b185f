// differentiate: cut_cube(n)  at: n = 0.5 0.3 0.2 -0.4 0.5 0.1 0.2 -0.3 0.6  roundoff: 1e-10
// differentiate: cell_areas(x, out)  at: x = random(24, 0.1, 0.9), out = zeros(8)  roundoff: 1e-9
#include "voro++.hh"

extern "C" double cut_cube(double *n) {
  voro::voronoicell cell;
  cell.init(-1, 1, -1, 1, -1, 1);
  for (int i = 0; i < 3; i++) cell.plane(n[3 * i], n[3 * i + 1], n[3 * i + 2]);
  double x, y, z;
  cell.centroid(x, y, z);
  return cell.volume() + 0.1 * cell.surface_area() + x + 2 * y + 3 * z;
}

extern "C" double cell_areas(double *x, double *out) {
  voro::container box(0, 1, 0, 1, 0, 1, 2, 2, 2, false, false, false, 8);
  for (int i = 0; i < 8; i++) box.put(i, x[3 * i], x[3 * i + 1], x[3 * i + 2]);
  voro::c_loop_all loop(box);
  voro::voronoicell cell;
  double r = 0;
  if (loop.start()) do {
      if (!box.compute_cell(cell, loop)) continue;
      out[loop.pid()] = cell.surface_area();
      r += (1 + loop.pid()) * cell.volume();
    } while (loop.inc());
  return r;
}
