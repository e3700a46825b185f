// Functions of vectors as SIMD libraries write them: lanes are chosen by masks, signs by comparisons.
// differentiate: exponentials(x, n)  at: x = 0.3 -1.2 800 -760 0.7 2.1, n = 6
// differentiate: sines(x, n)  at: x = 0.3 -1.2 2.5 4.1 -5.3 0.1, n = 6
// differentiate: blended(x, n)  at: x = 0.3 -1.2 2.5 4.1 -5.3 0.1, n = 6
#include <emmintrin.h>
#include <math.h>

static __m128d choose(__m128d mask, __m128d yes, __m128d no) {
    return _mm_or_pd(_mm_and_pd(mask, yes), _mm_andnot_pd(mask, no));
}
static __m128d polynomial(__m128d x) {
    const double c[] = {1, 1, 0.5, 1. / 6, 1. / 24, 1. / 120, 1. / 720};
    __m128d s = _mm_set1_pd(c[6]);
    for (int k = 5; k >= 0; k--) s = _mm_add_pd(_mm_mul_pd(s, x), _mm_set1_pd(c[k]));
    return s;
}
// zero below, infinite above, and the polynomial between
__attribute__((noinline)) static __m128d exponential(__m128d x) {
    __m128d is_high = _mm_cmpge_pd(x, _mm_set1_pd(709.78)), is_low = _mm_cmple_pd(x, _mm_set1_pd(-708.39));
    __m128d found = choose(is_low, _mm_setzero_pd(), polynomial(x));
    return choose(is_high, _mm_set1_pd(INFINITY), found);
}
double exponentials(const double *x, int n) {
    double s = 0, parts[2];
    for (int i = 0; i < n; i += 2) {
        _mm_storeu_pd(parts, exponential(_mm_loadu_pd(x + i)));
        for (int k = 0; k < 2; k++) s += isinf(parts[k]) ? x[i + k] * x[i + k] : parts[k] * (i + k + 1);
    }
    return s;
}
// the sign of the argument, and that of the half in which it lies
__attribute__((noinline)) static __m128d sine(__m128d x) {
    __m128d sign = _mm_set1_pd(-0.0), turn = _mm_set1_pd(M_PI);
    __m128d size = _mm_andnot_pd(sign, x);
    __m128d is_behind = _mm_cmpge_pd(size, turn);
    __m128d inside = _mm_sub_pd(size, _mm_and_pd(is_behind, turn));
    __m128d near = _mm_mul_pd(inside, _mm_sub_pd(turn, inside));
    __m128d value = _mm_div_pd(_mm_mul_pd(_mm_set1_pd(16), near),
                               _mm_sub_pd(_mm_set1_pd(5 * M_PI * M_PI), _mm_mul_pd(_mm_set1_pd(4), near)));
    __m128d flipped = _mm_xor_pd(_mm_and_pd(is_behind, sign), _mm_and_pd(x, sign));
    return _mm_xor_pd(value, flipped);
}
double sines(const double *x, int n) {
    double s = 0, parts[2];
    for (int i = 0; i < n; i += 2) {
        _mm_storeu_pd(parts, sine(_mm_loadu_pd(x + i)));
        for (int k = 0; k < 2; k++) s += parts[k] * parts[k] * parts[k] * (i + k + 1);
    }
    return s;
}
double blended(const double *x, int n) {
    __m128d s = _mm_setzero_pd();
    for (int i = 0; i < n; i += 2) {
        __m128d v = _mm_loadu_pd(x + i);
        __m128d is_small = _mm_and_pd(_mm_cmplt_pd(v, _mm_set1_pd(3)), _mm_cmpgt_pd(v, _mm_set1_pd(-2)));
        s = _mm_add_pd(s, choose(is_small, _mm_mul_pd(v, v), _mm_mul_pd(_mm_set1_pd(3), v)));
    }
    double parts[2];
    _mm_storeu_pd(parts, s);
    return parts[0] * parts[1];
}
