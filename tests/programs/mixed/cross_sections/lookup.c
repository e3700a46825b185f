/* Macroscopic cross sections: search, interpolate, sum over the nuclides of a material. */
#include "transport.h"

int search_union(const library *data, double energy) {
    int low = 0, high = data->union_count - 1;
    while (high - low > 1) {
        int middle = low + (high - low) / 2;
        if (data->unionised[middle].energy > energy)
            high = middle;
        else
            low = middle;
    }
    return low;
}

int search_nuclide(const nuclide *n, double energy) {
    int low = 0, length = n->count - 1;
    while (length > 1) {
        int half = length / 2;
        if (n->points[low + half].energy <= energy) {
            low += half;
            length -= half;
        } else
            length = half;
    }
    return low;
}

void micro_sections(const library *data, int which, int at, double energy, double *sections) {
    const nuclide *n = &data->nuclides[which];
    const grid_point *low = &n->points[at], *high = low + 1;
    double f = (high->energy - energy) / (high->energy - low->energy);
    for (int r = 0; r < REACTIONS; r++) sections[r] = high->section[r] - f * (high->section[r] - low->section[r]);
}

void macro_sections(const library *data, const material *m, double energy, double *sections) {
    double micro[REACTIONS];
    const union_point *u = &data->unionised[search_union(data, energy)];
    for (int r = 0; r < REACTIONS; r++) sections[r] = 0;
    for (int k = 0; k < m->nuclide_count; k++) {
        int which = m->nuclides[k];
        micro_sections(data, which, u->below[which], energy, micro);
        for (int r = 0; r < REACTIONS; r++) sections[r] += micro[r] * m->densities[k];
    }
}

void macro_sections_slow(const library *data, const material *m, double energy, double *sections) {
    for (int r = 0; r < REACTIONS; r++) sections[r] = 0;
    for (int k = 0; k < m->nuclide_count; k++) {
        double micro[REACTIONS];
        int which = m->nuclides[k];
        micro_sections(data, which, search_nuclide(&data->nuclides[which], energy), energy, micro);
        for (int r = 0; r < REACTIONS; r++) sections[r] += micro[r] * m->densities[k];
    }
}
