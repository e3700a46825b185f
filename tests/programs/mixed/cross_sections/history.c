/* One particle from birth to absorption or cut-off, with implicit capture. */
#include "transport.h"

#include <math.h>

#define CUTOFF 0.02
#define SLAB 3.0

static int region_of(double position) {
    double x = position - SLAB * floor(position / SLAB);
    return x < 1.0 ? 0 : x < 1.4 ? 1 : 2;
}

static void collide(particle *one, const double *macro, double loss) {
    double survival = 1.0 - macro[ABSORPTION] / macro[TOTAL];
    one->weight *= survival;
    one->energy *= 1.0 - 0.6 * loss;
    one->collisions++;
    if (one->weight < CUTOFF || one->energy < 2e-3) one->alive = 0;
}

status follow(const problem *p, particle *one, uint64_t *random, tally *into) {
    double macro[REACTIONS];
    while (one->alive) {
        const material *here = material_at(p->materials, region_of(one->position));
        if (here == NULL) return LOST_PARTICLE;
        macro_sections(p->data, here, one->energy, macro);
        double path = -log(1.0 - 0.999 * uniform(random)) / macro[TOTAL];
        tally_add(into, one->energy, one->weight, macro);
        report(EVERYTHING, "%.3f eV at %.3f, weight %.3f", one->energy, one->position, one->weight);
        one->position += path;
        collide(one, macro, uniform(random));
        if (one->collisions >= p->max_collisions) one->alive = 0;
    }
    return FINE;
}
