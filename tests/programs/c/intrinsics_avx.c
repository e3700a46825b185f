// AVX2 and FMA intrinsics.
// differentiate: fused(x, y)  at: x = 1 2 3 4, y = 0.5 1.5 2.5 3.5
// differentiate: blended(x, y)  at: x = 1 -2 3 -4, y = 0.5 1.5 2.5 3.5
// differentiate: extremes(x, y)  at: x = 1 -2 3 -4, y = 0.5 1.5 2.5 3.5
// differentiate: horizontal(x, y)  at: x = 1 -2 3 -4, y = 0.5 1.5 2.5 3.5
// differentiate: gathered(x, n)  at: x = 1 -2 3 -4 5 6 7 8, n = 8
// differentiate: masked(x, n)  at: x = 1 -2 3 -4, n = 3
// differentiate: rooted(x)  at: x = 1 2 3 4
// differentiate: approximated(x)  at: x = 1 2 3 4 5 6 7 8
// differentiate: rounded(x)  at: x = 1.3 -2.6 3.2 4.9  roundoff: 2e-5  tolerance: 5e-3
// differentiate: permuted(x)  at: x = 1 2 3 4
// differentiate: absolute(x)  at: x = 1 -2 3 -4
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#include <immintrin.h>
static double sum(__m256d v) {
    __m128d l = _mm256_castpd256_pd128(v), h = _mm256_extractf128_pd(v, 1), s = _mm_add_pd(l, h);
    return _mm_cvtsd_f64(_mm_add_sd(s, _mm_unpackhi_pd(s, s)));
}
double fused(const double *x, const double *y) {
    __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(y);
    __m256d c = _mm256_fmadd_pd(a, b, _mm256_fnmadd_pd(a, a, _mm256_fmsub_pd(b, b, a)));
    return sum(_mm256_mul_pd(c, _mm256_fmaddsub_pd(a, b, c)));
}
double blended(const double *x, const double *y) {
    __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(y);
    __m256d m = _mm256_cmp_pd(a, b, _CMP_LT_OQ), r = _mm256_blendv_pd(_mm256_mul_pd(a, a), b, m);
    r = _mm256_mul_pd(r, _mm256_blend_pd(a, b, 5));
    r = _mm256_add_pd(r, _mm256_blendv_pd(a, b, a));
    return sum(_mm256_add_pd(r, _mm256_and_pd(m, _mm256_mul_pd(r, r))));
}
double extremes(const double *x, const double *y) {
    __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(y);
    return sum(_mm256_mul_pd(_mm256_max_pd(a, b), _mm256_min_pd(_mm256_mul_pd(a, a), b)));
}
double horizontal(const double *x, const double *y) {
    __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(y), c = _mm256_hadd_pd(a, b), d = _mm256_hsub_pd(b, a);
    return sum(_mm256_mul_pd(_mm256_addsub_pd(c, d), _mm256_mul_pd(c, a)));
}
double gathered(const double *x, int n) {
    __m128i at = _mm_set_epi32(n - 1, 4, 2, 1);
    __m256d v = _mm256_i32gather_pd(x, at, 8);
    __m256i far = _mm256_set_epi64x(0, 3, 3, 5);
    __m256d w = _mm256_i64gather_pd(x, far, 8);
    return sum(_mm256_mul_pd(v, _mm256_mul_pd(w, w)));
}
double masked(const double *x, int n) {
    __m256i m = _mm256_cmpgt_epi64(_mm256_set1_epi64x(n), _mm256_set_epi64x(3, 2, 1, 0));
    __m256d v = _mm256_maskload_pd(x, m);
    double out[4] = {1, 1, 1, 1};
    _mm256_maskstore_pd(out, m, _mm256_mul_pd(v, v));
    return out[0] * out[1] + out[2] * out[3];
}
double rooted(const double *x) {
    __m256d a = _mm256_loadu_pd(x);
    return sum(_mm256_div_pd(_mm256_sqrt_pd(a), _mm256_add_pd(a, _mm256_set1_pd(1))));
}
float approximated(const float *x) {
    __m256 a = _mm256_loadu_ps(x), r = _mm256_rsqrt_ps(a), c = _mm256_rcp_ps(a);
    r = _mm256_mul_ps(r, _mm256_fnmadd_ps(_mm256_mul_ps(_mm256_set1_ps(0.5f), a), _mm256_mul_ps(r, r), _mm256_set1_ps(1.5f)));
    float out[8];
    _mm256_storeu_ps(out, _mm256_add_ps(r, _mm256_mul_ps(c, _mm256_fnmadd_ps(a, c, _mm256_set1_ps(2)))));
    float s = 0;
    for (int i = 0; i < 8; i++) s += out[i];
    return s;
}
double rounded(const double *x) {
    __m256d a = _mm256_loadu_pd(x), f = _mm256_floor_pd(a), r = _mm256_sub_pd(a, f);
    __m128i k = _mm256_cvttpd_epi32(a);
    __m256d back = _mm256_cvtepi32_pd(k);
    return sum(_mm256_mul_pd(_mm256_mul_pd(r, back), _mm256_cvtps_pd(_mm256_cvtpd_ps(a))));
}
double permuted(const double *x) {
    __m256d a = _mm256_loadu_pd(x), b = _mm256_permute4x64_pd(a, 0x1b), c = _mm256_permute2f128_pd(a, b, 0x21), d = _mm256_permute_pd(a, 5);
    __m256d e = _mm256_unpacklo_pd(a, b), f = _mm256_insertf128_pd(c, _mm256_castpd256_pd128(d), 1);
    return sum(_mm256_mul_pd(_mm256_mul_pd(a, b), _mm256_add_pd(_mm256_mul_pd(c, d), _mm256_mul_pd(e, f))));
}
double absolute(const double *x) {
    __m256d a = _mm256_loadu_pd(x), m = _mm256_castsi256_pd(_mm256_set1_epi64x(0x7fffffffffffffff));
    __m256d b = _mm256_and_pd(a, m), c = _mm256_andnot_pd(_mm256_set1_pd(-0.0), a);
    return sum(_mm256_mul_pd(_mm256_mul_pd(b, c), b));
}
#pragma clang attribute pop
