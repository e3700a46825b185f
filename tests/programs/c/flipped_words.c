// Words with flipped bits of numbers, copied in blocks before the bits are flipped back.
// differentiate: copied(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// expect: refused: bits of an active number
// differentiate: assigned(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// expect: refused: bits of an active number
// differentiate: by_a_function(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// expect: refused: bits of an active number
#include <string.h>
#include <stdint.h>
#include <stdlib.h>
#define KEPT __attribute__((noinline)) static
KEPT void lock(uint64_t *to, const double *x, int n) { for (int i = 0; i < n; i++) { uint64_t w; memcpy(&w, x + i, 8); to[i] = w ^ 0x5555555555555555ull; } }
KEPT void unlock(double *to, const uint64_t *from, int n) { for (int i = 0; i < n; i++) { uint64_t w = from[i] ^ 0x5555555555555555ull; memcpy(to + i, &w, 8); } }
double copied(const double *x, int n) {
    uint64_t *a = malloc(8 * n), *b = malloc(8 * n);
    double *y = malloc(8 * n), s = 0;
    lock(a, x, n);
    memcpy(b, a, 8 * n);
    unlock(y, b, n);
    for (int i = 0; i < n; i++) s += y[i] * y[i] * x[i];
    free(a); free(b); free(y);
    return s;
}
struct block { uint64_t w[4]; };
KEPT void lock4(struct block *b, const double *x) { for (int i = 0; i < 4; i++) { uint64_t w; memcpy(&w, x + i, 8); b->w[i] = ~w; } }
KEPT void unlock4(double *x, const struct block *b) { for (int i = 0; i < 4; i++) { uint64_t w = ~b->w[i]; memcpy(x + i, &w, 8); } }
double assigned(const double *x, int n) {
    struct block a, b; double y[4], s = 0;
    lock4(&a, x);
    b = a;
    unlock4(y, &b);
    for (int i = 0; i < n; i++) s += y[i] * y[i] * x[i];
    return s;
}
KEPT void move(void *to, const void *from, size_t n) { memmove(to, from, n); }
double by_a_function(const double *x, int n) {
    struct block *a = malloc(sizeof *a), *b = malloc(sizeof *b); double y[4], s = 0;
    lock4(a, x);
    move(b, a, sizeof *b);
    unlock4(y, b);
    for (int i = 0; i < n; i++) s += y[i] * y[i] * x[i];
    free(a); free(b);
    return s;
}
