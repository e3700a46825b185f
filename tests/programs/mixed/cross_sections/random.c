/* A linear congruential generator: the same numbers on every machine. */
#include "transport.h"

static const uint64_t multiplier = 2806196910506780709ULL, increment = 1ULL;
#define MODULUS (1ULL << 63)

double uniform(uint64_t *state) {
    *state = (multiplier * *state + increment) % MODULUS;
    return (double)*state / (double)MODULUS;
}

/* F. Brown, "Random number generation with arbitrary strides": steps of the generator in logarithmic time. */
void skip_ahead(uint64_t *state, unsigned steps) {
    uint64_t a = multiplier, c = increment, total_a = 1, total_c = 0;
    while (steps > 0) {
        if (steps & 1) {
            total_a *= a;
            total_c = total_c * a + c;
        }
        c *= a + 1;
        a *= a;
        steps >>= 1;
    }
    *state = (total_a * *state + total_c) % MODULUS;
}
