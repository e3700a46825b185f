// Records in containers without types, moved word by word and by half words: numbers, addresses and counts in turn.
// differentiate: by_words(x, n)  at: x = -0.285 -0.209 -1.423 -0.066 0.096 0.050, n = 6
// differentiate: by_halves(x, n)  at: x = 0.198 1.129 0.869 -0.451 0.402 1.016, n = 6  expect: refused: parts of an address
// differentiate: parts_of_addresses(x, n)  at: x = 0.198 1.129 0.869 -0.451, n = 4  expect: refused: parts of an address
// differentiate: behind_tags(x, n)  at: x = 0.198 1.129 0.869 -0.451, n = 4  expect: refused: parts of an address
// differentiate: linked(x, n)  at: x = 0.198 1.129 0.869 -0.451, n = 4  expect: refused: parts of an address
// differentiate: by_quarters(x, n)  at: x = 0.198 1.129 0.869 -0.451, n = 4  expect: refused: are moved|the bits of an active number
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

// Each record is twenty bytes, so most words hold parts of two members.

static void halves_here(void *to, const void *from, size_t n) {
    for (; n >= 4; n -= 4, to = (char *)to + 4, from = (const char *)from + 4) {
        unsigned half;
        memcpy(&half, from, 4), memcpy(to, &half, 4);
    }
    memcpy(to, from, n);
}

double parts_of_addresses(double *x, int n) {
    char *bytes = malloc(64), *p = bytes;
    for (int i = 0; i < 4; i++) {
        long tag = 2 - i % 2;
        double *at = x + i % n;
        memcpy(p, &tag, 8), p += 8;
        memcpy(p, &at, 8), p += 8;
    }
    double s = 0.1;
    p = bytes;
    for (int i = 0; i < 4; i++) {
        long tag;
        double *at;
        halves_here(&tag, p, 8), p += 8;
        halves_here(&at, p, 8), p += 8;
        s += s * sin(*at) * tag;
    }
    free(bytes);
    return s;
}

// The records of doubles are a multiple of eight bytes, the tags before them are not.
double behind_tags(double *x, int n) {
    char *bytes = calloc(20, 8), *p = bytes, *moved = malloc(160);
    for (int i = 0; i < 4; i++) {
        unsigned tag = 2 - i % 2;
        double item[3] = {x[i % n], x[(i + 1) % n], sin(x[i % n])};
        memcpy(p, &tag, 4), p += 4;
        memcpy(p, item, sizeof item), p += sizeof item;
    }
    halves(moved, bytes, p - bytes);
    double s = 0.1;
    p = moved;
    for (int i = 0; i < 4; i++) {
        unsigned tag;
        double item[3];
        memcpy(&tag, p, 4), p += 4;
        memcpy(item, p, sizeof item), p += sizeof item;
        s += s * 0.25 + item[0] * item[1] * tag + item[2];
    }
    free(bytes), free(moved);
    return s;
}

typedef struct link {
    struct link *next;
    unsigned kind;
    char data[] __attribute__((aligned(8)));
} link;

static __attribute__((noinline)) double at(const void *item) {
    return sin(**(double *const *)item);
}

// One address behind each link's header: a loop of two halves, which is unrolled.
static __attribute__((noinline)) void one_by_halves(void *to, const void *from, size_t n) {
    for (; n >= 4; n -= 4, to = (char *)to + 4, from = (const char *)from + 4) {
        unsigned half;
        memcpy(&half, from, 4), memcpy(to, &half, 4);
    }
}

double linked(double *x, int n) {
    double kept[4], s = 0.2;
    for (int i = 0; i < 4; i++) kept[i] = 0.5 * x[i % n];
    link *head = NULL;
    for (int i = 0; i < 4; i++) {
        double *item = kept + i;
        link *made = malloc(sizeof *made + sizeof item);
        made->kind = i, made->next = head;
        one_by_halves(made->data, &item, sizeof item);
        head = made;
    }
    for (link *l = head; l; l = l->next) s += s * 0.25 + at(l->data) * l->kind;
    while (head) {
        link *next = head->next;
        free(head);
        head = next;
    }
    return s;
}

typedef union {
    double number;
    short quarters[4];
} quartered;

static __attribute__((noinline)) void four(quartered *to, const quartered *from) {
    to->quarters[0] = from->quarters[0], to->quarters[1] = from->quarters[1];
    to->quarters[2] = from->quarters[2], to->quarters[3] = from->quarters[3];
}

double by_quarters(double *x, int n) {
    quartered kept = {x[0] * x[n - 1]}, moved;
    four(&moved, &kept);
    return moved.number;
}
