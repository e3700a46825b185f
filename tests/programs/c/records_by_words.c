// Records in containers without types, moved word by word and by half words: numbers, addresses and counts in turn.
// differentiate: by_words(x, n)  at: x = -0.285 -0.209 -1.423 -0.066 0.096 0.050, n = 6
// differentiate: by_halves(x, n)  at: x = 0.198 1.129 0.869 -0.451 0.402 1.016, n = 6  expect: refused: cannot deduce
#include <math.h>
#include <stdlib.h>
#include <string.h>
typedef struct {
    void *data;
    size_t size;
    int count, room;
} untyped;

static __attribute__((noinline)) void words(void *to, const void *from, size_t n) {
    for (; n >= 8; n -= 8, to = (char *)to + 8, from = (const char *)from + 8) {
        long word;
        memcpy(&word, from, 8), memcpy(to, &word, 8);
    }
    memcpy(to, from, n);
}

static void push(untyped *v, const void *item) {
    if (v->count == v->room) {
        v->room = v->room ? 2 * v->room : 1;
        v->data = realloc(v->data, v->room * v->size);
    }
    words((char *)v->data + v->count++ * v->size, item, v->size);
}

typedef struct {
    double scale, *one, *two;
    long count;
} record;

static __attribute__((noinline)) double value(const record *r, double y) {
    return y * r->scale + sin(*r->one) + sin(*r->two) * 0.25 * r->count;
}

double by_words(double *x, int n) {
    untyped v = {NULL, sizeof(record)};
    for (int i = 0; i < 3; i++) {
        record item = {0.5 * sin(x[2]) + 0.1 * x[n - 4], x + i, x + n - 1 - i, 1 + i % 3};
        push(&v, &item);
    }
    double s = 0.1;
    for (int i = 0; i < v.count; i++) s += value((record *)((char *)v.data + i * v.size), s + i);
    free(v.data);
    return tanh(s);
}

static __attribute__((noinline)) void halves(void *to, const void *from, size_t n) {
    for (; n >= 4; n -= 4, to = (char *)to + 4, from = (const char *)from + 4) {
        unsigned half;
        memcpy(&half, from, 4), memcpy(to, &half, 4);
    }
    memcpy(to, from, n);
}

typedef struct {
    double v, *at;
    float f, g;
} mixed;
typedef struct __attribute__((packed)) {
    int j;
    char i;
    double d, e, k, l;
} packed;
static long room[125];

double by_halves(double *x, int n) {
    char *p = (char *)room;
    for (int i = 0; i < 4; i++) {
        if (i % 2) {
            mixed item = {x[i] * x[1], x + i, x[2], x[3]};
            memcpy(p, &item, sizeof item), p += sizeof item;
        } else {
            packed item = {i, i, x[i], x[i + 1], x[2], x[1]};
            memcpy(p, &item, sizeof item), p += sizeof item;
        }
    }
    p = (char *)room;
    double s = 0.1;
    for (int i = 0; i < 4; i++) {
        if (i % 2) {
            mixed item;
            halves(&item, p, sizeof item), p += sizeof item;
            s += s * item.v * *item.at + item.f * item.g;
        } else {
            packed item;
            halves(&item, p, sizeof item), p += sizeof item;
            s += s * item.d * item.i * item.e + item.k * item.l * item.j;
        }
    }
    return s;
}
