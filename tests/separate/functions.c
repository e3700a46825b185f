#include "functions.h"
#include <math.h>
#include <ucontext.h>
#include <stdlib.h>
#define ENERGY_SCALE 1

double coupling = 2; /* other files read it, too */

double square(double x) { return x * x; }

double energy(const double *x, const double *weights, int n) {
    double sum = 0;
    for (int i = 0; i < n; ++i) sum += sin(x[i]) * weights[i] * coupling;
    return sum * ENERGY_SCALE;
}

double *largest(double *x, int n) {
    int found = 0;
    for (int i = 1; i < n; ++i) found = x[i] > x[found] ? i : found;
    return x + found;
}

struct node *pushed(struct node *head, double value) {
    struct node *made = malloc(sizeof *made);
    made->value = value, made->next = head;
    return made;
}

static ucontext_t place;
double jumps(double x) { return getcontext(&place) ? x : x * x; }
