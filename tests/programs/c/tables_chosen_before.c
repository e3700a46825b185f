// A pointer to one of several tables that nobody writes, chosen at the program's start and never again.
// differentiate: weighted(x, n)  at: x = 0.3 0.5 -0.2 0.8, n = 4
// differentiate: by_name(x, n)  at: x = 0.3 0.5 -0.2 0.8, n = 4
// differentiate: written(x, n)  at: x = 0.3 0.5 -0.2 0.8, n = 4
#include <math.h>
#include <stdlib.h>
#include <string.h>

static double narrow[4] = {0.7, 0.4, 0.3, 0.2}, wide[4] = {0.9, 0.8, 0.6, 0.3};
static double kept[4], others[4];
static double *weights, *written_to;
static int size;
static volatile int first = 1;

void choose(int rate) {
    static int before;
    if (before == rate) return;
    before = rate;
    weights = rate > 8000 ? wide : narrow;
    written_to = first ? kept : others;
    size = 4;
}

__attribute__((constructor)) static void begin(void) { choose(8000); }

double weighted(const double *x, int n) {
    double sum = 0;
    choose(8000);
    for (int i = 0; i < size && i < n; i++) sum += x[i] * x[i] * weights[i];
    return sum;
}

/* The table that the pointer leads to gets numbers that vary. */
double written(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) kept[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) sum += written_to[i] * x[i];
    return sum;
}

/* A buffer that is kept gets the characters of a copy. */
static int first_of(const char *text) {
    static char *buffer;
    if (!buffer) buffer = malloc(64);
    memcpy(buffer, text, strlen(text) + 1);
    return *strchr(buffer, 's');
}

double by_name(const double *x, int n) {
    char *name = strdup("sine");
    double sum = 0;
    for (int i = 0; i < n; i++) sum += first_of(name) == 's' ? sin(x[i]) : x[i];
    free(name);
    return sum;
}
