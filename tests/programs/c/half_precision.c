// _Float16 as storage, and arithmetic in _Float16.
// differentiate: stored(x, n)  at: x = 1.5 2.5, n = 2  gradient: x = 6.75 18.75  roundoff: 1e-2
// differentiate: half_sum(x, n)  at: x = 1.5 2.5, n = 2  gradient: x = 11 3  roundoff: 1e-2
float stored(const float *x, int n) {
    _Float16 h[8];
    for (int i = 0; i < n; i++) h[i] = (_Float16)x[i];
    float s = 0;
    for (int i = 0; i < n; i++) s += (float)h[i] * (float)h[i] * x[i];
    return s;
}
float half_sum(const float *x, int n) {
    _Float16 s = 0;
    for (int i = 0; i < n; i++) s += (_Float16)x[i] * (_Float16)2;
    return (float)s * x[0];
}
