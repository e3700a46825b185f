// reference: checkpoints: `__enzyme_checkpoint_for`, `__enzyme_checkpoint_while`; `enzyme_revolve`, `enzyme_periodic`, `enzyme_store_all`, `enzyme_budget`; `enzyme_state, p, bytes` for more memory that the step changes
#include <stdio.h>
#include <stdlib.h>
#include "../check.h"
#include "functions.h"
extern int enzyme_revolve, enzyme_periodic, enzyme_store_all, enzyme_budget, enzyme_state, enzyme_dup, enzyme_const, enzyme_out;
void __enzyme_checkpoint_for(void *, ...);
void __enzyme_checkpoint_while(void *, ...);
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

double revolve(const double *x, double k, const double *source, long n) {
    struct field f;
    start(&f, x);
    __enzyme_checkpoint_for((void *)step, n, &f, sizeof f, enzyme_revolve, 5, k, source);
    return f.energy + f.u[N / 3];
}
double automatic(const double *x, double k, const double *source, long n) {
    struct field f;
    start(&f, x);
    __enzyme_checkpoint_for((void *)step, n, &f, sizeof f, k, source);
    return f.energy + f.u[N / 3];
}
double periodic(const double *x, double k, const double *source, long n) {
    struct field f;
    start(&f, x);
    __enzyme_checkpoint_for((void *)step, n, &f, sizeof f, enzyme_periodic, 7, k, source);
    return f.energy + f.u[N / 3];
}
double all(const double *x, double k, const double *source, long n) {
    struct field f;
    start(&f, x);
    __enzyme_checkpoint_for((void *)step, n, &f, sizeof f, enzyme_store_all, 0, k, source);
    return f.energy + f.u[N / 3];
}
double budget(const double *x, double k, const double *source, long n) {
    struct field f;
    start(&f, x);
    __enzyme_checkpoint_for((void *)step, n, &f, sizeof f, enzyme_budget, 2000, k, source);
    return f.energy + f.u[N / 3];
}
double in_place(const double *x, double k, const double *source, long n) {
    struct field f;
    start(&f, x);
    __enzyme_checkpoint_for((void *)step_in_place, n, &f.energy, sizeof f.energy, enzyme_revolve, 3, enzyme_state, f.u, sizeof f.u, k, source);
    return f.energy + f.u[N / 3];
}
double loops(const double *x, double k, const double *source, long n) {
    struct field f;
    start(&f, x);
    __enzyme_checkpoint_while((void *)until_enough, &f, sizeof f, k, source);
    return f.energy + f.u[N / 3];
}
struct slopes { double dx[N], dk, dsource[N]; };
#define GRADIENT(f)                                                                                                   \
    static struct slopes gradient_##f(double *x, double k, double *source, long n) {                                  \
        struct slopes s = {{0}, 0, {0}};                                                                              \
        s.dk = __enzyme_autodiff((void *)f, enzyme_dup, x, s.dx, enzyme_out, k, enzyme_dup, source, s.dsource, n);     \
        return s;                                                                                                     \
    }
GRADIENT(plain)
GRADIENT(revolve)
GRADIENT(automatic)
GRADIENT(periodic)
GRADIENT(all)
GRADIENT(budget)
GRADIENT(in_place)
GRADIENT(loops)
GRADIENT(loops_plain)
static void same(struct slopes a, struct slopes b) {
    check(a.dk, b.dk);
    for (int j = 0; j < N; ++j) check(a.dx[j], b.dx[j]), check(a.dsource[j], b.dsource[j]);
}
static long peak_kilobytes(void) {
    char line[200];
    long found = 0;
    FILE *status = fopen("/proc/self/status", "r");
    while (status && fgets(line, sizeof line, status)) sscanf(line, "VmHWM: %ld", &found);
    if (status) fclose(status);
    return found;
}
int main(void) {
    double x[N], source[N], dx[N] = {0}, zero[N] = {0};
    for (int j = 0; j < N; ++j) x[j] = sin(0.1 * j) + 0.5, source[j] = 1 + 0.01 * j;
    for (long n = 0; n < 60; n = n < 4 ? n + 1 : 2 * n) {
        struct slopes right = gradient_plain(x, 0.1, source, n);
        check(revolve(x, 0.1, source, n), plain(x, 0.1, source, n));
        same(gradient_revolve(x, 0.1, source, n), right);
        same(gradient_automatic(x, 0.1, source, n), right);
        same(gradient_periodic(x, 0.1, source, n), right);
        same(gradient_all(x, 0.1, source, n), right);
        same(gradient_budget(x, 0.1, source, n), right);
        same(gradient_in_place(x, 0.1, source, n), right);
    }
    check(loops(x, 0.1, source, 0), loops_plain(x, 0.1, source, 0));
    same(gradient_loops(x, 0.1, source, 0), gradient_loops_plain(x, 0.1, source, 0));
    dx[3] = 1;
    check(__enzyme_fwddiff((void *)revolve, x, dx, 0.1, 0.0, source, zero, 20L), gradient_plain(x, 0.1, source, 20).dx[3]);
    /* a thousand times the steps in the memory of ten states more: to store all would take 400 megabytes */
    gradient_automatic(x, 0.1, source, 1000);
    long peak = peak_kilobytes();
    gradient_automatic(x, 0.1, source, 1000000);
    check(peak_kilobytes() < peak + 4096, 1);
    return failures();
}
