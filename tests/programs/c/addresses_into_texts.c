// What the C library answers with leads into what it was given: a header of text, and numbers behind it.
// differentiate: by_strtol(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: by_memchr(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: by_memchr_out(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: by_strchr(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: by_strsep(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: by_strtok(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: by_bsearch(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: by_strsep_kept(x, n)  at: x = 1.3 0.7, n = 2
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct parser {
    double sum;
    char *at;
};
// a header of text, then a number
static char *fill(const double *x, int n, const char *head) {
    char *b = malloc(64);
    strcpy(b, head);
    double v = x[0] * x[1];
    memcpy(b + strlen(head) + 1, &v, 8);
    return b;
}
__attribute__((noinline)) static double out(const char *p) {
    double v;
    memcpy(&v, p + 1, 8);
    return v * v;
}
__attribute__((noinline)) static void cut(struct parser *p, char *text) {
    strtol(text, &p->at, 10);
}
double by_strtol(const double *x, int n) {
    char *b = fill(x, n, "1234");
    struct parser *p = malloc(sizeof *p);
    p->sum = x[0];
    cut(p, b);
    double r = out(p->at) * p->sum;
    free(p);
    free(b);
    return r;
}
double by_memchr(const double *x, int n) {
    char *b = fill(x, n, "1234");
    char *p = memchr(b, 0, 20);
    double r = out(p);
    free(b);
    return r;
}
double by_memchr_out(const double *x, int n) {
    char *b = calloc(64, 1);
    strcpy(b, n > 1 ? "abc" : "d");
    char *p = memchr(b, 0, 20);
    double v = x[0] * x[1];
    memcpy(p + 1, &v, 8);
    double r = out(b + strlen(b));
    free(b);
    return r;
}
double by_strchr(const double *x, int n) {
    char *b = fill(x, n, "1234");
    char *p = strchr(b, '4') + 1;
    double r = out(p);
    free(b);
    return r;
}
__attribute__((noinline)) static char *sep(struct parser *p) {
    return strsep(&p->at, ",");
}
double by_strsep(const double *x, int n) {
    char *b = fill(x, n, "12,34");
    struct parser p = {x[0], b};
    sep(&p);
    double r = out(p.at + 2) * p.sum;
    free(b);
    return r;
}
__attribute__((noinline)) static char *tok(struct parser *p, char *t) {
    return strtok_r(t, ",", &p->at);
}
double by_strtok(const double *x, int n) {
    char *b = fill(x, n, "12,34");
    struct parser *p = malloc(sizeof *p);
    p->sum = x[0];
    tok(p, b);
    char *w = tok(p, 0);
    double r = out(w + 2) * p->sum;
    free(b);
    free(p);
    return r;
}
struct entry {
    int key;
    double value;
};
static int by_key(const void *a, const void *b) {
    return ((const struct entry *)a)->key - ((const struct entry *)b)->key;
}
double by_bsearch(const double *x, int n) {
    struct entry e[4];
    for (int i = 0; i < 4; i++)
        e[i].key = 2 * i, e[i].value = x[i % n] * (i + 1);
    struct entry k = {2 * n, 0};
    struct entry *f = bsearch(&k, e, 4, sizeof *e, by_key);
    f->value *= x[0];
    return e[2].value * e[0].value;
}
struct keep {
    double sum;
    char *word;
    char *at;
};
double by_strsep_kept(const double *x, int n) {
    char *b = fill(x, n, "12,34");
    struct keep *p = malloc(sizeof *p);
    p->sum = x[0];
    p->at = b;
    p->word = strsep(&p->at, ",");
    double r = out(p->at + 2) * p->sum + out(p->word + 5);
    free(b);
    free(p);
    return r;
}
