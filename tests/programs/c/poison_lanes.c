// Vectors of which only some lanes are used: the other lanes' poison must not reach an adjoint.
// differentiate: low_lane(x)  at: x = 1.5 2.5 3.5 4.5
// differentiate: trace_of_square(x, y)  at: x = 1.5 2.5 3.5 4.5, y = 0.5 0.25
// differentiate: partly_set(x, y)  at: x = 1.5 2.5, y = 0.5
typedef double v2 __attribute__((vector_size(16)));

double trace_of_square(const double *x, const double *y) {
    v2 a, b, w;
    __builtin_memcpy(&a, x, sizeof a);
    __builtin_memcpy(&b, x + 2, sizeof b);
    __builtin_memcpy(&w, y, sizeof w);
    v2 aa = a * a, bb = b * b, ab = __builtin_shufflevector(a, a, 1, -1) * b;
    v2 v = a * w + b * w, t = v * w;
    t += __builtin_shufflevector(t, t, 1, -1);
    return aa[0] + 2 * ab[0] + bb[1] + t[0];
}

double low_lane(const double *x) {
    v2 a, b;
    __builtin_memcpy(&a, x, sizeof a);
    __builtin_memcpy(&b, x + 2, sizeof b);
    v2 high = __builtin_shufflevector(a, a, 1, -1);
    v2 p = high * b, q = a * b;
    return p[0] + q[0] * q[1];
}

double partly_set(const double *x, double y) {
    v2 a, half;
    __builtin_memcpy(&a, x, sizeof a);
    half[0] = y;
    v2 p = a * half, q = a * a;
    return p[0] + q[0] * q[1];
}
