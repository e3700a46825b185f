// Where a library's functions leave addresses into a text: in variables, in globals, and nowhere.
// differentiate: token_loop(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: next_token(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: end_in_global(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: rest_in_global(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: end_not_wanted(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: characters_beside(x, n)  at: x = 1.3 0.7, n = 2
// differentiate: names_made(x, n)  at: x = 1.3 0.7, n = 2
#define _GNU_SOURCE
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// a text, and a number behind its end
__attribute__((noinline)) static char *fill(const double *x, const char *head) {
    char *b = malloc(64);
    strcpy(b, head);
    double v = x[0] * x[1];
    memcpy(b + strlen(head) + 1, &v, 8);
    return b;
}
__attribute__((noinline)) static double out(const char *end) {
    double v;
    memcpy(&v, end + 1, 8);
    return v * v;
}

double token_loop(const double *x, int n) {
    char *b = fill(x, "a,bc,d"), *rest = b, *token, *last = b;
    int count = n;
    while ((token = strsep(&rest, ",")))
        count += (int)strlen(token), last = token;
    double r = out(last + 1) * count;
    free(b);
    return r;
}
double next_token(const double *x, int n) {
    char *b = fill(x, "a,bc"), *rest;
    strtok_r(b, ",", &rest);
    double r = out(strtok_r(NULL, ",", &rest) + 2) * n;
    free(b);
    return r;
}

static char *end, *rest;
double end_in_global(const double *x, int n) {
    char *b = fill(x, "12.5");
    double r = strtod(b, &end) * out(end) * n;
    free(b);
    return r;
}
__attribute__((noinline)) static char *word(char *b) { return strtok_r(b, ",", &rest); }
double rest_in_global(const double *x, int n) {
    char *b = fill(x, "12,3");
    word(b);
    double r = out(word(NULL) + 1) * n;
    free(b);
    return r;
}

__attribute__((noinline)) static double number(const char *text, char **end) { return strtod(text, end); }
double end_not_wanted(const double *x, int n) {
    char *b = fill(x, "12.5"), *e = b;
    double s = 0;
    for (int i = 0; i < n; i++)
        s += number(b, i == 0 ? &e : NULL) * x[i];
    s *= out(e);
    free(b);
    return s;
}

struct named {
    char name[16];
    double value;
};
double characters_beside(const double *x, int n) {
    struct named r = {"al.pha be", x[0] * x[1]};
    char *dot = strchr(r.name, '.');
    *dot ^= 1;
    for (char *c = dot + 1; *c; c++)
        *c = (char)toupper(*c);
    return r.value * r.value * (r.name[3] == 'P' ? n : 1);
}

struct row {
    double value;
    char *name;
};
__attribute__((noinline)) static double made(double v, int i) {
    struct row r; // what lies in it before is that of the last call
    if (asprintf(&r.name, "row %d", i) < 0)
        abort();
    r.value = v;
    r.name[0] = 'R';
    double s = r.value * r.value * (double)strlen(r.name);
    free(r.name);
    return s;
}
double names_made(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < 4; i++)
        s += made(x[i % n] * x[0], i);
    return s;
}
