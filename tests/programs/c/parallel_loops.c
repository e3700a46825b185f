// Loops that OpenMP shares out among threads, by every schedule: their derivatives run in one thread.
// options: -fopenmp
// link: -fopenmp
// differentiate: shared(x, y, n)  at: x = 0.5 0.7 1.1 0.9 1.3, y = 0 0 0 0 0, n = 5
// differentiate: in_chunks(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3 0.2 0.4, n = 7
// differentiate: given_out(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3 0.2 0.4, n = 7
// differentiate: nested(x, n)  at: x = 0.5 0.7 1.1 0.9, n = 4
// differentiate: in_order(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3, n = 5
// differentiate: on_the_host(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3, n = 5
#include <math.h>
#include <stdlib.h>

void shared(const double *x, double *y, int n) {
#pragma omp parallel for schedule(static)
    for (int i = 0; i < n; i++) y[i] = sin(x[i]) * x[(i + 1) % n];
#pragma omp parallel for if (n > 3) num_threads(3)
    for (int i = 1; i < n; i++) y[i] = y[i] * x[i];
}

double in_chunks(const double *x, int n) {
    double *y = malloc(n * sizeof *y), s = 0;
#pragma omp parallel for schedule(static, 3)
    for (int i = 0; i < n; i++) {
        double t = 0;
        for (int j = 0; j <= i; j++) t += x[j] * exp(-x[i]);
        y[i] = t;
    }
    for (int i = 0; i < n; i++) s += y[i] * y[i];
    free(y);
    return s;
}

double given_out(const double *x, int n) {
    double y[16], s = 0, p = 1, m = -1e9, q = 0;
#pragma omp parallel for schedule(dynamic, 2) reduction(+ : s) reduction(* : p) reduction(max : m)
    for (int i = 0; i < n; i++) {
        y[i] = sin(x[i]);
        s += y[i] * x[i];
        p *= x[i];
        if (x[i] * x[i] > m) m = x[i] * x[i];
    }
#pragma omp parallel for schedule(guided) reduction(+ : q)
    for (int i = n - 1; i >= 0; i--) q += y[i];
#pragma omp parallel for schedule(runtime) reduction(- : q)
    for (unsigned i = 0; i < (unsigned)n; i += 2) q -= y[i] * x[i];
#pragma omp parallel for schedule(auto) reduction(+ : q)
    for (long i = 0; i < n; i += 3) q += y[i] * x[i];
    return s + p + m * q;
}

double nested(const double *x, int n) {
    double s = 0, t = 0;
#pragma omp parallel for collapse(2) reduction(+ : s)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) s += x[i] * sin(x[j]);
#pragma omp parallel num_threads(2) reduction(+ : t)
    {
#pragma omp for schedule(dynamic)
        for (int i = 0; i < n; i++) {
            double u = 0;
#pragma omp parallel for reduction(+ : u) schedule(dynamic) num_threads(2)
            for (int j = 0; j < n; j++) u += x[i] * x[j] * x[j];
            t += u * u;
        }
    }
    return s + t;
}

double in_order(const double *x, int n) {
    double y[17], s = 1;
    y[0] = 1;
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < n; i++) {
        double t = sin(x[i]);
#pragma omp ordered
        s = s * 0.5 + t;
    }
#pragma omp parallel for ordered(1)
    for (int i = 1; i <= n; i++) {
#pragma omp ordered depend(sink : i - 1)
        y[i] = y[i - 1] * 0.7 + x[i - 1] * x[i - 1];
#pragma omp ordered depend(source)
    }
    return s * y[n];
}

double on_the_host(const double *x, int n) {
    double y[16], s = 0;
#pragma omp target teams distribute parallel for map(to : x[0 : n]) map(from : y)
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
#pragma omp teams distribute reduction(+ : s)
    for (int i = 0; i < n; i++) s += y[i] * sin(x[i]);
    return s;
}
