// Numbers behind tags, packed into a growing buffer of bytes, and read again field by field.
// differentiate: counted(x, n)  at: x = 0.5 0.3 0.7 0.2, n = 4
// differentiate: lettered(x, n)  at: x = 0.5 0.3 0.7 0.2, n = 4
// differentiate: narrow(x, n)  at: x = 0.5 0.3 0.7 0.2, n = 4  tolerance: 5e-3  roundoff: 2e-5
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef struct {
    uint8_t *bytes;
    size_t used, room;
} writer;
typedef struct {
    const uint8_t *bytes;
    size_t at;
} reader;

static void put(writer *w, const void *data, size_t n) {
    if (w->used + n > w->room) {
        w->room = 2 * (w->used + n);
        w->bytes = realloc(w->bytes, w->room);
    }
    memcpy(w->bytes + w->used, data, n);
    w->used += n;
}
static void put_count(writer *w, uint32_t v) { put(w, &v, sizeof v); }
static void put_number(writer *w, double v) { put(w, &v, sizeof v); }
static uint32_t get_count(reader *r) {
    uint32_t v;
    memcpy(&v, r->bytes + r->at, sizeof v);
    r->at += sizeof v;
    return v;
}
static double get_number(reader *r) {
    double v;
    memcpy(&v, r->bytes + r->at, sizeof v);
    r->at += sizeof v;
    return v;
}

double counted(const double *x, int n) {
    writer w = {0};
    put_count(&w, n);
    for (int i = 0; i < n; i++) put_count(&w, i), put_number(&w, x[i] * x[i]);
    reader r = {w.bytes, 0};
    double s = 0;
    for (uint32_t left = get_count(&r); left > 0; left--) {
        uint32_t k = get_count(&r);
        s += sin(get_number(&r)) * (k + 1);
    }
    free(w.bytes);
    return s;
}

double lettered(const double *x, int n) {
    writer w = {0};
    for (int i = 0; i < n; i++) {
        char kind = "nt"[i % 2];
        put(&w, &kind, 1);
        if (kind == 'n') put_number(&w, x[i] * x[0]);
        else put_count(&w, i);
    }
    reader r = {w.bytes, 0};
    double s = 0.5;
    while (r.at < w.used) s += w.bytes[r.at++] == 'n' ? exp(get_number(&r)) * s : get_count(&r);
    free(w.bytes);
    return s;
}

double narrow(const double *x, int n) {
    writer w = {0};
    for (int i = 0; i < n; i++) {
        float v = (float)x[i] * 2;
        put_number(&w, x[i]);
        put(&w, &v, sizeof v);
    }
    reader r = {w.bytes, 0};
    double s = 0;
    while (r.at < w.used) {
        float v;
        s += cos(get_number(&r));
        memcpy(&v, r.bytes + r.at, sizeof v), r.at += sizeof v;
        s *= v;
    }
    free(w.bytes);
    return s;
}
