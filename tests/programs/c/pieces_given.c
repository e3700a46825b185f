// Bytes of numbers that go through functions one by one: through pointers that callers move on, and as arguments.
// differentiate: by_bytes(x, n)  at: x = 1.3 0.7, n = 2  expect: stops: moved one by one
// differentiate: by_shorts(x, n)  at: x = 1.3 0.7, n = 2  expect: refused: moved one by one|the bits of an active number
// differentiate: pushed(x, n)  at: x = 1.3 0.7, n = 2  expect: refused: moved one by one|the bits of an active number
// differentiate: tagged(x, n)  at: x = 1.3 0.7, n = 2
#include <string.h>

#define NOINLINE __attribute__((noinline))

NOINLINE static void put(char *to, const char *from) { *to = *from; }

double by_bytes(const double *x, int n) {
    double square = x[0] * x[0], copy;
    for (unsigned i = 0; i < sizeof copy; i++) put((char *)&copy + i, (char *)&square + i);
    return copy * x[1] * n;
}

NOINLINE static void put_two(short *to, const short *from) { memcpy(to, from, 2); }

double by_shorts(const double *x, int n) {
    double square = x[0] * x[0], copy;
    for (int i = 0; i < 4; i++) put_two((short *)&copy + i, (short *)&square + i);
    return copy * x[1] * n;
}

typedef struct {
    char bytes[16];
    long used;
} buffer;

NOINLINE static void push(buffer *b, char byte) { b->bytes[b->used++] = byte; }

double pushed(const double *x, int n) {
    double square = x[0] * x[0], copy;
    buffer b = {{0}, 0};
    for (unsigned i = 0; i < sizeof square; i++) push(&b, ((char *)&square)[i]);
    memcpy(&copy, b.bytes, sizeof copy);
    return copy * x[1] * n;
}

// a tag beside a number
double tagged(const double *x, int n) {
    double square = x[0] * x[0], copy;
    buffer b = {{0}, 0};
    memcpy(b.bytes, &square, sizeof square), b.used = sizeof square;
    push(&b, (char)n);
    memcpy(&copy, b.bytes, sizeof copy);
    return copy * x[1] * b.bytes[8];
}
