// Static arrays of integers as room for records with numbers: a cursor walks them, members are copied in and out.
// differentiate: streamed(x, n)  at: x = 0.198 1.129 0.869 -0.451 0.402 1.016, n = 6
// differentiate: saved(x, n)  at: x = 0.198 1.129 0.869 -0.451 0.402 1.016, n = 6
// differentiate: moved(x, n)  at: x = 0.198 1.129 0.869 -0.451 0.402 1.016, n = 6
#include <math.h>
#include <string.h>
typedef struct {
    double u, v, *at;
} place;

static long room[64];
static short narrow[256], others[256];

double streamed(double *x, int n) {
    char *p = (char *)room;
    for (int i = 0; i < 4; i++) {
        int tag = i % 2;
        memcpy(p, &tag, sizeof tag), p += sizeof tag;
        if (tag) {
            place item = {x[i] * 0.1, x[1] * x[2], x + i % n};
            memcpy(p, &item, sizeof item), p += sizeof item;
        } else {
            double item = sin(x[4]);
            memcpy(p, &item, sizeof item), p += sizeof item;
        }
    }
    p = (char *)room;
    double s = 0.1;
    for (int i = 0; i < 4; i++) {
        int tag;
        memcpy(&tag, p, sizeof tag), p += sizeof tag;
        if (tag) {
            place item;
            memcpy(&item, p, sizeof item), p += sizeof item;
            s += s * item.u + item.v + sin(*item.at);
        } else {
            double item;
            memcpy(&item, p, sizeof item), p += sizeof item;
            s += s * item;
        }
    }
    return tanh(s);
}

double saved(double *x, int n) {
    memcpy(narrow, x, n * sizeof *x);
    for (int i = 0; i < n; i++) x[i] *= i;
    double s = x[1] * x[2];
    memcpy(x, narrow, n * sizeof *x);
    for (int i = 0; i < n; i++) s += x[i] * x[i] * (i + 1);
    return s;
}

static __attribute__((noinline)) void move(void *to, const void *from, size_t count) {
    for (size_t i = 0; i < count; i++) ((char *)to)[i] = ((const char *)from)[i];
}

double moved(double *x, int n) {
    move(others, x, n * sizeof *x);
    for (int i = 0; i < n; i++) x[i] *= i;
    double s = x[1] * x[2];
    move(x, others, n * sizeof *x);
    for (int i = 0; i < n; i++) s += x[i] * x[i] * (i + 1);
    return s;
}
