#ifndef __GyotoConfig_H_
#define __GyotoConfig_H_
#define GYOTO_HAVE_BOOST_INTEGRATORS 1
#define GYOTO_SIZE__T_IS_UNSIGNED_LONG 1
#define GYOTO_USE_EIGEN 1
#define GYOTO_PLUGIN_SFX "so"
#define GYOTO_PKGLIBDIR "/nowhere"
#define GYOTO_SOVERS "8"
#define GYOTO_PREFIX "/nowhere"
#define HAVE_FENV_H 1
#define HAVE_PTHREAD 1
#define HAVE_INTTYPES_H 1
#define HAVE_SINCOS 1
#define HAVE_STDINT_H 1
#define HAVE_STDLIB_H 1
#define HAVE_STRING_H 1
#define HAVE__BOOL 1
#define STDC_HEADERS 1
#include <string>
#include <vector>
namespace Gyoto {
namespace Units {
double ToHerz(double, std::string const &);
double FromHerz(double, std::string const &);
}
class FactoryMessenger {
public:
  static std::vector<double> parseArray(std::string);
  static size_t parseArray(std::string, double *, size_t);
  template <class... T> void setSelfAttribute(T...) {}
  template <class... T> void setFullContent(T...) {}

  static std::vector<unsigned long> parseArrayULong(std::string);
};
}
#endif
