/* The nuclides' energy grids, and the unionised grid with its index block. */
#include "transport.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static double resonance_shape(double energy, double centre, double width) {
    double d = (energy - centre) / width;
    return 1.0 / (1.0 + d * d);
}

static void fill_point(grid_point *p, double energy, double centre, double width, int which) {
    double peak = resonance_shape(energy, centre, width), thermal = 1.0 / sqrt(energy + 0.05);
    p->energy = energy;
    p->section[ELASTIC] = 4.0 + 2.0 * peak;
    p->section[ABSORPTION] = 0.3 * thermal + 5.0 * peak;
    p->section[FISSION] = which % 2 ? 0.0 : 0.4 * p->section[ABSORPTION];
    p->section[NU_FISSION] = p->section[FISSION] * (2.4 + 0.1 * energy);
    p->section[TOTAL] = p->section[ELASTIC] + p->section[ABSORPTION];
}

static status nuclide_make(nuclide *n, int which, double centre, double width, int points) {
    uint64_t random = 42;
    skip_ahead(&random, (unsigned)(which * points));
    n->points = malloc((size_t)points * sizeof *n->points);
    if (n->points == NULL) return NO_MEMORY;
    n->count = points;
    n->resonance = centre;
    snprintf(n->name, sizeof n->name, "n%03d", which);
    double energy = 0.0;
    for (int i = 0; i < points; i++) {
        energy += (0.2 + 0.8 * uniform(&random)) / (0.6 * points);
        fill_point(&n->points[i], i == 0 ? 1e-3 : energy, centre, width, which);
    }
    fill_point(&n->points[points - 1], 2.0, centre, width, which);
    return FINE;
}

static int by_energy(const union_point *a, const union_point *b) { return (a->energy > b->energy) - (a->energy < b->energy); }

/* A heap sort of our own: the records are swapped, so their energies and indices travel. */
static void sift(union_point *v, int root, int end) {
    for (int child; (child = 2 * root + 1) <= end; root = child) {
        if (child + 1 <= end && by_energy(&v[child], &v[child + 1]) < 0) child++;
        if (by_energy(&v[root], &v[child]) >= 0) return;
        union_point t = v[root];
        v[root] = v[child];
        v[child] = t;
    }
}

static void sort_union(union_point *v, int n) {
    for (int start = n / 2 - 1; start >= 0; start--) sift(v, start, n - 1);
    for (int end = n - 1; end > 0; end--) {
        union_point t = v[end];
        v[end] = v[0];
        v[0] = t;
        sift(v, 0, end - 1);
    }
}

static status unionise(library *data) {
    int total = 0, at = 0;
    for (int i = 0; i < data->nuclide_count; i++) total += data->nuclides[i].count;
    data->unionised = calloc((size_t)total, sizeof *data->unionised);
    data->index_block = malloc((size_t)total * (size_t)data->nuclide_count * sizeof *data->index_block);
    if (!data->unionised || !data->index_block) return NO_MEMORY;
    data->union_count = total;
    for (int i = 0; i < data->nuclide_count; i++)
        for (int j = 0; j < data->nuclides[i].count; j++) data->unionised[at++].energy = data->nuclides[i].points[j].energy;
    sort_union(data->unionised, total);
    for (int u = 0; u < total; u++) {
        data->unionised[u].below = data->index_block + (size_t)u * (size_t)data->nuclide_count;
        for (int i = 0; i < data->nuclide_count; i++) {
            int below = search_nuclide(&data->nuclides[i], data->unionised[u].energy);
            data->unionised[u].below[i] = below;
        }
    }
    return FINE;
}

status library_make(library **made, const double *resonances, const double *widths, int nuclides, int points) {
    status what = FINE;
    *made = NULL;
    if (nuclides < 1 || points < 3) return fail(BAD_INPUT, __func__);
    library *data = calloc(1, sizeof *data);
    if (data == NULL) return fail(NO_MEMORY, __func__);
    data->nuclides = calloc((size_t)nuclides, sizeof *data->nuclides);
    if (data->nuclides == NULL) {
        what = NO_MEMORY;
        goto failed;
    }
    data->nuclide_count = nuclides;
    for (int i = 0; i < nuclides; i++)
        if ((what = nuclide_make(&data->nuclides[i], i, resonances[i], widths[i], points)) != FINE) goto failed;
    if ((what = unionise(data)) != FINE) goto failed;
    report(EVERYTHING, "%d nuclides, %d points", nuclides, data->union_count);
    *made = data;
    return FINE;
failed:
    library_free(data);
    return fail(what, __func__);
}

void library_free(library *data) {
    if (data == NULL) return;
    for (int i = 0; i < data->nuclide_count; i++) free(data->nuclides[i].points);
    free(data->nuclides);
    free(data->unionised);
    free(data->index_block);
    free(data);
}

double nuclide_peak(const nuclide *n) {
    const grid_point *best = n->points;
    for (const grid_point *p = n->points; p < n->points + n->count; p++)
        if (p->section[ABSORPTION] > best->section[ABSORPTION]) best = p;
    return best->section[ABSORPTION] * best->energy;
}
