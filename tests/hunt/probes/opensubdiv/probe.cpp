// differentiate: refined(cage, out)  at: cage = 0.1 -0.05 2.1 0.05 -2.1 0.1 1.9 0.15 -0.1 -0.1 2.2 0.05 -2.05 -0.1 0.2, out = zeros(6)  roundoff: 1e-10
// differentiate: limit(cage, u, v, out)  at: cage = 0.1 -0.05 2.1 0.05 -2.1 0.1 1.9 0.15 -0.1 -0.1 2.2 0.05 -2.05 -0.1 0.2, u = 0.3, v = 0.57, out = zeros(9)  roundoff: 1e-10
// differentiate: curvature(cage, place)  at: cage = 0.1 -0.05 2.1 0.05 -2.1 0.1 1.9 0.15 -0.1 -0.1 2.2 0.05 -2.05 -0.1 0.2, place = 0.41 0.33  roundoff: 1e-9
// differentiate: stencils(cage, out)  at: cage = 0.1 -0.05 2.1 0.05 -2.1 0.1 1.9 0.15 -0.1 -0.1 2.2 0.05 -2.05 -0.1 0.2, out = zeros(9)  roundoff: 1e-10
// differentiate: smooth(cage, out)  at: cage = 1.2 0.1 -0.1 0.05 1.1 0.1 -1.1 -0.1 0.05 0.1 -1.3 0.05 0.05 0.1 1.4 -0.1 -0.05 -1.2, out = zeros(18)  roundoff: 1e-10
#include <opensubdiv/bfr/refinerSurfaceFactory.h>
#include <opensubdiv/bfr/surface.h>
#include <opensubdiv/far/patchMap.h>
#include <opensubdiv/far/patchTableFactory.h>
#include <opensubdiv/far/primvarRefiner.h>
#include <opensubdiv/far/ptexIndices.h>
#include <opensubdiv/far/stencilTableFactory.h>
#include <opensubdiv/far/topologyDescriptor.h>

#include <cmath>
#include <memory>
#include <vector>

using namespace OpenSubdiv;

struct Point {
  double x[3];
  void Clear(void * = 0) { x[0] = x[1] = x[2] = 0; }
  void AddWithWeight(Point const &other, double weight) {
    for (int i = 0; i < 3; i++) x[i] += weight * other.x[i];
  }
};

static Point cross(const Point &a, const Point &b) {
  return {{a.x[1] * b.x[2] - a.x[2] * b.x[1], a.x[2] * b.x[0] - a.x[0] * b.x[2], a.x[0] * b.x[1] - a.x[1] * b.x[0]}};
}

static double dot(const Point &a, const Point &b) { return a.x[0] * b.x[0] + a.x[1] * b.x[1] + a.x[2] * b.x[2]; }

static Point minus(const Point &a, const Point &b) { return {{a.x[0] - b.x[0], a.x[1] - b.x[1], a.x[2] - b.x[2]}}; }

static std::vector<Point> points(const double *values, int n, int all) {
  std::vector<Point> made(all);
  for (int i = 0; i < n; i++) made[i] = {{values[3 * i], values[3 * i + 1], values[3 * i + 2]}};
  return made;
}

// a pyramid whose base has half-sharp edges
static std::unique_ptr<Far::TopologyRefiner> pyramid() {
  static const int sizes[] = {3, 3, 3, 3, 4}, corners[] = {0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 1, 4, 3, 2, 1}, edges[] = {4, 3, 3, 2, 2, 1, 1, 4};
  static const float sharp[] = {1.5f, 0.7f, 2.f, 1.2f};
  Sdc::Options options;
  options.SetVtxBoundaryInterpolation(Sdc::Options::VTX_BOUNDARY_EDGE_ONLY);
  Far::TopologyDescriptor about;
  about.numVertices = 5, about.numFaces = 5, about.numVertsPerFace = sizes, about.vertIndicesPerFace = corners;
  about.numCreases = 4, about.creaseVertexIndexPairs = edges, about.creaseWeights = sharp;
  typedef Far::TopologyRefinerFactory<Far::TopologyDescriptor> Factory;
  return std::unique_ptr<Far::TopologyRefiner>(Factory::Create(about, Factory::Options(Sdc::SCHEME_CATMARK, options)));
}

// an octahedron of triangles, for the scheme of Loop
static std::unique_ptr<Far::TopologyRefiner> octahedron() {
  static const int sizes[] = {3, 3, 3, 3, 3, 3, 3, 3}, corners[] = {0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4, 1, 0, 5, 2, 1, 5, 3, 2, 5, 0, 3, 5};
  Far::TopologyDescriptor about;
  about.numVertices = 6, about.numFaces = 8, about.numVertsPerFace = sizes, about.vertIndicesPerFace = corners;
  typedef Far::TopologyRefinerFactory<Far::TopologyDescriptor> Factory;
  return std::unique_ptr<Far::TopologyRefiner>(Factory::Create(about, Factory::Options(Sdc::SCHEME_LOOP, Sdc::Options())));
}

// two uniform steps of Catmull and Clark: area and volume
extern "C" double refined(double *cage, double *out) {
  auto refiner = pyramid();
  refiner->RefineUniform(Far::TopologyRefiner::UniformOptions(2));
  std::vector<Point> all = points(cage, 5, refiner->GetNumVerticesTotal());
  Far::PrimvarRefinerReal<double> primvars(*refiner);
  Point *from = all.data();
  for (int level = 1; level <= 2; level++) {
    Point *to = from + refiner->GetLevel(level - 1).GetNumVertices();
    primvars.Interpolate(level, from, to);
    from = to;
  }
  Far::TopologyLevel const &last = refiner->GetLevel(2);
  double area = 0, volume = 0;
  for (int f = 0; f < last.GetNumFaces(); f++) {
    Far::ConstIndexArray v = last.GetFaceVertices(f);
    for (int half = 0; half < 2; half++) {
      const Point &a = from[v[0]], &b = from[v[1 + half]], &c = from[v[2 + half]], n = cross(minus(b, a), minus(c, a));
      area += 0.5 * std::sqrt(dot(n, n));
      volume += dot(a, cross(b, c)) / 6;
    }
  }
  for (int i = 0; i < 3; i++) out[i] = from[7].x[i], out[3 + i] = from[last.GetNumVertices() - 2].x[i];
  return area + volume;
}

// the limit surface by patches: a point and its tangents
extern "C" double limit(double *cage, double u, double v, double *out) {
  auto refiner = pyramid();
  Far::PatchTableFactory::Options options(3);
  options.SetPatchPrecision<double>();
  options.endCapType = Far::PatchTableFactory::Options::ENDCAP_GREGORY_BASIS;
  refiner->RefineAdaptive(options.GetRefineAdaptiveOptions());
  std::unique_ptr<Far::PatchTable const> table(Far::PatchTableFactory::Create(*refiner, options));
  int own = refiner->GetNumVerticesTotal(), local = table->GetNumLocalPoints();
  std::vector<Point> all = points(cage, 5, own + local);
  Far::PrimvarRefinerReal<double> primvars(*refiner);
  Point *from = all.data();
  for (int level = 1; level < refiner->GetNumLevels(); level++) {
    Point *to = from + refiner->GetLevel(level - 1).GetNumVertices();
    primvars.Interpolate(level, from, to);
    from = to;
  }
  if (local) table->GetLocalPointStencilTable<double>()->UpdateValues(all.data(), all.data() + own);
  Far::PatchMap map(*table);
  Far::PatchTable::PatchHandle const *handle = map.FindPatch(4, u, v);
  double weights[20], du[20], dv[20], duu[20], duv[20], dvv[20];
  table->EvaluateBasis(*handle, u, v, weights, du, dv, duu, duv, dvv);
  Far::ConstIndexArray vertices = table->GetPatchVertices(*handle);
  Point p = {}, pu = {}, pv = {}, puv = {};
  for (int k = 0; k < vertices.size(); k++) {
    const Point &c = all[vertices[k]];
    p.AddWithWeight(c, weights[k]), pu.AddWithWeight(c, du[k]), pv.AddWithWeight(c, dv[k]), puv.AddWithWeight(c, duv[k]);
  }
  for (int i = 0; i < 3; i++) out[i] = p.x[i], out[3 + i] = pu.x[i], out[6 + i] = pv.x[i];
  return dot(cross(pu, pv), puv);
}

// the curvature of Gauss where a face's parameters say
extern "C" double curvature(double *cage, double *place) {
  auto refiner = pyramid();
  Bfr::RefinerSurfaceFactory<> factory(*refiner);
  Bfr::Surface<double> surface;
  if (!factory.InitVertexSurface(1, &surface)) return -1;
  std::vector<double> patch(3 * surface.GetNumPatchPoints());
  surface.PreparePatchPoints(cage, 3, patch.data(), 3);
  Point p, u, v, uu, uv, vv;
  surface.Evaluate(place, patch.data(), 3, p.x, u.x, v.x, uu.x, uv.x, vv.x);
  Point n = cross(u, v);
  double E = dot(u, u), F = dot(u, v), G = dot(v, v), L = dot(uu, n), M = dot(uv, n), N = dot(vv, n), size = dot(n, n);
  return (L * N - M * M) / (size * (E * G - F * F)) + dot(p, p);
}

// tables of stencils on the limit surface: values and derivatives
extern "C" double stencils(double *cage, double *out) {
  auto refiner = pyramid();
  refiner->RefineAdaptive(Far::TopologyRefiner::AdaptiveOptions(3));
  typedef Far::LimitStencilTableFactoryReal<double> Factory;
  const double s[] = {0.2, 0.5, 0.83}, t[] = {0.31, 0.62, 0.14};
  Factory::LocationArrayVec places;
  for (int face : {0, 4}) {
    Factory::LocationArray place;
    place.ptexIdx = face, place.numLocations = 3, place.s = s, place.t = t;
    places.push_back(place);
  }
  std::unique_ptr<Far::LimitStencilTableReal<double> const> table(Factory::Create(*refiner, places));
  int n = table->GetNumStencils();
  std::vector<Point> control = points(cage, 5, 5), at(n), along(n), across(n);
  table->UpdateValues(control, at);
  table->UpdateDerivs(control, along, across);
  double energy = 0;
  for (int i = 0; i < n; i++) {
    Point normal = cross(along[i], across[i]);
    energy += std::sqrt(dot(normal, normal)) * (1 + dot(at[i], at[i]));
  }
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < 3; i++) out[3 * k + i] = at[2 * k].x[i];
  return energy;
}

// the scheme of Loop, at the vertices of the limit
extern "C" double smooth(double *cage, double *out) {
  auto refiner = octahedron();
  Far::TopologyRefiner::UniformOptions options(1);
  options.fullTopologyInLastLevel = true;
  refiner->RefineUniform(options);
  std::vector<Point> all = points(cage, 6, refiner->GetNumVerticesTotal());
  Far::PrimvarRefinerReal<double> primvars(*refiner);
  Point *coarse = all.data(), *from = coarse + 6;
  primvars.Interpolate(1, coarse, from);
  int n = refiner->GetLevel(1).GetNumVertices();
  std::vector<Point> at(n), u(n), v(n);
  Point *to = at.data(), *along = u.data(), *across = v.data();
  primvars.Limit(from, to, along, across);
  double total = 0;
  for (int i = 0; i < n; i++) {
    Point normal = cross(u[i], v[i]);
    total += dot(normal, at[i]) / std::sqrt(dot(normal, normal));
  }
  for (int k = 0; k < 6; k++)
    for (int i = 0; i < 3; i++) out[3 * k + i] = at[2 * k + 1].x[i];
  return total;
}
