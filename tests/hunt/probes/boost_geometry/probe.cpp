// differentiate: measures(ring, hole, out)  at: ring = 0.1 -0.2 2.9 0.1 3.6 1.7 2.2 3.1 0.9 2.4 -0.5 1.6, hole = 1.1 0.9 1.3 1.6 2.1 1.2, out = zeros(7)  roundoff: 1e-10
// differentiate: overlap(a, b, out)  at: a = 0 0.1 0.2 2.1 2.3 1.9 2.1 -0.1, b = 1.1 0.8 1.3 3.2 3.4 2.9 3.1 1.05, out = zeros(4)  roundoff: 1e-10
// differentiate: hull(cloud, out)  at: cloud = 0.1 0.2 1.3 -0.4 2.2 0.8 0.4 1.7 1.6 1.5 2.9 -0.2 -1.1 0.3 0.7 -1.2 0.9 0.6, out = zeros(4)  roundoff: 1e-10
// differentiate: line(points, at, out)  at: points = 0 0.1 1 0.9 2.2 0.7 3.1 1.6 4 1.2, at = 1.7 2.3, out = zeros(4)  roundoff: 1e-10
// differentiate: earth(from, to, corners, out)  at: from = 13.4 52.5, to = -3.7 40.4, corners = 2 48 3 44 9 45 8 49, out = zeros(6)  roundoff: 1e-9  tolerance: 1e-5
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/multi_point.hpp>
#include <boost/geometry/geometries/multi_polygon.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <boost/geometry/geometries/segment.hpp>
#include <vector>

namespace bg = boost::geometry;
typedef bg::model::d2::point_xy<double> Point;
typedef bg::model::polygon<Point> Polygon;
typedef bg::model::linestring<Point> Line;

static Polygon polygon(const double *xy, int n) {
  Polygon p;
  for (int i = 0; i < n; i++) bg::append(p.outer(), Point(xy[2 * i], xy[2 * i + 1]));
  bg::correct(p);
  return p;
}

// a polygon with a hole
extern "C" double measures(double *ring, double *hole, double *out) {
  Polygon p = polygon(ring, 6);
  p.inners().resize(1);
  for (int i = 0; i < 3; i++) bg::append(p.inners()[0], Point(hole[2 * i], hole[2 * i + 1]));
  bg::correct(p);
  Point centre;
  bg::centroid(p, centre);
  bg::model::box<Point> box = bg::return_envelope<bg::model::box<Point>>(p);
  out[0] = bg::get<0>(centre), out[1] = bg::get<1>(centre);
  out[2] = bg::perimeter(p);
  out[3] = bg::distance(Point(4.5, 3.7), p);
  out[4] = bg::area(box);
  out[5] = bg::comparable_distance(centre, Point(0.3, 0.4));
  Polygon turned;
  bg::strategy::transform::rotate_transformer<bg::degree, double, 2, 2> turn(30);
  bg::transform(p, turned, turn);
  out[6] = bg::return_centroid<Point>(turned).x();
  return bg::area(p) + bg::within(centre, p);
}

// two quadrilaterals that overlap: intersection, union, differences
extern "C" double overlap(double *a, double *b, double *out) {
  Polygon one = polygon(a, 4), two = polygon(b, 4);
  std::vector<Polygon> common;
  bg::intersection(one, two, common);
  bg::model::multi_polygon<Polygon> both, only, either;
  bg::union_(one, two, both);
  bg::difference(one, two, only);
  bg::sym_difference(one, two, either);
  double area = 0;
  for (const Polygon &p : common) area += bg::area(p) + 0.3 * bg::return_centroid<Point>(p).x();
  out[0] = bg::area(both), out[1] = bg::perimeter(both);
  out[2] = bg::area(only), out[3] = bg::area(either);
  return area;
}

extern "C" double hull(double *cloud, double *out) {
  bg::model::multi_point<Point> points;
  for (int i = 0; i < 9; i++) bg::append(points, Point(cloud[2 * i], cloud[2 * i + 1]));
  Polygon around;
  bg::convex_hull(points, around);
  out[0] = bg::perimeter(around);
  Point centre = bg::return_centroid<Point>(around), middle = bg::return_centroid<Point>(points);
  out[1] = centre.x(), out[2] = centre.y();
  out[3] = bg::distance(centre, middle);
  return bg::area(around);
}

extern "C" double line(double *points, double *at, double *out) {
  Line l;
  for (int i = 0; i < 5; i++) l.push_back(Point(points[2 * i], points[2 * i + 1]));
  Point p(at[0], at[1]), between;
  Line shifted, simpler;
  bg::transform(l, shifted, bg::strategy::transform::translate_transformer<double, 2, 2>(0.3, 0.6));
  bg::simplify(l, simpler, 0.3);
  bg::line_interpolate(l, 2.6, between);
  out[0] = bg::distance(p, l);
  out[1] = between.x() * between.y();
  out[2] = bg::length(simpler);
  out[3] = bg::discrete_hausdorff_distance(l, shifted) + bg::discrete_frechet_distance(l, shifted);
  return bg::length(l);
}

// on a sphere and on the ellipsoid
extern "C" double earth(double *from, double *to, double *corners, double *out) {
  typedef bg::model::point<double, 2, bg::cs::spherical_equatorial<bg::degree>> OnSphere;
  typedef bg::model::point<double, 2, bg::cs::geographic<bg::degree>> OnEarth;
  out[0] = bg::distance(OnSphere(from[0], from[1]), OnSphere(to[0], to[1]));
  OnEarth p(from[0], from[1]), q(to[0], to[1]);
  out[1] = bg::distance(p, q, bg::strategy::distance::vincenty<>()) / 1e6;
  out[2] = bg::distance(p, q, bg::strategy::distance::andoyer<>()) / 1e6;
  out[3] = bg::azimuth(p, q);
  bg::model::polygon<OnEarth> land;
  bg::model::polygon<OnSphere> ball;
  for (int i = 0; i < 4; i++) {
    bg::append(land.outer(), OnEarth(corners[2 * i], corners[2 * i + 1]));
    bg::append(ball.outer(), OnSphere(corners[2 * i], corners[2 * i + 1]));
  }
  bg::correct(land), bg::correct(ball);
  out[4] = bg::area(land) / 1e12;
  out[5] = bg::area(ball);
  return bg::distance(p, q) / 1e6;
}
