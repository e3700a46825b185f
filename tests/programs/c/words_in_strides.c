// Records of numbers beside integers, at distances that the caller chooses, moved word by word.
// differentiate: moved(x, n, stride)    at: x = 1.3 0.4 0.7, n = 3, stride = 24
// differentiate: swapped(x, n, stride)    at: x = 1.3 0.4 0.7 -0.2, n = 4, stride = 16
// differentiate: unaligned(x, n, stride)    at: x = 1.3 0.4 0.7, n = 3, stride = 24
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define CALLED __attribute__((noinline)) static
struct token {
    int precedence, side;
    double value;
};
CALLED void keep(char *where, const struct token *t, size_t size) { memcpy(where, t, size); }
CALLED void move(char *to, const char *from) {
    memcpy(__builtin_assume_aligned(to, 8), __builtin_assume_aligned(from, 8), 8);
}
CALLED double get(const char *place) { return ((const struct token *)place)->value; }
static int side(const char *place) { return ((const struct token *)place)->side; }

static double moved_by(const double *x, int n, int stride, void (*move_word)(char *, const char *)) {
    char *all = malloc(stride * n), *heads = malloc(stride * n);
    double s = 0;
    for (int i = 0; i < n; i++) {
        struct token t = {i, 1 - i, x[i] * x[0]};
        keep(all + stride * i, &t, sizeof t);
    }
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 16; k += 8) move_word(heads + stride * i + k, all + stride * i + k);
    for (int i = 0; i < n; i++) s += get(heads + stride * i) * side(heads + stride * i);
    free(all), free(heads);
    return s * s;
}
double moved(const double *x, int n, int stride) { return moved_by(x, n, stride, move); }
double swapped(const double *x, int n, int stride) {
    char *all = malloc(stride * n);
    _Alignas(8) char other[8];
    double s = 0;
    for (int i = 0; i < n; i++) {
        struct token t = {i, i + 1, exp(x[i])};
        keep(all + stride * i, &t, sizeof t);
    }
    for (int i = 0; i < n / 2; i++)
        for (int k = 0; k < 16; k += 8) {
            char *one = all + stride * i + k, *last = all + stride * (n - 1 - i) + k;
            move(other, one), move(one, last), move(last, other);
        }
    for (int i = 0; i < n; i++) s += get(all + stride * i) * (side(all + stride * i) + i);
    free(all);
    return s;
}

// of no alignment that the compiler knows
CALLED void move_anywhere(char *to, const char *from) { memcpy(to, from, 8); }
double unaligned(const double *x, int n, int stride) { return moved_by(x, n, stride, move_anywhere); }
