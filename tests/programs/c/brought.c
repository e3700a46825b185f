// Records that go through buffers of their own on their way from callers into memory that callers know.
// differentiate: sorted(x, n)  at: x = 1.5 0.5 2.5 1.25, n = 4
// differentiate: kept(x, n)  at: x = 1.5 0.5 2.5 1.25, n = 4
#include <stdlib.h>
#include <string.h>

struct slots {
    char *at;
    long count;
    char *names[8];
};
struct sample {
    long weight;
    double value, square;
};

__attribute__((noinline)) static void put(struct slots *s, const char *name, const void *record) {
    char own[24];
    memcpy(own, record, 24);
    s->names[s->count] = (char *)name;
    memcpy(s->at + 24 * s->count++, own, 24);
}

__attribute__((noinline)) static void add(struct slots *s, const char *name, const void *record) {
    char copy[24];
    memcpy(copy, record, 24);
    put(s, name, copy);
}

static struct slots make(int n) {
    struct slots s = {malloc(24 * (size_t)n), 0, {0}};
    return s;
}

double kept(const double *x, int n) {
    struct slots s = make(n);
    for (int i = 0; i < n; i++) {
        struct sample one = {i + 1, x[i], x[i] * x[i]};
        add(&s, i % 2 ? "odd" : "even", &one);
    }
    double sum = 0;
    for (long i = 0; i < s.count; i++) {
        const struct sample *one = (const struct sample *)(s.at + 24 * i);
        sum += one->weight * one->value * one->square * strlen(s.names[i]);
    }
    free(s.at);
    return sum;
}

__attribute__((noinline)) static void exchange(void *a, void *b) {
    char own[24];
    memcpy(own, a, 24);
    memcpy(a, b, 24);
    memcpy(b, own, 24);
}

__attribute__((noinline)) static void exchange_later(void *a, void *b) {
    char first[24], second[24];
    memcpy(first, a, 24);
    memcpy(second, b, 24);
    exchange(first, second);
    memcpy(a, first, 24);
    memcpy(b, second, 24);
}

double sorted(const double *x, int n) {
    struct sample *all = malloc(sizeof *all * (size_t)n);
    for (int i = 0; i < n; i++) all[i] = (struct sample){i + 1, x[i], x[i] * x[i]};
    for (int i = 1; i < n; i++)
        for (int k = i; k > 0 && all[k - 1].value > all[k].value; k--) exchange_later(all + k - 1, all + k);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * all[i].square * all[i].weight;
    free(all);
    return sum;
}
