// A loop that is controlled by a floating-point number.
// differentiate: mean_square(x, n)  at: x = 1.5 -0.5 2.25 0.125 3, n = 5
// differentiate: scale(x, a, n)  at: x = 1.5 -0.5 2.25 0.125 3, a = 0.75, n = 5
float mean_square(const float *x, int n) {
    float s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s / n;
}

void scale(float *x, float a, int n) {
    for (int i = 0; i < n; i++) x[i] = a * x[i] + x[i] * x[i];
}
