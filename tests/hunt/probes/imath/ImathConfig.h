/* What Imath's CMake would write. */
#ifndef INCLUDED_IMATH_CONFIG_H
#define INCLUDED_IMATH_CONFIG_H 1
#define IMATH_HAVE_LARGE_STACK
#define IMATH_INTERNAL_NAMESPACE_CUSTOM 0
#define IMATH_INTERNAL_NAMESPACE Imath_3_1
#define IMATH_NAMESPACE_CUSTOM 0
#define IMATH_NAMESPACE Imath
#define IMATH_VERSION_MAJOR 3
#define IMATH_VERSION_MINOR 1
#define IMATH_VERSION_PATCH 6
#define IMATH_USE_NOEXCEPT 1
#define IMATH_NOEXCEPT noexcept
#define IMATH_FOREIGN_VECTOR_INTEROP 1
#define IMATH_HOSTDEVICE
#define IMATH_LIKELY(x) (__builtin_expect(static_cast<bool>(x), true))
#define IMATH_UNLIKELY(x) (__builtin_expect(static_cast<bool>(x), false))
#define IMATH_DEPRECATED(msg)
#endif
