// SSE intrinsics: loads, arithmetic, shuffles, horizontal sums.
// differentiate: dot(x, y, n)  at: x = 1 2 3 4, y = 0.5 1.5 2.5 3.5, n = 4
// differentiate: clamp_sum(x, n)  at: x = 0.5 1.5 -2.5 3.5, n = 4
// differentiate: between(x, n)  at: x = 0.5 1.5 -2.5 3.5, n = 4
#include <emmintrin.h>

double dot(const double *x, const double *y, int n) {
    __m128d s = _mm_setzero_pd();
    for (int i = 0; i < n; i += 2) s = _mm_add_pd(s, _mm_mul_pd(_mm_loadu_pd(x + i), _mm_loadu_pd(y + i)));
    s = _mm_add_sd(s, _mm_unpackhi_pd(s, s));
    return _mm_cvtsd_f64(s);
}

double clamp_sum(const double *x, int n) {
    __m128d s = _mm_set_pd(0.25, 0.75);
    for (int i = 0; i < n; i += 2) {
        __m128d v = _mm_loadu_pd(x + i);
        s = _mm_add_pd(s, _mm_mul_pd(_mm_mul_pd(v, v), s));
        s = _mm_shuffle_pd(s, s, 1);
    }
    double out[2];
    _mm_storeu_pd(out, s);
    return out[0] + 2 * out[1];
}

// the lowest lanes alone
double between(const double *x, int n) {
    double total = 0;
    for (int i = 0; i < n; i++) {
        __m128d v = _mm_set_pd(x[i], x[i] * x[0]), low = _mm_set_sd(-1), high = _mm_set_sd(1.2);
        __m128d inside = _mm_min_sd(_mm_max_sd(v, low), high);
        total += _mm_cvtsd_f64(inside) * (i + 1) + _mm_cvtsd_f64(_mm_unpackhi_pd(inside, inside));
    }
    return total;
}
