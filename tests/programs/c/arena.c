// Memory managed by the program: a bump arena of bytes, a pool with a free list, a buffer that serialises numbers.
// differentiate: bump(x, n)  at: x = 1.5 -0.5 2.5, n = 3
// differentiate: pooled(x, n)  at: x = 1.5 -0.5 2.5 0.7, n = 4
// differentiate: packed(x, n)  at: x = 1.5 -0.5 2.5, n = 3
#include <stdlib.h>
#include <string.h>

typedef struct {
    char *memory;
    size_t used, size;
} arena;

static void *take(arena *a, size_t bytes) {
    bytes = (bytes + 15) & ~(size_t)15;
    if (a->used + bytes > a->size) abort();
    void *p = a->memory + a->used;
    a->used += bytes;
    return p;
}

typedef struct {
    int rows, columns;
    double *data;
} matrix;

static matrix *matrix_in(arena *a, int rows, int columns) {
    matrix *m = take(a, sizeof *m);
    m->rows = rows;
    m->columns = columns;
    m->data = take(a, sizeof(double) * rows * columns);
    return m;
}

double bump(const double *x, int n) {
    arena a = {malloc(1 << 14), 0, 1 << 14};
    double s = 0;
    for (int round = 0; round < 2; round++) {
        size_t mark = a.used;
        matrix *m = matrix_in(&a, n, n), *p = matrix_in(&a, n, n);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) m->data[i * n + j] = x[i] * x[j] + s * (i == j);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                double t = 0;
                for (int k = 0; k < m->columns; k++) t += m->data[i * n + k] * m->data[k * n + j];
                p->data[i * n + j] = t;
            }
        for (int i = 0; i < n; i++) s += p->data[i * n + i] * 0.1;
        a.used = mark;
    }
    free(a.memory);
    return s;
}

typedef union cell {
    union cell *next;
    struct {
        double value, rate;
    } body;
} cell;

double pooled(const double *x, int n) {
    cell *block = malloc(8 * sizeof *block), *available = NULL, *held[8];
    for (int i = 0; i < 8; i++) {
        block[i].next = available;
        available = &block[i];
    }
    double s = 0;
    int holding = 0;
    for (int i = 0; i < 3 * n; i++) {
        if (i % 3 == 2) {
            cell *c = held[--holding];
            s += c->body.value * c->body.rate;
            c->next = available;
            available = c;
        } else {
            cell *c = available;
            available = c->next;
            c->body.value = x[i % n] * x[i % n];
            c->body.rate = x[(i + 1) % n] + s * 0.01;
            held[holding++] = c;
        }
        if (holding > 6) break;
    }
    while (holding) s += held[--holding]->body.value;
    free(block);
    return s;
}

double packed(const double *x, int n) {
    unsigned char buffer[256];
    size_t at = 0;
    for (int i = 0; i < n; i++) {
        int tag = i * 10;
        double square = x[i] * x[i];
        memcpy(buffer + at, &tag, sizeof tag);
        at += sizeof tag;
        memcpy(buffer + at, &square, sizeof square);
        at += sizeof square;
    }
    double s = 0;
    for (size_t from = 0; from < at;) {
        int tag;
        double value;
        memcpy(&tag, buffer + from, sizeof tag);
        memcpy(&value, buffer + from + sizeof tag, sizeof value);
        from += sizeof tag + sizeof value;
        s += value * value * (tag + 1);
    }
    return s;
}
