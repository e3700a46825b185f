// Variables of functions that call themselves: addresses that are compared, copied memory, leaves that record nothing.
// differentiate: split(x, n)         at: x = 0.3 -0.8 1.1 0.7 0.2 0.9, n = 6
// differentiate: chosen(x, n)        at: x = 0.3 -0.8 1.1 0.7, n = 4
// differentiate: polynomial(x, n)    at: x = 0.3 -0.8 1.1 0.7 0.2, n = 5
// differentiate: expression(x)       at: x = 0.7
#include <math.h>
#include <string.h>

struct pair { double low, high; };
__attribute__((noinline)) static struct pair between(const double *x, int n) {
    if (n == 1) return (struct pair){x[0] - 0.1, x[0] * x[0]};
    struct pair halves[2], sum;
    halves[0] = between(x, n / 2);
    halves[1] = between(x + n / 2, n - n / 2);
    memcpy(&sum, halves, sizeof sum);
    sum.low *= halves[1].high, sum.high += halves[1].low * halves[0].high;
    return sum;
}
double split(const double *x, int n) {
    struct pair all = between(x, n);
    return all.low * all.high;
}

// Adds one array to another, which may be the same: then it is doubled, and squared.
__attribute__((noinline)) static void add(const double *from, double *to, int n) {
    for (int i = 0; i < n; i++) to[i] = from == to ? to[i] * to[i] * 2 : to[i] + from[i] * from[0];
}
__attribute__((noinline)) static double turns(const double *x, int n) {
    double one[4], other[4];
    if (n == 0) return 1;
    for (int i = 0; i < 4; i++) one[i] = x[i] * n, other[i] = sin(x[i] + n);
    add(one, other, 4);
    add(n % 2 ? other : other, other, n);
    add(other, one, 4);
    return turns(one, n - 1) * other[n - 1] + one[0];
}
double chosen(const double *x, int n) {
    double own[4];
    memcpy(own, x, n * sizeof *x);
    for (int i = 0; i < 4; i++) own[i] *= 0.3;
    return turns(own, 3);
}

// Divide and conquer on arrays that each level has for itself.
__attribute__((noinline)) static void multiply(const double *a, int n, double *to) {
    if (n == 1) {
        to[0] = -a[0], to[1] = 1;
        return;
    }
    double left[8] = {0}, right[8] = {0};
    int k = n / 2;
    multiply(a, k, left), multiply(a + k, n - k, right);
    for (int i = 0; i <= n; i++) to[i] = 0;
    for (int i = 0; i <= k; i++)
        for (int j = 0; j <= n - k; j++) to[i + j] += left[i] * right[j];
}
double polynomial(const double *x, int n) {
    double made[8], sum = 0;
    multiply(x, n, made);
    for (int i = n; i >= 0; i--) sum = sum * 0.7 + made[i];
    return sum * made[1];
}

// A parser of prefix notation: most activations are leaves.
__attribute__((noinline)) static double parse(const char **at, double x) {
    char c = *(*at)++;
    switch (c) {
    case 'x': return x;
    case '2': return 2;
    case 's': return sin(parse(at, x));
    case '+': {
        double left = parse(at, x);
        return left + parse(at, x);
    }
    default: {
        double left = parse(at, x), right = parse(at, x);
        return left * right;
    }
    }
}
double expression(double x) {
    const char *text = "*+x2s*x+x*2s+x*xx";
    return parse(&text, x);
}
