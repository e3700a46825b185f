// A table keyed by strings with chains: inserted, updated in place, grown by rehashing, erased, freed.
// differentiate: word_scores(x, n)  at: x = 0.5 1.5 -0.7 2.5 0.9, n = 5
// differentiate: erased(x, n)  at: x = 0.5 1.5 -0.7 2.5 0.9 1.1, n = 6
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct entry {
    char *key;
    double value;
    unsigned visits;
    struct entry *next;
} entry;

typedef struct {
    entry **slots;
    size_t size, count;
} table;

static uint64_t hash(const char *s) {
    uint64_t h = 14695981039346656037u;
    while (*s) h = (h ^ (unsigned char)*s++) * 1099511628211u;
    return h;
}

static table *table_new(size_t size) {
    table *t = malloc(sizeof *t);
    t->slots = calloc(size, sizeof *t->slots);
    t->size = size;
    t->count = 0;
    return t;
}

static void rehash(table *t) {
    size_t size = t->size * 2;
    entry **slots = calloc(size, sizeof *slots);
    for (size_t i = 0; i < t->size; i++)
        for (entry *e = t->slots[i], *next; e; e = next) {
            next = e->next;
            size_t at = hash(e->key) % size;
            e->next = slots[at];
            slots[at] = e;
        }
    free(t->slots);
    t->slots = slots;
    t->size = size;
}

static double *table_at(table *t, const char *key) {
    for (entry *e = t->slots[hash(key) % t->size]; e; e = e->next)
        if (strcmp(e->key, key) == 0) {
            e->visits++;
            return &e->value;
        }
    if (t->count >= t->size) rehash(t);
    entry *e = malloc(sizeof *e);
    e->key = malloc(strlen(key) + 1);
    strcpy(e->key, key);
    e->value = 0;
    e->visits = 1;
    size_t at = hash(key) % t->size;
    e->next = t->slots[at];
    t->slots[at] = e;
    t->count++;
    return &e->value;
}

static int table_erase(table *t, const char *key) {
    for (entry **p = &t->slots[hash(key) % t->size]; *p; p = &(*p)->next)
        if (strcmp((*p)->key, key) == 0) {
            entry *dead = *p;
            *p = dead->next;
            free(dead->key);
            free(dead);
            t->count--;
            return 1;
        }
    return 0;
}

static void table_free(table *t) {
    for (size_t i = 0; i < t->size; i++)
        for (entry *e = t->slots[i], *next; e; e = next) {
            next = e->next;
            free(e->key);
            free(e);
        }
    free(t->slots);
    free(t);
}

double word_scores(const double *x, int n) {
    table *t = table_new(2);
    char key[16];
    for (int round = 0; round < 3; round++)
        for (int i = 0; i < n; i++) {
            snprintf(key, sizeof key, "w%d", (i * (round + 1)) % 4);
            double *v = table_at(t, key);
            *v = *v * 0.5 + x[i] * x[i] + sin(*v);
        }
    double s = 0;
    for (size_t i = 0; i < t->size; i++)
        for (entry *e = t->slots[i]; e; e = e->next) s += e->value * e->visits;
    table_free(t);
    return s;
}

double erased(const double *x, int n) {
    table *t = table_new(4);
    double s = 0;
    for (int i = 0; i < n; i++) {
        char key[2] = {(char)('a' + i % 3), 0};
        if (i % 4 == 3 && table_erase(t, key)) s += x[i];
        *table_at(t, key) += x[i] * x[i] * (1 + s);
    }
    for (char c = 'a'; c < 'd'; c++) s += *table_at(t, (char[]){c, 0}) * c / 100.0;
    table_free(t);
    return s;
}
