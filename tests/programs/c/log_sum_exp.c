// Numerically careful reductions: logsumexp, softmax, cross entropy, variance by Welford's recurrence.
// differentiate: log_sum_exp(x, n)  at: x = 1 3.5 -2 0.5, n = 4
// differentiate: cross_entropy(x, label, n)  at: x = 1 3.5 -2 0.5, label = 2, n = 4
// differentiate: softmax(x, n)  at: x = 1 3.5 -2 0.5, n = 4
// differentiate: variance(x, n)  at: x = 1 3.5 -2 0.5, n = 4
#include <math.h>

double log_sum_exp(const double *x, int n) {
    double top = x[0], s = 0;
    for (int i = 1; i < n; i++) top = fmax(top, x[i]);
    for (int i = 0; i < n; i++) s += exp(x[i] - top);
    return top + log(s);
}

double cross_entropy(const double *x, int label, int n) { return log_sum_exp(x, n) - x[label]; }

void softmax(double *x, int n) {
    double top = -INFINITY, s = 0;
    for (int i = 0; i < n; i++)
        if (x[i] > top) top = x[i];
    for (int i = 0; i < n; i++) s += x[i] = exp(x[i] - top);
    for (int i = 0; i < n; i++) x[i] /= s;
}

double variance(const double *x, int n) {
    double mean = 0, m2 = 0;
    for (int i = 0; i < n; i++) {
        double d = x[i] - mean;
        mean += d / (i + 1);
        m2 += d * (x[i] - mean);
    }
    return m2 / (n - 1);
}
