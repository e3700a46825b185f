// differentiate: distance(from, to, out)  at: from = 40.6 -73.8, to = 51.6 -0.5, out = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: reached(from, course, to)  at: from = 40.6 -73.8, course = 53.5 5500, to = zeros(2)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: projected(place, to)  at: place = 33.3 44.4, to = zeros(4)  tolerance: 1e-5  roundoff: 1e-9
// differentiate: local(xyz, to)  at: xyz = 3000 3500 4400, to = zeros(3)  tolerance: 1e-5  roundoff: 1e-9
#include <GeographicLib/Geocentric.hpp>
#include <GeographicLib/Geodesic.hpp>
#include <GeographicLib/TransverseMercator.hpp>

using namespace GeographicLib;

extern "C" double distance(double *from, double *to, double *out) {
  double apart;
  Geodesic::WGS84().Inverse(from[0], from[1], to[0], to[1], apart, out[0], out[1]);
  return apart / 1000;
}

extern "C" double reached(double *from, double *course, double *to) {
  Geodesic earth(6378137, 1 / 298.257);
  double back;
  earth.Direct(from[0], from[1], course[0], 1000 * course[1], to[0], to[1], back);
  return back;
}

extern "C" double projected(double *place, double *to) {
  TransverseMercator map(6378.137, 1 / 298.257, 0.9996);
  map.Forward(45, place[0], place[1], to[0], to[1], to[2], to[3]);
  return to[0] * to[1] * 1e-3;
}

extern "C" double local(double *xyz, double *to) {
  Geocentric earth(6378.137, 1 / 298.257);
  earth.Reverse(xyz[0], xyz[1], xyz[2], to[0], to[1], to[2]);
  return to[2];
}
