/* Materials in a linked list: fuel, cladding, water, each with some of the nuclides. */
#include "transport.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *label;
    int first, stride;
    double factor;
} recipes[] = {{"fuel", 0, 1, 1.0}, {"cladding", 1, 2, 0.5}, {"water", 0, 3, 0.8}};

static material *material_new(int recipe, const double *densities, int nuclides) {
    material *m = malloc(sizeof *m);
    if (m == NULL) return NULL;
    m->label = recipes[recipe].label;
    m->nuclide_count = 0;
    m->nuclides = NULL;
    m->densities = NULL;
    m->next = NULL;
    for (int i = recipes[recipe].first; i < nuclides; i += recipes[recipe].stride) {
        int count = m->nuclide_count + 1;
        m->nuclides = realloc(m->nuclides, (size_t)count * sizeof *m->nuclides);
        m->densities = realloc(m->densities, (size_t)count * sizeof *m->densities);
        if (!m->nuclides || !m->densities) abort();
        m->nuclides[m->nuclide_count] = i;
        m->densities[m->nuclide_count] = densities[i] * recipes[recipe].factor;
        m->nuclide_count = count;
    }
    return m;
}

material *materials_make(const double *densities, int nuclides) {
    material *first = NULL, **end = &first;
    for (size_t r = 0; r < sizeof recipes / sizeof *recipes; r++) {
        *end = material_new((int)r, densities, nuclides);
        if (*end == NULL) {
            materials_free(first);
            return NULL;
        }
        end = &(*end)->next;
    }
    return first;
}

void materials_free(material *first) {
    while (first) {
        material *next = first->next;
        free(first->nuclides);
        free(first->densities);
        free(first);
        first = next;
    }
}

const material *material_at(const material *first, int index) {
    while (first && index-- > 0) first = first->next;
    return first;
}

const material *material_named(const material *first, const char *label) {
    for (; first; first = first->next)
        if (strcmp(first->label, label) == 0) return first;
    return NULL;
}

double material_mass(const material *m) {
    double s = 0;
    for (int k = 0; k < m->nuclide_count; k++) s += m->densities[k] * (1.0 + m->nuclides[k]);
    return s;
}
