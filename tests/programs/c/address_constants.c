// Globals reached through constant expressions: casts between address spaces, to integers and back, sums of them.
// differentiate: shared(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: shared2(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: as_integer(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: direct(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: indexed(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: in_table(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: turned(x, n)  at: x = 0.3 0.5 0.7, n = 3
// differentiate: calls(x, n)  at: x = 0.3 0.5 0.7, n = 3
#include <stdint.h>
#define SHARED __attribute__((address_space(1)))
static SHARED double tile[8];
static double own[8];
double shared(const double *x, int n) {
    double *p = (double *)&tile[2], s = 0;
    for (int i = 0; i < n; i++) p[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += ((double *)tile)[2 + i] * p[0];
    return s;
}
__attribute__((noinline)) void fill(double *p, const double *x, int n) { for (int i = 0; i < n; i++) p[i] = x[i] * x[i]; }
__attribute__((noinline)) double total(const double *p, int n) { double s = 0; for (int i = 0; i < n; i++) s += p[i] * p[0]; return s; }
double shared2(const double *x, int n) {
    fill((double *)tile, x, n);
    return total((double *)tile, n);
}
double as_integer(const double *x, int n) {
    uintptr_t at = (uintptr_t)own + 16;
    double *p = (double *)at, s = 0;
    for (int i = 0; i < n; i++) p[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += own[2 + i] * p[0];
    return s;
}
double direct(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) tile[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += tile[i] * tile[0];
    return s;
}

double indexed(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) *(double *)((uintptr_t)own + 8 * i) = x[i] * x[i];
    for (int i = 0; i < n; i++) s += own[i] * own[0];
    return s;
}
static uintptr_t places[2] = {(uintptr_t)own, (uintptr_t)(own + 3)};
double in_table(const double *x, int n) {
    double *p = (double *)places[1], s = 0;
    for (int i = 0; i < n; i++) p[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += own[3 + i] * p[0];
    return s;
}
double turned(const double *x, int n) {
    double *p = (double *)(((uintptr_t)own ^ 0x5a5a) ^ 0x5a5a), s = 0;
    for (int i = 0; i < n; i++) p[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += own[i] * p[0];
    return s;
}
double calls(const double *x, int n) {
    fill((double *)((uintptr_t)own + 24), x, n);
    return total((double *)((uintptr_t)(own + 4) - 8), n) + own[4];
}
