// log Σ exp xᵢ of a million numbers, shifted by their maximum.
#include "bench.h"
enum { N = 1000000 };
static double *x, *dx;
static double logsumexp(const double *x, int n) {
    double most = x[0], sum = 0;
    for (int i = 1; i < n; i++)
        if (x[i] > most) most = x[i];
    for (int i = 0; i < n; i++) sum += exp(x[i] - most);
    return most + log(sum);
}
static double primal(void) { return logsumexp(x, N); }
static void gradient(void) { __enzyme_autodiff((void *)logsumexp, enzyme_dup, x, dx, enzyme_const, N); }
static void by_hand(void) {
    double value = logsumexp(x, N);
    for (int i = 0; i < N; i++) dx[i] += exp(x[i] - value);
}
struct benchmark benchmark(void) {
    x = numbers(N, 3, 0), dx = zeros(N);
    return (struct benchmark){"logsumexp", N, x, dx, primal, gradient, by_hand};
}
