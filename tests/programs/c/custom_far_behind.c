// A derivative written by hand that changes what lies behind two pointers: nobody can look whether that has a shadow.
// differentiate: far_behind(x)  at: x = 0.7 0.3  expect: refused: `back_along`, registered for `along`, changes  modes: reverse
// differentiate: own_links(x)  at: x = 0.7 0.3  modes: reverse
#include <stdlib.h>

typedef struct Link {
    double k;
    struct Link *next;
} Link;
static Link *kept;

__attribute__((constructor)) static void keep(void) {
    kept = malloc(sizeof *kept);
    *kept = (Link){2, 0};
}

__attribute__((noinline)) static double along(const Link *a) {
    double sum = 0;
    for (; a; a = a->next) sum += a->k * a->k;
    return sum;
}

static double forth_along(const Link *a, Link *da) { return along(a); }

static void back_along(const Link *a, Link *da, double seed) {
    for (; a; a = a->next, da = da->next) da->k += 2 * seed * a->k;
}

void *__enzyme_register_gradient_along[] = {(void *)along, (void *)forth_along, (void *)back_along};

__attribute__((noinline)) double far_behind(double *x) {
    Link second = {x[1], kept}, first = {x[0], &second};
    return along(&first) * x[1];
}

__attribute__((noinline)) double own_links(double *x) {
    Link third = {2, 0}, second = {x[1], &third}, first = {x[0], &second};
    return along(&first) * x[0];
}
