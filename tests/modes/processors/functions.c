#include <immintrin.h>
#include "functions.h"
#define FOR_AVX __attribute__((noinline, target("avx2")))
FOR_AVX double recorded_once(double *x) {
    __m256d v = _mm256_loadu_pd(x);
    double t[4];
    for (int k = 0; k < 3; ++k) {
        _mm256_storeu_pd(x, _mm256_mul_pd(v, v));
        v = _mm256_loadu_pd(x);
    }
    _mm256_storeu_pd(t, _mm256_mul_pd(v, v));
    x[0] = 7;
    return t[0] + t[1] * t[2] + t[3];
}
