// Control flow that no nest of loops describes: a jump into a loop, and two entries into one cycle.
// differentiate: into_loop(x, enter, n)  at: x = 1.2, enter = 1, n = 4
// differentiate: into_loop(x, enter, n)  at: x = 1.2, enter = 0, n = 4
// differentiate: two_entries(x, n)  at: x = 0.9, n = 6
// differentiate: struct_around(x, k)  at: x = 0.9 1.4 0.6, k = 5
// differentiate: struct_around(x, k)  at: x = 0.9 1.4 0.6, k = 4
double into_loop(double x, int enter, int n) {
    int i = 0;
    if (enter) goto middle;
    while (i < n) {
        x = x * 1.1 + 0.05 * x * x;
    middle:
        x += 0.1 / x;
        i++;
    }
    return x * x;
}

double two_entries(double x, int n) {
    if (n & 1) goto right;
left:
    x = x * x + 0.1;
    if (--n <= 0) goto out;
    if (x > 1) goto left;
right:
    x = x * 0.8 + 0.3;
    if (--n > 0) goto left;
out:
    return x;
}

typedef struct { double p; int tag; double q[2]; } record;

double struct_around(const double *x, int k) {
    record rs[2] = {{x[0], k, {x[1], 0.5}}, {x[1], 1, {x[2], x[0]}}}, r = rs[k % 2];
    double s = 0;
    int i = 0;
    if (k & 1) goto middle;
top:
    r.q[i % 2] += x[i % 3] * r.p;
    s += r.q[0] * rs[i % 2].q[1];
middle:
    if (s > 40) r = rs[1 - k % 2];
    rs[i % 2].q[1] *= 0.5 * r.p + s;
    if (++i < k) goto top;
    rs[k % 2] = r;
    return s + rs[0].q[0] * rs[1].q[1] + r.tag;
}
