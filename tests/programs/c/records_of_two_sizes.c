// Records of two sizes behind tags, one behind the other in a buffer that is copied whole: they have no common period.
// differentiate: passed_on(x, n)  at: x = 0.3 0.7 -0.2 0.5, n = 4
// expect: refused: cannot deduce what kind of data
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct { double u, v; } pair;
typedef struct {
    pair at;
    double w;
    char sign;
    long count;
} large;
typedef struct {
    unsigned char sign;
    double u, v;
} small;

static double of_large(const large *r, double y) { return r->at.u * r->at.v + y * r->w + 0.25 * r->sign + 0.25 * r->count; }
static double of_small(const small *r, double y) { return 0.25 * r->sign + y * r->u + y * r->v; }
static void move_bytes(void *to, const void *from, size_t n) {
    for (size_t i = 0; i < n; i++) ((char *)to)[i] = ((const char *)from)[i];
}

double passed_on(const double *x, int n) {
    long room[125];
    char *start = (char *)room, *at = start;
    for (int i = 0; i < 4; i++) {
        int tag = 2 - i % 2;
        memcpy(at, &tag, sizeof tag), at += sizeof tag;
        if (i % 2) {
            large item;
            item.at = (pair){tanh(x[0]) + 0.1 * x[(n + 2) % 4], x[1]};
            item.w = sin(x[i]), item.sign = 1 + i % 3, item.count = 1 + i % 3;
            memcpy(at, &item, sizeof item), at += sizeof item;
        } else {
            small item;
            item.sign = 1 + i % 3, item.u = tanh(x[3] * cos(x[2])), item.v = exp(x[i]);
            memcpy(at, &item, sizeof item), at += sizeof item;
        }
    }
    char *sent = malloc(1000);
    memcpy(sent, start, at - start);
    at = sent;
    double sum = 0.1;
    for (int i = 0; i < 4; i++) {
        int tag;
        move_bytes(&tag, at, sizeof tag), at += sizeof tag;
        if (i % 2) {
            large item;
            move_bytes(&item, at, sizeof item), at += sizeof item;
            sum += of_large(&item, sum);
        } else {
            small item;
            move_bytes(&item, at, sizeof item), at += sizeof item;
            sum += of_small(&item, sum);
        }
    }
    free(sent);
    return sum;
}
