// One loop, its steps kept in different ways.
#include "functions.h"
#include <cmath>
#include <enzyme/enzyme>
#include <vector>
static void start(Field &f, const double *x) {
    for (int j = 0; j < N; ++j) f.u[j] = x[j];
    f.energy = 0;
}
static void advance(double *u, double k, long i) {
    double old[N];
    for (int j = 0; j < N; ++j) old[j] = u[j];
    for (int j = 1; j + 1 < N; ++j) u[j] = old[j] + k * (old[j - 1] - 2 * old[j] + old[j + 1]) + 1e-4 * std::sin(old[j] + i);
}
double plain(const double *x, double k, long steps) {
    Field f;
    start(f, x);
    for (long i = 0; i < steps; ++i) advance(f.u, k, i), f.energy += 1e-3 * f.u[N / 2] * f.u[N / 2];
    return f.energy + f.u[N / 3];
}
template <typename Scheme> static double checkpointed(const double *x, double k, long steps) {
    Field f;
    start(f, x);
    enzyme::checkpoint_for<Scheme>(steps, f, [&](Field &f, long i) { advance(f.u, k, i), f.energy += 1e-3 * f.u[N / 2] * f.u[N / 2]; });
    return f.energy + f.u[N / 3];
}
double automatic(const double *x, double k, long steps) { return checkpointed<enzyme::Revolve<>>(x, k, steps); }
double periodic(const double *x, double k, long steps) { return checkpointed<enzyme::Periodic<7>>(x, k, steps); }
double all(const double *x, double k, long steps) { return checkpointed<enzyme::StoreAll>(x, k, steps); }
double budget(const double *x, double k, long steps) { return checkpointed<enzyme::Budget<2000>>(x, k, steps); }
double values(const double *x, double k, long steps) {
    std::vector<double> u(x, x + N);
    enzyme::checkpoint_for(steps, u.data(), u.size(), [=](double *u, long i) { advance(u, k, i); });
    return u[N / 3];
}
