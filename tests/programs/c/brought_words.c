// Numbers that go as words through buffers of callees, on their way from callers into memory that callers know.
// differentiate: records(x, n)  at: x = 1.5 0.5 2.5 1.25, n = 4
// differentiate: numbers(x, n)  at: x = 1.5 0.5 2.5 1.25, n = 4
// differentiate: sorted(x, n)  at: x = 1.5 0.5 2.5 1.25, n = 4
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline)) static
struct slots {
    char *at;
    long count;
    const char *names[8];
};
struct sample {
    long weight;
    double value, square;
};

NOINLINE void put_record(struct slots *s, const char *name, const void *record) {
    long own[3];
    for (int k = 0; k < 3; k++) own[k] = ((const long *)record)[k];
    s->names[s->count] = name;
    memcpy(s->at + 24 * s->count++, own, 24);
}

NOINLINE void add_record(struct slots *s, const char *name, const void *record) {
    long own[3];
    for (int k = 0; k < 3; k++) own[k] = ((const long *)record)[k];
    put_record(s, name, own);
}

double records(const double *x, int n) {
    struct slots s = {malloc(24 * (size_t)n), 0, {0}};
    for (int i = 0; i < n; i++) {
        struct sample one = {i + 1, x[i], x[i] * x[i]};
        add_record(&s, i % 2 ? "odd" : "even", &one);
    }
    double sum = 0;
    for (long i = 0; i < s.count; i++) {
        const struct sample *one = (const struct sample *)(s.at + 24 * i);
        sum += one->weight * one->value * one->square * strlen(s.names[i]);
    }
    free(s.at);
    return sum;
}

// beside names, which are addresses
NOINLINE void put_number(struct slots *s, const char *name, const void *number) {
    char own[8];
    memcpy(own, number, 8);
    s->names[s->count] = name;
    memcpy(s->at + 8 * s->count++, own, 8);
}

NOINLINE void add_number(struct slots *s, const char *name, const void *number) {
    char own[8];
    memcpy(own, number, 8);
    put_number(s, name, own);
}

double numbers(const double *x, int n) {
    struct slots s = {malloc(8 * (size_t)n), 0, {0}};
    for (int i = 0; i < n; i++) {
        double square = x[i] * x[i];
        add_number(&s, i % 2 ? "odd" : "even", &square);
    }
    double sum = 0;
    for (long i = 0; i < s.count; i++) sum = sum * 0.5 + ((double *)s.at)[i] * strlen(s.names[i]);
    free(s.at);
    return sum;
}

NOINLINE void exchange(void *a, void *b) {
    char own[8];
    memcpy(own, a, 8);
    memcpy(a, b, 8);
    memcpy(b, own, 8);
}

NOINLINE void exchange_copies(void *a, void *b) {
    char first[8], second[8];
    memcpy(first, a, 8);
    memcpy(second, b, 8);
    exchange(first, second);
    memcpy(a, first, 8);
    memcpy(b, second, 8);
}

double sorted(const double *x, int n) {
    double *all = malloc(sizeof *all * (size_t)n);
    for (int i = 0; i < n; i++) all[i] = x[i] * x[i];
    for (int i = 1; i < n; i++)
        for (int k = i; k > 0 && all[k - 1] > all[k]; k--) exchange_copies(all + k - 1, all + k);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * all[i] * all[i];
    free(all);
    return sum;
}
