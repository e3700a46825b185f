/* Scores by energy bin, with a response function of the user. */
#include "transport.h"

#include <math.h>
#include <stdlib.h>

status tally_init(tally *t, int bins, double low, double high, double (*response)(double, const double *)) {
    double width = (high - low) / bins;
    t->bins = calloc((size_t)bins, sizeof *t->bins);
    if (t->bins == NULL) return fail(NO_MEMORY, __func__);
    t->count = bins;
    t->response = response;
    for (int i = 0; i < bins; i++) {
        t->bins[i].low = low + i * width;
        t->bins[i].high = t->bins[i].low + width;
    }
    return FINE;
}

void tally_add(tally *t, double energy, double weight, const double *macro) {
    for (tally_bin *b = t->bins; b < t->bins + t->count; b++) {
        if (energy < b->low || energy >= b->high) continue;
        double track = weight / macro[TOTAL];
        b->hits++;
        b->flux += track * (t->response ? t->response(energy, macro) : 1.0);
        for (int r = 0; r < REACTIONS; r++) b->reactions[r] += track * macro[r];
        return;
    }
}

double tally_sum(const tally *t, enum reaction which) {
    double s = 0;
    for (int i = 0; i < t->count; i++) s += t->bins[i].reactions[which];
    return s;
}

double tally_spread(const tally *t) {
    double mean = 0, square = 0;
    for (int i = 0; i < t->count; i++) mean += t->bins[i].flux / t->count;
    for (int i = 0; i < t->count; i++) square += (t->bins[i].flux - mean) * (t->bins[i].flux - mean);
    return sqrt(square / t->count + 1e-6);
}

void tally_clear(tally *t) {
    free(t->bins);
    t->bins = NULL;
    t->count = 0;
}
