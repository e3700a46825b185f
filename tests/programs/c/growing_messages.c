// Messages in one block of bytes that grows: counts, arrays of numbers and text, so that numbers lie at any byte.
// differentiate: grown(x, n, rounds)  at: x = 3 2 1.5, n = 3, rounds = 3
// differentiate: written_twice(x, n, header)  at: x = 3 2 1.5, n = 3, header = 3
// differentiate: framed(x, n)  at: x = 3 2 1.5, n = 3
// differentiate: replaced(x, rounds)  at: x = 3 2, rounds = 4
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    unsigned char *bytes;
    size_t length, capacity, at;
} message;

static void put(message *m, const void *from, size_t n) {
    if (m->length + n > m->capacity) {
        m->capacity = 2 * m->capacity + n;
        m->bytes = realloc(m->bytes, m->capacity);
    }
    memcpy(m->bytes + m->length, from, n);
    m->length += n;
}

static void get(message *m, void *to, size_t n) {
    memcpy(to, m->bytes + m->at, n);
    m->at += n;
}

double grown(const double *x, int n, int rounds) {
    message m = {0};
    for (int round = 0; round < rounds; round++) {
        put(&m, &n, sizeof n);
        put(&m, x, n * sizeof *x);
        put(&m, "|", 1);
        put(&m, x, n * sizeof *x);
    }
    double sum = 0;
    for (int round = 0; round < rounds; round++) {
        int count;
        char mark;
        get(&m, &count, sizeof count);
        double *first = malloc(count * sizeof *first), *second = malloc(count * sizeof *second);
        get(&m, first, count * sizeof *first);
        get(&m, &mark, 1);
        get(&m, second, count * sizeof *second);
        for (int i = 0; i < count; i++) sum += first[i] * first[i] + (mark == '|' ? 3.7 : 1) * second[i] * (round + 1);
        free(first), free(second);
    }
    free(m.bytes);
    return sum;
}

double written_twice(const double *x, int n, int header) {
    size_t size = n * sizeof *x, at = header;
    char *all = malloc(2 * size + header + 1);
    memcpy(all + at, x, size);
    at += size;
    all[at++] = '|';
    memcpy(all + at, x, size);
    double *first = malloc(size), *second = malloc(size);
    memcpy(first, all + header, size);
    memcpy(second, all + at, size);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += second[i] * second[i] + 3.7 * first[i];
    free(all), free(first), free(second);
    return sum;
}

typedef struct {
    const uint8_t *at, *end;
} cursor;

typedef struct {
    double sum;
    char name[16];
} record;

static int next_byte(cursor *c) { return c->at < c->end ? *c->at++ : -1; }

static void handle(record *r, int tag, cursor c) {
    if (tag == 1) {
        double value;
        memcpy(&value, c.at, sizeof value);
        r->sum += value * value;
    } else {
        int length = next_byte(&c);
        memcpy(r->name, c.at, length);
        r->name[length] = 0;
    }
}

double framed(const double *x, int n) {
    uint8_t bytes[128];
    int used = 0;
    for (int i = 0; i < n; i++) {
        bytes[used++] = 2, bytes[used++] = 4, bytes[used++] = 3;
        memcpy(bytes + used, "abcdef" + i, 3), used += 3;
        bytes[used++] = 1, bytes[used++] = sizeof(double);
        memcpy(bytes + used, x + i, sizeof(double)), used += sizeof(double);
    }
    record r = {0, ""};
    cursor c = {bytes, bytes + used};
    while (c.at < c.end) {
        int tag = next_byte(&c), length = next_byte(&c);
        cursor body = {c.at, c.at + length};
        handle(&r, tag, body);
        c.at += length;
    }
    return r.sum * strlen(r.name) + r.name[0];
}

double replaced(const double *x, int rounds) {
    double sum = 0, first, second;
    for (int round = 0; round < rounds; round++) {
        message m = {0};
        char mark;
        put(&m, x + 1, sizeof *x);
        put(&m, "xyz" + round % 3, 1);
        double more = x[0] * 4;
        put(&m, &more, sizeof more);
        unsigned char *whole = malloc(m.length + 1);
        memcpy(whole, m.bytes, m.length);
        free(m.bytes);
        m.bytes = whole;
        get(&m, &first, sizeof first);
        get(&m, &mark, 1);
        get(&m, &second, sizeof second);
        sum += first * first * 3 + second * second * (mark == 'x') + round;
        free(m.bytes);
    }
    return sum;
}
