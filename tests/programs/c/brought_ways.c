// Records whose kinds only callers know, through buffers of callees: on the heap, static, in parts, returned, by loops.
// differentiate: heap(x, n)  at: x = 1.5 0.5 2.5 1.25, n = 4
// differentiate: fixed(x, n)  at: x = 1.5 0.5 2.5 1.25, n = 4
// differentiate: parts(x, n)  at: x = 1.5 0.5 2.5 1.25, n = 4
// differentiate: queued(x, n)  at: x = 1.5 0.5 2.5 1.25, n = 4
// differentiate: rotated(x, n)  at: x = 1.5 0.5 2.5 1.25, n = 4
// differentiate: mixed(x, n)  at: x = 1.5 0.5 2.5 1.25, n = 4
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline)) static
struct sample {
    long weight;
    double value, square;
};
struct told {
    const char *name;
    double value, other;
};
struct named {
    const char *name;
    double value;
    float share;
    int count;
};

NOINLINE void copy_out(void *to, const void *from) { memcpy(to, from, 24); }

NOINLINE void by_heap(void *to, const void *from) {
    void *own = malloc(24);
    memcpy(own, from, 24);
    copy_out(to, own);
    free(own);
}

NOINLINE void by_fixed(void *to, const void *from) {
    static char own[24];
    memcpy(own, from, 24);
    copy_out(to, own);
    memset(own, 0, 24);
}

NOINLINE void by_parts(void *to, const void *from) {
    char own[24];
    memcpy(own, from, 8);
    memcpy(own + 8, (const char *)from + 8, 16);
    copy_out(to, own);
}

double heap(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        struct sample one = {i + 1, x[i], x[i] * x[i]}, two;
        by_heap(&two, &one);
        sum += two.weight * two.value * two.square;
    }
    return sum;
}

double fixed(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        struct sample one = {i + 1, x[i], x[i] * x[i]}, two;
        by_fixed(&two, &one);
        sum += two.weight * two.value * two.square;
    }
    return sum;
}

double parts(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        struct sample one = {i + 1, x[i], x[i] * x[i]}, two;
        by_parts(&two, &one);
        sum += two.weight * two.value * two.square;
    }
    return sum;
}

// a ring of elements of any kind
struct ring {
    size_t size, room, first, count;
    unsigned char *data;
};
NOINLINE void ring_push(struct ring *r, const void *element) {
    unsigned char own[32];
    memcpy(own, element, r->size);
    copy_out(r->data + (r->first + r->count++) % r->room * r->size, own);
}
NOINLINE int ring_pop(struct ring *r, void *element) {
    unsigned char own[32];
    if (!r->count) return 0;
    memcpy(own, r->data + r->first * r->size, r->size);
    r->first = (r->first + 1) % r->room;
    r->count--;
    memcpy(element, own, r->size);
    return 1;
}

double queued(const double *x, int n) {
    struct ring r = {sizeof(struct named), 3, 0, 0, 0};
    r.data = calloc(r.room, r.size);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        struct named one = {i % 2 ? "odd" : "even", x[i] * x[i], (float)i, i + 1}, two;
        ring_push(&r, &one);
        if (r.count == 3 && ring_pop(&r, &two)) sum = sum * 0.5 + two.value * two.count + strlen(two.name);
    }
    struct named two;
    while (ring_pop(&r, &two)) sum = sum * 0.5 + two.value * two.count * two.share;
    free(r.data);
    return sum;
}

NOINLINE void rotate(char *base, size_t n, size_t size) {
    char own[64];
    memcpy(own, base, size);
    memmove(base, base + size, (n - 1) * size);
    memcpy(base + (n - 1) * size, own, size);
}

double rotated(const double *x, int n) {
    struct sample all[4];
    for (int i = 0; i < n; i++) all[i] = (struct sample){i + 1, x[i], x[i] * x[i]};
    rotate((char *)all, 4, sizeof *all);
    rotate((char *)all, 4, sizeof *all);
    double sum = 0;
    for (int i = 0; i < n; i++) sum = sum * 0.7 + all[i].square * all[i].weight;
    return sum;
}

// one helper for records of two kinds
NOINLINE void exchange(void *a, void *b, size_t n) {
    uint64_t own[4];
    for (size_t k = 0; k < n; k++) {
        own[k] = ((uint64_t *)a)[k];
        ((uint64_t *)a)[k] = ((uint64_t *)b)[k];
    }
    memcpy(b, own, n * sizeof *own);
}

double mixed(const double *x, int n) {
    struct sample one = {3, x[0], x[1]}, two = {4, x[2], x[3] * x[3]};
    struct told left = {"left", x[0] * x[1], x[2]}, right = {"rightmost", x[2], 2};
    exchange(&one, &two, 3);
    exchange(&left, &right, 3);
    return one.weight * one.value + two.square * two.value + left.value * strlen(left.name) + right.value * right.other;
}
