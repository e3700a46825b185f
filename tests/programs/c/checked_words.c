// Functions that move numbers as integers, and compute something else with them on the way: a sum, a test, a check.
// differentiate: message(x)  at: x = 0.3 0.7 0.2 0.5
// differentiate: without_zeros(x)  at: x = 0.3 0.7 0.2 0.5
// differentiate: counts(x)  at: x = 0.3 0.7 0.2 0.5
#include <stdint.h>
#include <string.h>

#define N 4
#define APART __attribute__((noinline)) static

// A message of words, with their sum behind.
typedef struct { uint64_t words[2 * N]; uint64_t sum; int n; } Message;

APART void put(Message *m, const void *from) {
    uint64_t u;
    memcpy(&u, from, sizeof u);
    m->words[m->n++] = u;
    m->sum += u;
}

APART int take(const Message *m, int i, void *to) {
    uint64_t sum = 0;
    for (int k = 0; k < m->n; k++) sum += m->words[k];
    if (sum != m->sum) return 0;
    memcpy(to, &m->words[i], sizeof m->words[i]);
    return 1;
}

double message(const double *x) {
    Message m;
    memset(&m, 0, sizeof m);
    for (int i = 0; i < N; i++) {
        double y = x[i] * x[i];
        put(&m, &y);
    }
    double r = 0;
    for (int i = 0; i < N; i++) {
        double y;
        if (take(&m, i, &y)) r += y * (i + 1);
    }
    return r;
}

// Counts go the same way.
double counts(const double *x) {
    Message m;
    memset(&m, 0, sizeof m);
    for (int64_t i = 0; i < N; i++) put(&m, &i);
    double r = 0;
    for (int i = 0; i < N; i++) {
        int64_t k;
        if (take(&m, N - 1 - i, &k)) r += x[i] * x[k] * (i + 1);
    }
    return r;
}

// Zeros of both signs are left out.
APART int compact(void *to, const void *from, int n) {
    const uint64_t *words = from;
    uint64_t *kept = to;
    int k = 0;
    for (int i = 0; i < n; i++)
        if (words[i] << 1) kept[k++] = words[i];
    return k;
}

double without_zeros(const double *x) {
    double a[2 * N] = {0}, b[2 * N], r = 0;
    for (int i = 0; i < N; i++) a[2 * i] = x[i] * x[i];
    int n = compact(b, a, 2 * N);
    for (int i = 0; i < n; i++) r += b[i] * (i + 1);
    return r;
}
