// What threads do together inside of OpenMP's regions: turns, locks, sections, parts by a thread's number.
// options: -fopenmp
// link: -fopenmp
// differentiate: in_turn(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3, n = 5
// differentiate: together(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3 0.2 0.4, n = 7
// differentiate: by_number(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3, n = 5
// differentiate: accumulated(x, n)  at: x = 0.5 0.7 1.1 0.9 1.3 0.2, n = 6
#include <math.h>
#include <stdlib.h>
#ifdef _OPENMP
int omp_get_thread_num(void);
int omp_get_num_threads(void);
int omp_get_max_threads(void);
#else
static int omp_get_thread_num(void) { return 0; }
static int omp_get_num_threads(void) { return 1; }
static int omp_get_max_threads(void) { return 1; }
#endif

double in_turn(const double *x, int n) {
    double s = 1, t = 0, c = 1, r = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp critical(product)
        s *= x[i];
#pragma omp atomic
        t += x[i] * x[i];
#pragma omp atomic
        c *= x[i];
        double old;
#pragma omp atomic capture
        {
            old = r;
            r += x[i];
        }
        (void)old;
    }
    return s + t + c + r;
}

static double own;
#pragma omp threadprivate(own)

double together(const double *x, int n) {
    double a = 0, b = 0, c[32] = {0}, last = 0, k;
    own = x[1];
#pragma omp parallel private(k) copyin(own) num_threads(3)
    {
#pragma omp single copyprivate(k)
        k = x[0] * x[1];
#pragma omp master
        a = x[2] * x[3];
#pragma omp masked filter(0)
        a += x[4];
#pragma omp barrier
#pragma omp sections
        {
#pragma omp section
            c[0] = k * x[5];
#pragma omp section
            c[1] = k * k;
#pragma omp section
            c[2] = own * x[6];
        }
        double mine = 0;
        for (int i = omp_get_thread_num(); i < n; i += omp_get_num_threads()) mine += x[i] * x[i] * own;
#pragma omp atomic
        b += mine;
#pragma omp for lastprivate(last) nowait
        for (int i = 0; i < n; i++) {
            last = x[i] * x[i];
            c[i + 3] = last;
        }
#pragma omp flush
    }
    double s = a * b + last;
    for (int i = 0; i < 20; i++) s += c[i];
    return s;
}

/* Shared out where it is called in a region, and alone where it is not. */
static void squares(const double *x, double *y, int n) {
#pragma omp for
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
}

double by_number(const double *x, int n) {
    double y[16], s = 0;
    int most = omp_get_max_threads();
    double *scratch = calloc(most * n, sizeof *scratch);
#pragma omp parallel
    {
        squares(x, y, n);
        double *mine = scratch + omp_get_thread_num() * n;
#pragma omp for
        for (int i = 0; i < n; i++) mine[i] += y[i] * sin(x[i]);
    }
    for (int i = 0; i < most * n; i++) s += scratch[i];
    free(scratch);
    squares(x, y, n);
    for (int i = 0; i < n; i++) s += y[i] * y[i];
    return s;
}

double accumulated(const double *x, int n) {
    int m = 4;
    double *h = calloc(m, sizeof *h), e[8] = {0}, s = 1, q = 0;
#pragma omp parallel for reduction(+ : h[0 : m])
    for (int i = 0; i < n; i++) {
        h[i % m] += x[i] * x[i];
        h[(i + 2) % m] += sin(x[i]);
    }
    for (int i = 0; i < m; i++) s *= h[i];
    free(h);
#pragma omp parallel for reduction(+ : e)
    for (int i = 0; i < n; i++) e[i % 8] += exp(x[i]);
#pragma omp parallel for reduction(inscan, + : q)
    for (int i = 0; i < n; i++) {
        q += x[i];
#pragma omp scan inclusive(q)
        e[i] *= q;
    }
    for (int i = 0; i < 8; i++) s += e[i];
    return s;
}
