// Pairs of numbers are copied out of variables into records that hold addresses, in places that a loop may reach.
// differentiate: doubles(a, b, level)  at: a = 0.7, b = 0.4, level = 1
// differentiate: floats(a, b, level)  at: a = 0.7, b = 0.4, level = 1
// differentiate: real_floats(a, level)  at: a = 0.7, level = 1
// differentiate: both(a, b, level)  at: a = 0.7, b = 0.4, level = 1
#include <stdlib.h>

#define NOINLINE __attribute__((noinline))

// The numbers lie where in other records the loop would have put an address.
#define RECORD(NAME, NUMBER)                                                       \
    typedef struct { NUMBER re, im; } NAME##Pair;                                  \
    typedef struct NAME {                                                          \
        NUMBER x;                                                                  \
        NAME##Pair d;                                                              \
        struct NAME *skip[3];                                                      \
    } NAME;                                                                        \
    static NAME##Pair NAME##_kept;                                                 \
    NOINLINE static NAME *NAME##_image(NUMBER a, NUMBER b, int level) {            \
        NAME *p = malloc(sizeof *p);                                               \
        p->x = a;                                                                  \
        NAME##_kept.re = a, NAME##_kept.im = b;                                    \
        p->d = NAME##_kept;                                                        \
        for (int i = 0; i <= level; i++) p->skip[i] = p;                           \
        return p;                                                                  \
    }

RECORD(Wide, double)
RECORD(Narrow, float)

double doubles(double a, double b, int level) {
    Wide *p = Wide_image(a, b, level);
    double got = p->x * p->d.re + p->skip[0]->d.im * p->d.im;
    free(p);
    return got;
}

float floats(float a, float b, int level) {
    Narrow *p = Narrow_image(a, b, level);
    float got = p->x * p->d.re + p->skip[0]->d.im * p->d.im;
    free(p);
    return got;
}

float real_floats(float a, int level) {
    Narrow *p = Narrow_image(a, 0, level);
    float got = p->x * p->d.re + p->skip[0]->d.re;
    free(p);
    return got;
}

// Numbers in one half of what is copied, an address that is set in the other.
static struct {
    double scale;
    const double *table;
} settings;
static double table[2] = {1.5, 2.5};

NOINLINE static void set(double scale) {
    settings.scale = scale;
    settings.table = table;
}

NOINLINE static double used(const void *from, int level) {
    struct { double scale; const double *rows[2]; } copy = {0, {0, 0}};
    const double *const *at = from;
    for (int i = 0; i < level; i++) copy.rows[i] = at[i + 1];
    copy.scale = *(const double *)from;
    return copy.scale * copy.rows[0][1];
}

double both(double a, double b, int level) {
    set(a * b);
    return used(&settings, level) * a;
}
