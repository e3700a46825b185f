// differentiate: delaunay(x)  at: x = random(36, 0, 2)  roundoff: 1e-9
// differentiate: refined(corners, sizes, out)  at: corners = 0.03 0.01 -0.02 2.1 0.05 0.02 1.95 1.9 -0.04 -0.03 2.05 0.06 0.1 -0.05 1.2 2.0 0.1 1.1 2.05 2.1 1.3 -0.1 1.95 1.15, sizes = 1.5, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-8
#include <tetgen.h>

#include <cmath>

static double volume(const double *p, const int *corner) {
  double e[3][3];
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++) e[i][k] = p[3 * corner[i + 1] + k] - p[3 * corner[0] + k];
  return (e[0][0] * (e[1][1] * e[2][2] - e[1][2] * e[2][1]) - e[0][1] * (e[1][0] * e[2][2] - e[1][2] * e[2][0]) +
          e[0][2] * (e[1][0] * e[2][1] - e[1][1] * e[2][0])) / 6;
}

static void read(tetgenio &in, const double *x, int n) {
  in.firstnumber = 0;
  in.numberofpoints = n;
  in.pointlist = new REAL[3 * n];
  for (int i = 0; i < 3 * n; i++) in.pointlist[i] = x[i];
}

// of twelve points: a sum over the cells
extern "C" double delaunay(double *x) {
  tetgenio in, out;
  read(in, x, 12);
  char how[] = "Q";
  tetrahedralize(how, &in, &out);
  double sum = 0;
  for (int i = 0; i < out.numberoftetrahedra; i++) {
    double v = volume(out.pointlist, out.tetrahedronlist + 4 * i);
    sum += v * v;
  }
  return 100 * sum;
}

// the inside of a hexahedron, with points of TetGen's own
extern "C" double refined(double *corners, double sizes, double *out) {
  tetgenio in, made;
  read(in, corners, 8);
  // a shape of twelve triangles, for the corners are in no plane
  const int faces[12][3] = {{0, 2, 1}, {0, 3, 2}, {4, 5, 6}, {4, 6, 7}, {0, 1, 5}, {0, 5, 4}, {1, 2, 6}, {1, 6, 5}, {2, 3, 7}, {2, 7, 6}, {3, 0, 4}, {3, 4, 7}};
  in.numberoffacets = 12;
  in.facetlist = new tetgenio::facet[12];
  in.facetmarkerlist = new int[12]();
  for (int i = 0; i < 12; i++) {
    tetgenio::facet *f = &in.facetlist[i];
    f->numberofpolygons = 1;
    f->polygonlist = new tetgenio::polygon[1];
    f->numberofholes = 0;
    f->holelist = NULL;
    f->polygonlist[0].numberofvertices = 3;
    f->polygonlist[0].vertexlist = new int[3];
    for (int k = 0; k < 3; k++) f->polygonlist[0].vertexlist[k] = faces[i][k];
  }
  tetgenbehavior how;
  how.plc = 1, how.quality = 1, how.minratio = 2, how.quiet = 1, how.fixedvolume = 1, how.maxvolume = sizes;
  tetrahedralize(&how, &in, &made);
  double sum = 0;
  for (int i = 0; i < made.numberoftetrahedra; i++) {
    double v = volume(made.pointlist, made.tetrahedronlist + 4 * i);
    sum += v * v;
    out[0] += v;
  }
  out[1] = made.numberofpoints;
  for (int i = 0; i < made.numberofpoints; i++) out[2] += made.pointlist[3 * i] * made.pointlist[3 * i + 1];
  return sum;
}
