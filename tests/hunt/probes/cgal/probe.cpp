// differentiate: interpolated(sites, values, at, out)  at: sites = 0.13 0.14 0.01 0.91 -0.20 1.95 -0.04 2.80 -0.20 4.22 1.07 -0.12 0.97 1.21 1.17 2.15 0.95 3.00 1.08 3.81 2.02 -0.10 2.17 0.81 2.08 2.16 1.88 3.17 2.16 3.79 3.09 -0.22 3.00 0.97 2.87 1.92 3.13 2.92 2.85 4.09 3.98 0.13 3.88 0.92 4.13 2.00 4.00 2.88 3.79 4.19, values = 0.14 -0.16 -1.07 -1.64 -4.01 0.84 0.89 0.76 -0.12 -0.79 0.84 1.22 1.29 0.73 0.42 -0.16 0.83 1.18 1.05 0.44 -0.59 0.23 0.84 1.04 0.65, at = 2.37 2.21, out = zeros(2)  roundoff: 1e-9
// differentiate: coordinates(corners, at, out)  at: corners = 0.1 -0.2 1.9 0.1 2.6 1.2 1.8 2.3 0.4 2.1 -0.5 0.9, at = 0.9 1.13, out = zeros(12)  roundoff: 1e-9
// differentiate: fitted(cloud, out)  at: cloud = 0.1 0.2 0.05 1.3 -0.4 0.3 2.2 0.8 -0.1 0.4 1.7 0.2 1.6 1.5 -0.35 2.9 -0.2 0.4 -1.1 0.3 0.15 0.7 -1.2 0.1, out = zeros(9)  roundoff: 1e-9
// differentiate: measured(vertices, out)  at: vertices = 1.1 0.1 -0.05 -0.1 1.3 0.1 -0.9 -0.15 0.05 0.1 -1.2 -0.1 0.05 0.1 1.4 -0.1 0.05 -0.8, out = zeros(6)  roundoff: 1e-10
// differentiate: geodesic(vertices, out)  at: vertices = 1.1 0.1 -0.05 -0.1 1.3 0.1 -0.9 -0.15 0.05 0.1 -1.2 -0.1 0.05 0.1 1.4 -0.1 0.05 -0.8, out = zeros(5)  roundoff: 1e-8
#include <CGAL/Barycentric_coordinates_2/Mean_value_coordinates_2.h>
#include <CGAL/Barycentric_coordinates_2/Wachspress_coordinates_2.h>
#include <CGAL/Delaunay_triangulation_2.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Heat_method_3/Surface_mesh_geodesic_distances_3.h>
#include <CGAL/Interpolation_gradient_fitting_traits_2.h>
#include <CGAL/Min_sphere_of_points_d_traits_3.h>
#include <CGAL/Min_sphere_of_spheres_d.h>
#include <CGAL/Polygon_2.h>
#include <CGAL/Polygon_mesh_processing/compute_normal.h>
#include <CGAL/Polygon_mesh_processing/measure.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/Surface_mesh.h>
#include <CGAL/convex_hull_2.h>
#include <CGAL/interpolation_functions.h>
#include <CGAL/linear_least_squares_fitting_3.h>
#include <CGAL/natural_neighbor_coordinates_2.h>
#include <CGAL/sibson_gradient_fitting.h>

#include <map>
#include <vector>

typedef CGAL::Exact_predicates_inexact_constructions_kernel Sure;
typedef CGAL::Simple_cartesian<double> Plain;

// natural neighbours of Sibson: linear, and with gradients
extern "C" double interpolated(double *sites, double *values, double *at, double *out) {
  typedef Sure::Point_2 Point;
  typedef CGAL::Interpolation_gradient_fitting_traits_2<Sure> Traits;
  CGAL::Delaunay_triangulation_2<Sure> triangles;
  std::map<Point, double, Sure::Less_xy_2> heights;
  std::map<Point, Sure::Vector_2, Sure::Less_xy_2> slopes;
  for (int i = 0; i < 25; i++) {
    Point p(sites[2 * i], sites[2 * i + 1]);
    triangles.insert(p);
    heights.insert({p, values[i]});
  }
  CGAL::Data_access<decltype(heights)> height(heights);
  CGAL::sibson_gradient_fitting_nn_2(triangles, std::inserter(slopes, slopes.begin()), height, Traits());
  std::vector<std::pair<Point, double>> near;
  Point p(at[0], at[1]);
  double norm = CGAL::natural_neighbor_coordinates_2(triangles, p, std::back_inserter(near)).second;
  out[0] = CGAL::linear_interpolation(near.begin(), near.end(), norm, height);
  auto smooth = CGAL::sibson_c1_interpolation_square(near.begin(), near.end(), norm, p, height, CGAL::Data_access<decltype(slopes)>(slopes), Traits());
  out[1] = smooth.first;
  return norm;
}

// generalised barycentric coordinates in a convex polygon
extern "C" double coordinates(double *corners, double *at, double *out) {
  std::vector<Plain::Point_2> polygon;
  for (int i = 0; i < 6; i++) polygon.emplace_back(corners[2 * i], corners[2 * i + 1]);
  Plain::Point_2 p(at[0], at[1]);
  std::vector<double> mean, projective;
  CGAL::Barycentric_coordinates::mean_value_coordinates_2(polygon, p, std::back_inserter(mean));
  CGAL::Barycentric_coordinates::wachspress_coordinates_2(polygon, p, std::back_inserter(projective));
  for (int i = 0; i < 6; i++) out[i] = mean[i], out[6 + i] = projective[i];
  return CGAL::Polygon_2<Plain>(polygon.begin(), polygon.end()).area();
}

// principal components, the smallest ball around, the hull of the shadow
extern "C" double fitted(double *cloud, double *out) {
  std::vector<Plain::Point_3> points;
  std::vector<Sure::Point_2> shadow, hull;
  for (int i = 0; i < 8; i++) {
    points.emplace_back(cloud[3 * i], cloud[3 * i + 1], cloud[3 * i + 2]);
    shadow.emplace_back(cloud[3 * i], cloud[3 * i + 1]);
  }
  Plain::Plane_3 plane;
  Plain::Line_3 line;
  Plain::Point_3 centre;
  double quality = CGAL::linear_least_squares_fitting_3(points.begin(), points.end(), plane, centre, CGAL::Dimension_tag<0>());
  CGAL::linear_least_squares_fitting_3(points.begin(), points.end(), line, CGAL::Dimension_tag<0>());
  typedef CGAL::Min_sphere_of_points_d_traits_3<Plain, double> Balls;
  CGAL::Min_sphere_of_spheres_d<Balls> ball(points.begin(), points.end());
  CGAL::convex_hull_2(shadow.begin(), shadow.end(), std::back_inserter(hull));
  for (int i = 0; i < 3; i++) out[i] = centre[i], out[3 + i] = *(ball.center_cartesian_begin() + i);
  out[6] = ball.radius();
  out[7] = CGAL::Polygon_2<Sure>(hull.begin(), hull.end()).area();
  out[8] = CGAL::squared_distance(points[4], line);
  return quality + CGAL::squared_distance(points[1], plane);
}

// an octahedron that is bent
template <class Kernel> static CGAL::Surface_mesh<typename Kernel::Point_3> bent(const double *vertices) {
  CGAL::Surface_mesh<typename Kernel::Point_3> mesh;
  typedef typename CGAL::Surface_mesh<typename Kernel::Point_3>::Vertex_index Vertex;
  std::vector<Vertex> v;
  for (int i = 0; i < 6; i++) v.push_back(mesh.add_vertex(typename Kernel::Point_3(vertices[3 * i], vertices[3 * i + 1], vertices[3 * i + 2])));
  for (int i = 0; i < 4; i++) {
    int j = (i + 1) % 4;
    mesh.add_face(v[i], v[j], v[4]);
    mesh.add_face(v[j], v[i], v[5]);
  }
  return mesh;
}

extern "C" double measured(double *vertices, double *out) {
  namespace PMP = CGAL::Polygon_mesh_processing;
  auto mesh = bent<Plain>(vertices);
  auto centre = PMP::centroid(mesh);
  auto normals = mesh.add_property_map<CGAL::Surface_mesh<Plain::Point_3>::Vertex_index, Plain::Vector_3>("v:n", CGAL::NULL_VECTOR).first;
  PMP::compute_vertex_normals(mesh, normals);
  for (int i = 0; i < 3; i++) out[i] = centre[i];
  out[3] = PMP::area(mesh);
  out[4] = PMP::edge_length(*mesh.halfedges().begin(), mesh);
  out[5] = 0;
  for (auto v : mesh.vertices()) out[5] += (1 + v.idx()) * normals[v].x();
  return PMP::volume(mesh);
}

// distances along the surface from one vertex, by the heat method
extern "C" double geodesic(double *vertices, double *out) {
  typedef CGAL::Surface_mesh<Plain::Point_3> Mesh;
  Mesh mesh = bent<Plain>(vertices);
  auto distances = mesh.add_property_map<Mesh::Vertex_index, double>("v:distance", 0).first;
  CGAL::Heat_method_3::estimate_geodesic_distances(mesh, distances, *mesh.vertices().begin(), CGAL::Heat_method_3::Direct());
  double sum = 0;
  for (auto v : mesh.vertices()) {
    if (v.idx()) out[v.idx() - 1] = distances[v];
    sum += distances[v] * distances[v];
  }
  return sum;
}
