/* Numbers whose derivative is not that of the formula, for C and C++.
 *
 *     y = enzyme_stop_gradient(x)          x, a constant for derivatives
 *     y = enzyme_scale_gradient(x, s)      x, with s times its derivative; s itself is a constant
 *     enzyme_stop_gradients(x, n)          the same of n numbers where they lie: those that follow read constants
 *     enzyme_scale_gradients(x, n, s)      the same
 *
 * In C these are of doubles, with the suffix f of floats and l of long doubles, as in math.h; in C++ of all three, and
 * enzyme::stop_gradient, enzyme::scale_gradient are the same as templates.  They cost nothing in the function itself. */
#ifndef ENZYME_BUILD_GRADIENT_H
#define ENZYME_BUILD_GRADIENT_H

#if defined(__CUDA__) || defined(__HIP__)
#pragma clang force_cuda_host_device begin
#endif

#ifdef __cplusplus
#define ENZYME_OVERLOADED(name, suffix) name
extern "C" {
#else
#define ENZYME_OVERLOADED(name, suffix) name##suffix
#endif
/* What the differentiating link replaces; any other compiler has numbers that are what they are. */
#define ENZYME_ELSEWHERE __attribute__((weak, noinline, visibility("hidden")))
#define ENZYME_FOR_THE_LINK(type, name)                                                                               \
    ENZYME_ELSEWHERE type __enzyme_ignore_derivatives_##name(type x) { return x; }                                    \
    ENZYME_ELSEWHERE type __enzyme_scale_gradient_##name(type x, type s) { return (void)s, x; }
ENZYME_FOR_THE_LINK(double, double)
ENZYME_FOR_THE_LINK(float, float)
ENZYME_FOR_THE_LINK(long double, long_double)
#undef ENZYME_FOR_THE_LINK
#undef ENZYME_ELSEWHERE
#ifdef __cplusplus
}
#endif

#define ENZYME_OF_GRADIENTS(type, name, suffix)                                                                       \
    static inline type ENZYME_OVERLOADED(enzyme_stop_gradient, suffix)(type x) {                                      \
        return __enzyme_ignore_derivatives_##name(x);                                                                 \
    }                                                                                                                 \
    static inline type ENZYME_OVERLOADED(enzyme_scale_gradient, suffix)(type x, type s) {                             \
        return __enzyme_scale_gradient_##name(x, s);                                                                  \
    }                                                                                                                 \
    static inline void ENZYME_OVERLOADED(enzyme_stop_gradients, suffix)(type * x, long n) {                           \
        for (long k = 0; k < n; ++k) x[k] = __enzyme_ignore_derivatives_##name(x[k]);                                 \
    }                                                                                                                 \
    static inline void ENZYME_OVERLOADED(enzyme_scale_gradients, suffix)(type * x, long n, type s) {                  \
        for (long k = 0; k < n; ++k) x[k] = __enzyme_scale_gradient_##name(x[k], s);                                  \
    }
ENZYME_OF_GRADIENTS(double, double, )
ENZYME_OF_GRADIENTS(float, float, f)
ENZYME_OF_GRADIENTS(long double, long_double, l)
#undef ENZYME_OF_GRADIENTS
#undef ENZYME_OVERLOADED

#ifdef __cplusplus
namespace enzyme {
template <typename Number> inline Number stop_gradient(Number x) { return enzyme_stop_gradient(x); }
template <typename Number> inline Number scale_gradient(Number x, Number s) { return enzyme_scale_gradient(x, s); }
}  // namespace enzyme
#endif

#if defined(__CUDA__) || defined(__HIP__)
#pragma clang force_cuda_host_device end
#endif

#endif
