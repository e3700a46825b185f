#ifndef MY_CONFIG
#define MY_CONFIG
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
#endif
