// Arrays that are filled place after place: what was read of them is never written again, or only looks so; and arrays
// that are read many times before they are written again.
// differentiate: table(x, m, n)  at: x = 0.5 1.2 -0.3 0.8 0.4, m = 4, n = 5
// differentiate: table(x, m, n)  at: x = 0.5 1.2, m = 3, n = 2
// differentiate: triangle(a, n)  at: a = 4 1 2 1 5 0.5 2 0.5 6, n = 3
// differentiate: triangle(a, n)  at: a = 4, n = 0
// differentiate: substitution(a, b, n)  at: a = 2 0.3 0.1 0.2 3 0.4 0.6 0.5 4, b = 1 2 3, n = 3
// differentiate: left_early(u, n, most)  at: u = 0.3 0.4 0 0 0 0 0 0, n = 8, most = 1.5
// differentiate: overlapping_rows(u, m, n)  at: u = 0.5 1.2 -0.3 0.8 0.4 0.1 0.2 0.3 0.7, m = 3, n = 2
// differentiate: clamped(u, n)  at: u = 0.5 1.2 -0.3 0.8 0.4 0.1 0.9, n = 7
// differentiate: folded(u, n)  at: u = 0.5 1.2 -0.3 0.8 0.4 0.1 0.9, n = 7
// differentiate: swept_twice(u, n)  at: u = 0.5 1.2 -0.3 0.8 0.4, n = 5
// differentiate: power(a, v, u, n, times)  at: a = 1 0.2 0.3 0.4 1.1 0.1 0.3 0.2 0.9, v = 1 0.5 0.2, u = zeros(3), n = 3, times = 3
// differentiate: power(a, v, u, n, times)  at: a = 1, v = 1, u = zeros(1), n = 0, times = 2
// differentiate: left_inside(w, x, n, most)  at: w = 0.3 0.5 0.7, x = 0.2 0.4 0.9 0.1 0.6 0.8 0.3 0.5 0.7, n = 3, most = 0.25
// differentiate: place_moved_elsewhere(u, n)  at: u = 0.5 1.2 -0.3 0.8 0.4 0.1 0.9, n = 5
#include <math.h>
#include <stdlib.h>

double table(const double *x, int m, int n) {
    double *u = malloc((m + 1) * n * sizeof *u), sum = 0;
    for (int i = 0; i < n; i++) u[i] = x[i];
    for (int t = 0; t < m; t++) {
        u[(t + 1) * n] = u[t * n], u[(t + 1) * n + n - 1] = u[t * n + n - 1];
        for (int i = 1; i < n - 1; i++) u[(t + 1) * n + i] = u[t * n + i] * u[t * n + i - 1] + sin(u[t * n + i + 1]);
    }
    for (int i = 0; i < (m + 1) * n; i++) sum += u[i] * u[i];
    free(u);
    return sum;
}
double triangle(const double *a, int n) {
    double *l = calloc(n * n + 1, sizeof *l), sum = a[0] * a[0];
    for (int j = 0; j < n; j++)
        for (int i = j; i < n; i++) {
            double s = a[i * n + j];
            for (int k = 0; k < j; k++) s -= l[i * n + k] * l[j * n + k];
            l[i * n + j] = i == j ? sqrt(s) : s / l[j * n + j];
        }
    for (int i = 0; i < n; i++) sum += log(l[i * n + i]) + l[i];
    free(l);
    return sum;
}
double substitution(const double *a, const double *b, int n) {
    double *y = malloc(n * sizeof *y), sum = 0;
    for (int i = n - 1; i >= 0; i--) {
        y[i] = b[i];
        for (int k = i + 1; k < n; k++) y[i] -= a[i * n + k] * y[k] * y[k];
        y[i] /= a[i * n + i];
        sum += y[i] * y[i];
    }
    free(y);
    return sum;
}
void left_early(double *u, int n, double most) {
    for (int i = 1; i + 1 < n; i++) {
        if (u[i] > most) break;
        u[i + 1] = u[i] * u[i] + u[i - 1] + 0.2;
    }
    u[0] = u[1] * u[2]; /* of the first turns' */
}
void overlapping_rows(double *u, int m, int n) {
    for (int t = 0; t < m; t++)
        for (int i = 0; i < n + 1; i++) u[(t + 1) * n + i] = sin(u[t * n + i]) * u[t * n + i + 1];
}
void clamped(double *u, int n) {
    for (int i = 0; i < n; i++) u[i] = sin(u[i > 3 ? i - 3 : 0]) * u[i];
}
void folded(double *u, int n) {
    for (int i = 0; i < n; i++) u[i] = sin(u[n - 1 - i]) * u[i];
}
void swept_twice(double *u, int n) {
    for (int t = 0; t < 2; t++)
        for (int i = 1; i < n; i++) u[i] = sin(u[i - 1]) * u[i];
}
/* What is read of v in the innermost loop is the same for all i. */
double power(const double *a, double *v, double *u, int n, int times) {
    for (int t = 0; t < times; t++) {
        double s = 0.1;
        for (int i = 0; i < n; i++) {
            u[i] = 0;
            for (int j = 0; j < n; j++) u[i] += sin(a[i * n + j] * v[j]);
            s += u[i] * u[i];
        }
        for (int i = 0; i < n; i++) v[i] = u[i] / sqrt(s);
    }
    return v[0] * v[0];
}
double left_inside(double *w, const double *x, int n, double most) {
    double sum = 0;
    for (int t = 0; t < n; t++) {
        double s = 0;
        for (int i = 0; i < n; i++)
            for (int j = i; j < n; j++) {
                s += w[j - i] * w[j] * x[i * n + j];
                if (s > most) break;
            }
        for (int i = 0; i < n; i++) w[i] += 0.1 * s * w[i];
        sum += s * s;
    }
    return sum;
}
__attribute__((noinline)) static void downwards(double *u, const int *place, int *moved, int n) {
    for (int i = 0; i < n; i++) {
        u[*place + 1] = sin(u[*place]) * u[*place + 1];
        *moved -= 1;
    }
}
void place_moved_elsewhere(double *u, int n) {
    int place = n;
    downwards(u, &place, &place, n);
}
