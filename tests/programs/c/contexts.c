// One record keeps constants that were set up before beside addresses that each call sets: what is behind each pointer
// counts by itself, whether the record is read where it is, handed on or copied.
// differentiate: in_place(x)  at: x = 0.3 0.4
// differentiate: handed_on(x)  at: x = 0.3 0.4
// differentiate: copied(x)  at: x = 0.3 0.4
// differentiate: with_room(x)  at: x = 0.3 0.4
// differentiate: by_value(x)  at: x = 0.3 0.4
// differentiate: with_numbers(x)  at: x = 0.3 0.4
// differentiate: assigned_whole(x)  at: x = 0.3 0.4
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline))

typedef struct {
    double *x;
    const double *masses;
    double *room;
    long n;
} Context;

typedef struct {
    double step, sum[2];
    const double *masses;
    long n;
} Numbers;

static Context context, shown, whole, original, with_space, given;
static Numbers numbers;

#define MAKE(masses)                          \
    double *masses = malloc(2 * sizeof(double)); \
    masses[0] = 2;                               \
    masses[1] = 3

__attribute__((constructor)) static void set_up(void) {
    MAKE(a);
    memset(&context, 0, sizeof context);
    context.masses = a;
    context.n = 2;
    MAKE(b);
    original = (Context){NULL, b, NULL, 2};
    MAKE(c);
    with_space.masses = c;
    with_space.n = 2;
    MAKE(d);
    given.masses = d;
    MAKE(e);
    shown.masses = e;
    shown.n = 2;
    FILE *nowhere = fopen("/dev/null", "w");
    fwrite(&shown, sizeof shown, 1, nowhere);
    fclose(nowhere);
    MAKE(f);
    numbers.step = 0.5;
    numbers.masses = f;
    numbers.n = 2;
    MAKE(g);
    Context start = {NULL, g, NULL, 2};
    whole = start;
}

NOINLINE static double energy(const Context *c) {
    double sum = 0;
    for (long i = 0; i < c->n; i++) sum += c->masses[i] * c->x[i] * c->x[i];
    return sum;
}

NOINLINE static double energy_shown(void) {
    double sum = 0;
    for (long i = 0; i < shown.n; i++) sum += shown.masses[i] * shown.x[i] * shown.x[i];
    return sum;
}

__attribute__((noinline)) double in_place(double *x) {
    shown.x = x;
    return energy_shown() * x[1];
}

__attribute__((noinline)) double handed_on(double *x) {
    context.x = x;
    return energy(&context);
}

__attribute__((noinline)) double copied(double *x) {
    Context c = original;
    c.x = x;
    return energy(&c) * x[0];
}

NOINLINE static double in_room(Context *c) {
    double sum = 0;
    for (long i = 0; i < c->n; i++) {
        c->room[i] = c->masses[i] * c->x[i];
        sum += c->room[i] * c->room[i];
    }
    return sum;
}

__attribute__((noinline)) double with_room(double *x) {
    double room[2];
    Context c = with_space;
    c.x = x;
    c.room = room;
    return in_room(&c);
}

NOINLINE static double taken(Context c) {
    double sum = 0;
    for (long i = 0; i < c.n; i++) sum += c.masses[i] * c.x[i] * c.x[i] * c.x[i];
    return sum;
}

__attribute__((noinline)) double by_value(double *x) {
    Context c = {x, given.masses, NULL, 2};
    return taken(c);
}

NOINLINE static void advance(const double *x) {
    for (long i = 0; i < 2; i++) numbers.sum[i] = numbers.step * numbers.masses[i] * x[i] * x[i];
}

NOINLINE static double summed(const Numbers *c) { return c->sum[0] * c->masses[1] + c->sum[1] * c->masses[0]; }

__attribute__((noinline)) double with_numbers(double *x) {
    advance(x);
    return summed(&numbers);
}

__attribute__((noinline)) double assigned_whole(double *x) {
    whole.x = x;
    return energy(&whole) + x[0];
}
