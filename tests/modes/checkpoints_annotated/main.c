// reference: checkpoints: `ENZYME_CHECKPOINT(scheme, number, u, bytes, …)` (`__enzyme_checkpoint_loop`), first in a loop of C or C++; the memory of 10⁶ steps
#include <enzyme.h>
#include <stdio.h>
#include <stdlib.h>
#include "../check.h"
#include "functions.h"
typedef double loop(double *, double *, double, long);
struct slopes { double u[N], v[N], du[N], dv[N], dk; };
#define GRADIENT(f)                                                                                                   \
    static struct slopes gradient_##f(long steps) {                                                                   \
        struct slopes s = {.dk = 0};                                                                                  \
        for (int i = 0; i < N; ++i) s.u[i] = 0.5 + sin(i), s.v[i] = cos(i);                                           \
        s.dk = __enzyme_autodiff((void *)f, enzyme_dup, s.u, s.du, enzyme_dup, s.v, s.dv, enzyme_out, 0.1,            \
                                 enzyme_const, steps);                                                                \
        return s;                                                                                                     \
    }
#define EACH(do) do(swapped) do(members) do(local) do(nested) do(scalars) do(called) do(iterated)
#define TWICE(f) GRADIENT(f) GRADIENT(f##_plain)
EACH(TWICE)
static void same(struct slopes a, struct slopes b) {
    check(a.dk, b.dk);
    for (int i = 0; i < N; ++i) check(a.du[i], b.du[i]), check(a.dv[i], b.dv[i]), check(a.u[i], b.u[i]), check(a.v[i], b.v[i]);
}
static long peak_kilobytes(void) {
    char line[200];
    long found = 0;
    FILE *status = fopen("/proc/self/status", "r");
    while (status && fgets(line, sizeof line, status)) sscanf(line, "VmHWM: %ld", &found);
    if (status) fclose(status);
    return found;
}
#define COMPARE(f) same(gradient_##f(steps), gradient_##f##_plain(steps));
int main(void) {
    for (long steps = 0; steps < 40; steps = steps < 3 ? steps + 1 : 2 * steps) { EACH(COMPARE) }
    double u[N] = {0, 0.3}, v[N] = {0, 0.2}, du[N] = {0, 1}, zero[N] = {0};
    check(__enzyme_fwddiff((void *)scalars, u, du, v, zero, 0.1, 0.0, 20L), __enzyme_fwddiff((void *)scalars_plain, u, du, v, zero, 0.1, 0.0, 20L));
    gradient_scalars(1000);
    long peak = peak_kilobytes();
    gradient_scalars(1000000); /* 16 megabytes, if all were stored */
    check(peak_kilobytes() < peak + 2048, 1);
    return failures();
}
