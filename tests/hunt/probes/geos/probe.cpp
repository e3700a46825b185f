// differentiate: rings(xy)  at: xy = 0.1 0.2 2.1 -0.3 3.4 1.2 2.7 2.9 1.1 3.3 -0.6 1.7  roundoff: 1e-10
// differentiate: crossed(xy, out)  at: xy = 0.1 0.2 2.1 1.7 0.3 1.6 1.9 -0.2, out = zeros(4)  roundoff: 1e-10
// differentiate: centres(xy, out)  at: xy = 0.1 0.2 2.1 0.4 1.2 1.9, out = zeros(4)  roundoff: 1e-10
// differentiate: distances(xy, out)  at: xy = 0.1 0.2 2.1 -0.3 3.4 2.2 1.9 4.1 0.3 3.2 1.4 1.6, out = zeros(4)  roundoff: 1e-10
// differentiate: precise(x, y)  at: x = 1.3, y = 0.7  roundoff: 1e-10
#include <geos/algorithm/Angle.h>
#include <geos/algorithm/Area.h>
#include <geos/algorithm/CGAlgorithmsDD.h>
#include <geos/algorithm/Distance.h>
#include <geos/algorithm/Intersection.h>
#include <geos/algorithm/Length.h>
#include <geos/geom/Coordinate.h>
#include <geos/geom/CoordinateArraySequence.h>
#include <geos/geom/Envelope.h>
#include <geos/geom/Triangle.h>
#include <geos/math/DD.h>
#include <vector>

using geos::geom::Coordinate;
using geos::geom::CoordinateArraySequence;
using geos::geom::Envelope;
using geos::geom::Triangle;
using geos::math::DD;
namespace algorithm = geos::algorithm;

static std::vector<Coordinate> read(const double *xy, int n) {
  std::vector<Coordinate> all;
  for (int i = 0; i < n; i++) all.emplace_back(xy[2 * i], xy[2 * i + 1]);
  return all;
}

extern "C" double rings(double *xy) {
  std::vector<Coordinate> ring = read(xy, 6);
  ring.push_back(ring.front());
  double area = algorithm::Area::ofRingSigned(ring);
  Envelope box(ring[0], ring[2]);
  for (auto &p : ring) box.expandToInclude(p);
  CoordinateArraySequence line(std::move(ring));
  return algorithm::Area::ofRing(&line) + 0.3 * area + algorithm::Length::ofLine(&line) + box.getArea() + box.getDiameter();
}

// two lines, in double and in double-double
extern "C" double crossed(double *xy, double *out) {
  std::vector<Coordinate> p = read(xy, 4);
  Coordinate plain = algorithm::Intersection::intersection(p[0], p[1], p[2], p[3]), precise = algorithm::CGAlgorithmsDD::intersection(p[0], p[1], p[2], p[3]);
  out[0] = plain.x, out[1] = plain.y, out[2] = precise.x, out[3] = precise.y;
  return algorithm::Angle::angleBetween(p[0], plain, p[2]) + algorithm::Angle::interiorAngle(p[0], p[1], p[2]);
}

extern "C" double centres(double *xy, double *out) {
  std::vector<Coordinate> p = read(xy, 3);
  Triangle t(p[0], p[1], p[2]);
  Coordinate inside, around;
  t.inCentre(inside);
  t.circumcentreDD(around);
  out[0] = inside.x, out[1] = inside.y, out[2] = around.x, out[3] = around.y;
  t.circumcentre(around);
  return around.x * around.y + Triangle::area(p[0], p[1], p[2]) + Triangle::length(p[0], p[1], p[2]) + Triangle::longestSideLength(p[0], p[1], p[2]);
}

extern "C" double distances(double *xy, double *out) {
  std::vector<Coordinate> p = read(xy, 6);
  out[0] = algorithm::Distance::pointToSegment(p[5], p[0], p[1]);
  out[1] = algorithm::Distance::pointToLinePerpendicular(p[5], p[1], p[2]);
  out[2] = algorithm::Distance::segmentToSegment(p[0], p[1], p[3], p[4]);
  CoordinateArraySequence line(read(xy, 5));
  out[3] = algorithm::Distance::pointToSegmentString(p[5], &line);
  return p[2].distance(p[5]);
}

extern "C" double precise(double x, double y) {
  DD a(x), b(y), s(0.0), power(1.0);
  for (int i = 1; i < 9; i++) {
    power = power * a;
    s = s + power / DD(double(i)) - b * b;
  }
  return s.ToDouble() + (a * a + b * b).reciprocal().ToDouble() + DD::determinant(a, b, s, power).ToDouble() + DD::pow(b, 3).ToDouble();
}
