// Words choose by their bits where they are kept: in one function they are integers, and numbers to those who call it.
// differentiate: doubles(x)  at: x = 0.3 0.7 -0.2 0.5
// differentiate: singles(x)  at: x = 0.3 0.7 -0.2 0.5
// differentiate: found_again(x)  at: x = 0.3 0.7 -0.2 0.5
// differentiate: moved(x)  at: x = 0.3 0.7 -0.2 0.5  expect: stops: the bits of an active number
#include <stdint.h>
#include <string.h>

#define N 4
#define WAYS 4

__attribute__((noinline)) static void keep(int n, const void *from, void *table) {
    for (int i = 0; i < n; i++) {
        uint64_t u;
        memcpy(&u, (const char *)from + sizeof u * i, sizeof u);
        memcpy((char *)table + sizeof u * (u % WAYS + WAYS * i), &u, sizeof u);
    }
}

double doubles(const double *x) {
    double a[N], table[N * WAYS] = {0}, r = 0;
    for (int i = 0; i < N; i++) a[i] = x[i];
    keep(N, a, table);
    keep(2, a + 1, table + WAYS);
    for (int i = 0; i < N * WAYS; i++) r += table[i] * table[i] * (i / WAYS + 1);
    return r;
}

__attribute__((noinline)) static void keep_halves(int n, const void *from, void *table) {
    for (int i = 0; i < n; i++) {
        uint32_t u;
        memcpy(&u, (const char *)from + sizeof u * i, sizeof u);
        memcpy((char *)table + sizeof u * (u % WAYS + WAYS * i), &u, sizeof u);
    }
}

float singles(const float *x) {
    float a[N], table[N * WAYS] = {0}, r = 0;
    for (int i = 0; i < N; i++) a[i] = x[i];
    keep_halves(N, a, table);
    keep_halves(2, a + 1, table + WAYS);
    for (int i = 0; i < N * WAYS; i++) r += table[i] * table[i] * (float)(i / WAYS + 1);
    return r;
}

// A set of keys, each beside what belongs to it, with open addressing.
typedef struct { uint64_t key; uint64_t kept; int is_used; } Entry;

__attribute__((noinline)) static Entry *entry(Entry *entries, uint64_t key) {
    uint64_t at = (key * UINT64_C(0x9E3779B97F4A7C15)) >> 60;
    while (entries[at].is_used && entries[at].key != key) at = (at + 1) % 16;
    return &entries[at];
}

__attribute__((noinline)) static void put(Entry *entries, const void *key, const void *kept) {
    uint64_t k, v;
    memcpy(&k, key, sizeof k);
    memcpy(&v, kept, sizeof v);
    Entry *e = entry(entries, k);
    e->key = k, e->kept = v, e->is_used = 1;
}

double found_again(const double *x) {
    Entry entries[16];
    memset(entries, 0, sizeof entries);
    double r = 0;
    for (int i = 0; i < N; i++) {
        double square = x[i] * x[i];
        put(entries, &x[i], &square);
    }
    for (int i = 0; i < 16; i++) {
        double key, kept;
        memcpy(&key, &entries[i].key, sizeof key);
        memcpy(&kept, &entries[i].kept, sizeof kept);
        if (entries[i].is_used) r += key * kept;
    }
    return r;
}

// Where they are moved as the integers that their entries say they are, a derivative stops.
__attribute__((noinline)) static void move_all(Entry *to, const Entry *from, int n) {
    for (int i = 0; i < n; i++) {
        if (!from[i].is_used) continue;
        Entry *e = entry(to, from[i].key);
        e->key = from[i].key;
        e->kept = from[i].kept;
        e->is_used = from[i].is_used;
    }
}

double moved(const double *x) {
    Entry small[16], large[16];
    memset(small, 0, sizeof small);
    memset(large, 0, sizeof large);
    double r = 0;
    for (int i = 0; i < N; i++) {
        double cube = x[i] * x[i] * x[i];
        put(small, &x[i], &cube);
    }
    move_all(large, small, 16);
    for (int i = 0; i < 16; i++) {
        double key, kept;
        memcpy(&key, &large[i].key, sizeof key);
        memcpy(&kept, &large[i].kept, sizeof kept);
        if (large[i].is_used) r += key * kept;
    }
    return r;
}
