// differentiate: subdivided(p, out)  at: p = 1.1 0.1 0.05 -0.9 0.2 0.1 0.15 1.2 -0.1 0.05 -1.05 0.2 -0.1 0.12 0.95 0.2 -0.15 -1.1, out = zeros(6)  roundoff: 1e-9
// differentiate: smoothed(heights, out)  at: heights = random(25, 0, 1), out = zeros(9)  roundoff: 1e-9
// differentiate: decimated(p, out)  at: p = 1.1 0.1 0.05 -0.9 0.2 0.1 0.15 1.2 -0.1 0.05 -1.05 0.2 -0.1 0.12 0.95 0.2 -0.15 -1.1, out = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: box(corners, out)  at: corners = -1.1 -0.9 -1 1 -1.05 -0.95 1.1 1 -0.9 -0.95 1.02 -1 -1 -1.1 0.9 1.05 -0.9 1.1 0.95 1.1 1 -1.02 0.97 1.08, out = zeros(6)  roundoff: 1e-9
#include <OpenMesh/Core/Mesh/PolyMesh_ArrayKernelT.hh>
#include <OpenMesh/Core/Mesh/TriMesh_ArrayKernelT.hh>
#include <OpenMesh/Tools/Decimater/DecimaterT.hh>
#include <OpenMesh/Tools/Decimater/ModNormalFlippingT.hh>
#include <OpenMesh/Tools/Decimater/ModQuadricT.hh>
#include <OpenMesh/Tools/Smoother/JacobiLaplaceSmootherT.hh>
#include <OpenMesh/Tools/Subdivider/Uniform/CatmullClarkT.hh>
#include <OpenMesh/Tools/Subdivider/Uniform/LoopT.hh>
#include <OpenMesh/Tools/Subdivider/Uniform/ModifiedButterFlyT.hh>
#include <OpenMesh/Tools/Subdivider/Uniform/Sqrt3T.hh>

struct Doubles : OpenMesh::DefaultTraits {
  typedef OpenMesh::Vec3d Point;
  typedef OpenMesh::Vec3d Normal;
  VertexAttributes(OpenMesh::Attributes::Status | OpenMesh::Attributes::Normal);
  FaceAttributes(OpenMesh::Attributes::Status | OpenMesh::Attributes::Normal);
  EdgeAttributes(OpenMesh::Attributes::Status);
};
typedef OpenMesh::TriMesh_ArrayKernelT<Doubles> Triangles;
typedef OpenMesh::PolyMesh_ArrayKernelT<Doubles> Polygons;

static void octahedron(Triangles &mesh, const double *p) {
  Triangles::VertexHandle v[6];
  for (int i = 0; i < 6; i++) v[i] = mesh.add_vertex(Triangles::Point(p[3 * i], p[3 * i + 1], p[3 * i + 2]));
  const int faces[8][3] = {{0, 2, 4}, {2, 1, 4}, {1, 3, 4}, {3, 0, 4}, {2, 0, 5}, {1, 2, 5}, {3, 1, 5}, {0, 3, 5}};
  for (auto &f : faces) mesh.add_face(v[f[0]], v[f[1]], v[f[2]]);
}

template <class Mesh>
static double volume(Mesh &mesh) {
  double sum = 0;
  for (auto face : mesh.faces()) {
    std::vector<typename Mesh::Point> p;
    for (auto vertex : face.vertices()) p.push_back(mesh.point(vertex));
    for (size_t k = 2; k < p.size(); k++) sum += (p[0] | (p[k - 1] % p[k])) / 6;
  }
  return sum;
}

extern "C" double subdivided(double *p, double *out) {
  Triangles loop, butterfly, root3;
  octahedron(loop, p), octahedron(butterfly, p), octahedron(root3, p);
  OpenMesh::Subdivider::Uniform::LoopT<Triangles> one;
  OpenMesh::Subdivider::Uniform::ModifiedButterflyT<Triangles> two;
  OpenMesh::Subdivider::Uniform::Sqrt3T<Triangles> three;
  one.attach(loop), one(2), one.detach();
  two.attach(butterfly), two(1), two.detach();
  three.attach(root3), three(2), three.detach();
  loop.update_normals();
  Triangles::Normal n = loop.normal(Triangles::VertexHandle(9));
  for (int i = 0; i < 3; i++) out[i] = n[i];
  out[3] = volume(butterfly), out[4] = volume(root3), out[5] = loop.calc_edge_length(Triangles::EdgeHandle(7));
  return volume(loop) + loop.calc_dihedral_angle(Triangles::HalfedgeHandle(12));
}

extern "C" double smoothed(double *heights, double *out) {
  Triangles mesh;
  std::vector<Triangles::VertexHandle> v;
  for (int i = 0; i < 25; i++) v.push_back(mesh.add_vertex(Triangles::Point(i % 5, i / 5, heights[i])));
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      int k = 5 * i + j;
      mesh.add_face(v[k], v[k + 1], v[k + 6]), mesh.add_face(v[k], v[k + 6], v[k + 5]);
    }
  mesh.update_normals();
  OpenMesh::Smoother::JacobiLaplaceSmootherT<Triangles> smoother(mesh);
  smoother.initialize(OpenMesh::Smoother::SmootherT<Triangles>::Tangential_and_Normal, OpenMesh::Smoother::SmootherT<Triangles>::C1);
  smoother.smooth(3);
  double area = 0;
  for (int i = 0; i < 9; i++) out[i] = mesh.point(v[5 * (1 + i / 3) + 1 + i % 3])[i % 3];
  for (auto face : mesh.faces()) area += mesh.calc_face_area(face);
  return area;
}

extern "C" double decimated(double *p, double *out) {
  Triangles mesh;
  octahedron(mesh, p);
  OpenMesh::Subdivider::Uniform::ModifiedButterflyT<Triangles> finer;
  finer.attach(mesh), finer(2), finer.detach();
  mesh.update_normals();
  OpenMesh::Decimater::DecimaterT<Triangles> decimater(mesh);
  OpenMesh::Decimater::ModQuadricT<Triangles>::Handle quadric;
  OpenMesh::Decimater::ModNormalFlippingT<Triangles>::Handle flipping;
  decimater.add(quadric);
  decimater.module(quadric).unset_max_err();
  decimater.add(flipping);
  decimater.initialize();
  decimater.decimate_to(20);
  mesh.garbage_collection();
  mesh.update_normals();
  Triangles::Point sum(0, 0, 0);
  for (auto vertex : mesh.vertices()) sum += mesh.point(vertex) * (mesh.normal(vertex) | mesh.point(vertex));
  for (int i = 0; i < 3; i++) out[i] = sum[i];
  return volume(mesh);
}

extern "C" double box(double *c, double *out) {
  Polygons mesh;
  Polygons::VertexHandle v[8];
  for (int i = 0; i < 8; i++) v[i] = mesh.add_vertex(Polygons::Point(c[3 * i], c[3 * i + 1], c[3 * i + 2]));
  const int faces[6][4] = {{0, 3, 2, 1}, {4, 5, 6, 7}, {0, 1, 5, 4}, {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}};
  for (auto &f : faces) mesh.add_face(std::vector<Polygons::VertexHandle>{v[f[0]], v[f[1]], v[f[2]], v[f[3]]});
  OpenMesh::Subdivider::Uniform::CatmullClarkT<Polygons> subdivider;
  subdivider.attach(mesh), subdivider(2), subdivider.detach();
  mesh.update_normals();
  double sum = 0;
  for (auto edge : mesh.edges()) sum += mesh.calc_edge_length(edge) * mesh.calc_dihedral_angle(edge);
  Polygons::Point centre = mesh.calc_face_centroid(Polygons::FaceHandle(3));
  for (int i = 0; i < 3; i++) out[i] = centre[i], out[3 + i] = mesh.normal(v[6])[i];
  return volume(mesh) + sum;
}
