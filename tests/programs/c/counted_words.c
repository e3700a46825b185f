// Words that are numbers at times and counts at others have no derivative where they are copied as integers, although a
// member is counted up and the struct begins like a list.
// differentiate: copied(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4  expect: refused: bits of an active number go through integer arithmetic
// differentiate: punned(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4  expect: refused: bits of an active number go through integer arithmetic
// differentiate: handed(x, n)  at: x = 1.5 2.5 3.5 0.5, n = 4  expect: refused: bits of an active number go through integer arithmetic
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
struct link {
    struct link *next;
};
struct cell {
    struct link link;
    uint64_t word;
    int is_number;
};
static struct cell *push(struct cell *rest, int is_number) {
    struct cell *c = calloc(1, sizeof *c);
    c->link.next = (struct link *)rest;
    c->is_number = is_number;
    return c;
}
__attribute__((noinline)) static void copy(struct cell *to, const struct cell *from) {
    to->word = from->word;
    to->is_number = from->is_number;
}
double copied(const double *x, int n) {
    struct cell *list = push(0, 0);
    for (int i = 0; i < n; i++) {
        list = push(list, 1);
        memcpy(&list->word, x + i, 8);
        struct cell *k = list;
        while (k->is_number) k = (struct cell *)k->link.next;
        k->word += 1;
    }
    struct cell *twin = push(0, 0);
    double s = 0;
    for (struct cell *c = list; c; c = (struct cell *)c->link.next) {
        copy(twin, c);
        double v;
        memcpy(&v, &twin->word, 8);
        s += twin->is_number ? v * v : (double)twin->word;
    }
    return s;
}
double punned(const double *x, int n) {
    struct cell *list = push(0, 0);
    for (int i = 0; i < n; i++) {
        list = push(list, 1);
        *(double *)&list->word = x[i];
        struct cell *k = list;
        while (k->is_number) k = (struct cell *)k->link.next;
        k->word += 1;
    }
    struct cell *twin = push(0, 0);
    double s = 0;
    for (struct cell *c = list; c; c = (struct cell *)c->link.next) {
        copy(twin, c);
        s += twin->is_number ? *(double *)&twin->word * *(double *)&twin->word : (double)twin->word;
    }
    return s;
}
__attribute__((noinline)) static void put(void *to, double v) {
    memcpy(to, &v, 8);
}
__attribute__((noinline)) static double get(void *to) { double v;
    memcpy(&v, to, 8); return v; }
double handed(const double *x, int n) {
    struct cell *list = push(0, 0);
    for (int i = 0; i < n; i++) {
        list = push(list, 1);
        put(&list->word, x[i]);
        struct cell *k = list;
        while (k->is_number) k = (struct cell *)k->link.next;
        k->word += 1;
    }
    struct cell *twin = push(0, 0);
    double s = 0;
    for (struct cell *c = list; c; c = (struct cell *)c->link.next) {
        copy(twin, c);
        s += twin->is_number ? get(&twin->word) * get(&twin->word) : (double)twin->word;
    }
    return s;
}
