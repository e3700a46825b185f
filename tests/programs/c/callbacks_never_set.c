// Callbacks that the program never sets: members that are null, and parameters for which null is handed in.
// differentiate: reported(x, n)   at: x = 0.3 2.5 1.1, n = 3
// differentiate: monitored(x, n)  at: x = 0.3 2.5 1.1, n = 3
#include <math.h>
#include <stdlib.h>

// progress in a struct, of a type that no function of the program has
typedef struct {
    void (*callback)(double progress, void *data);
    void *data;
    double low, high, previous;
} progress;
static inline void update(double done, progress *p) {
    if (p && p->callback) {
        double scaled = p->low * (1 - done) + p->high * done;
        if (done == 1 || scaled > p->previous) {
            p->callback(scaled, p->data);
            p->previous = scaled;
        }
    }
}
__attribute__((noinline)) static double summed(const double *x, int n, progress *p) {
    double done = 0, all = 0, s = 0;
    if (p->callback)
        for (int i = 0; i < n; i++) all += fabs(x[i]);
    for (int i = 0; i < n; i++) {
        s += x[i] * x[i] * exp(-x[i]);
        if (p->callback) {
            done += fabs(x[i]);
            update(done / all, p);
        }
    }
    update(1, p);
    return s;
}
double reported(const double *x, int n) {
    progress p = {.high = 1};
    return summed(x, n, &p) * x[0];
}

// a monitor that every call leaves out
typedef int monitor(const double *x, int n, double residual);
__attribute__((noinline)) static double relaxed(const double *x, int n, double limit, monitor *look) {
    double *y = malloc(n * sizeof *y), change = 1;
    for (int i = 0; i < n; i++) y[i] = x[i];
    for (int step = 0; step < 20 && change > limit; step++) {
        change = 0;
        for (int i = 1; i < n; i++) {
            double next = 0.5 * (y[i - 1] + y[i]);
            change += fabs(next - y[i]);
            y[i] = next;
        }
        if (look && look(y, n, change)) break;
    }
    double r = y[n - 1] * y[0] + y[0];
    free(y);
    return r;
}
__attribute__((noinline)) static double solved(const double *x, int n, monitor *look) {
    return relaxed(x, n, 1e-9, look) + relaxed(x, n - 1, 1e-3, NULL);
}
double monitored(const double *x, int n) { return solved(x, n, NULL) * solved(x, 2, NULL); }
