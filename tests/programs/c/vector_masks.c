// Vector values: compares and selects by masks, reductions, element access by index, integer vectors as sign masks.
// differentiate: sse_abs(x)  at: x = 1 -2 3 -4
// differentiate: sse_select(x, y)  at: x = 1 -2 3 -4, y = 2 1 -4 3
// differentiate: sse_copysign(x, y)  at: x = 1 -2 3 -4, y = 2 -1 -4 3
// differentiate: by_index(x, n)  at: x = 1 2 3 4, n = 4
// differentiate: reductions(x)  at: x = 1 -2 3 -4
// differentiate: int_vectors(x)  at: x = 1 -2 3 -4
// differentiate: masks_kept(x, n)  at: x = 1.5 -2 3 -4, n = 4
// differentiate: shuffled(x)  at: x = 1 2 3 4
#include <emmintrin.h>
#include <math.h>
#include <string.h>
typedef double v4 __attribute__((vector_size(32)));
typedef long m4 __attribute__((vector_size(32)));

float sse_abs(const float *x) {
    __m128 v = _mm_loadu_ps(x), sign = _mm_set1_ps(-0.0f);
    __m128 a = _mm_andnot_ps(sign, v), b = _mm_and_ps(v, _mm_castsi128_ps(_mm_set1_epi32(0x7fffffff))), c = _mm_xor_ps(v, sign);
    float out[4];
    _mm_storeu_ps(out, _mm_add_ps(_mm_mul_ps(a, b), _mm_mul_ps(c, a)));
    return out[0] + 2 * out[1] * out[2] + out[3];
}
double sse_select(const double *x, const double *y) {
    __m128d a = _mm_loadu_pd(x), b = _mm_loadu_pd(y), m = _mm_cmplt_pd(a, b);
    __m128d r = _mm_or_pd(_mm_and_pd(m, _mm_mul_pd(a, a)), _mm_andnot_pd(m, b));
    __m128d only = _mm_and_pd(_mm_cmpgt_pd(a, _mm_setzero_pd()), _mm_mul_pd(a, b));
    r = _mm_add_pd(r, only);
    return _mm_cvtsd_f64(r) * _mm_cvtsd_f64(_mm_unpackhi_pd(r, r));
}
float sse_copysign(const float *x, const float *y) {
    __m128 a = _mm_loadu_ps(x), b = _mm_loadu_ps(y), sign = _mm_castsi128_ps(_mm_set1_epi32(0x80000000));
    __m128 r = _mm_or_ps(_mm_andnot_ps(sign, a), _mm_and_ps(sign, b));
    float out[4];
    _mm_storeu_ps(out, _mm_mul_ps(r, _mm_mul_ps(r, r)));
    return out[0] + 2 * out[1] + 3 * out[2] + 4 * out[3];
}
double by_index(const double *x, int n) {
    v4 s = {0};
    for (int i = 0; i < n; i++) s[(3 * i) & 3] += x[i] * x[i];
    double t = 0;
    for (int i = 0; i < 4; i++) t += (i + 1) * s[i] * s[(i + 1) & 3];
    return t;
}
double reductions(const double *x) {
    v4 a;
    memcpy(&a, x, sizeof a);
    v4 b = a * a;
    return __builtin_reduce_max(a) * __builtin_reduce_min(b) + b[0] * b[1] + __builtin_reduce_max(b);
}
float int_vectors(const float *x) {
    __m128i v = _mm_loadu_si128((const __m128i *)x);
    v = _mm_shuffle_epi32(v, _MM_SHUFFLE(0, 3, 2, 1));
    v = _mm_and_si128(v, _mm_set1_epi32(0x7fffffff));
    v = _mm_unpacklo_epi64(v, _mm_slli_si128(v, 8));
    float out[4];
    _mm_storeu_si128((__m128i *)out, v);
    return out[0] * out[1] + out[2] * out[3] * 3;
}
double masks_kept(const double *x, int n) {
    m4 kept = {0};
    v4 s = {1, 1, 1, 1};
    for (int i = 0; i < n; i++) {
        v4 a = {x[i], x[(i + 1) & 3], x[(i + 2) & 3], x[(i + 3) & 3]};
        kept |= a > s;
        s += (v4)((m4)(a * a) & kept);
    }
    return s[0] * s[1] + s[2] * s[3];
}
double shuffled(const double *x) {
    v4 a;
    memcpy(&a, x, sizeof a);
    v4 b = __builtin_shufflevector(a, a * a, 0, 5, 2, 7);
    typedef double v2 __attribute__((vector_size(16)));
    v2 low = __builtin_shufflevector(b, b, 0, 1), high = __builtin_shufflevector(b, b, 2, 3), s = low * high;
    return s[0] + 3 * s[1];
}
