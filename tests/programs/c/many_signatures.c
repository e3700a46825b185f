// One function, called with other arguments active, and other memory overwritten, than there may be derivatives of it.
// differentiate: all_ways(x, n)  at: x = 1.4 0.3 0.8, n = 3
// differentiate: ways_down(x, n)  at: x = 1.4 0.3 0.8, n = 3
// differentiate: linked(x, n)  at: x = 1.4 0.3 0.8, n = 3
#include <math.h>
#include <stdlib.h>

static const double table[] = {0.4, 0.7, 1.1};

__attribute__((noinline)) static double mix(const double *a, const double *b, const double *c, double *sum, double s,
                                            double t, int n) {
    double total = s * t;
    for (int i = 0; i < n; i++) {
        double p = a[i] * b[i];
        if (c) p += sin(c[i]) * s;
        sum[i] = 0.1 * sum[i] * p + 0.2 * t;
        total += sum[i] * a[i];
    }
    return total;
}

double all_ways(const double *x, int n) {
    double own[3], sum[3], idle[3], total = 0;
    for (int i = 0; i < 3; i++) own[i] = n + 0.5 * i, idle[i] = 0.25 * n, sum[i] = x[i] * 0.5;
    total += mix(x, table, own, sum, x[0], 2.0, n);
    total += mix(table, x, own, sum, 0.5, x[1], n);
    total += mix(table, own, x, sum, 0.5, 1.5, n);
    total += mix(x, x, 0, sum, x[1], 1.5, n);
    total += mix(own, x, x, sum, x[1], x[2], n);
    total += mix(x, own, x, sum, 0.3, x[2], n) * mix(own, table, table, idle, 0.1, 0.2, n);
    total += mix(x, x, x, sum, x[1], x[2], n);
    total += mix(own, table, 0, sum, x[1], x[0], n);
    total += mix(table, table, x, sum, x[1], x[0], n);
    total += mix(x, table, table, sum, x[2], 0.7, n);
    total += mix(own, own, own, idle, x[2], 0.7, n);
    total += mix(own, own, table, idle, 0.2, x[0] * x[1], n);
    return total + sum[0] * sum[1] + idle[2];
}

__attribute__((noinline)) static double down(const double *a, const double *b, double *out, double s, int n) {
    double t = mix(a, b, out, out, s, s * 0.5, n);
    return t + out[0];
}

double ways_down(const double *x, int n) {
    double own[3], one[3], two[3], total = 0;
    for (int i = 0; i < 3; i++) own[i] = n - 0.5 * i, one[i] = 0.25 * n, two[i] = x[i] * x[0];
    total += down(own, table, one, 0.5, n) * x[0];
    total += down(x, table, two, 0.5, n);
    total += down(table, x, two, 0.25, n);
    total += down(table, own, two, x[1], n);
    total += down(x, own, two, x[1], n);
    total += down(own, x, two, x[2], n);
    total += down(x, x, two, x[0], n);
    total += down(own, table, one, x[0], n);
    total += down(two, own, one, 0.7, n);
    total += down(own, two, one, x[1], n);
    return total * one[1] + two[2];
}

struct link {
    double value;
    struct link *next;
};

__attribute__((noinline)) static double follow(const struct link *a, const struct link *b, struct link *made, double s) {
    double total = s;
    for (; a && b; a = a->next, b = b->next) {
        total += a->value * b->value * total;
        made->value += total * a->value;
        if (made->next) made = made->next;
    }
    return total;
}

static struct link *list(double a, double b, double c) {
    struct link *all = malloc(3 * sizeof *all);
    all[0] = (struct link){a, all + 1}, all[1] = (struct link){b, all + 2}, all[2] = (struct link){c, 0};
    return all;
}

double linked(const double *x, int n) {
    struct link *own = list(n, 0.5, 1.5), *active = list(x[0], x[1], x[2] * x[0]);
    struct link *first = list(0, 1, n), *second = list(x[2], 0, 1);
    double total = follow(own, own, first, 0.5) * x[0];
    total += follow(active, own, second, 0.5);
    total += follow(own, active, second, 0.7);
    total += follow(active, active, second, 0.3);
    total += follow(own, own, second, x[1]);
    total += follow(own, active, second, x[2]);
    total += follow(active, own, second, x[0]);
    total += follow(own, own, first, x[0] * 0.5);
    total += follow(second, own, first, 0.1);
    total += second[1].value * first[2].value + first[0].value;
    free(own), free(active), free(first), free(second);
    return total;
}
