// differentiate: interpolated(points, heights)  at: points = 0 0 3.1 0.2 2.9 2.2 0.1 1.9 1.2 0.8 2.1 1.4, heights = 1 2 1.5 0.7 0.3 1.1  roundoff: 1e-11
// differentiate: voronoi(points, centres)  at: points = 0 0 3.1 0.2 2.9 2.2 0.1 1.9 1.2 0.8 2.1 1.4, centres = zeros(12)  roundoff: 1e-10
// differentiate: refined(corners, points)  at: corners = 0 0 4 0.3 3.7 2.8 0.2 2.1, points = zeros(20)  roundoff: 1e-10
// differentiate: constrained(corners, out)  at: corners = 0 0 4 0.2 4.1 3.9 -0.1 4 1 1.1 2.9 1 3 3.1 1.1 2.9, out = zeros(2)  roundoff: 1e-10
#include <stdlib.h>
#include <string.h>
#include <triangle.h>

static void forget(struct triangulateio *made) {
  free(made->pointlist);
  free(made->pointattributelist);
  free(made->pointmarkerlist);
  free(made->trianglelist);
  free(made->triangleattributelist);
  free(made->segmentlist);
  free(made->segmentmarkerlist);
  free(made->edgelist);
  free(made->normlist);
}

static double area(const double *p, const int *t) {
  const double *a = p + 2 * t[0], *b = p + 2 * t[1], *c = p + 2 * t[2];
  return ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
}

// the integral of squared heights over a Delaunay triangulation
double interpolated(double *points, double *heights) {
  struct triangulateio in = {0}, out = {0};
  in.pointlist = points, in.pointattributelist = heights;
  in.numberofpoints = 6, in.numberofpointattributes = 1;
  triangulate("zQB", &in, &out, 0);
  double sum = 0;
  for (int k = 0; k < out.numberoftriangles; k++) {
    const int *t = out.trianglelist + 3 * k;
    double mean = (out.pointattributelist[t[0]] + out.pointattributelist[t[1]] + out.pointattributelist[t[2]]) / 3;
    sum += area(out.pointlist, t) * mean * mean;
  }
  forget(&out);
  return sum;
}

// the centres of the circles through each triangle's corners
double voronoi(double *points, double *centres) {
  struct triangulateio in = {0}, out = {0}, dual = {0};
  in.pointlist = points, in.numberofpoints = 6;
  triangulate("zvQB", &in, &out, &dual);
  for (int k = 0; k < 2 * dual.numberofpoints && k < 12; k++) centres[k] = dual.pointlist[k];
  double sum = 0;
  for (int k = 0; k < dual.numberofpoints; k++) sum += dual.pointlist[2 * k] * dual.pointlist[2 * k + 1];
  forget(&out);
  forget(&dual);
  return sum;
}

// a mesh with angles of at least 20 degrees: new points lie where circles meet and edges are halved
double refined(double *corners, double *points) {
  struct triangulateio in = {0}, out = {0};
  int segments[8] = {0, 1, 1, 2, 2, 3, 3, 0};
  in.pointlist = corners, in.numberofpoints = 4;
  in.segmentlist = segments, in.numberofsegments = 4;
  triangulate("pzq20a2.1Q", &in, &out, 0);
  double sum = 0;
  for (int k = 0; k < out.numberoftriangles; k++) sum += area(out.pointlist, out.trianglelist + 3 * k) * area(out.pointlist, out.trianglelist + 3 * k);
  for (int k = 0; k < 20 && k < 2 * out.numberofpoints - 8; k++) points[k] = out.pointlist[8 + k];
  forget(&out);
  return sum;
}

// a square with a square hole, with attributes of its corners interpolated at new points
double constrained(double *corners, double *out) {
  struct triangulateio in = {0}, made = {0};
  int segments[16] = {0, 1, 1, 2, 2, 3, 3, 0, 4, 5, 5, 6, 6, 7, 7, 4};
  double hole[2] = {2, 2}, heights[8];
  for (int k = 0; k < 8; k++) heights[k] = corners[2 * k] * corners[2 * k + 1];
  in.pointlist = corners, in.numberofpoints = 8;
  in.pointattributelist = heights, in.numberofpointattributes = 1;
  in.segmentlist = segments, in.numberofsegments = 8;
  in.holelist = hole, in.numberofholes = 1;
  triangulate("pzqa1.1Q", &in, &made, 0);
  for (int k = 0; k < made.numberofpoints; k++) out[k % 2] += made.pointattributelist[k];
  double sum = 0;
  for (int k = 0; k < made.numberoftriangles; k++) sum += area(made.pointlist, made.trianglelist + 3 * k);
  forget(&made);
  return sum;
}
