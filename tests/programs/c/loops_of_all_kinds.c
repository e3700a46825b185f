// Loops whose bounds, steps and exits are odd: bounds that change, steps back, two counters, exits from inside.
// differentiate: shrinking(x, n)  at: x = 0.5 1.5 -0.7 2.5 0.3, n = 5
// differentiate: backwards(x, n)  at: x = 0.5 1.5 -0.7 2.5 0.3, n = 5
// differentiate: two_counters(x, n)  at: x = 0.5 1.5 -0.7 2.5 0.3, n = 5
// differentiate: inner_exit(x, n)  at: x = 0.5 1.5 -0.7 2.5 0.3, n = 5
// differentiate: collatz(x, n)  at: x = 0.5, n = 7
// differentiate: pointer_walk(x, n)  at: x = 0.5 1.5 -0.7 2.5 0.3, n = 5
// differentiate: uninitialised(x, n)  at: x = 0.5 1.5 -0.7 2.5 0.3, n = 5
// differentiate: triangular(x, n)  at: x = 0.5 1.5 -0.7 2.5 0.3, n = 5
// differentiate: random_walk(x, n)  at: x = 0.5 1.5, n = 2
// differentiate: cycles(x, n)  at: x = 0.5 1.5 -0.7 2.5 0.3, n = 5
// differentiate: two_turns(x, n)  at: x = 0.5 1.5 -0.7 2.5 0.3, n = 5
// differentiate: step_from_outside(x, n)  at: x = 0.5 1.5 -0.7 2.5 0.3, n = 5
// differentiate: not_come_to(x, u, n)  at: x = 0.3 0.5, u = zeros(32), n = 4
#include <math.h>
#include <stdlib.h>

double shrinking(const double *x, int n) {
    double s = 1;
    for (int i = 0; i < n; i++) {
        s += x[i] * s;
        if (s > 2) n--;
    }
    return s * n;
}

double backwards(double *x, int n) {
    double s = 0;
    for (int i = n - 1; i >= 0; i -= 2) s = s * x[i] + 1;
    for (long i = n; i-- > 0;) x[i] *= s;
    for (unsigned i = n; i > 0; i >>= 1) s += x[i - 1];
    return s;
}

double two_counters(const double *x, int n) {
    double s = 0;
    for (int i = 0, j = n - 1; i < j; i++, j--) s += x[i] * x[j] * (j - i);
    int k = 0;
    do {
        s += x[k] * k;
        k += k < 2 ? 1 : 2;
    } while (k < n);
    return s;
}

double inner_exit(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double *t = malloc(n * sizeof *t);
        for (int j = 0; j < n; j++) {
            t[j] = x[i] * x[j];
            if (t[j] > 2) {
                s += t[j];
                free(t);
                goto next;
            }
            if (t[j] < -1) {
                double kept = t[j];
                free(t);
                return s * kept;
            }
        }
        for (int j = 0; j < n; j++) s += t[j] * 0.1;
        free(t);
    next:;
    }
    return s;
}

double collatz(double x, int n) {
    double v = x;
    for (unsigned long k = n; k != 1; k = k % 2 ? 3 * k + 1 : k / 2) v = k % 2 ? sin(v) + 0.1 : v * 1.1;
    return v;
}

double pointer_walk(const double *x, int n) {
    double s = 0;
    const double *end = x + n;
    for (const double *p = x; p < end; p += *p > 1 ? 2 : 1) s += *p * (end - p);
    for (const double *p = end; p-- != x;) s = s * 0.9 + *p;
    return s;
}

double uninitialised(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double part[4];
        int used = i % 3;
        for (int j = 0; j < used; j++) part[j] = x[i] * (j + s);
        for (int j = used; j-- > 0;) s += part[j] * part[j];
    }
    return s;
}

double triangular(const double *x, int n) {
    double t[5][5] = {{0}}, s = 0;
    for (int i = 0; i < n; i++)
        for (int j = i; j < n; j++)
            for (int k = i; k <= j; k++) t[i][j] += x[k] * (k == i ? 1 : t[i][k - 1 < i ? i : k - 1]);
    for (int i = 0; i < n; i++)
        for (int j = n; j-- > i;) s += t[i][j] * (i + j);
    return s;
}

double random_walk(const double *x, int n) {
    srand(7);
    double at = x[0];
    for (int i = 0; i < 12; i++) {
        double r = rand() / (double)RAND_MAX;
        if (rand() % 3 == 0) continue;
        at += (r - 0.5) * x[1 % n] * cos(at);
    }
    return at;
}

double cycles(double *x, int n) {
    static const int to[] = {2, 0, 3, 1, 4};
    unsigned char seen[5] = {0};
    double s = 0;
    for (int start = 0; start < n; start++) {
        if (seen[start]) continue;
        int at = start;
        double held = x[at];
        do {
            seen[at] = 1;
            int next = to[at];
            double t = x[next];
            x[next] = held * (1 + 0.1 * next);
            held = t;
            at = next;
        } while (at != start);
    }
    for (int i = 0; i < n; i++) s += x[i] * x[i] * (i + 1);
    return s;
}

/* Two turns, in which something is one value first and another one later. */
double two_turns(double *x, int n) {
    double s = 1, pair[2] = {x[0] * x[1], x[2]};
    for (int k = 0; k + 1 < n; k++) {
        for (int i = 0; i < 2; i++) s += sin(pair[i] * s) * x[k + i], x[k] = s * (i ? x[3] : pair[1]);
        pair[k % 2] *= s;
    }
    double last = x[n - 1];
    for (int k = 0; k < n; k++) s += exp(last * x[k]) * s, last = pair[0];
    return s + pair[0] * pair[1];
}

/* The step is known only when the program runs; so is a pointer's. */
double step_from_outside(double *x, int n) {
    double s = 1;
    for (int size = 1; size <= n; size *= 2)
        for (int i = size - 1; i < n; i += size) s += 0.1 * x[i] * s, x[i] = sin(s * x[i]);
    for (int stride = n - 2; stride > 0; stride--)
        for (const double *p = x; p < x + n; p += stride) s = 0.5 * s * cos(*p) + *p;
    return s;
}

/* The innermost loop's count is 2^32 in the turns that do not come to it. */
double not_come_to(const double *restrict x, double *restrict u, int n) {
    double v = 0;
    for (int i = 0; i < n - 1; i++)
        for (long j = n - 1; j >= i + 1; j--) {
            double s = x[0];
            for (int k = i - 1 - 1; k >= 0; k--) s -= u[i * 8 + k] * u[j * 8 + k] * x[1];
            u[j * 8 + i] = sin(s + u[i * 8 + i]);
        }
    for (int q = 0; q < 8 * n; q++) v += u[q] * (q % 7 + 0.3);
    return v;
}
