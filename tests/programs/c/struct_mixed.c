// Structs that mix doubles, floats, integers, flags and pointers.
// differentiate: simulate(x, n)  at: x = 1.1 2.2 3.3 4.4, n = 4
#include <stdlib.h>

typedef struct {
    int id;
    double value;
    char alive;
    float weight;
    double *history;
    long steps;
} cell;

static void step(cell *c, double dt) {
    if (!c->alive) return;
    c->history[c->steps++] = c->value;
    c->value += dt * c->weight * c->value * (1 - 0.1 * c->value) + c->id * 0.01;
    if (c->value > 4.8) c->alive = 0;
}

double simulate(const double *x, int n) {
    cell *cells = calloc(n, sizeof *cells);
    double s = 0;
    for (int i = 0; i < n; i++)
        cells[i] = (cell){i, x[i], 1, 0.5f + 0.125f * i, malloc(10 * sizeof(double)), 0};
    for (int t = 0; t < 6; t++)
        for (int i = 0; i < n; i++) step(&cells[i], 0.1 + 0.01 * x[0]);
    for (int i = 0; i < n; i++) {
        for (long k = 0; k < cells[i].steps; k++) s += cells[i].history[k] * cells[i].history[k];
        s += cells[i].value;
        free(cells[i].history);
    }
    free(cells);
    return s;
}
