// clang's vector types: arithmetic, shuffles, element access, comparisons, elementwise maxima.
// differentiate: lanes(x, n)  at: x = 1 2 3 4 5 6 7 8, n = 2
// differentiate: masked(x)  at: x = 1 -2 3 -4
// differentiate: floats(x)  at: x = 1 2 3 4
typedef double v4 __attribute__((vector_size(32)));
typedef long m4 __attribute__((vector_size(32)));
typedef float f4 __attribute__((vector_size(16)));

double lanes(const double *x, int n) {
    v4 s = {1, 1, 1, 1};
    for (int i = 0; i < n; i++) {
        v4 a;
        __builtin_memcpy(&a, x + 4 * i, sizeof a);
        s = s * a * 0.5 + a;
        s = __builtin_shufflevector(s, s, 1, 2, 3, 0);
    }
    return s[0] * s[1] + s[2] * s[3];
}

double masked(const double *x) {
    v4 a = {x[0], x[1], x[2], x[3]}, zero = {0}, r = __builtin_elementwise_max(a, zero) * a - __builtin_elementwise_abs(a);
    m4 positive = a > zero;
    if (positive[0] && !positive[1]) r += a;
    r[1] = r[0] * r[2];
    return r[0] + 2 * r[1] + 3 * r[2] + 4 * r[3];
}

float floats(const float *x) {
    f4 a = {x[0], x[1], x[2], x[3]}, b = a * a - 2;
    return b[0] * b[3] + b[1] / b[2];
}
