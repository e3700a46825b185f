// Text and numbers in one memory: bytes that are pushed, turned and masked; where a number's bytes go so, the derivative stops.
// differentiate: pushed(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: turned_texts(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: summed(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: number_pushed(x, n)  at: x = 1.3 0.7, n = 2
// expect: stops: bytes of memory that holds active numbers are moved one by one
// differentiate: number_turned(x, n)  at: x = 1.3 0.7, n = 2
// expect: stops: bytes of memory that holds active numbers are moved one by one
// differentiate: by_way_of_bytes(x, n)  at: x = 1.3 0.7, n = 2
// expect: stops: bytes of memory that holds active numbers are moved one by one
// differentiate: with_checksum(x, n)  at: x = 1.3 0.7, n = 2
// expect: stops: bytes of memory that holds active numbers are moved one by one
// differentiate: returned(x, n)  at: x = 1.3 0.7, n = 2
// expect: stops: bytes of memory that holds active numbers are moved one by one
// differentiate: changed(x, n)  at: x = 1.3 0.7, n = 2
// expect: stops: bytes of memory that holds active numbers are moved one by one
// differentiate: masked(x, n)  at: x = 1.3 0.7, n = 2
// expect: stops: bytes of memory that holds active numbers are moved one by one
// differentiate: assembled(x, n)  at: x = 1.3 0.7, n = 2
// expect: refused: the bits of an active number
// differentiate: picked(x, n)  at: x = 1.3 0.7, n = 2
// expect: stops: bytes of memory that holds active numbers are moved one by one
// differentiate: in_sevens(x, n)  at: x = 1.3 0.7, n = 2
// expect: stops: bytes of memory that holds active numbers are moved one by one
// differentiate: turned_word(x, n)  at: x = 1.3 0.7, n = 2
// expect: stops: bytes of memory that holds active numbers are moved one by one
// differentiate: names(x, n)  at: x = 1.3 0.7, n = 2
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline)) static

typedef struct {
    char *bytes;
    size_t used, room;
} buffer;
NI void push(buffer *b, char byte) {
    if (b->used == b->room) b->bytes = realloc(b->bytes, b->room = 2 * b->room + 1);
    b->bytes[b->used++] = byte;
}
NI void push_text(buffer *b, const char *text) {
    while (*text) push(b, *text++);
    push(b, 0);
}
NI void push_number(buffer *b, double number) {
    for (unsigned i = 0; i < sizeof number; i++) push(b, 0);
    memcpy(b->bytes + b->used - sizeof number, &number, sizeof number);
}
NI double number_at(const char *bytes) {
    double number;
    memcpy(&number, bytes, sizeof number);
    return number;
}
double pushed(const double *x, int n) {
    buffer b = {0};
    char name[16];
    memcpy(name, n == 2 ? "gamma" : "delta rays", 11);
    push_text(&b, name), push_number(&b, x[0] * x[1]);
    push_text(&b, "end"), push_number(&b, x[0] * x[0]);
    size_t at = strlen(b.bytes) + 1;
    double u = number_at(b.bytes + at), v = number_at(b.bytes + at + 8 + 4);
    double r = u * u + v * (b.bytes[0] == 'g') + b.bytes[at + 8] * x[1];
    free(b.bytes);
    return r;
}

NI void move(char *to, const char *from) { *to = *from; }
NI void swap(char *a, char *b) {
    char kept = *a;
    *a = *b, *b = kept;
}
NI void reverse(char *bytes, int n) {
    for (int i = 0; i < n / 2; i++) swap(bytes + i, bytes + n - 1 - i);
}
NI void append(buffer *b, const char *bytes, int n) {
    for (int i = 0; i < n; i++) move(b->bytes + b->used, bytes + i), b->used++;
}
static double through_blocks(const double *x, int n, int what) {
    buffer b = {calloc(1, 100), 0, 100};
    char *w = malloc(50);
    strcpy(w, "alpha beta");
    double y = x[0] * x[1], z;
    memcpy(w + 16, &y, sizeof y);
    append(&b, w, 11);
    reverse(w, 10);
    b.used = 16;
    if (what == 1) append(&b, w + 16, 8);
    if (what == 2) reverse(w + 16, 8), reverse(w + 16, 8);
    if (what != 1) memcpy(b.bytes + 16, w + 16, 8);
    memcpy(&z, b.bytes + 16, 8);
    double r = z * z + w[0] * x[0] + b.bytes[3] * x[1] * n;
    free(w), free(b.bytes);
    return r;
}
double turned_texts(const double *x, int n) { return through_blocks(x, n, 0); }
double number_pushed(const double *x, int n) { return through_blocks(x, n, 1); }
double number_turned(const double *x, int n) { return through_blocks(x, n, 2); }

NI void turn(char *to, const char *from, long n) {
    for (long k = 0; k < n; k++) to[n - 1 - k] = from[k];
}
double by_way_of_bytes(const double *x, int n) {
    double r[2];
    char bytes[16];
    turn(bytes, (const char *)x, 16);
    turn((char *)r, bytes, 16);
    return r[0] * r[1] * n;
}

// a copy that looks at the bytes, too
NI unsigned copied(unsigned char *to, const unsigned char *from, int n) {
    unsigned sum = 0;
    for (int i = 0; i < n; i++) {
        unsigned char byte = from[i];
        sum = sum * 31 + byte, to[i] = byte;
    }
    return sum;
}
double with_checksum(const double *x, int n) {
    unsigned char *bytes = calloc(n, 32);
    double y = x[0] * x[1], z;
    unsigned sum = copied(bytes, (unsigned char *)&y, sizeof y);
    memcpy(&z, bytes, sizeof z);
    free(bytes);
    return sum == 77 ? 0 : z * z;
}

static double stepwise(const double *x, int n, int what) {
    unsigned char *out = calloc(n, 32), *b = calloc(n, 32), sum = 0;
    double y = x[0] * x[1], z;
    memcpy(out, &y, sizeof y);
    if (what == 0) {
        for (int i = 0; i < 8; i++) sum += out[i];
        out[8] = sum;
        memcpy(b, out, 9);
    }
    if (what == 1)
        for (int i = 0; i < 8; i++) {
            unsigned char byte = out[i];
            b[i] = byte == 250 ? 251 : byte;
        }
    memcpy(&z, b, sizeof z);
    z *= 1 + (b[8] != sum);
    free(out), free(b);
    return z * z;
}
double summed(const double *x, int n) { return stepwise(x, n, 0); }
double changed(const double *x, int n) { return stepwise(x, n, 1); }

NI unsigned char next(const unsigned char **at) { return *(*at)++; }
double returned(const double *x, int n) {
    unsigned char *out = calloc(n, 32), *b = calloc(n, 32);
    const unsigned char *at = out;
    double y = x[0] * x[1], z;
    memcpy(out, &y, sizeof y);
    for (int i = 0; i < 8; i++) b[i] = next(&at);
    memcpy(&z, b, sizeof z);
    free(out), free(b);
    return z * z;
}

NI void mask(unsigned char *to, const unsigned char *from, int n) {
    for (int i = 0; i < n; i++) to[i] = from[i] ^ 0x5a;
}
double masked(const double *x, int n) {
    unsigned char *bytes = calloc(n, 32);
    double y = x[0] * x[1], z;
    mask(bytes, (unsigned char *)&y, sizeof y);
    mask((unsigned char *)&z, bytes, sizeof z);
    free(bytes);
    return z * z;
}

NI double from_bytes(const unsigned char *bytes) {
    uint64_t word = 0;
    for (int i = 0; i < 8; i++) word |= (uint64_t)bytes[i] << (8 * i);
    double number;
    memcpy(&number, &word, sizeof number);
    return number;
}
double assembled(const double *x, int n) {
    unsigned char *bytes = calloc(n, 32);
    double y = x[0] * x[1];
    memcpy(bytes, &y, sizeof y);
    double z = from_bytes(bytes);
    free(bytes);
    return z * z;
}

// bytes that a function answers, one by one
NI unsigned char byte_at(const unsigned char *bytes, int i) { return bytes[i]; }
double picked(const double *x, int n) {
    double *a = malloc(8 * n), *b = malloc(8 * n), sum = 0;
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
    for (int i = 0; i < 8 * n; i++) ((unsigned char *)b)[i] = byte_at((unsigned char *)a, i);
    for (int i = 0; i < n; i++) sum += b[i] * b[i];
    free(a), free(b);
    return sum;
}

// seven bits in each byte, and back
NI void pack(unsigned char *to, const unsigned char *from, int n) {
    unsigned kept = 0;
    int bits = 0, m = 0;
    for (int i = 0; i < n; i++)
        for (kept |= (unsigned)from[i] << bits, bits += 8; bits >= 7; kept >>= 7, bits -= 7) to[m++] = kept & 127;
    if (bits) to[m++] = kept & 127;
}
NI void unpack(unsigned char *to, const unsigned char *from, int n) {
    unsigned kept = 0;
    int bits = 0, m = 0;
    for (int i = 0; m < n; i++)
        for (kept |= (unsigned)from[i] << bits, bits += 7; bits >= 8 && m < n; kept >>= 8, bits -= 8) to[m++] = kept;
}
double in_sevens(const double *x, int n) {
    double a[2], b[2];
    unsigned char *bytes = calloc(n, 16);
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
    pack(bytes, (unsigned char *)a, 8 * n), unpack((unsigned char *)b, bytes, 8 * n);
    free(bytes);
    return b[0] * b[1];
}

NI uint64_t word_of(const unsigned char *bytes) {
    uint64_t word = 0;
    for (int k = 0; k < 8; k++) word = word << 8 | byte_at(bytes, k);
    return word;
}
double turned_word(const double *x, int n) {
    double *a = malloc(8 * n), *b = malloc(8 * n), sum = 0;
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) {
        uint64_t word = __builtin_bswap64(word_of((unsigned char *)(a + i)));
        memcpy(b + i, &word, 8);
    }
    for (int i = 0; i < n; i++) sum += b[i] * b[i];
    free(a), free(b);
    return sum;
}

// a text that is copied up to its end, into a record with a number
typedef struct {
    char name[24];
    double value;
} entry;
NI void copy_text(char *to, const char *from) {
    while ((*to++ = *from++)) {}
}
double names(const double *x, int n) {
    entry *all = calloc(n, sizeof *all);
    double sum = 0;
    for (int i = 0; i < n; i++) all[i].value = x[i] * x[i], copy_text(all[i].name, i ? all[0].name : "first");
    for (int i = 0; i < n; i++) sum += all[i].value * strlen(all[i].name);
    free(all);
    return sum;
}
