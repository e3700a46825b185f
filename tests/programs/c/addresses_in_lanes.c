// Structs of a number and an address that are loaded as one vector of doubles, as SSE code of C++ libraries is compiled.
// differentiate: scaled_sum(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
// differentiate: blended(x, n)  at: x = 1.3 0.7 2.1 0.4, n = 4
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define KEPT __attribute__((noinline)) static

typedef double pack __attribute__((vector_size(16)));
typedef struct {
    double factor;
    const double *data;
} scaled;

static const double *address_in(pack p) {
    uint64_t bits;
    double lane = p[1];
    memcpy(&bits, &lane, 8);
    return (const double *)bits;
}

KEPT double at(const scaled *s, int i) {
    pack both;
    memcpy(&both, s, 16);
    pack factor = {both[0], both[0]}, value = {address_in(both)[i], address_in(both)[0]};
    pack product = factor * value;
    return product[0] + 0.5 * product[1];
}

double scaled_sum(const double *x, int n) {
    double *copy = malloc(n * sizeof(double)), s = 0;
    scaled *all = malloc(n * sizeof(scaled));
    for (int i = 0; i < n; i++) {
        copy[i] = x[i] * x[i];
        all[i].factor = x[(i + 1) % n];
        all[i].data = i % 2 ? x : copy;
    }
    for (int i = 0; i < n; i++) s += at(&all[i], i) * at(&all[(i + 1) % n], i);
    free(copy);
    free(all);
    return s;
}

double blended(const double *x, int n) {
    scaled one = {x[0] * x[1], x + 1}, other = {x[2], x};
    const scaled *now = n % 2 ? &one : &other;
    double s = 0;
    for (int i = 0; i + 1 < n; i++) s += at(now, i) * at(&one, i);
    return s;
}
