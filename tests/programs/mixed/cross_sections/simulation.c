// Neutron transport over tabulated cross sections, after the shape of XSBench: unionised grids, binary search,
// interpolation, materials in a list, histories with tallies, errors by status, a logger, callbacks.
// differentiate: multiplication(densities, resonances, widths, nuclides, particles)
// at: densities = 0.8 1.3 0.4 0.9, resonances = 0.7 1.1 0.4 1.6, widths = 0.3 0.5 0.25 0.6, nuclides = 4, particles = 4
// tolerance: 1e-5
// roundoff: 1e-11
// differentiate: lookups(densities, energies, count, sums)
// at: densities = 0.8 1.3 0.4 0.9, energies = 0.31 0.77 1.23 0.12 1.71, count = 5, sums = zeros(5)
// tolerance: 1e-5
// roundoff: 1e-11
// differentiate: peaks(resonances, widths, nuclides)
// at: resonances = 0.7 1.1 0.4, widths = 0.3 0.5 0.25, nuclides = 3
// tolerance: 1e-5
#include "transport.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double fission_response(double energy, const double *macro) { return macro[NU_FISSION] * exp(-0.2 * energy); }
static double plain_response(double energy, const double *macro) { return macro[ELASTIC] * energy; }

static particle born(uint64_t *random) {
    particle one = {.energy = 0.2 + 1.6 * uniform(random), .weight = 1.0, .position = 3.0 * uniform(random), .alive = 1};
    return one;
}

static status simulate(const problem *p, tally *into) {
    for (int i = 0; i < p->particles; i++) {
        uint64_t random = p->seed;
        skip_ahead(&random, 1000u * (unsigned)i);
        particle one = born(&random);
        status what = follow(p, &one, &random, into);
        if (what != FINE) return fail(what, __func__);
    }
    return FINE;
}

double multiplication(const double *densities, const double *resonances, const double *widths, int nuclides,
                      int particles) {
    library *data;
    tally scores[2] = {{0}};
    double result = -1.0;
    if (library_make(&data, resonances, widths, nuclides, 12) != FINE) return result;
    material *materials = materials_make(densities, nuclides);
    if (materials == NULL) goto no_materials;
    problem p = {.data = data, .materials = materials, .particles = particles, .max_collisions = 6, .seed = 7};
    for (int k = 0; k < 2; k++)
        if (tally_init(&scores[k], 3 + k, 0.0, 2.0, k ? fission_response : plain_response) != FINE) goto done;
    for (int k = 0; k < 2; k++)
        if (simulate(&p, &scores[k]) != FINE) goto done;
    double produced = tally_sum(&scores[0], NU_FISSION), lost = tally_sum(&scores[0], ABSORPTION);
    const material *water = material_named(materials, "water");
    result = produced / lost + 0.1 * tally_spread(&scores[1]) + 0.01 * material_mass(water);
done:
    for (int k = 0; k < 2; k++) tally_clear(&scores[k]);
    materials_free(materials);
no_materials:
    library_free(data);
    return result;
}

void lookups(const double *densities, const double *energies, int count, double *sums) {
    static const double resonances[] = {0.7, 1.1, 0.4, 1.6}, widths[] = {0.3, 0.5, 0.25, 0.6};
    library *data;
    if (library_make(&data, resonances, widths, 4, 10) != FINE) abort();
    material *materials = materials_make(densities, 4);
    for (int i = 0; i < count; i++) {
        double fast[REACTIONS], slow[REACTIONS];
        const material *m = material_at(materials, i % 3);
        macro_sections(data, m, energies[i], fast);
        macro_sections_slow(data, m, energies[i], slow);
        if (memcmp(fast, slow, sizeof fast) != 0) report(EVERYTHING, "the searches differ at %g", energies[i]);
        sums[i] += fast[TOTAL] * slow[FISSION] + sqrt(slow[ABSORPTION]);
    }
    materials_free(materials);
    library_free(data);
}

double peaks(const double *resonances, const double *widths, int nuclides) {
    library *data;
    if (library_make(&data, resonances, widths, nuclides, 8) != FINE) return 0.0;
    double s = 0;
    for (int i = 0; i < nuclides; i++) s += nuclide_peak(&data->nuclides[i]) * data->nuclides[i].resonance;
    library_free(data);
    return s;
}
