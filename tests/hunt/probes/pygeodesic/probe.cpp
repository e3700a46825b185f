// differentiate: exact(heights, out)  at: heights = random(25, 0, 0.6), out = zeros(25)  roundoff: 1e-8
// differentiate: path(vertices, out)  at: vertices = 1.1 0.1 -0.05 -0.1 1.3 0.1 -0.9 -0.15 0.05 0.1 -1.2 -0.1 0.05 0.1 1.4 -0.1 0.05 -0.8, out = zeros(3)  roundoff: 1e-8
// differentiate: dijkstra(heights, out)  at: heights = random(25, 0, 0.6), out = zeros(25)  roundoff: 1e-10
// differentiate: subdivided(heights, out)  at: heights = random(25, 0, 0.6), out = zeros(25)  roundoff: 1e-10
#include <cstring>

#include <geodesic_algorithm_dijkstra.h>
#include <geodesic_algorithm_exact.h>
#include <geodesic_algorithm_subdivision.h>

using namespace geodesic;

// a hilly square of 5 by 5
static void hills(const double *heights, Mesh &mesh) {
  std::vector<double> points;
  std::vector<unsigned> faces;
  for (int i = 0; i < 25; i++) {
    points.push_back(i / 5 + 0.07 * (i % 3));
    points.push_back(i % 5 - 0.05 * (i % 4));
    points.push_back(heights[i]);
  }
  for (unsigned i = 0; i < 4; i++)
    for (unsigned j = 0; j < 4; j++) {
      unsigned a = 5 * i + j;
      for (unsigned v : {a, a + 1, a + 5, a + 1, a + 6, a + 5}) faces.push_back(v);
    }
  mesh.initialize_mesh_data(points, faces);
}

static double all_distances(GeodesicAlgorithmBase &algorithm, Mesh &mesh, double *out) {
  std::vector<SurfacePoint> sources(1, SurfacePoint(&mesh.faces()[9]));
  algorithm.propagate(sources);
  double sum = 0;
  for (unsigned i = 0; i < mesh.vertices().size(); i++) {
    SurfacePoint p(&mesh.vertices()[i]);
    algorithm.best_source(p, out[i]);
    sum += out[i] * out[i] / (1 + i);
  }
  return sum;
}

extern "C" double exact(double *heights, double *out) {
  Mesh mesh;
  hills(heights, mesh);
  GeodesicAlgorithmExact algorithm(&mesh);
  return all_distances(algorithm, mesh, out);
}

// between two centres of faces of an octahedron
extern "C" double path(double *vertices, double *out) {
  std::vector<double> points(vertices, vertices + 18);
  std::vector<unsigned> faces = {0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4, 1, 0, 5, 2, 1, 5, 3, 2, 5, 0, 3, 5};
  Mesh mesh;
  mesh.initialize_mesh_data(points, faces);
  GeodesicAlgorithmExact algorithm(&mesh);
  SurfacePoint source(&mesh.faces()[0]), target(&mesh.faces()[7]);
  std::vector<SurfacePoint> found;
  algorithm.geodesic(source, target, found);
  for (auto &p : found) out[0] += p.x(), out[1] += p.y(), out[2] += p.z() * p.z();
  return length(found);
}

extern "C" double dijkstra(double *heights, double *out) {
  Mesh mesh;
  hills(heights, mesh);
  GeodesicAlgorithmDijkstra algorithm(&mesh);
  return all_distances(algorithm, mesh, out);
}

extern "C" double subdivided(double *heights, double *out) {
  Mesh mesh;
  hills(heights, mesh);
  GeodesicAlgorithmSubdivision algorithm(&mesh, 3);
  return all_distances(algorithm, mesh, out);
}
